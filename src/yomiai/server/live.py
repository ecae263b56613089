"""A table led in this process: one task that takes one message after another.

decide on a copy -> append, wait for the disk -> commit -> answer -> tell. Nothing is locked while the
disk works; who wants something of the table puts a message into its inbox.

A table where nobody is and nothing is due ends its task after a while. Its log is all of it: whoever comes
next finds it read from there, as after a restart.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from yomiai.server.audience import Audience
from yomiai.server.faults import where
from yomiai.server.keeping import Kept
from yomiai.server.messages import (
    Attach,
    BotSaid,
    Detach,
    Enter,
    Look,
    Message,
    ReadRecord,
    Reopen,
    Said,
    Stop,
    refuse,
)
from yomiai.server.people import People
from yomiai.server.services import Services
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table
from yomiai.table.work import Again, BotAside, BotToMove, Draft, PresenceMoved, Work
from yomiai.wire.server import PresenceChanged

_log = logging.getLogger(__name__)
_PAUSE_MS: Final = 1_000
"""After a failed append of the table's own, so that a full disk is not asked a thousand times a second."""
_BEAT_MS: Final = 5
"""Between two looks at what is due; a table that has nothing to do although it is due must not spin."""


class Live:
    """Reached through `post` only."""

    def __init__(
        self, table: Table, services: Services, when_over: Callable[["Live"], None] = lambda _live: None
    ) -> None:
        self.code = table.code
        self.is_over = False
        self._when_over = when_over
        self._services = services
        self._audience = Audience(services.share_url(table.code))
        self._kept = Kept(table, services, self._audience)
        self._people = People(self._kept, self._audience, services)
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._bots: set[asyncio.Task[None]] = set()
        self._paused_until_ms = 0
        self._heard_ms = self._kept.now_ms()
        """When the last message came."""
        self._task = asyncio.create_task(self._run(), name=f"table {table.code}")

    def post(self, message: Message) -> None:
        if self.is_over:
            refuse(message, Refusal("not_ready"))
        else:
            self._inbox.put_nowait(message)

    async def stop(self, reason: str) -> None:
        self.post(Stop(reason))
        await self._task

    async def _run(self) -> None:
        while not self.is_over:
            message = await self._next()
            if message:
                self._heard_ms = self._kept.now_ms()
                await self._guarded(message)
            if self._kept.is_gone:
                self._end("table_gone")
            await self._tick_guarded()

    async def _next(self) -> Message | None:
        """The next message; None when something happens by itself first."""
        if not self._inbox.empty():
            return self._inbox.get_nowait()
        now_ms = self._kept.now_ms()
        due = self._kept.table.due(now_ms)
        until_ms = self._rest_ms() if due is None else max(due.at_ms, self._paused_until_ms)
        if until_ms is None:
            return await self._inbox.get()
        wait_ms = max(until_ms, now_ms + _BEAT_MS) - now_ms
        try:
            return await asyncio.wait_for(self._inbox.get(), wait_ms / 1_000)
        except TimeoutError:
            if due is None and self._inbox.empty():
                self._end("table_gone")
            return None

    def _rest_ms(self) -> int | None:
        """When the table leaves memory, given that nothing is due; None while somebody is there."""
        is_needed = bool(self._bots) or any(True for _ in self._audience)
        return None if is_needed else self._heard_ms + self._services.rest_ms

    async def _guarded(self, message: Message) -> None:
        """A fault of ours ends neither the table nor, with its text, a secret."""
        try:
            await self._handle(message)
        except Refusal as refusal:
            refuse(message, refusal)
        except Exception as problem:  # noqa: BLE001 - the table must live on
            _log.error("table %s: %s", self.code, where(problem))
            refuse(message, Refusal("internal"))

    async def _handle(self, message: Message) -> None:
        match message:
            case Said():
                await self._people.said(message)
            case BotSaid():
                await self._bot_said(message)
            case Attach():
                self._people.attach(message)
            case Detach():
                self._people.detach(message.device)
                message.done.set()
            case Reopen():
                self._people.reopen(message)
            case Enter():
                await self._people.enter(message)
            case Look():
                self._people.look(message)
            case ReadRecord():
                self._people.read_record(message)
            case Stop():
                self._end(message.reason)

    # Bots and time

    async def _bot_said(self, message: BotSaid) -> None:
        asked = message.asked

        def decide(table: Table) -> Draft | Again:
            now, dice = self._kept.now_ms(), self._services.dice
            if isinstance(asked, BotAside):
                return table.decide_aside(asked, message.answer, now, dice)
            return table.decide_bot(asked.seat, asked.question, message.answer, now, dice)

        # The question may be gone by now; then the answer is refused like anybody's, and nobody minds.
        self._kept.tell(await self._kept.do(decide))

    async def _tick_guarded(self) -> None:
        if self.is_over or self._kept.now_ms() < self._paused_until_ms:
            return
        try:
            while await self._tick():
                pass
        except Exception as problem:  # noqa: BLE001 - the table must live on
            _log.error("table %s, by itself: %s", self.code, where(problem))
            self._paused_until_ms = self._kept.now_ms() + _PAUSE_MS

    async def _tick(self) -> bool:
        """Does what is due; whether there may be more."""
        has_gone_on = False
        for work in self._kept.table.tick(self._kept.now_ms(), self._services.dice):
            has_gone_on |= await self._by_itself(work)
        return has_gone_on

    async def _by_itself(self, work: Work) -> bool:
        match work:
            case BotToMove() | BotAside():
                self._ask(work)
            case PresenceMoved():
                self._presence(work)
            case Draft() if await self._kept.stored(work):
                self._kept.tell(work)
                return True
            case Draft():
                self._paused_until_ms = self._kept.now_ms() + _PAUSE_MS
        return False

    def _ask(self, asked: BotToMove | BotAside) -> None:
        """The answer is given when it is due, however long the bot thought."""

        async def ask() -> None:
            answer = await self._services.bots.choose(asked)
            # A sleep may end a moment before the wall clock reaches its end.
            await asyncio.sleep(max(0, asked.due_ms + 1 - self._kept.now_ms()) / 1_000)
            self.post(BotSaid(asked, answer))

        task = asyncio.create_task(ask())
        self._bots.add(task)
        task.add_done_callback(self._bots.discard)

    def _presence(self, moved: PresenceMoved) -> None:
        message = PresenceChanged(moved.persons)
        for device in self._audience:
            device.send(message)
        self._audience.show_absence(self._kept.table, self._kept.now_ms())

    def _end(self, reason: str) -> None:
        self.is_over = True
        self._audience.close(reason)
        for task in tuple(self._bots):
            task.cancel()
        while not self._inbox.empty():
            refuse(self._inbox.get_nowait(), Refusal("not_ready"))
        self._when_over(self)
