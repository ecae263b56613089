"""The curtain: what it hides is gone from the device, and what everybody may see stays where it was."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from browser.conftest import Sit
from browsing.match import asks, play_until
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

ROUNDS = 2
WITH_CURTAIN = "localStorage.setItem('yomiai.settings', JSON.stringify({curtain: true, lang: 'en'}))"
# Every secret record and list that comes is marked, and nothing else is: a heap is searched for these marks.
MARK_SECRETS = """(() => {
  const parse = JSON.parse;
  let count = 0;
  const mark = (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.truth === 'object') value.truth.mark = `mk${(count += 1)}kept`;
    Object.values(value).forEach(mark);
  };
  JSON.parse = (text) => { const value = parse(text); mark(value); return value; };
})()"""
# Counts the moments in which the board of the others is not there.
WATCH_FOR_FLASH = """() => {
  window.flashes = 0;
  const look = () => { if (!document.querySelector('.plate')) window.flashes += 1; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
TURN_HEARD = """(words) => {
  window.calls = 0;
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.textContent.includes(words)) window.calls += 1;
  }).observe(document.querySelector('[data-live=public]'), { childList: true, subtree: true });
}"""


def seated_behind_it(sit: Sit, game: str, players: int) -> Player:
    """One person with bots, with the curtain open."""
    player = sit()
    player.page.add_init_script(WITH_CURTAIN)
    player.page.add_init_script(MARK_SECRETS)
    player.open_table("Mika", players=players, bots=players - 1, game=game)
    player.ready()
    player.button("curtain.show").click()
    return player


def behind_a_curtain(sit: Sit) -> Player:
    """One person with three bots, asked for a card, with the curtain open."""
    player = seated_behind_it(sit, "cockroach", 4)
    play_until([player], lambda: asks(player, "card"))
    return player


def marks_in_memory(player: Player) -> set[str]:
    """The marks of secrets that are still somewhere in the page's memory."""
    pieces: list[str] = []
    inspector = player.page.context.new_cdp_session(player.page)

    def keep(chunk: dict[str, Any]) -> None:
        pieces.append(str(chunk["chunk"]))

    inspector.on("HeapProfiler.addHeapSnapshotChunk", keep)
    inspector.send("HeapProfiler.collectGarbage")
    inspector.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    inspector.detach()
    return set(re.findall(r"mk\d+kept", "".join(pieces)))


def test_nothing_secret_is_in_the_memory_behind_the_curtain(sit: Sit) -> None:
    player = behind_a_curtain(sit)
    assert marks_in_memory(player), "with the curtain open the hand is there, or this finds nothing at all"
    player.page.evaluate(WATCH_FOR_FLASH)
    player.button("curtain.hide").click()
    expect(player.button("curtain.show")).to_be_visible()
    player.page.wait_for_timeout(800)
    assert marks_in_memory(player) == set()
    assert player.page.evaluate("window.flashes") == 0
    assert player.page.locator("[data-hand]").count() == 0


def test_the_board_stays_while_the_server_is_silent(sit: Sit) -> None:
    """The secrets are gone without waiting for an answer, and what is public is still shown."""
    player = behind_a_curtain(sit)
    player.page.evaluate("WebSocket.prototype.send = () => undefined")
    player.page.evaluate(WATCH_FOR_FLASH)
    player.button("curtain.hide").click()
    expect(player.button("curtain.show")).to_be_visible()
    assert player.page.locator("[data-hand]").count() == 0
    assert player.page.locator('[data-live="private"] p').count() == 0
    assert player.page.locator(".plate").count() == 3
    assert player.page.evaluate("window.flashes") == 0
    assert marks_in_memory(player) == set()


def test_the_curtain_is_no_new_turn(sit: Sit) -> None:
    player = behind_a_curtain(sit)
    player.page.wait_for_timeout(300)
    player.page.evaluate(TURN_HEARD, player.say("announce.your_turn"))
    for _ in range(2):
        player.button("curtain.hide").click()
        player.button("curtain.show").click()
        expect(player.page.locator("[data-hand]").first).to_be_visible()
    assert player.page.evaluate("window.calls") == 0


def test_the_curtain_falls_while_goblets_are_opened(sit: Sit) -> None:
    """A tap ends what is shown, and the page moves by it: the button that was tapped must not be lost."""
    player = seated_behind_it(sit, "goblets", 4)
    play_until([player], lambda: player.say("table.shown") in player.turn.all_inner_texts())
    player.button("curtain.hide").click()
    expect(player.button("curtain.show")).to_be_visible()


# The other boards, at moments that follow one another: what an earlier one showed may not stay behind a later
# curtain.
BOARDS = {"duet": 2, "fox-grapes": 4, "goblets": 4, "tofu": 4}


@pytest.mark.parametrize("game", BOARDS)
def test_no_board_keeps_what_it_showed(sit: Sit, game: str) -> None:
    player = seated_behind_it(sit, game, BOARDS[game])
    dice = random.Random(game)
    for _ in range(ROUNDS):
        for _ in range(3):
            play_until([player], lambda: player.is_asked)
            player.answer(dice.randrange(100))
        play_until([player], lambda: player.is_asked)
        assert marks_in_memory(player), "with the curtain open what is one's own is there"
        player.button("curtain.hide").click()
        expect(player.button("curtain.show")).to_be_visible()
        player.page.wait_for_timeout(800)
        assert marks_in_memory(player) == set()
        player.button("curtain.show").click()
