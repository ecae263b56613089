"""Nothing but the keyboard: every answer at Cockroach Poker is reached by the tabulator."""

from __future__ import annotations

import time

import pytest
from browser.conftest import Sit
from browsing.match import ASKED, asks
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

PATIENCE_S = 150
MOST_TABS = 60
ON_AN_ANSWER = """() => document.activeElement.matches('.answer button:enabled')
    && !document.activeElement.closest('[data-aside]')"""


def answer_by_tab(player: Player) -> None:
    """Go on by the tabulator to the next answer and take it."""
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(ON_AN_ANSWER):
            player.page.keyboard.press("Enter")
            return
    raise AssertionError(f"no answer can be reached by keys: {player.turn.all_inner_texts()}")


def test_every_kind_of_question_is_answered_by_keys_alone(sit: Sit) -> None:
    player = sit()
    player.open_table("Mika", players=4, bots=3)
    player.ready()
    expect(player.turn).to_be_visible()
    answered: set[str] = set()
    end = time.monotonic() + PATIENCE_S
    while not answered.issuperset({"card", "seat", "claim", "answer"}):
        assert time.monotonic() < end, answered
        kinds = {kind for kind in ASKED if asks(player, kind)}
        if kinds:
            before = player.turn.inner_text()
            answer_by_tab(player)
            expect(player.turn).not_to_have_text(before, use_inner_text=True)
            answered |= kinds
        elif player.is_over:
            player.button("end.rematch").press("Enter")
        player.page.wait_for_timeout(100)
