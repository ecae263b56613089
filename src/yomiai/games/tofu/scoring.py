"""What tofu is worth, and the best use of condiments (T-27 … T-30, T-38 … T-41).

On an ordinary tofu a condiment is always worth 2. Of M bad ones it takes one away, and M squared falls
faster than the ordinary ones bring in, unless there are only one or two, which must all be improved.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EXCELLENT_POINTS: Final = 5  # T-38
ORDINARY_POINTS: Final = 3  # T-39
FEW_BAD: Final = 2  # so many are better improved than kept


def on_ordinary(ordinary: i64, condiments: i64) -> i64:
    """Return on how many ordinary tofu the best arrangement puts one (T-28); T-29: on excellent none."""
    return min(ordinary, condiments)


def on_bad(ordinary: i64, bad: i64, locked: i64, condiments: i64) -> i64:
    """Return on how many bad tofu it puts one; the locked one takes none (T-33, TE-21)."""
    left = condiments - on_ordinary(ordinary, condiments)
    if locked == 0 and 1 <= bad <= FEW_BAD and left >= bad:
        return bad
    return 0


def points(excellent: i64, ordinary: i64, bad: i64, locked: i64, condiments: i64) -> i64:
    """Return the points of a set of tofu with its condiments arranged for the best (T-30).

    bad: those that may take a condiment; locked: those that a habanero made bad for good (T-32, T-33).
    """
    finer = on_ordinary(ordinary, condiments)
    saved = on_bad(ordinary, bad, locked, condiments)
    bads = bad + locked - saved
    return (
        EXCELLENT_POINTS * (excellent + finer)  # T-27
        + ORDINARY_POINTS * (ordinary - finer + saved)
        + bads * bads  # T-40; T-41: condiments themselves are worth nothing
    )
