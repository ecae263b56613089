"""One device passed round at each game: behind the curtain nothing secret is left, and nothing goes wrong."""

from __future__ import annotations

import random
import time

import pytest
from browser.conftest import Sit
from browser.looking import BELOW
from browser.test_one_room import CARDS, covered, curtain, listen, together
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

PEOPLE = ("Mika", "Ken")
PATIENCE_S = 280
SECRET = '"truth":'
SETTLE_MS = 100
"""What was under way to a seat that has just been shut has come by then."""
GAMES = ("cockroach", "fox-grapes", "goblets", "tofu", "duet")
BOTS = {"tofu": 1}
"""A shop needs three; at all other games two people are enough."""
SHORT = {
    "cockroach": {"variant_face_up": "on", "variant_eight_kinds": "on"},
    "tofu": {"sell": "own_turn"},
}
"""The options of a quick game without its clock: nobody here may be timed out."""
IN_JAPANESE = {"duet", "goblets", "tofu"}
QUICK = """localStorage.setItem('yomiai.settings',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('yomiai.settings') ?? '{}'), pace: 'quick' }))"""


class Passed:
    """The device, and all that comes over its lines."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.heard: list[str] = []
        self.reads = 0
        listen(player, self.heard)

    def secrets(self, since: int = 0) -> list[str]:
        return [text for text in self.heard[since:] if SECRET in text]

    def taken(self) -> str:
        """Nothing secret comes while the curtain hangs; whoever is called takes the device, and is asked."""
        called = covered(self.player)
        self.page.wait_for_timeout(SETTLE_MS)
        since = len(self.heard)
        self.page.wait_for_timeout(SETTLE_MS)
        assert self.secrets(since) == []
        assert covered(self.player) == called
        # By the keyboard: a tap so soon after another one at the same place is taken for half of it.
        curtain(self.player).get_by_role("button").first.press("Enter")
        expect(self.page.locator(".answer")).to_be_visible()
        return called

    def read(self) -> None:
        """What was learned stands whole above the only thing to do: to pass the device on."""
        expect(self.page.locator(".peek .button")).to_have_count(0)
        assert self.page.locator("#main").evaluate(BELOW) <= 1
        self.page.locator(".seen .button.main").press("Enter", timeout=2000)
        self.reads += 1

    def step(self, dice: random.Random) -> str | None:
        """Do what the device shows; return who took it."""
        read, onward = self.page.locator(".seen .button.main"), self.page.locator(".foot .button.main")
        if curtain(self.player).count() > 0:
            return self.taken()
        if read.count() > 0:
            self.read()
        elif self.page.locator(".answer").count() > 0 and self.player.is_asked:
            self.answer(dice)
        elif onward.count() > 0:
            assert self.page.locator(CARDS).count() == 0, "the public table shows a card"
            onward.press("Enter", timeout=2000)
        return None

    def answer(self, dice: random.Random) -> None:
        """Look into a goblet where that was never done, else whatever falls."""
        peek = self.player.button("action.peek", "goblets")
        if self.reads == 0 and peek.count() > 0:
            peek.first.press("Enter", timeout=2000)
        else:
            self.player.answer(dice.randrange(100))

    def play(self, seed: int) -> set[str]:
        """Play the match to its end; return who took the device."""
        dice, end = random.Random(seed), time.monotonic() + PATIENCE_S
        took: set[str] = set()
        while not self.player.is_over:
            assert time.monotonic() < end, self.page.locator("body").inner_text()
            who = self.step(dice)
            took |= {who} if who else set()
            self.page.wait_for_timeout(30)
        return took


def opened(sit: Sit, game: str) -> Passed:
    """Two people at one device, the first of them called; nothing secret has come over its line."""
    passed = Passed(sit("ja" if game in IN_JAPANESE else "en"))
    player = passed.player
    player.page.add_init_script(QUICK)
    together(player, PEOPLE, game, BOTS.get(game, 0), SHORT.get(game))
    player.button("lobby.ready_together").click()
    expect(curtain(player)).to_be_visible()
    assert any('"view"' in text for text in passed.heard), "else this finds nothing at all"
    assert passed.secrets() == []
    return passed


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_one_device_play_to_the_end(sit: Sit, game: str) -> None:
    passed = opened(sit, game)
    assert passed.play(7) == set(PEOPLE)
    assert passed.secrets(), "whoever holds the device sees what is his own"
    assert passed.reads > 0 or game != "goblets", "nobody looked into a goblet"
    expect(passed.page.locator(".end")).not_to_contain_text(passed.player.say("end.abandoned"))
