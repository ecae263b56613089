"""What comes from outside: wrong tokens, hard names, insecure addresses, and eyes that should not see."""

from __future__ import annotations

import json

import pytest
from browser.conftest import Sit
from browser.looking import sound
from browsing.match import asks, play_until
from browsing.names import RIGHT_TO_LEFT
from browsing.server import Server
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

# What is typed, and what is shown of it as plain text; the markup is short enough that none of it is cut off.
HARD_NAMES = {
    "🦇" * 200: "🦇" * 24,
    "<script>1</script><b>x": "<script>1</script><b>x",
    "محمد \u202eabc": "محمد abc",
    "e\u0301" * 40: "\u00e9" * 24,
    "　Ａ\u200bya　": "Ａya",
}
ISOLATE = "\u2068"
"""Stands before a name that has a direction of its own."""


def test_a_stranger_with_a_wrong_token_is_told_and_can_leave(sit: Sit) -> None:
    host, stranger = sit(), sit()
    code = host.open_table("Mika")
    place = {code: {"token": "not-a-token-of-this-table", "at": 1}}
    stranger.page.goto(stranger.url)
    stranger.page.evaluate("place => localStorage.setItem('yomiai.places', place)", json.dumps(place))
    stranger.page.goto(f"{stranger.url}/t/{code}")
    expect(stranger.page.get_by_role("alert")).to_have_text(stranger.say("refused.no_person", "refusals"))
    stranger.button("join.home").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(stranger.say("landing.heading"))


@pytest.mark.parametrize(("name", "shown"), HARD_NAMES.items())
def test_hard_names_neither_break_nor_run(sit: Sit, name: str, shown: str) -> None:
    host, guest = sit(), sit("ja")
    dialogs: list[str] = []
    host.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    code = host.open_table("Mika")
    guest.join(code, name)
    expect(host.page.locator(".signs .chip")).to_have_count(2)
    expect(host.page.get_by_role("main").get_by_role("listitem").filter(has_text=shown)).to_have_count(1)
    assert dialogs == []
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_written_right_to_left_turns_no_sentence_around(sit: Sit) -> None:
    host, guest = sit(), sit()
    guest.join(host.open_table("Mika", players=2), RIGHT_TO_LEFT)
    for player in (guest, host):
        player.ready()
    host.turn.wait_for()
    play_until([host], lambda: ISOLATE in host.turn.inner_text())
    assert sound(host.page) == []
    host.button("table.log").click()
    expect(host.page.get_by_role("dialog")).to_contain_text(ISOLATE)
    assert sound(host.page) == []


def test_everything_works_over_plain_http(sit: Sit, server: Server) -> None:
    player = sit(url=server.url.replace("127.0.0.1", "phone.test"))
    player.open_table("Mika", bots=3)
    assert player.page.evaluate("isSecureContext") is False
    player.button("lobby.copy").click()
    expect(player.page.locator(".toasts")).not_to_be_empty()
    player.ready()
    play_until([player], lambda: player.page.locator(".result").count() > 0)


def test_nothing_secret_is_in_the_document_behind_the_curtain(sit: Sit) -> None:
    player = sit()
    player.page.add_init_script(
        "localStorage.setItem('yomiai.settings', JSON.stringify({curtain: true, lang: 'en'}))"
    )
    player.open_table("Mika", bots=3)
    player.ready()
    expect(player.turn).to_be_visible()
    curtain = player.button("curtain.show")
    expect(curtain).to_be_visible()
    assert player.page.locator("[data-hand]").count() == 0
    assert player.page.locator('[data-live="private"] p').count() == 0
    curtain.click()
    expect(curtain).to_have_count(0)
    play_until([player], lambda: asks(player, "card"))
    expect(player.page.locator("[data-hand]").first).to_be_visible()
    player.button("curtain.hide").click()
    expect(curtain).to_be_visible()
    assert player.page.locator("[data-hand]").count() == 0
    assert player.page.locator('[data-live="private"] p').count() == 0
