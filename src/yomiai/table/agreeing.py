"""Ending a match early: when everybody who holds a seat and is not absent wants it.

Who is away only for a moment still counts, so that a phone in a pocket is not taken for consent.
"""

from __future__ import annotations

from yomiai.table.drafting import Drafting
from yomiai.table.log import EndWanted
from yomiai.table.play import abort
from yomiai.table.refusal import Refusal
from yomiai.table.state import State
from yomiai.wire.client import EndMatch


def end_match(pen: Drafting, person: int, message: EndMatch) -> None:
    """Say that one wants the match to end, or take it back."""
    if pen.state.running is None:
        raise Refusal("not_now")
    if pen.state.seat_of(person) is None:
        raise Refusal("not_your_seat")
    pen.write(EndWanted(message.want), person, message.id)


def who_wants(state: State) -> tuple[int, ...]:
    """Return the persons with a seat who want the running match to end."""
    course = state.running
    wants = () if course is None else course.wants_end
    return tuple(person for person in wants if state.seat_of(person) is not None)


def end_when_agreed(pen: Drafting) -> None:
    """End the match as soon as nobody who is there wants to play on; bots are not asked."""
    course = pen.state.running
    wants = who_wants(pen.state)
    if course is None or not wants:
        return
    owners = {chair.owner for chair in pen.state.chairs if chair.owner is not None}
    there = {person for person in owners if pen.attendance.of(person, pen.now_ms) != "absent"}
    if there and there <= set(wants):
        abort(pen, course, "agreed")
