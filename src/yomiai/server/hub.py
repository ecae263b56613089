"""Finds tables by code: led here, elsewhere, or nowhere. Whoever finds one talks to it by messages only."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from yomiai.server.faults import where
from yomiai.server.live import Live
from yomiai.server.messages import Look
from yomiai.server.reading import restored_or_set_aside, take_back
from yomiai.server.services import Services
from yomiai.server.store import Row
from yomiai.server.tokens import hash_of, new_code, token_for
from yomiai.server.writer import Fenced, NotStored
from yomiai.table.log import encoded
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table
from yomiai.table.work import Draft
from yomiai.wire.http import Create, Seated
from yomiai.wire.shown import Table as Shown

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Here:
    """This process leads the table."""

    live: Live


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another process leads it; one process never answers this, several will."""

    address: str


Found = Here | Elsewhere | None


class Hub:
    """All tables of this process."""

    def __init__(self, services: Services, most_tables: int) -> None:
        self._services = services
        self._most_tables = most_tables
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._key = services.store.key("tokens")
        self.is_closing = False

    @property
    def live_tables(self) -> int:
        return sum(not live.is_over for live in self._lives.values())

    async def open_all(self) -> None:
        """At start: every table lives again, so that bots and clocks go on by themselves."""
        await asyncio.to_thread(take_back, self._services)
        for code in await asyncio.to_thread(self._services.store.living):
            with contextlib.suppress(Refusal):  # what the store does not give now, its next visit asks for
                await self.find(code)

    async def find(self, code: str) -> Found:
        """Where a table is led. One that only the store knows is led here from now on.

        Refusal `not_ready`: nobody can say now.
        """
        live = self._lives.get(code)
        if live and not live.is_over:
            return Here(live)
        if self.is_closing:
            raise Refusal("not_ready")  # not "no table": it will be there again
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        found = await asyncio.shield(task)
        return Here(found) if found else None

    async def create(self, create: Create) -> Seated:
        """Make a table; a repeated call is answered as before."""
        token = token_for(self._key, "create", create.id)
        maker = hash_of(create.id)
        # Stored ids must not lead back to tokens.
        create = msgspec.structs.replace(create, id=maker[:32])
        if self.live_tables >= self._most_tables:
            raise Refusal("too_many_tables")
        for _attempt in range(8):
            made = await asyncio.to_thread(self._services.store.made_by, maker)
            if made:
                return await self._made_before(made, token)
            code = new_code()
            if await self._made(code, maker, create, hash_of(token)):
                return await self._made_before(code, token)
        raise Refusal("too_many_tables")

    def token_to_join(self, code: str, call: str) -> str:
        return token_for(self._key, "join", code, call)

    async def close(self, reason: str) -> None:
        self.is_closing = True
        await asyncio.gather(*(live.stop(reason) for live in self._lives.values() if not live.is_over))

    async def remove(self, codes: list[str]) -> None:
        """The store no longer has these."""
        for code in codes:
            live = self._lives.pop(code, None)
            if live and not live.is_over:
                await live.stop("table_gone")

    async def _load(self, code: str) -> Live | None:
        try:
            table = await asyncio.to_thread(restored_or_set_aside, self._services, code)
        except SQLAlchemyError as problem:
            _log.error("table %s: not read now, %s", code, where(problem))
            raise Refusal("not_ready") from None
        if table is None:
            return None
        live = self._lives[code] = Live(table, self._services, self._forget)
        return live

    def _forget(self, live: Live) -> None:
        """It has ended, or rests: only the store knows it now."""
        if self._lives.get(live.code) is live:
            del self._lives[live.code]

    async def _made(self, code: str, maker: str, create: Create, token_hash: str) -> bool:
        """Whether the store took it: no, when the code is taken or the same call came twice at once."""
        services = self._services
        now_ms = services.clock.now_ms()
        draft: Draft = Table.create(code, create, token_hash, now_ms, services.dice, services.house)
        rows = [Row(code, entry.number, entry.at_ms, encoded(entry)) for entry in draft.entries]
        line = {
            "code": code,
            "created_ms": now_ms,
            "game": create.game,
            "status": draft.after.status,
            "made_by": maker,
        }
        try:
            await services.store.create(line, rows)
        except Fenced:
            return False
        except NotStored:
            raise Refusal("not_ready") from None
        return True

    async def _made_before(self, code: str, token: str) -> Seated:
        found = await self.find(code)
        if not isinstance(found, Here):
            raise Refusal("no_table")
        answer: asyncio.Future[tuple[Shown, int | None]] = asyncio.get_running_loop().create_future()
        found.live.post(Look(hash_of(token), answer))
        _, person = await answer
        if person is None:
            raise Refusal("no_person")
        return Seated(code, token, person)
