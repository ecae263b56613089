"""What the statements of a match come to, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yomiai.review.statement import Statement


class Weighed(msgspec.Struct, frozen=True):
    """A statement, and how likely it was for its judge; None where nobody judged it."""

    statement: Statement
    chance: float | None = None


class SeatReview(msgspec.Struct, frozen=True):
    """What a seat said and judged.

    lies: statements against what the speaker had seen; lies_passed: those that were believed.
    calls, calls_right: how often it judged somebody's statement, and how often rightly.
    """

    said: int = 0
    lies: int = 0
    lies_passed: int = 0
    calls: int = 0
    calls_right: int = 0


def tally(weighed: Sequence[Weighed], seat: int) -> SeatReview:
    """Count what a seat said and judged."""
    said = [one.statement for one in weighed if one.statement.seat == seat]
    lies = [one for one in said if one.knew and not one.true]
    judged = [one.statement for one in weighed if _judge(one.statement) == seat]
    return SeatReview(
        said=len(said),
        lies=len(lies),
        lies_passed=sum(one.judgement is not None and one.judgement.believed for one in lies),
        calls=len(judged),
        calls_right=sum(_right(one) for one in judged),
    )


def boldest(weighed: Sequence[Weighed]) -> int | None:
    """Return the index of the believed lie that was least likely to be true."""
    passed = [
        (one.chance, index)
        for index, one in enumerate(weighed)
        if one.chance is not None and _lie(one.statement) and _believed(one.statement)
    ]
    return min(passed)[1] if passed else None


def best_call(weighed: Sequence[Weighed]) -> int | None:
    """Return the index of the right judgement that was the least likely to be right."""
    right = [
        (one.chance if _believed(one.statement) else 1 - one.chance, index)
        for index, one in enumerate(weighed)
        if one.chance is not None and _right(one.statement)
    ]
    return min(right)[1] if right else None


def _judge(statement: Statement) -> int | None:
    return None if statement.judgement is None else statement.judgement.seat


def _lie(statement: Statement) -> bool:
    return statement.knew and not statement.true


def _believed(statement: Statement) -> bool:
    return statement.judgement is not None and statement.judgement.believed


def _right(statement: Statement) -> bool:
    return statement.judgement is not None and statement.judgement.believed == statement.true
