"""A seat whose person is away when it must decide: the others wait, let a bot play, or end the match.

Nothing happens by itself here, and nobody is judged while it is not his turn.
"""

from __future__ import annotations

from yomiai.table.bots_here import substitute
from yomiai.table.drafting import Drafting
from yomiai.table.log import AbsenceAnswered, BotTookOver
from yomiai.table.play import abort
from yomiai.table.presence import Attendance
from yomiai.table.refusal import Refusal
from yomiai.table.seats import chair_at
from yomiai.table.state import State
from yomiai.wire.client import Absence
from yomiai.wire.shown import AbsenceOffer


def offer(state: State, attendance: Attendance, now_ms: int) -> AbsenceOffer | None:
    """Return the offer that stands now."""
    course = state.running
    if course is None or course.must is None or course.paused:
        return None
    chair = state.chairs[course.must]
    if chair.owner is None or chair.bot is not None or attendance.of(chair.owner, now_ms) != "absent":
        return None
    wants_bot = tuple(person for person, want in course.wants if want == "bot")
    wants_end = tuple(person for person, want in course.wants if want == "end")
    return AbsenceOffer(course.must, wants_bot, wants_end)


def answer(pen: Drafting, person: int, message: Absence) -> None:
    """One person is enough for a bot; to end, everybody at the match who is connected must agree."""
    chair_at(pen.state, message.seat)
    if pen.state.seat_of(person) == message.seat or not _has_say(pen.state, person):
        raise Refusal("not_your_seat")
    standing = offer(pen.state, pen.attendance, pen.now_ms)
    if standing is None or standing.seat != message.seat:
        raise Refusal("not_now")
    pen.write(AbsenceAnswered(message.seat, message.want), person, message.id)
    if message.want == "bot":
        pen.write(BotTookOver(message.seat, substitute(pen.state), "absent"))
    elif message.want == "end":
        _end_if_agreed(pen)


def _has_say(state: State, person: int) -> bool:
    return state.seat_of(person) is not None or state.host == person


def _end_if_agreed(pen: Drafting) -> None:
    state = pen.state
    course = state.running
    if course is None:
        return
    agreed = {person for person, want in course.wants if want == "end"}
    needed = {person for person in state.members if _has_say(state, person)}
    if {person for person in needed if pen.attendance.connected(person)} <= agreed:
        abort(pen, course, "absent")
