"""How many ways a match can go on: against a second, naive program of the rules; deeper, as snapshots.

`python tests/games/cockroach/test_counts.py` writes the snapshots anew. A snapshot proves nothing by
itself; it only tells that something has changed.
"""

from __future__ import annotations

import copy
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

import pytest
from promises.matches import Case, cases, some_moments

from yomiai.games.cockroach.told import GAME, Kind, Options, Portrait
from yomiai.kernel.bits import places_of
from yomiai.kernel.position import Position

FILE = Path(__file__).parents[2] / "counts/cockroach.json"
WHOLE = [case for case in cases(GAME) if not case.small]
SMALL = [case for case in cases(GAME) if case.small]
SNAPSHOT_DEPTH = 4
KINDS = list(Kind)


@dataclass
class Naive:
    """Cockroach Poker once more, in lists and sets, as simply as can be."""

    options: Options
    hands: list[list[int]]
    tables: list[list[int]]
    limit: int
    actor: int
    card: int = -1
    claim: int = -1
    giver: int = -1
    had: set[int] = field(default_factory=set)
    looked: bool = False
    over: bool = False

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def targets(self) -> list[int]:
        left = [seat for seat in self.seats if seat not in self.had | {self.actor}]
        if self.options.offer_to_empty:
            return left
        holding = [seat for seat in left if sum(self.hands[seat])]
        return holding if holding or self.giver >= 0 else left

    def actions(self) -> list[tuple[str | int, ...]]:
        """Whole actions: (card, seat, claim), (seat, claim), or a word."""
        if self.over:
            return []
        slides = [(seat, claim) for seat in self.targets() for claim in range(self.options.kinds)]
        if self.giver < 0:
            held = [kind for kind in range(self.options.kinds) if self.hands[self.actor][kind]]
            return [(kind, *slide) for kind in held for slide in slides]
        if self.looked:
            return list(slides)
        unseen = [("pass", *slide) for slide in slides] if self.options.look == "may" else []
        return [("true",), ("lie",), *([("look",)] if slides else []), *unseen]

    def after(self, action: tuple[str | int, ...]) -> Naive:
        new = copy.deepcopy(self)
        match action:
            case ("true" | "lie" as says,):
                new.judge(says == "true")
            case ("look",):
                new.looked = True
            case ("pass", int(seat), int(claim)):
                new.slide(seat, claim)
            case (int(kind), int(seat), int(claim)):
                new.card = kind
                new.hands[new.actor][kind] -= 1
                new.slide(seat, claim)
            case (int(seat), int(claim)):
                new.slide(seat, claim)
        return new

    def slide(self, seat: int, claim: int) -> None:
        self.had.add(self.actor)
        self.giver, self.actor, self.claim, self.looked = self.actor, seat, claim, False

    def judge(self, says_true: bool) -> None:
        right = (self.card == self.claim) == says_true
        taker = self.giver if right else self.actor
        self.tables[taker][self.card] += 1
        front = self.tables[taker]
        everything = self.options.variant_eight_kinds and all(front[: self.options.kinds])
        self.over = front[self.card] == self.limit or everything or not sum(self.hands[taker])
        self.actor, self.giver, self.card, self.had = taker, -1, -1, set()


def naive(portrait: Portrait, options: Options) -> Naive:
    """Return the same match for the naive program."""
    hands = [list(place.hand.open().counts) for place in portrait.places]
    match = Naive(
        options, hands, [list(place.table) for place in portrait.places], portrait.limit, portrait.actor
    )
    match.over = portrait.loser is not None
    offer = portrait.offer
    if offer is not None:
        match.card, match.claim = KINDS.index(offer.card.open()), KINDS.index(offer.claim)
        match.giver, match.had = offer.giver, set(offer.had) - {portrait.actor}
        match.looked = bool(offer.card.eyes >> portrait.actor & 1)
    return match


def naive_count(match: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(naive_count(match.after(action), depth - 1) for action in match.actions())


def count(position: Position, depth: int) -> int:
    """Return how many sequences of so many whole actions there are."""
    if depth == 0:
        return 1
    found = 0
    for option in places_of(position.legal):
        after = position.copy()
        after.apply(option)
        found += count(after, depth - (0 if after.half_made() else 1))
    return found


@pytest.mark.parametrize("case", WHOLE, ids=str)
def test_counts_at_depth_1_and_2_equal_the_naive_program(case: Case) -> None:
    for match in some_moments(case, 31, 0.012):
        portrait = GAME.portray(match.position)
        for depth in (1, 2):
            assert count(match.position, depth) == naive_count(naive(portrait, case.options), depth)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_cut_down_counts_at_depth_3_equal_the_naive_program(case: Case) -> None:
    for match in some_moments(case, 33, 1.0):
        other = naive(GAME.portray(match.position), case.options)
        assert count(match.position, 3) == naive_count(other, 3)


def snapshots() -> dict[str, list[int]]:
    """Counts at a greater depth at every moment of a match, for each cut-down setting."""
    found = {}
    for case in SMALL:
        moments = some_moments(case, 32, 1.0)
        found[str(case)] = [count(match.position, SNAPSHOT_DEPTH) for match in moments]
    return found


def test_deeper_counts_are_as_when_the_snapshot_was_taken() -> None:
    assert snapshots() == json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    FILE.write_text(json.dumps(snapshots(), indent=1) + "\n", encoding="utf-8")
