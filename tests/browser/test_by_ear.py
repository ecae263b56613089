"""Whole matches by what a screen reader is told: roles, names, spoken lines, nothing else."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from browser.by_ear import Ear
from browser.conftest import Sit

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(600)]


class Table(NamedTuple):
    """A game at its smallest table. beside: buttons that are no answer, as codes of its words."""

    players: int
    lang: str
    beside: tuple[str, ...] = ()


TABLES = {
    "cockroach": Table(2, "ja"),
    "fox-grapes": Table(2, "en"),
    "goblets": Table(2, "ja", ("claims.open", "house.mark")),
    "tofu": Table(3, "en", ("board.worth",)),
    "duet": Table(2, "ja", ("board.summary_short",)),
}
ALWAYS_BESIDE = ("table.undo_choice", "rulebook.about_question")
PATIENCE_S = 400


@pytest.mark.parametrize("game", list(TABLES))
def test_a_match_is_played_by_ear(sit: Sit, game: str) -> None:
    table, area = TABLES[game], game.replace("-", "_")
    player = sit(table.lang)
    player.open_table("Mika", players=table.players, bots=table.players - 1, game=game)
    ear = Ear(player)
    player.ready()
    beside = {player.say(code) for code in ALWAYS_BESIDE} | {player.say(code, area) for code in table.beside}
    ear.play(frozenset(beside), PATIENCE_S)
    assert ear.faults == []
    assert ear.missed() == []
