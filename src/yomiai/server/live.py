"""A table led in this process: one task that takes one message after another.

decide on a copy -> append, wait for the disk -> commit -> answer -> tell. Nothing is locked while the
disk works; who wants something of the table puts a message into its inbox.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from yomiai.server import crash
from yomiai.server.audience import Audience
from yomiai.server.device import Device
from yomiai.server.faults import where
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
)
from yomiai.server.reading import restored
from yomiai.server.services import Services
from yomiai.server.store import Row
from yomiai.server.tokens import hash_of
from yomiai.server.writer import Fenced, NotStored
from yomiai.table.log import Entry, encoded
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table
from yomiai.table.work import Again, BotToMove, Draft, PresenceMoved
from yomiai.wire.server import Done, PresenceChanged, Refused

_log = logging.getLogger(__name__)
_T = TypeVar("_T")
_PAUSE_MS = 1_000
"""After a failed append of the table's own, so that a full disk is not asked a thousand times a second."""


class Live:
    """Reached through `post` only."""

    def __init__(self, table: Table, services: Services) -> None:
        self.code = table.code
        self.is_over = False
        self._table = table
        self._services = services
        self._audience = Audience(services.share_url(table.code))
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._bots: set[asyncio.Task[None]] = set()
        self._paused_until_ms = 0
        self._row = ("", "")
        self._task = asyncio.create_task(self._run(), name=f"table {table.code}")

    def post(self, message: Message) -> None:
        self._inbox.put_nowait(message)

    async def stop(self, reason: str) -> None:
        self.post(Stop(reason))
        await self._task

    async def _run(self) -> None:
        while not self.is_over:
            message = await self._next()
            if message:
                await self._guarded(message)
            if self._may_act():
                await self._tick_guarded()
        self._end()

    def _may_act(self) -> bool:
        return not self.is_over and self._now() >= self._paused_until_ms

    def _now(self) -> int:
        return self._services.clock.now_ms()

    async def _next(self) -> Message | None:
        """The next message; None when something happens by itself first."""
        due = self._table.due(self._now())
        if due is None:
            return await self._inbox.get()
        wait_ms = max(due.at_ms, self._paused_until_ms) - self._now()
        try:
            return await asyncio.wait_for(self._inbox.get(), max(0.0, wait_ms / 1_000))
        except TimeoutError:
            return None

    async def _guarded(self, message: Message) -> None:
        """A fault of ours ends neither the table nor, with its text, a secret."""
        try:
            await self._handle(message)
        except Refusal as refusal:
            _refuse(message, refusal)
        except Exception as problem:  # noqa: BLE001 - the table must live on
            _log.error("table %s: %s", self.code, where(problem))
            _refuse(message, Refusal("internal"))

    async def _handle(self, message: Message) -> None:
        match message:
            case Said():
                await self._said(message)
            case BotSaid():
                await self._bot_said(message)
            case Attach():
                self._attach(message)
            case Detach():
                self._detach(message.device)
            case Reopen():
                self._reopen(message)
            case Enter():
                await self._enter(message)
            case Look():
                shown = self._table.shown(self._now())
                _settle(message.answer, (shown, self._table.person_of(message.token_hash)))
            case ReadRecord():
                self._read_record(message)
            case Stop():
                self._audience.close(message.reason)
                self.is_over = True

    # People

    def _attach(self, message: Attach) -> None:
        device, hello, table = message.device, message.hello, self._table
        token_hash = "" if hello.token is None else hash_of(hello.token)
        person = table.person_of(token_hash) if token_hash else None
        if token_hash and person is None:
            raise Refusal("no_person")
        if not table.may_watch(person):
            raise Refusal("no_watchers")
        seats = self._wanted(person, hello.open)
        self._detach(device)
        device.token_hash, device.person = token_hash, person
        device.open_seats, device.follows = seats, hello.open is None
        is_first = person is not None and person not in self._audience.persons()
        self._audience.add(device)
        if is_first and person is not None:
            table.connected(person, self._now())
        self._audience.welcome(device, table, self._now(), hello.since)

    def _wanted(self, person: int | None, wanted: tuple[int, ...] | None) -> tuple[int, ...]:
        own = () if person is None else self._table.seats_of(person)
        if wanted is None:
            return own
        if not set(wanted) <= set(own):
            raise Refusal("not_your_seat")
        return tuple(sorted(set(wanted)))

    def _reopen(self, message: Reopen) -> None:
        device = message.device
        if device not in self._audience:
            raise Refusal("hello_first")
        device.open_seats = self._wanted(device.person, message.message.seats)
        # All of them open means: as before, whatever seats come.
        device.follows = device.person is not None and device.open_seats == self._table.seats_of(
            device.person
        )
        device.follows = device.follows and bool(device.open_seats)
        self._audience.welcome(device, self._table, self._now())

    def _detach(self, device: Device) -> None:
        if device not in self._audience:
            return
        self._audience.remove(device)
        person = device.person
        if person is not None and person not in self._audience.persons():
            self._table.disconnected(person, self._now())

    async def _enter(self, message: Enter) -> None:
        table_join = message.join

        def decide() -> Draft | Again:
            return self._table.join(table_join, message.token_hash, self._now(), self._services.dice)

        done = await self._do(decide)
        person = self._table.person_of(message.token_hash)
        if person is None:
            raise Refusal("no_person")
        _settle(message.answer, person)
        self._tell(done)

    async def _said(self, message: Said) -> None:
        device, said = message.device, message.message
        if device not in self._audience:
            raise Refusal("hello_first")

        def decide() -> Draft | Again:
            return self._table.decide(device.person, said, self._now(), self._services.dice)

        done = await self._do(decide)
        crash.point("answer.before")
        device.send(Done(getattr(said, "id", ""), done.number, again=isinstance(done, Again)))
        crash.point("answer.after")
        self._tell(done)

    def _read_record(self, message: ReadRecord) -> None:
        person = self._table.person_of(message.token_hash)
        if not self._table.may_watch(person):
            raise Refusal("no_watchers")
        if self._table.shown(self._now()).match != message.match:
            raise Refusal("not_over")
        _settle(message.answer, self._table.record())

    # Bots and time

    async def _bot_said(self, message: BotSaid) -> None:
        asked = message.asked

        def decide() -> Draft:
            now, dice = self._now(), self._services.dice
            return self._table.decide_bot(asked.seat, asked.question, message.choices, now, dice)

        # The question may be gone by now; then the answer is refused like anybody's, and nobody minds.
        self._tell(await self._do(decide))

    async def _tick_guarded(self) -> None:
        try:
            await self._tick()
        except Exception as problem:  # noqa: BLE001 - the table must live on
            _log.error("table %s, by itself: %s", self.code, where(problem))
            self._paused_until_ms = self._now() + _PAUSE_MS

    async def _tick(self) -> None:
        is_done = False
        while not is_done:
            is_done = True
            for work in self._table.tick(self._now(), self._services.dice):
                match work:
                    case Draft():
                        is_done = not await self._by_itself(work)
                    case BotToMove():
                        self._ask(work)
                    case PresenceMoved():
                        self._presence(work)

    async def _by_itself(self, draft: Draft) -> bool:
        if not await self._stored(draft):
            self._paused_until_ms = self._now() + _PAUSE_MS
            return False
        self._tell(draft)
        return True

    def _ask(self, asked: BotToMove) -> None:
        async def ask() -> None:
            self.post(BotSaid(asked, await self._services.bots.choose(asked)))

        task = asyncio.create_task(ask())
        self._bots.add(task)
        task.add_done_callback(self._bots.discard)

    def _presence(self, moved: PresenceMoved) -> None:
        message = PresenceChanged(moved.persons)
        for device in self._audience:
            device.send(message)
        self._audience.show_absence(self._table, self._now())

    # The disk

    async def _do(self, decide: Callable[[], Draft | Again]) -> Draft | Again:
        """Decides and stores; after a lost race once more, on the table as it is by then."""
        for _attempt in range(2):
            crash.point("decide.before")
            draft = decide()
            crash.point("decide.after")
            if isinstance(draft, Again) or await self._stored(draft):
                return draft
        raise Refusal("not_ready")

    async def _stored(self, draft: Draft) -> bool:
        crash.point("append.before")
        row = (draft.after.status, draft.after.settings.game)
        try:
            await self._services.store.append(
                [_row(self.code, entry) for entry in draft.entries], None if row == self._row else row
            )
        except (Fenced, NotStored) as problem:
            _log.warning("table %s: not stored (%s); reading it anew", self.code, type(problem).__name__)
            await self._reload()
            return False
        crash.point("append.after")
        self._row = row
        self._table.commit(draft)
        return True

    async def _reload(self) -> None:
        """The store is the truth. While it cannot be read the old table stays: the fence guards it."""
        self._row = ("", "")
        try:
            table = await asyncio.to_thread(restored, self._services, self.code)
        except Exception as problem:  # noqa: BLE001 - a database may fail in many ways
            _log.error("table %s: not read anew, %s", self.code, where(problem))
            return
        if table is None:
            self._audience.close("table_gone")
            self.is_over = True
            raise Refusal("no_table")
        self._table = table
        for person in sorted(self._audience.persons()):
            if person in {each.person for each in table.shown(self._now()).persons}:
                table.connected(person, self._now())
        self._audience.welcome_all(table, self._now())

    def _tell(self, done: Draft | Again) -> None:
        if isinstance(done, Again):
            return
        crash.point("tell.before")
        self._audience.tell(self._table, done.entries, self._now())
        crash.point("tell.after")

    def _end(self) -> None:
        for task in tuple(self._bots):
            task.cancel()
        while not self._inbox.empty():
            _refuse(self._inbox.get_nowait(), Refusal("not_ready"))


def _row(code: str, entry: Entry) -> Row:
    return Row(code, entry.number, entry.at_ms, encoded(entry))


def _settle(future: asyncio.Future[_T], answer: _T) -> None:
    if not future.done():  # who asked may have gone
        future.set_result(answer)


def _refuse(message: Message, refusal: Refusal) -> None:
    match message:
        case Said(device=device, message=said):
            device.send(Refused(getattr(said, "id", None), refusal.code, refusal.clause))
        case Attach(device=device) | Reopen(device=device):
            device.send(Refused(None, refusal.code, refusal.clause))
        case Enter(answer=answer) | Look(answer=answer) | ReadRecord(answer=answer):
            if not answer.done():
                answer.set_exception(refusal)
        case _:
            return
