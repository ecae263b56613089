"""One device passed round at each game: behind the curtain nothing secret is left, and nothing goes wrong."""

from __future__ import annotations

import random
import time

import pytest
from browser.conftest import Sit
from browser.test_one_room import CARDS, curtain, listen, taken, together
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

PEOPLE = ("Mika", "Ken")
PATIENCE_S = 280
SECRET = '"truth":'


GAMES = ("cockroach", "fox-grapes", "goblets", "tofu", "duet")
BOTS = {"tofu": 1}
"""A shop needs three; at all other games two people are enough."""
QUICK = """localStorage.setItem('yomiai.settings',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('yomiai.settings') ?? '{}'), pace: 'quick' }))"""


def step(player: Player, dice: random.Random) -> str | None:
    """Do what the device shows; return who took it."""
    if curtain(player).count() > 0:
        return taken(player)
    read = player.page.locator(".seen .button.main")
    if read.count() > 0:
        read.click(timeout=2000)
        return None
    if player.page.locator(".answer").count() > 0 and player.is_asked:
        player.answer(dice.randrange(100))
        return None
    onward = player.page.locator(".foot .button.main")
    if onward.count() > 0:
        assert player.page.locator(CARDS).count() == 0, "the public table shows a card"
        onward.click(timeout=2000)
    return None


def opened(sit: Sit, game: str) -> Player:
    """Two people at one device, the first of them called; nothing secret has come over its line."""
    player, heard = sit("ja" if game == "tofu" else "en"), list[str]()
    player.page.add_init_script(QUICK)
    listen(player, heard)
    together(player, PEOPLE, game, BOTS.get(game, 0))
    player.button("lobby.ready_together").click()
    expect(curtain(player)).to_be_visible()
    assert any('"view"' in text for text in heard), "else this finds nothing at all"
    assert [text for text in heard if SECRET in text] == []
    return player


def play(player: Player, seed: int) -> set[str]:
    """Play the match to its end; return who took the device."""
    dice, end = random.Random(seed), time.monotonic() + PATIENCE_S
    took: set[str] = set()
    while not player.is_over:
        assert time.monotonic() < end, player.page.locator("body").inner_text()
        who = step(player, dice)
        took |= {who} if who else set()
        player.page.wait_for_timeout(40)
    return took


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_one_device_play_to_the_end(sit: Sit, game: str) -> None:
    player = opened(sit, game)
    assert play(player, 7) == set(PEOPLE)
    expect(player.page.locator(".end")).not_to_contain_text(player.say("end.abandoned"))
