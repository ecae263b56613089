"""The turn clock: a bank for each seat, an increment for each decision. Deadlines follow from the log.

Other people's doings never add time, and a connection that comes and goes changes nothing.
"""

from __future__ import annotations

from yomiai.table.log import Acted, TimedOut
from yomiai.table.state import Course, State
from yomiai.wire.server import Deadline


def charged(state: State, act: Acted | TimedOut, at_ms: int) -> tuple[int, ...]:
    """Return the banks after an action; only an answer of a person, or for one, costs time."""
    course = state.running
    if course is None or not _runs(state, course) or act.seat != course.must:
        return () if course is None else course.banks_ms
    banks, seat = spent(state, course, at_ms), act.seat
    return (*banks[:seat], banks[seat] + state.settings.clock.increment * 1000, *banks[seat + 1 :])


def spent(state: State, course: Course, at_ms: int) -> tuple[int, ...]:
    """Return the banks less what the seat that must decide has thought so far; no pause gives it back."""
    if not _runs(state, course) or course.must is None:
        return course.banks_ms
    banks, seat = course.banks_ms, course.must
    rest = max(0, banks[seat] - max(0, at_ms - course.thinking_ms))
    return (*banks[:seat], rest, *banks[seat + 1 :])


def _runs(state: State, course: Course) -> bool:
    """Whether the seat that must decide is played by a person at a table with a clock."""
    must = course.must
    if must is None or course.paused:
        return False
    return state.settings.clock.mode != "off" and state.chairs[must].bot is None


def runs_out_ms(state: State) -> int | None:
    """Return when the seat that must decide has used up its time; a gentle clock only shows time."""
    course = state.running
    if course is None or state.settings.clock.mode != "bank" or not _runs(state, course):
        return None
    assert course.must is not None  # noqa: S101 - _runs has looked
    return course.thinking_ms + course.banks_ms[course.must]


def deadline(state: State, now_ms: int) -> Deadline | None:
    """Return the clock to show; None without one and while a bot decides."""
    course = state.running
    if course is None or course.must is None or not _runs(state, course):
        return None
    left = course.banks_ms[course.must] - max(0, now_ms - course.thinking_ms)
    return Deadline(course.must, left, course.banks_ms)
