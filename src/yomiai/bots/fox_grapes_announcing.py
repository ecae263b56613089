"""How the counter of Fox and Grapes announces its cards: what it says means something, but never enough.

Calling a card a fox pays from one fox for three such grapes on (F-20 … F-27). Just so many foxes are
announced as sweet or sour grapes that whoever hears of a grape has no better call than another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yomiai.games.fox_grapes.records import KINDS, Kind

TRUTH: Final = 0.55  # how often it announces a grape as what it is
TRUTH_WHEN_LAST: Final = 0.7  # the last declarer may be stuck, and then the truth pays
A_FOX_FOR_GRAPES: Final = 1 / 3
MOST_HIDDEN: Final = 0.8  # of foxes that are announced as grapes, however few there are
AS_FOX: Final = 2.0  # so much more often than as the other grape a grape is announced as a fox


def truth_of(kind: Kind, left: Sequence[int], last: bool) -> float:
    """Return how often a card is announced as what it is, when all know that so many of each are left."""
    truth = TRUTH_WHEN_LAST if last else TRUTH
    if kind is not Kind.FOX:
        return truth
    sweet, sour, foxes = left
    return 1 - min(MOST_HIDDEN, truth * (sweet + sour) * A_FOX_FOR_GRAPES / max(1, foxes))


def lies(kind: Kind, left: Sequence[int]) -> dict[Kind, float]:
    """Return what else a card is announced as, by weight; never a kind that all know to be used up."""
    weights = {}
    for other, count in zip(KINDS, left, strict=True):
        if other is not kind and count > 0:
            weights[other] = float(count) if kind is Kind.FOX else AS_FOX if other is Kind.FOX else 1.0
    return weights


def usual(kind: Kind, left: Sequence[int]) -> Mapping[Kind, float]:
    """Return how often a card is announced as each kind."""
    others = lies(kind, left)
    truth = truth_of(kind, left, last=False) if others else 1.0
    scale = (1 - truth) / max(1.0, sum(others.values()))
    return {kind: truth, **{other: weight * scale for other, weight in others.items()}}
