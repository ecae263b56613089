"""Whether the counter must hurry: who calls the toast with his first turn has the last action for nothing.

Once that was done to it, it calls as early itself, in every course after one that another opened so. Where
nobody does, courses are played as long as ever.
"""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.games.goblets.records import Called, Course, Event, Passed, Peeked, Poured, Rotated, Swapped

ACTIONS = (Poured, Peeked, Swapped, Rotated, Passed)


def haste(story: Sequence[Event], seat: int) -> float:
    """Return in what share of the courses so far, from 0 to 1, another called with his first turn."""
    courses, early = 0, 0
    acted: set[int] = set()
    for event in story:
        if isinstance(event, Course):
            courses += 1
            acted.clear()
        elif isinstance(event, Called):
            early += not event.standstill and event.seat != seat and event.seat not in acted
        elif isinstance(event, ACTIONS):
            acted.add(event.seat)
    return early / max(1, courses - 1)
