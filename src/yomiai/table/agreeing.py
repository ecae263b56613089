"""Ending a match early, and pausing it: when everybody who holds a seat and is not absent wants it.

Who is away only for a moment still counts, so that a phone in a pocket is not taken for consent.
To go on after a pause needs one of them only.
"""

from __future__ import annotations

from collections.abc import Iterable

from yomiai.table.drafting import Drafting
from yomiai.table.log import EndWanted, Paused, PauseWanted, Resumed
from yomiai.table.play import abort
from yomiai.table.refusal import Refusal
from yomiai.table.state import State
from yomiai.wire.client import EndMatch, PauseMatch


def end_match(pen: Drafting, person: int, message: EndMatch) -> None:
    """Say that one wants the match to end, or take it back."""
    _check_sits(pen.state, person)
    pen.write(EndWanted(message.want), person, message.id)


def pause_match(pen: Drafting, person: int, message: PauseMatch) -> None:
    """Say that one wants a pause, or take it back; in a pause, go on."""
    _check_sits(pen.state, person)
    course = pen.state.running
    paused = course is not None and course.paused
    if paused and message.want:
        raise Refusal("paused")
    pen.write(PauseWanted(message.want), person, message.id)
    if paused:
        pen.write(Resumed())


def _check_sits(state: State, person: int) -> None:
    if state.running is None:
        raise Refusal("not_now")
    if state.seat_of(person) is None:
        raise Refusal("not_your_seat")


def who_wants(state: State) -> tuple[int, ...]:
    """Return the persons with a seat who want the running match to end."""
    course = state.running
    return () if course is None else _sitting(state, course.wants_end)


def who_wants_pause(state: State) -> tuple[int, ...]:
    """Return the persons with a seat who want the running match to pause."""
    course = state.running
    return () if course is None else _sitting(state, course.wants_pause)


def _sitting(state: State, persons: Iterable[int]) -> tuple[int, ...]:
    return tuple(person for person in persons if state.seat_of(person) is not None)


def end_when_agreed(pen: Drafting) -> None:
    """End the match as soon as nobody who is there wants to play on; bots are not asked."""
    course = pen.state.running
    if course is not None and _agreed(pen, who_wants(pen.state)):
        abort(pen, course, "agreed")


def pause_when_agreed(pen: Drafting) -> None:
    """Let the match rest as soon as all who are there want it."""
    if _agreed(pen, who_wants_pause(pen.state)):
        pen.write(Paused())


def _agreed(pen: Drafting, wants: tuple[int, ...]) -> bool:
    owners = {chair.owner for chair in pen.state.chairs if chair.owner is not None}
    there = {person for person in owners if pen.attendance.of(person, pen.now_ms) != "absent"}
    return bool(there) and there <= set(wants)
