"""What is made of a match once and asked for by every device: its portrait, and the trees of choices.

A match is a value that never changes, so both may be kept. A portrait holds every secret; it leaves this file
only through `view`, closed for the eyes of whoever looks.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from yomiai.kernel.choice import Choices
from yomiai.kernel.secret import Eyes, view
from yomiai.record.match import Match


@lru_cache(maxsize=512)
def choices_of(match: Match, seat: int) -> Choices | None:
    """Return what a seat may answer now."""
    return match.choices(seat)


def view_of(match: Match, eyes: Eyes) -> msgspec.Struct:
    """Return what these eyes see now."""
    return view(_portrait(match), eyes)


@lru_cache(maxsize=64)
def _portrait(match: Match) -> msgspec.Struct:
    return match.portrait()
