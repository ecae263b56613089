"""The luck of a table's matches: promised before anybody is ready, opened when the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from yomiai.kernel.chance import SECRET_BYTES, KeySource, commitment, match_key
from yomiai.table.house import Dice
from yomiai.table.log import Committed
from yomiai.table.state import Commitment, Course


def promised(dice: Dice) -> Committed:
    """Return a fresh secret and salt."""
    return Committed(dice(SECRET_BYTES).hex(), dice(SECRET_BYTES).hex())


def sealed(act: Committed) -> Commitment:
    """Return a promise with what is shown of it."""
    shown = commitment(bytes.fromhex(act.secret), bytes.fromhex(act.salt)).hex()
    return Commitment(act.secret, act.salt, shown)


def source(secret: str, randoms: Sequence[str], outcomes: int) -> KeySource:
    """Return the chance of a match that has already drawn so many outcomes."""
    return KeySource(_key(secret, tuple(randoms)), outcomes)


@lru_cache(maxsize=256)
def _key(secret: str, randoms: tuple[str, ...]) -> bytes:
    """Every action of a match asks for the same one."""
    return match_key(bytes.fromhex(secret), [bytes.fromhex(part) for part in randoms])


def opened_line(course: Course) -> str:
    """Return all that proves the luck of a match that is over, as one line of text."""
    luck = course.commitment
    return f"secret={luck.secret} salt={luck.salt} randoms={','.join(course.started.randoms)}"
