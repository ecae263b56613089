"""Asks bots, off the loop and within a time limit. A bot that fails is answered for at random."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from yomiai.kernel.choice import Choice, Choices
from yomiai.table.work import BotToMove

Chooser: TypeAlias = Callable[[BotToMove], Awaitable[tuple[Choice, ...]]]
_log = logging.getLogger(__name__)


class Thinking:
    """The bots of this server."""

    def __init__(self, chooser: Chooser, seconds: float) -> None:
        self._chooser = chooser
        self._seconds = seconds

    async def choose(self, asked: BotToMove) -> tuple[Choice, ...]:
        try:
            return await asyncio.wait_for(self._chooser(asked), self._seconds)
        except Exception as problem:  # noqa: BLE001 - whatever a bot does, the match goes on
            # Its message could name a card.
            _log.warning("bot %s failed: %s", asked.bot, type(problem).__name__)
            return any_of(asked.choices, asked.seed)


def any_of(choices: Choices, seed: int) -> tuple[Choice, ...]:
    """A legal action, each branch as likely as its neighbours."""
    dice = random.Random(seed)  # noqa: S311 - a bot guards no secret
    found: list[Choice] = []
    question = 0
    while question >= 0:
        branch = dice.choice(choices.questions[question].branches)
        found.append(branch.choice)
        question = branch.then
    return tuple(found)
