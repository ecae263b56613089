"""Counters cannot be read: what they do is no single thing, and one habit has no profit from it."""

from __future__ import annotations

import pytest
from bots.habits import HABITS, won
from bots.spoken import believing_call, changed_and_untrue, shares

from yomiai.bots import fox_grapes


def test_what_counters_announce_as_a_grape_is_not_always_called_a_fox() -> None:
    """Before, their announcements meant nothing, and 95 % of all calls were "the fox"."""
    believed = shares("fox-grapes", ("counter",) * 4, 25, believing_call)["counter"]
    assert 0.2 < believed < 0.6


def test_a_claim_that_changes_on_the_way_may_be_true() -> None:
    """Before, two of three were lies, and a claim that was repeated was true."""
    assert 0.2 < shares("cockroach", ("counter",) * 4, 20, changed_and_untrue)["counter"] < 0.55


@pytest.mark.parametrize("name", ["modest-fox", "loud-fox"])
def test_a_habit_of_announcing_does_not_pay(name: str) -> None:
    """If a grape were believed of everybody as often as of counters, loud foxes would win 39 %."""
    game, habit = HABITS[name]
    share, _ = won(game, habit, fox_grapes.choose, 40, 1)
    assert share < 0.35
