"""How many sequences of decisions there are from seeded moments: depths 1 and 2 against an independent count.

Deeper numbers are snapshots. `python tests/games/tofu/test_counts.py` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from yomiai.games.tofu import shop
from yomiai.games.tofu.rules import Tofu, new_match
from yomiai.games.tofu.setting import Setting
from yomiai.games.tofu.told import GAME
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle

FILE = Path(__file__).parents[2] / "counts" / "tofu.txt"
SEEDS = range(8)
REPORTS = 9


def moment(seed: int, players: int, any_time: bool) -> Tofu:
    """A report is due, some auctions into a random match."""
    position = new_match(Setting(players, any_time=any_time))
    generator = Generator(seed)
    reports = 0
    while True:
        settle(position, generator)
        if position.question == shop.REPORT:
            reports += 1
            if reports > REPORTS:
                return position
        options = position.legal_options()
        position.apply(options[generator.below(len(options))])


def count(position: Tofu, depth: int) -> int:
    """Count sequences of so many decisions of whoever must decide."""
    if depth == 0:
        return 1
    total = 0
    for option in position.legal_options():
        after = position.copy()
        after.apply(option)
        total += count(after, depth - 1)
    return total


def by_hand(portrait: Any, any_time: bool) -> tuple[int, int]:
    """Count one and two decisions from a report, from what lies on the table and the rulebook alone."""
    dealer = portrait.places[portrait.dealer]
    beans, bank = dealer.beans.count, portrait.bank
    things = [kind for kind, number in enumerate(dealer.face_up) for _ in range(number)]
    things += ["hot"] if dealer.under_habanero else []
    things += ["initial"] if dealer.initial else []
    one = 36 + (len(sellable(things, bank)) if any_time else 0)
    two = 0
    for phrases in range(1, 7):
        two += 6 * openings(phrases, beans, len(sellable(things, bank)))
    if any_time:
        for thing in sellable(things, bank):
            left = list(things)
            left.remove(thing)
            two += 36 + len(sellable(left, bank - (4 if thing == "initial" else 3)))
    return one, two


def sellable(things: list[Any], bank: int) -> set[Any]:
    return {thing for thing in things if bank >= (4 if thing == "initial" else 3)}


def openings(phrases: int, beans: int, sales: int) -> int:
    """First prices and sales; 0 only when there is nothing else."""
    return sales + min(phrases, beans) or 1


@pytest.mark.parametrize("any_time", [True, False])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", SEEDS)
def test_counts_equal_an_independent_count(seed: int, players: int, any_time: bool) -> None:
    position = moment(seed, players, any_time)
    assert (count(position, 1), count(position, 2)) == by_hand(GAME.portray(position), any_time)


def table() -> str:
    rows = ["# seed players any_time depth sequences"]
    for seed in (0, 1):
        for players in (3, 5):
            for any_time in (True, False):
                position = moment(seed, players, any_time)
                rows += [
                    f"{seed} {players} {any_time} {depth} {count(position, depth)}" for depth in (1, 2, 3)
                ]
    return "\n".join(rows) + "\n"


def test_counts_are_those_written_down() -> None:
    assert table() == FILE.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(table(), encoding="utf-8")
    sys.stdout.write(table())
