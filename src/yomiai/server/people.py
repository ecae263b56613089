"""People and their devices at one table: coming, going, opening seats, speaking."""

import asyncio
import logging
from typing import TypeVar

from yomiai.server import crash
from yomiai.server.audience import Audience
from yomiai.server.device import Device
from yomiai.server.faults import where
from yomiai.server.keeping import Kept
from yomiai.server.messages import Attach, Enter, Look, ReadRecord, Reopen, Said, refuse
from yomiai.server.services import Services
from yomiai.server.tokens import hash_of
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table
from yomiai.table.work import Again, Draft
from yomiai.wire.server import Done

_T = TypeVar("_T")
_log = logging.getLogger(__name__)


class People:
    """Answers what people say. Who somebody is follows from the token alone."""

    def __init__(self, kept: Kept, audience: Audience, services: Services) -> None:
        self._kept = kept
        self._audience = audience
        self._services = services
        self._reading = asyncio.Lock()
        self._readers: set[asyncio.Task[None]] = set()

    def attach(self, message: Attach) -> None:
        device, hello, table = message.device, message.hello, self._kept.table
        token_hash = "" if hello.token is None else hash_of(hello.token)
        person = None if hello.token is None else table.person_of(token_hash)
        if hello.token is not None and person is None:
            raise Refusal("no_person")
        if not table.may_watch(person):
            raise Refusal("no_watchers")
        seats = self._wanted(person, hello.open)
        self.detach(device)
        device.token_hash, device.person = token_hash, person
        device.open_seats, device.follows = seats, hello.open is None
        is_first = person not in self._audience.persons()
        self._audience.add(device)
        if is_first and person is not None:
            table.connected(person, self._kept.now_ms())
        self._audience.welcome(device, table, self._kept.now_ms(), hello.since)

    def reopen(self, message: Reopen) -> None:
        device, table = message.device, self._kept.table
        self._must_be_here(device)
        seats = self._wanted(device.person, message.message.seats)
        own = () if device.person is None else table.seats_of(device.person)
        # All own seats open means: as before, whatever seats come.
        device.open_seats, device.follows = seats, bool(seats) and seats == own
        self._audience.welcome(device, table, self._kept.now_ms())

    def detach(self, device: Device) -> None:
        """Let a device go, which is nobody's from now on and sees nothing."""
        if device not in self._audience:
            return
        self._audience.remove(device)
        person = device.person
        device.token_hash, device.person, device.open_seats = "", None, ()
        if person is not None and person not in self._audience.persons():
            self._kept.table.disconnected(person, self._kept.now_ms())

    async def enter(self, message: Enter) -> None:
        def decide(table: Table) -> Draft | Again:
            now, dice = self._kept.now_ms(), self._services.dice
            return table.join(message.join, message.token_hash, now, dice)

        done = await self._kept.do(decide)
        person = self._kept.table.person_of(message.token_hash)
        if person is None:
            raise Refusal("no_person")
        _settle(message.answer, person)
        self._kept.tell(done)

    async def said(self, message: Said) -> None:
        device = message.device
        self._must_be_here(device)

        def decide(table: Table) -> Draft | Again:
            now, dice = self._kept.now_ms(), self._services.dice
            return table.decide(device.person, message.message, now, dice)

        done = await self._kept.do(decide)
        crash.point("answer.before")
        action = getattr(message.message, "id", None)
        if action is not None:
            device.send(Done(action, done.number, again=isinstance(done, Again)))
        crash.point("answer.after")
        self._kept.tell(done)

    def look(self, message: Look) -> None:
        table = self._kept.table
        _settle(message.answer, (table.shown(self._kept.now_ms()), table.person_of(message.token_hash)))

    def read_record(self, message: ReadRecord) -> None:
        """Answer beside the table's own task: people play on while somebody looks back."""
        table = self._kept.table
        if not table.may_watch(table.person_of(message.token_hash)):
            raise Refusal("no_watchers")
        reading = asyncio.create_task(self._read(table, message))
        self._readers.add(reading)
        reading.add_done_callback(self._readers.discard)

    async def _read(self, table: Table, message: ReadRecord) -> None:
        """In a thread, for a record is a whole match once more; one at a time, so that threads are left."""
        try:
            async with self._reading:
                if not message.answer.done():
                    _settle(message.answer, await asyncio.to_thread(table.record, message.match))
        except Refusal as refusal:
            refuse(message, refusal)
        except Exception as problem:  # noqa: BLE001 - who asked must hear of it
            _log.error("table %s, a record: %s", self._kept.code, where(problem))
            refuse(message, Refusal("internal"))

    def _must_be_here(self, device: Device) -> None:
        if device not in self._audience:
            raise Refusal("hello_first")

    def _wanted(self, person: int | None, wanted: tuple[int, ...] | None) -> tuple[int, ...]:
        own = () if person is None else self._kept.table.seats_of(person)
        if wanted is None:
            return own
        if not set(wanted) <= set(own):
            raise Refusal("not_your_seat")
        return tuple(sorted(set(wanted)))


def _settle(future: asyncio.Future[_T], answer: _T) -> None:
    if not future.done():  # who asked may have gone
        future.set_result(answer)
