"""Whole matches by what a screen reader is told: roles, names, spoken lines, nothing else."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from browser.by_ear import Ear, buttons, play_all
from browser.conftest import Play, Sit
from browsing.gallery.seek import now, offered, played
from browsing.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]


class Table(NamedTuple):
    """The smallest and the largest table of a game.

    beside: buttons that are no answer, by how their words begin. rather: the one that ends a long answer.
    """

    fewest: int
    most: int
    beside: tuple[str, ...] = ()
    rather: str = ""


TABLES = {
    "cockroach": Table(2, 6),
    "fox-grapes": Table(2, 6),
    "goblets": Table(2, 12, ("claims.open", "house.mark", "since.first", "since.heading")),
    "tofu": Table(3, 5, ("board.worth",), "report.say"),
    "duet": Table(2, 2, ("board.summary_short",)),
}
ALWAYS_BESIDE = ("table.undo_choice", "rulebook.about_question", "rulebook.why")
PATIENCE_S = 150
LATE = 60
LONG, TOO_LONG = 200, 700


def beside(player: Player, game: str) -> frozenset[str]:
    area = game.replace("-", "_")
    own = {player.say(code, area) for code in TABLES[game].beside}
    return frozenset(own | {player.say(code) for code in ALWAYS_BESIDE})


def played_by_ear(sit: Sit, game: str, players: int) -> None:
    """Two people, one in each language, and bots; of twelve at goblets a single course is long enough."""
    house = {"courses": "1"} if players == TABLES["goblets"].most else None
    people = [sit("en"), sit("ja")]
    code = people[0].open_table("Mika", players=players, bots=players - 2, game=game, house=house)
    people[1].join(code, "ケン")
    code = TABLES[game].rather
    ears = [Ear(player, seed, code and player.say(code, game)) for seed, player in enumerate(people)]
    for player in people:
        player.ready()
    play_all(ears, [beside(player, game) for player in people], PATIENCE_S)
    for ear in ears:
        assert ear.faults == []
        assert ear.missed() == []


@pytest.mark.parametrize("game", list(TABLES))
def test_a_match_is_played_by_ear_in_both_languages(sit: Sit, game: str) -> None:
    played_by_ear(sit, game, TABLES[game].fewest)


def test_what_twelve_have_done_is_no_name_of_a_button_that_nobody_listens_to(play: Play) -> None:
    company = played(
        "goblets", "twelve in houses", lambda one: len(one.table.entries) > LATE and bool(offered(one))
    )
    names = buttons(play(now(company, company.actor)).page.get_by_role("main").aria_snapshot())
    assert any(len(name) > LONG for name in names)
    assert [name for name in names if not 0 < len(name) < TOO_LONG] == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", [game for game, table in TABLES.items() if table.most > table.fewest])
def test_a_match_of_the_largest_table_is_played_by_ear(sit: Sit, game: str) -> None:
    played_by_ear(sit, game, TABLES[game].most)
