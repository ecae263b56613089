"""The bots of this server think in processes of their own, which start when the first bot is asked."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from yomiai.bots.answering import answer, beside, words_with
from yomiai.bots.contract import Answer
from yomiai.bots.registry import ANY_GAME, OF_A_GAME, SPEAKING
from yomiai.bots.worker import Request, Workers, fitting, thrown
from yomiai.kernel.choice import Choice
from yomiai.kernel.generator import Generator
from yomiai.table.house import House
from yomiai.table.wording import PRINTED
from yomiai.table.work import BotAside, BotToMove
from yomiai.words import words

PHRASE: Final = "phrase."
MOST_PROCESSES: Final = 4
_log = logging.getLogger(__name__)

Chosen: TypeAlias = tuple[Choice, ...]
Chooser: TypeAlias = Callable[[BotToMove], Awaitable[Chosen]]


class Bots(Protocol):
    """Answers for bots; never fails, and always with an action that is in the tree."""

    async def choose(self, asked: BotToMove | BotAside) -> Answer: ...

    async def close(self) -> None: ...


def house() -> House:
    """What tables may use: every bot of the shelf, every phrase that has words, and the words on cards."""
    phrases = (code.removeprefix(PHRASE) for code in words("phrases", "en").texts)
    names = dict.fromkeys([*(name for name, _game in OF_A_GAME), *ANY_GAME])
    printed = {game: frozenset(_printed(game)) for game in SPEAKING}
    return House(bots=tuple(names), phrases=frozenset(phrases), printed=printed)


def _printed(game: str) -> list[str]:
    return [code for code in words(game.replace("-", "_"), "en").texts if code.startswith(PRINTED)]


class BotsInProcesses:
    """What `yomiai serve` uses: a bot that is slow or ends its process costs its own answer only."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._workers: Workers | None = None

    async def choose(self, asked: BotToMove | BotAside) -> Answer:
        if self._workers is None:
            self._workers = Workers(max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1)))
        given = await self._workers.choose(_request(asked), self._seconds)
        if given.fault:
            _log.warning("bot %s was %s", asked.bot, given.fault)
        return given

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()


class BotsHere:
    """Bots in threads of this process, or any other chooser: for tests and small machines."""

    def __init__(self, chooser: Chooser | None = None, seconds: float = 10.0) -> None:
        self._chooser = chooser
        self._seconds = seconds

    async def choose(self, asked: BotToMove | BotAside) -> Answer:
        request = _request(asked)
        try:
            given = await asyncio.wait_for(self._answer(asked), self._seconds)
        except Exception as problem:  # noqa: BLE001 - whatever a bot does, the match goes on
            # Its message could name a card.
            _log.warning("bot %s failed: %s", asked.bot, type(problem).__name__)
            return thrown(request, "broken")
        return given if fitting(request, given) else thrown(request, "illegal")

    async def _answer(self, asked: BotToMove | BotAside) -> Answer:
        if self._chooser is None:
            return await asyncio.to_thread(_answer, asked)
        if isinstance(asked, BotAside):
            return Answer(())
        action, stream = await self._chooser(asked), Generator(asked.seed)
        return Answer(tuple(action), words_with(asked.game, asked.view, asked.choices, action, stream))

    async def close(self) -> None:
        return


def _answer(asked: BotToMove | BotAside) -> Answer:
    stream = Generator(asked.seed)
    of_seat = (
        asked.bot, asked.game, asked.view, asked.story, asked.choices, stream, asked.seat, asked.options
    )  # fmt: skip
    return beside(*of_seat) if isinstance(asked, BotAside) else answer(*of_seat, asked.heard)


def _request(asked: BotToMove | BotAside) -> Request:
    return Request(
        game=asked.game,
        bot=asked.bot,
        seat=asked.seat,
        seed=asked.seed,
        options=asked.options,
        view=asked.view,
        story=asked.story,
        choices=asked.choices,
        aside=isinstance(asked, BotAside),
        heard=() if isinstance(asked, BotAside) else asked.heard,
    )
