"""How many sequences of small decisions there are: depths 1 and 2 against a count from the rulebook alone.

Deeper numbers are snapshots. `python tests/games/goblets/test_counts.py` writes them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from yomiai.games.goblets import records, rules, state
from yomiai.games.goblets.told import GAME, setting
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.position import NOBODY

FILE = Path(__file__).parents[2] / "counts" / "goblets.txt"
SETTINGS = {
    "base": (4, records.Options()),
    "published": (5, records.PUBLISHED),
    "three": (3, records.Options()),
    "middle": (2, records.Options()),
    "houses": (8, records.Options()),
    "free": (7, records.Options(pair_actions="free")),
}
DEPTHS = (1, 2, 3, 4)


def count(position: rules.Goblets, depth: int) -> int:
    """Count sequences of so many small decisions; a match or course that ends counts as one."""
    if depth == 0 or position.actor < 0:
        return 1
    total = 0
    for option in position.legal_options():
        after = position.copy()
        after.apply(option)
        total += count(after, depth - 1)
    return total


def turns(name: str, seed: int) -> Iterator[rules.Goblets]:
    """The starts of actions of the main phase, with somebody to follow, in a random match."""
    position = rules.new_match(setting(*SETTINGS[name]))
    generator = Generator(seed)
    while position.actor != NOBODY:
        settle(position, generator)
        if position.phase == state.MAIN and position.question == state.ACTION and position.idle == 0:
            yield position.copy()
        if position.actor >= 0:
            legal = position.legal_options()
            position.apply(legal[generator.below(len(legal))])


class Table:
    """The table as the rulebook's reader sees it: who acts, who follows, what each could do."""

    def __init__(self, position: rules.Goblets) -> None:
        self.shown = GAME.portray(position)
        self.free = position.setting.pairs_free
        self.acted = position.acted
        self.vassal = position.is_vassal

    def actions(self, house: int, vassal: bool, fresh: bool, last: bool, handed: bool = False) -> set[str]:
        shown = self.shown.houses[house]
        middle, pair = self.shown.mode == "middle", shown.vassal is not None
        found = {"pass", "swap"}
        if shown.token_count:
            found.add("pour")
        if not middle:
            found |= {"rotate", "rotate_back"}
        if not pair or vassal or self.free:
            found.add("peek")
        wine = shown.tokens.open().counts[0]
        calls = self.free or not vassal
        if fresh and not last and calls and not (self.shown.toast_needs_no_wine and wine):
            found.add("toast")
        if pair and self.free and not vassal and not last and not handed:
            found.add("hand_over")
        return found

    def two(self) -> tuple[int, int]:
        """Return how many first decisions there are, and how many pairs of decisions."""
        house = self.shown.turn
        assert house is not None
        first = self.actions(house, self.vassal, not self.acted, last=False)
        return len(first), sum(self.after(house, action) for action in first)

    def after(self, house: int, action: str) -> int:
        middle = self.shown.mode == "middle"
        goblets = len(self.shown.goblets)
        if action == "pour":
            return sum(1 for kind in self.shown.houses[house].tokens.open().counts if kind)
        if action == "swap":
            return goblets if middle else goblets - 1
        if action == "peek" and middle:
            return goblets
        following = (house + 1) % len(self.shown.houses)
        if action == "toast":
            return goblets if middle else len(self.actions(following, False, True, last=True))
        if action == "hand_over":
            return len(self.actions(house, True, not self.acted, last=False))
        return self.next_decision(house, following, action)

    def next_decision(self, house: int, following: int, action: str) -> int:
        pair = self.shown.houses[house].vassal is not None
        strict = pair and not self.free
        if strict and not self.vassal:
            return len(self.actions(house, True, False, last=False))
        if action != "pass" and not strict and self.shown.actions_left > 1:
            return len(self.actions(house, False, False, last=False))
        return len(self.actions(following, False, True, last=False))


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("seed", range(4))
def test_counts_equal_an_independent_count(name: str, seed: int) -> None:
    seen = 0
    for position in turns(name, seed):
        rounds = position.setting.round_limit * position.setting.houses
        would_idle = not position.busy and position.idle + 1 >= position.setting.houses
        if position.turns < rounds and not would_idle:
            assert (count(position, 1), count(position, 2)) == Table(position).two()
            seen += 1
    assert seen


def table() -> str:
    rows = ["# setting depth sequences"]
    for name in SETTINGS:
        position = next(turns(name, 1))
        rows += [f"{name} {depth} {count(position, depth)}" for depth in DEPTHS]
    return "\n".join(rows) + "\n"


def test_counts_are_those_written_down() -> None:
    assert table() == FILE.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(table(), encoding="utf-8")
    sys.stdout.write(table())
