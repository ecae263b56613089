"""A table and its log on disk: what is decided is stored first, and only then true."""

import asyncio
import logging
from collections.abc import Callable

from yomiai.server import crash
from yomiai.server.audience import Audience
from yomiai.server.faults import where
from yomiai.server.reading import restored
from yomiai.server.services import Services
from yomiai.server.store import Row
from yomiai.server.writer import Fenced, NotStored
from yomiai.table.log import Entry, encoded
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table
from yomiai.table.work import Again, Draft

_log = logging.getLogger(__name__)


class Kept:
    """The table as its task has it. `table` is another object after a lost race."""

    def __init__(self, table: Table, services: Services, audience: Audience) -> None:
        self.table = table
        self.code = table.code
        self.is_gone = False
        self._services = services
        self._audience = audience
        self._line = ("", "")

    def now_ms(self) -> int:
        return self._services.clock.now_ms()

    async def do(self, decide: Callable[[Table], Draft | Again]) -> Draft | Again:
        """Decides and stores; after a lost race once more, on the table as it is by then."""
        for _attempt in range(2):
            crash.point("decide.before")
            draft = decide(self.table)
            crash.point("decide.after")
            if isinstance(draft, Again) or await self.stored(draft):
                return draft
        raise Refusal("not_ready")

    async def stored(self, draft: Draft) -> bool:
        """Whether the draft is on disk and the table has gone on; else the table was read anew."""
        crash.point("append.before")
        line = (draft.after.status, draft.after.settings.game)
        rows = [_row(self.code, entry) for entry in draft.entries]
        try:
            await self._services.store.append(rows, None if line == self._line else line)
        except (Fenced, NotStored) as problem:
            _log.warning("table %s: not stored (%s); reading it anew", self.code, type(problem).__name__)
            await self._reload()
            return False
        crash.point("append.after")
        self._line = line
        self.table.commit(draft)
        return True

    def tell(self, done: Draft | Again) -> None:
        if isinstance(done, Again):
            return
        crash.point("tell.before")
        self._audience.tell(self.table, done.entries, self.now_ms())
        crash.point("tell.after")

    async def _reload(self) -> None:
        """The store is the truth. While it cannot be read the old table stays: the fence guards it."""
        self._line = ("", "")
        try:
            table = await asyncio.to_thread(restored, self._services, self.code)
        except Exception as problem:  # noqa: BLE001 - a database may fail in many ways
            _log.error("table %s: not read anew, %s", self.code, where(problem))
            return
        if table is None:
            self.is_gone = True
            raise Refusal("no_table")
        self.table = table
        present = self._audience.persons()
        for person in table.shown(self.now_ms()).persons:
            if person.person in present:
                table.connected(person.person, self.now_ms())
        self._audience.welcome_all(table, self.now_ms())


def _row(code: str, entry: Entry) -> Row:
    return Row(code, entry.number, entry.at_ms, encoded(entry))
