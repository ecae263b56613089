"""Trees of choices, each grown once: every device at a table asks for the same one."""

from __future__ import annotations

from functools import lru_cache

from yomiai.kernel.choice import Choices
from yomiai.record.match import Match


@lru_cache(maxsize=512)
def choices_of(match: Match, seat: int) -> Choices | None:
    """Return what a seat may answer now. A match is a value that never changes, so this may be kept."""
    return match.choices(seat)
