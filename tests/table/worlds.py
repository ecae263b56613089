"""The same evening in another world: everything a seat may not know is different, all else is equal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from table.evening import HOUSE, Evening

from yomiai.games import registry
from yomiai.kernel.asking import taken
from yomiai.kernel.chance import ListSource
from yomiai.kernel.choice import Choice
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import CHANCE
from yomiai.kernel.secret import seen_by
from yomiai.record.match import Match
from yomiai.table import luck
from yomiai.table.log import Acted
from yomiai.table.table import BotToMove, Table, eyes_of


class Script:
    """A match as outcomes of chance, and whole actions of seats in turn."""

    def __init__(self, match: Match, steps: Sequence[tuple[int, int]]) -> None:
        self.outcomes: list[int] = []
        self.actions: list[tuple[Choice, ...]] = []
        position = match.game.start(match.players, match.options)
        half: list[Choice] = []
        for actor, option in steps:
            if actor == CHANCE:
                self.outcomes.append(option)
                position.apply(option)
                continue
            half.append(match.game.choice(position, actor, option))
            position = taken(position, actor, option)
            if position.actor != actor or not position.half_made():
                self.actions.append(tuple(half))
                half = []


def truth(match: Match) -> Script:
    """Return the script of a match as it was."""
    script = Script(match, ())
    script.outcomes = [outcome.outcome for entry in match.entries for outcome in entry.chance]
    script.actions = [entry.choices for entry in match.entries[1:]]
    return script


def imagined(match: Match, seat: int, seed: int) -> Script:
    """Return the script of a match that the seat cannot tell from this one."""
    game = registry.game(match.game.name)
    eyes = seen_by(seat)
    belief = game.know(match.view(eyes), match.story(eyes), seat, match.options)
    return Script(match, belief.world(Generator(seed)).steps)


def played(evening: Evening, script: Script, seats: tuple[int, ...]) -> list[bytes]:
    """Play a script at a table and return every byte that reaches a device with these seats open.

    A bot is handed its question and its delay; nonsense is sent too, for refusals are answers.
    """
    heard = [reached(evening, seats)]
    for action in script.actions:
        seat = evening.actor
        heard.append(b"due %r" % evening.table.due(evening.now))
        question = evening.table._state.course.question(seat)  # type: ignore[union-attr]
        chair = evening.table.shown(evening.now).seats[seat]
        if chair.bot is not None:
            bot = evening.bot()
            assert bot is not None
            if seat in seats:
                heard.append(msgspec.json.encode(_plain(bot)))
            draft = evening.table.decide_bot(seat, bot.question, action, evening.now, evening.dice)
        else:
            draft = evening.decide(chair.person, _act(evening, seat, question, action))  # type: ignore[assignment]
        evening.commit(draft)
        evening.settle()
        heard.append(reached(evening, seats))
    return heard
