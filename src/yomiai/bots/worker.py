"""Bots in processes of their own: a slow or broken bot costs its answer, never the server's loop.

Only bytes go in and out, so a bot cannot reach a position even by mistake. When no good answer comes
in time, the process is ended and the answer is thrown by dice from the same seed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Any, Final

import msgspec

from yomiai.bots import dice
from yomiai.bots.answering import answer, beside, words_with
from yomiai.bots.contract import Answer, Heard
from yomiai.games.registry import game as game_of
from yomiai.kernel.choice import Choices, path_of, words_of
from yomiai.kernel.generator import Generator

START_SECONDS: Final = 60.0
"""How long a process may take to start; that is not the bot's time."""


class Request(msgspec.Struct, frozen=True):
    """All that a bot is given. `view`, `story` and `options` are the game's structs; `seed` makes dice."""

    game: str
    bot: str
    seat: int
    seed: int
    options: Any
    view: Any
    story: Sequence[Any]
    choices: Choices
    aside: bool = False
    """Whether the bot is not asked but may do or say something; then it may answer with nothing."""
    heard: Sequence[Heard] = ()
    """What was claimed so far for its seat to hear."""


class _Message(msgspec.Struct, frozen=True):
    """A request as it is read: what belongs to a game stays bytes until the game is known."""

    game: str
    bot: str
    seat: int
    seed: int
    options: msgspec.Raw
    view: msgspec.Raw
    story: msgspec.Raw
    choices: Choices
    aside: bool = False
    heard: tuple[Heard, ...] = ()


def _list_of(kind: Any) -> Any:  # noqa: ANN401 - a type made while running
    """Return the type of a story of such events."""
    return list[kind]


def think(message: bytes) -> bytes:
    """Answer an encoded request; runs in the worker process."""
    asked = msgspec.msgpack.decode(message, type=_Message)
    game = game_of(asked.game)
    options = msgspec.msgpack.decode(asked.options, type=game.options_type)
    view = msgspec.msgpack.decode(asked.view, type=game.portrait_type)
    story = msgspec.msgpack.decode(asked.story, type=_list_of(game.event_type))
    stream = Generator(asked.seed)
    of_seat = (asked.bot, asked.game, view, story, asked.choices, stream, asked.seat, options)
    given = beside(*of_seat) if asked.aside else answer(*of_seat, asked.heard)
    return msgspec.msgpack.encode(given)


class Workers:
    """So many processes; each thinks for one bot at a time, the others wait in line."""

    def __init__(self, count: int = 1) -> None:
        """Start the processes in the background; must be made inside a running loop."""
        self._free: asyncio.Queue[_Process] = asyncio.Queue()
        self._count = count
        for _ in range(count):
            self._free.put_nowait(_Process())

    async def choose(self, request: Request, seconds: float) -> Answer:
        """Return an action that is in the tree, in any case; the time runs once a process is free."""
        process = await self._free.get()
        try:
            given = await process.think(msgspec.msgpack.encode(request), seconds)
        except asyncio.CancelledError:
            process = process.replaced()
            raise
        except TimeoutError:
            process = process.replaced()
            return thrown(request, "late")
        except Exception:  # noqa: BLE001 - whatever a bot raises, the match goes on
            process = process.replaced()
            return thrown(request, "broken")
        finally:
            self._free.put_nowait(process)
        return given if fitting(request, given) else thrown(request, "illegal")

    async def close(self) -> None:
        """Wait for bots that are thinking, then end all processes."""
        for _ in range(self._count):
            (await self._free.get()).end()


def thrown(request: Request, fault: str) -> Answer:
    """Return an answer by dice; nothing besides."""
    if request.aside:
        return Answer((), fault=fault)
    stream = Generator(request.seed)
    action = dice.choose(None, (), request.choices, stream, request.seat, None)
    words = words_with(request.game, request.view, request.choices, action, stream)
    return Answer(tuple(action), words, fault=fault)


def fitting(request: Request, given: Answer) -> bool:
    """Return whether an answer can be used: a whole action, or in an aside none."""
    return (request.aside and not given.choices) or fits(request.choices, given)


def fits(choices: Choices, given: Answer) -> bool:
    """Return whether an answer is a whole path of a tree, with as many words as go along with it."""
    path = path_of(choices, given.choices)
    return path is not None and len(given.words) == words_of(path)


class _Process:
    """One worker process, which can be ended while it thinks."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)
        self._id: Future[int] = self._pool.submit(os.getpid)

    async def think(self, message: bytes, seconds: float) -> Answer:
        await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._id)), START_SECONDS)
        future = asyncio.wrap_future(self._pool.submit(think, message))
        return msgspec.msgpack.decode(await asyncio.wait_for(future, seconds), type=Answer)

    def replaced(self) -> _Process:
        self.end()
        return _Process()

    def end(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._id.done() and not self._id.cancelled() and self._id.exception() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self._id.result(), signal.SIGTERM)


def settle_in() -> None:
    """Begin a process: leave Ctrl-C to the server, and end when the server ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
