"""What people see of the table now: everybody the same table, each device its own sight of the match."""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.kernel.choice import Choices
from yomiai.kernel.secret import EVERY_EYE, Eyes
from yomiai.record.match import Match
from yomiai.table.absence import offer
from yomiai.table.agreeing import who_wants, who_wants_pause
from yomiai.table.clock import deadline
from yomiai.table.luck import opened_line
from yomiai.table.presence import Attendance
from yomiai.table.state import Course, State
from yomiai.table.trees import choices_of, view_of
from yomiai.wire.server import Asked, Sight
from yomiai.wire.shown import Person, SeatShown, Table


def eyes_of(seats: Sequence[int]) -> Eyes:
    """Return the eyes of a device with these seats open; () is a watcher."""
    return Eyes(sum(1 << seat for seat in set(seats)))


def shown(state: State, attendance: Attendance, now_ms: int) -> Table:
    """Return what everybody sees. Nothing secret stands here."""
    course = state.course
    running = state.running
    promise = None if state.lesson else state.next_luck if running is None else running.commitment
    is_opened = course is not None and running is None and not state.lesson
    return Table(
        code=state.code,
        status=state.status,
        match=0 if course is None else course.number,
        settings=state.settings,
        persons=_persons(state, attendance, now_ms),
        seats=tuple(_seat(state, seat) for seat in range(len(state.chairs))),
        commitment=None if promise is None else promise.shown,
        opened=opened_line(course) if course is not None and is_opened else None,
        tally=tuple(state.tally.values()),
        absence=offer(state, attendance, now_ms),
        wants_end=who_wants(state),
        lesson=state.lesson,
        wants_pause=who_wants_pause(state),
        paused=running is not None and running.paused,
    )


def _persons(state: State, attendance: Attendance, now_ms: int) -> tuple[Person, ...]:
    return tuple(
        Person(
            person=person,
            name=member.name,
            language=member.language,
            host=person == state.host,
            presence=attendance.of(person, now_ms),
            seat=state.seat_of(person),
        )
        for person, member in state.members.items()
    )


def _seat(state: State, seat: int) -> SeatShown:
    chair = state.chairs[seat]
    return SeatShown(
        seat=seat,
        holder="bot" if chair.bot is not None else "empty" if chair.owner is None else "person",
        person=chair.owner,
        bot=chair.bot,
        name=state.name_at(seat),
        ready=chair.ready,
    )


def sight(state: State, seats: Sequence[int], now_ms: int) -> Sight | None:
    """Return the match as a device with these seats open sees it; () is the public view."""
    course = state.course
    match = None if course is None else course.match
    if course is None or match is None:
        return None
    over = state.running is None
    must = None if over else match.must
    tree = None if must is None else choices_of(match, must)
    return Sight(
        game=match.game.name,
        match=course.number,
        players=match.players,
        options=match.options,
        view=view_of(match, EVERY_EYE if over else eyes_of(seats)),
        actor=-2 if must is None else must,
        ask="" if tree is None else tree.questions[0].ask,
        asked=() if over else tuple(_asked(state, course, match, seats, tree)),
        deadline=deadline(state, now_ms),
        result=course.result,
    )


def _asked(
    state: State, course: Course, match: Match, seats: Sequence[int], tree: Choices | None
) -> list[Asked]:
    """Return what the open seats may answer; a seat that a bot plays is not asked."""
    asked: list[Asked] = []
    if course.paused:
        return asked
    for seat in sorted(set(seats)):
        question = course.question(seat)
        choices = tree if match.must == seat else choices_of(match, seat)
        if question is not None and choices is not None and state.chairs[seat].bot is None:
            asked.append(Asked(seat, question, match.must == seat, choices))
    return asked
