"""Playing: actions of persons and bots, and the end of a match."""

from __future__ import annotations

from yomiai.bots.contract import Answer
from yomiai.kernel.asking import Illegal
from yomiai.record.entry import By, Note
from yomiai.record.entry import Entry as MatchEntry
from yomiai.record.match import Match
from yomiai.table import luck, wording
from yomiai.table.clock import runs_out_ms
from yomiai.table.drafting import Drafting
from yomiai.table.log import Aborted, Acted, MatchEnded, Returned, TimedOut
from yomiai.table.refusal import Refusal
from yomiai.table.seats import chair_at
from yomiai.table.state import Course, State
from yomiai.wire.client import Act
from yomiai.wire.server import Result


def act(pen: Drafting, person: int, message: Act) -> None:
    """Answer a question with a whole action."""
    course, _ = _course(pen.state)
    chair = chair_at(pen.state, message.seat)
    if chair.owner != person:
        raise Refusal("not_your_seat")
    _check_open(pen.state, course, message.seat, message.question)
    if chair.bot is not None:
        raise Refusal("not_your_turn")
    after, entry = _taken(pen, message.seat, Answer(message.choices, message.words), "person")
    pen.write(Acted(message.seat, "person", entry), person, message.id, after)


def act_for_bot(pen: Drafting, seat: int, question: int, answer: Answer) -> None:
    """Answer for a bot's seat, or for a person whose time has run out."""
    course, _ = _course(pen.state)
    if course.must != seat or course.question(seat) != question:
        raise Refusal("closed")
    if pen.state.chairs[seat].bot is not None:
        after, entry = _taken(pen, seat, answer, "bot")
        pen.write(Acted(seat, "bot", entry), match=after)
        return
    runs_out = runs_out_ms(pen.state)
    if runs_out is None or pen.now_ms < runs_out:
        raise Refusal("closed")
    after, entry = _taken(pen, seat, answer, "clock")
    pen.write(TimedOut(seat, entry), match=after)


def interject(pen: Drafting, seat: int, after: int, answer: Answer) -> None:
    """Let a bot do what it may besides somebody else's question, if nothing has happened since."""
    course, match = _course(pen.state)
    if course.numbers[-1] != after or match.must == seat:
        raise Refusal("closed")
    acted, entry = _taken(pen, seat, answer, "bot")
    pen.write(Acted(seat, "bot", entry), match=acted)


def match_of(state: State) -> Match:
    """Return the running match; `Refusal` not_now when there is none."""
    if state.running is None:
        raise Refusal("not_now")
    return _course(state)[1]


def _course(state: State) -> tuple[Course, Match]:
    course = state.course
    if course is None or course.match is None:
        raise Refusal("not_now")
    if state.running is None:
        raise Refusal("closed")
    if course.paused:
        raise Refusal("paused")
    return course, course.match


def _check_open(state: State, course: Course, seat: int, question: int) -> None:
    """A late click names a question that is gone; a click out of turn names none of this seat's."""
    if course.question(seat) == question:
        return
    others = {course.question(other) for other in range(len(state.chairs)) if other != seat}
    late = question in course.numbers and question not in others
    raise Refusal("closed" if late or course.question(seat) is not None else "not_your_turn")


def _taken(pen: Drafting, seat: int, answer: Answer, by: By) -> tuple[Match, MatchEntry]:
    course, match = _course(pen.state)
    words = wording.checked(pen, match, seat, answer.choices, answer.words)
    chance = luck.source(course.commitment.secret, course.started.randoms, match.outcomes)
    take = match.act if match.must == seat else match.interject
    try:
        return take(seat, answer.choices, chance, Note(by=by, words=words, at=pen.now_ms))
    except Illegal as illegal:
        others_acted = match.question_number(seat) != len(match.entries) - 1
        raise Refusal("changed" if others_acted else "not_legal", illegal.clause) from None


def end_when_over(pen: Drafting) -> None:
    """Open the luck and count the result as soon as the rules say it is over."""
    course = pen.state.running
    if course is None or course.match is None or not course.match.over:
        return
    found = course.match.result()
    played = tuple(tuple(player.name for player in players) for players in course.played)
    result = Result(tuple(found.ranks), tuple(found.payoffs), found.reason, played)
    pen.write(MatchEnded(course.number, result, course.commitment.secret, course.commitment.salt))


def abort(pen: Drafting, course: Course, reason: str) -> None:
    """Give the match up and open its luck."""
    pen.write(Aborted(course.number, reason, course.commitment.secret, course.commitment.salt))


def hand_seats_back(pen: Drafting) -> None:
    """Let owners who are here play their seats again, but never in the middle of a bot's decision."""
    course = pen.state.running
    if course is None or course.match is None:
        return
    for seat, chair in enumerate(pen.state.chairs):
        deciding = course.must == seat and course.question(seat) != pen.asked
        if chair.bot and chair.owner and not deciding and pen.attendance.connected(chair.owner):
            pen.write(Returned(chair.owner, seat))
