"""How many sequences of decisions there are from seeded deals: depths 1 and 2 against an independent count.

Deeper numbers are snapshots. `python tests/games/duet/test_counts.py` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from yomiai.games.duet.rules import Duet, new_match
from yomiai.games.duet.setting import Setting
from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle

FILE = Path(__file__).parents[2] / "counts" / "duet.txt"
SEEDS = range(12)
DEPTHS = (1, 2, 3, 4)
SUITS = ("doves", "roses", "stars")

Face = tuple[str, int]


def dealt(seed: int, powers: bool) -> Duet:
    position = new_match(Setting(powers=powers))
    settle(position, Generator(seed))
    return position


def count(position: Duet, depth: int) -> int:
    """Count sequences of so many decisions; no chance comes up within the first tricks."""
    if depth == 0:
        return 1
    total = 0
    for option in position.legal_options():
        after = position.copy()
        after.apply(option)
        total += count(after, depth - 1)
    return total


def faces(hand: int) -> list[Face]:
    return [(SUITS[card // 10], card % 10 + 1) for card in places_of(hand)]


def by_hand(leader: list[Face], follower: list[Face], powers: bool) -> tuple[int, int]:
    """Count one and two decisions from a lead, from the rulebook alone."""
    two = 0
    for suit, rank in leader:
        if powers and rank in {3, 7}:
            two += len(leader) - 1 + 1  # any other card of the hand, or no exchange
            continue
        same = [face for face in follower if face[0] == suit]
        two += len(follower) if not same or (powers and rank == 9) else len(same)
    return len(leader), two


@pytest.mark.parametrize("powers", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_counts_equal_an_independent_count(seed: int, powers: bool) -> None:
    position = dealt(seed, powers)
    leader, follower = faces(position.hand(position.actor)), faces(position.hand(1 - position.actor))
    assert (count(position, 1), count(position, 2)) == by_hand(leader, follower, powers)


def table() -> str:
    rows = ["# seed powers depth sequences"]
    for seed in list(SEEDS)[:4]:
        for powers in (True, False):
            rows += [f"{seed} {powers} {depth} {count(dealt(seed, powers), depth)}" for depth in DEPTHS]
    return "\n".join(rows) + "\n"


def test_counts_are_those_written_down() -> None:
    assert table() == FILE.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(table(), encoding="utf-8")
    sys.stdout.write(table())
