"""Tables where everybody relies on memory: what only a seat was told is sent until its person was shown it.

How far he was shown it is an entry of the log, written only when something private lies before it: so it
is as durable as the match, and a peek costs one entry more. Once the match is over everything opens again.
"""

from __future__ import annotations

from yomiai.kernel.secret import WATCHER, Eyes, seen_by, view
from yomiai.table.drafting import Drafting
from yomiai.table.log import Seen
from yomiai.table.state import Course, State
from yomiai.wire import client


def seen(pen: Drafting, person: int, message: client.Seen) -> None:
    """Keep how far a person was shown the log, where that matters."""
    seat, course = pen.state.seat_of(person), _forgetful(pen.state)
    if seat is None or course is None:
        return
    number = min(message.number, pen.state.number)
    if any(_has_private(course, place, seat) for place in _between(course, course.seen[seat], number)):
        pen.write(Seen(seat, number), person)


def eyes_for(state: State, number: int, eyes: Eyes) -> Eyes:
    """Return the eyes that may still see into an entry: not those of seats that have seen it."""
    course = _forgetful(state)
    if course is None:
        return eyes
    past = sum(1 << seat for seat, last in enumerate(course.seen) if number <= last)
    return Eyes(eyes & ~past)


def _forgetful(state: State) -> Course | None:
    """Return the running match, if people must remember by themselves what they were told."""
    course = state.running
    if course is None or course.match is None:
        return None
    return course if course.match.game.leaves_memory(course.match.options) else None


def _between(course: Course, last: int, number: int) -> list[int]:
    """Return the places of the match's entries after one number up to another."""
    return [place for place, of_table in enumerate(course.numbers) if last < of_table <= number]


def _has_private(course: Course, place: int, seat: int) -> bool:
    events = () if course.match is None else course.match.entries[place].events
    return any(view(event, seen_by(seat)) != view(event, WATCHER) for event in events)
