"""Which bots are asked now: the one on the seat that must decide, one for a clock that ran out, and asides.

A bot is asked as soon as its question is there, and answers when it is due; so its thinking shows nothing.
After a step it is asked again, on what it may know by then; the answer that fits first is taken.
"""

from __future__ import annotations

from yomiai.bots.registry import aside
from yomiai.kernel.choice import Choices
from yomiai.kernel.secret import seen_by
from yomiai.record.match import Match
from yomiai.table.bots_here import substitute
from yomiai.table.clock import runs_out_ms
from yomiai.table.house import House
from yomiai.table.pace import aside_due_ms, aside_seed, bot_due_ms, bot_seed
from yomiai.table.state import State
from yomiai.table.trees import choices_of
from yomiai.table.work import BotAside, BotToMove

NOTHING = Choices(())


class Handed:
    """What was handed out last, so that no two bots think about one question at the same step."""

    def __init__(self, house: House) -> None:
        """Start with nothing handed out."""
        self._house = house
        self._asked = (0, 0)
        self._beside = 0
        self._due_ms = 0
        self._attempts = 0

    def due_ms(self, state: State) -> int | None:
        """Return when a bot is to be asked, or asked again because it has not answered."""
        moments = [self._move_ms(state)]
        if state.running is not None and _step(state) != self._beside and asides(state, self._house):
            moments.append(state.running.step_ms)
        return min((moment for moment in moments if moment is not None), default=None)

    def _move_ms(self, state: State) -> int | None:
        course = state.running
        due = _answer_ms(state, self._house)
        if due is None or course is None or course.must is None:
            return None
        question = course.question(course.must)
        if (question, _step(state)) == self._asked:
            return self._due_ms + self._house.bot_patience_ms
        return due if bot_due_ms(state, self._house) is None else course.step_ms

    def take(self, state: State, now_ms: int) -> list[BotToMove | BotAside]:
        """Hand out what is due."""
        move = self._move(state, now_ms)
        handed: list[BotToMove | BotAside] = [] if move is None else [move]
        if state.running is not None and _step(state) != self._beside:
            self._beside = _step(state)
            handed += asides(state, self._house)
        return handed

    def _move(self, state: State, now_ms: int) -> BotToMove | None:
        at_ms, due, course = self._move_ms(state), _answer_ms(state, self._house), state.running
        if at_ms is None or due is None or at_ms > now_ms or course is None or course.must is None:
            return None
        question = course.question(course.must)
        if question is None:
            return None
        again = (question, _step(state)) == self._asked
        self._attempts = self._attempts + 1 if again else 0
        self._asked = question, _step(state)
        self._due_ms = max(due, now_ms)
        return _to_move(state, course.must, question, self._attempts, due)


def _step(state: State) -> int:
    """Return the number of the last step's entry."""
    course = state.running
    return 0 if course is None else course.numbers[-1]


def _answer_ms(state: State, house: House) -> int | None:
    """Return when the answer of a bot is due: its own, or the one for a person whose time is up."""
    due = bot_due_ms(state, house)
    return runs_out_ms(state) if due is None else due


def _to_move(state: State, seat: int, question: int, attempt: int, due_ms: int) -> BotToMove | None:
    course = state.running
    match = None if course is None else course.match
    choices = None if match is None else choices_of(match, seat)
    if course is None or match is None or choices is None:
        return None
    bot = state.chairs[seat].bot
    eyes = seen_by(seat)
    return BotToMove(
        seat=seat,
        question=question,
        bot=substitute(state) if bot is None else bot,
        by="clock" if bot is None else "bot",
        game=match.game.name,
        options=match.options,
        view=match.view(eyes),
        story=match.story(eyes),
        choices=choices,
        seed=bot_seed(state, question),
        attempt=attempt,
        due_ms=due_ms,
        heard=tuple(claim for claim in course.heard if claim.for_seat(seat)),
    )


def asides(state: State, house: House) -> list[BotAside]:
    """Return what bots may do besides after the last step: those that ever do, and have something to do."""
    course = state.running
    if course is None or course.match is None:
        return []
    found = [_aside(state, course.match, house, seat) for seat in range(len(state.chairs))]
    return [each for each in found if each is not None]


def _aside(state: State, match: Match, house: House, seat: int) -> BotAside | None:
    bot, course = state.chairs[seat].bot, state.running
    if bot is None or course is None or aside(bot, match.game.name) is None:
        return None
    may = None if match.must == seat else choices_of(match, seat)
    speaks = match.entries[-1].seat == seat and seat not in course.claimed and bool(match.claims())
    if may is None and not speaks:
        return None
    eyes = seen_by(seat)
    return BotAside(
        seat=seat,
        after=_step(state),
        bot=bot,
        game=match.game.name,
        options=match.options,
        view=match.view(eyes),
        story=match.story(eyes),
        choices=NOTHING if may is None else may,
        seed=aside_seed(state, seat),
        due_ms=aside_due_ms(state, house, seat),
    )
