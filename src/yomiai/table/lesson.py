"""A first game with a coach: one person, bots and a prepared deal that is the same every time.

Its luck is known before, so nobody else ever sits or watches there, nothing of it counts, and nothing is
promised about it. Only the game is chosen from outside; the number that gives the deal stands here.
"""

from __future__ import annotations

import hashlib

import msgspec

from yomiai.bots.registry import best
from yomiai.table.drafting import Drafting
from yomiai.table.log import BotSet, Committed, Created, Joined, Readied
from yomiai.table.names import name_among
from yomiai.table.refusal import Refusal
from yomiai.table.settings import checked
from yomiai.table.state import State
from yomiai.wire.client import FromClient, SetBot, SetSettings
from yomiai.wire.http import Create
from yomiai.wire.shown import Settings


class Lesson(msgspec.Struct, frozen=True):
    """How a game is learned: with so many seats, and the deal that this number gives."""

    players: int
    number: int


LESSONS = {
    "cockroach": Lesson(4, 14),
    "fox-grapes": Lesson(3, 1),
    "goblets": Lesson(4, 1),
    "tofu": Lesson(3, 27),
    "duet": Lesson(2, 1),
}
NO_RANDOM = ""
"""What a person adds to a prepared shuffle."""


def begin(pen: Drafting, code: str, message: Create, token_hash: str) -> None:
    """Make a table with a person and bots who are all ready, locked for everybody else."""
    lesson = LESSONS.get(message.game)
    if lesson is None:
        raise Refusal("no_such_game")
    settings = Settings(game=message.game, players=lesson.players, locked=True, watchers=False)
    pen.write(Created(code, checked(settings), lesson=True))
    pen.write(Joined(1, token_hash, name_among(message.name, ()), message.language, 0), 1, message.id)
    for seat in range(1, lesson.players):
        pen.write(BotSet(seat, best(message.game)), 1)
    pen.write(prepared(message.game))
    pen.write(Readied(0, NO_RANDOM), 1)


def prepared(game: str) -> Committed:
    """Return the luck of a game's lesson; nobody is promised anything about it."""
    secret, salt = (_bytes(game, LESSONS[game].number, use).hex() for use in ("secret", "salt"))
    return Committed(secret, salt)


def _bytes(game: str, number: int, use: str) -> bytes:
    return hashlib.sha256(f"yomiai lesson {game} {number} {use}".encode()).digest()


def refuse_change(state: State, message: FromClient) -> None:
    """`Refusal` lesson for what would make it another table than the prepared one."""
    if state.lesson and isinstance(message, SetSettings | SetBot):
        raise Refusal("lesson")
