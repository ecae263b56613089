"""Which bot is to be asked now: the one on the seat that must decide, or one for a clock that ran out."""

from __future__ import annotations

from yomiai.kernel.secret import seen_by
from yomiai.table.bots_here import substitute
from yomiai.table.clock import runs_out_ms
from yomiai.table.house import House
from yomiai.table.pace import bot_due_ms, bot_seed
from yomiai.table.state import State
from yomiai.table.trees import choices_of
from yomiai.table.work import BotToMove


class Handed:
    """The question that was handed out last, so that no two bots think about one."""

    def __init__(self, house: House) -> None:
        """Start with nothing handed out."""
        self._house = house
        self._question = 0
        self._at_ms = 0
        self._attempts = 0

    def due_ms(self, state: State) -> int | None:
        """Return when a bot is to be asked, or asked again because it has not answered."""
        due = bot_due_ms(state, self._house)
        due = runs_out_ms(state) if due is None else due
        course = state.running
        if due is None or course is None or course.must is None:
            return None
        if course.question(course.must) == self._question:
            return max(due, self._at_ms + self._house.bot_patience_ms)
        return due

    def take(self, state: State, now_ms: int) -> BotToMove | None:
        """Hand out the question that is due."""
        due, course = self.due_ms(state), state.running
        if due is None or due > now_ms or course is None or course.must is None:
            return None
        question = course.question(course.must)
        if question is None:
            return None
        self._attempts = self._attempts + 1 if question == self._question else 0
        self._question, self._at_ms = question, now_ms
        return _to_move(state, course.must, question, self._attempts)


def _to_move(state: State, seat: int, question: int, attempt: int) -> BotToMove | None:
    course = state.running
    match = None if course is None else course.match
    choices = None if match is None else choices_of(match, seat)
    if match is None or choices is None:
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
    )
