"""The page itself compares the promise about the shuffle, and does not take the server's word for it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.conftest import Sit
from browser.parting import offer_to_end, wants_to_end
from browsing.player import Player
from playwright.sync_api import WebSocketRoute, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

Forge = Callable[[re.Match[str]], str]
OPENED = re.compile(r"secret=([0-9a-f]{64}) salt=([0-9a-f]{64}) randoms=([^\"\s]*)")


def another_salt(found: re.Match[str]) -> str:
    return f"secret={found[1]} salt={'0' * 64} randoms={found[3]}"


def others_numbers(found: re.Match[str]) -> str:
    return f"secret={found[1]} salt={found[2]} randoms={re.sub('[0-9a-f]', '0', found[3])}"


def hears(player: Player, forge: Forge) -> None:
    """What the server opens comes changed to this player."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(OPENED.sub(forge, str(text))))

    player.page.route_web_socket(re.compile("/api/socket"), between)


def test_a_promise_that_was_not_kept_is_told(sit: Sit) -> None:
    people = {"fair": sit(), "unfair": sit("ja"), "unfair_random": sit()}
    host, other, last = people.values()
    hears(other, another_salt)
    hears(last, others_numbers)
    code = host.open_table("Mika", players=3)
    other.join(code, "ケン")
    last.join(code, "Jo")
    for player in people.values():
        player.ready()
    for player in people.values():
        expect(player.turn).to_be_visible()
    wants_to_end(host)
    for player in (other, last):
        agree = player.say("table.end_match_agree")
        offer_to_end(player).get_by_role("button", name=agree).click()
    for verdict, player in people.items():
        expect(player.page.locator(".end")).to_contain_text(player.say(f"end.{verdict}"))
