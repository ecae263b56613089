"""The one thread that writes, with group commit: all that waits goes to the disk in one transaction.

Nobody hears "done" before the commit. A batch in which one row meets the fence is done again one by one, so
that a table that lost its race costs the others nothing.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

from yomiai.server import crash

MOST_AT_ONCE: Final = 512


class Fenced(Exception):
    """Somebody else wrote that row first; who asked must read the table anew."""


class NotStored(Exception):
    """The database did not take it, or nobody knows whether it did; the table must be read anew."""


class Statement(NamedTuple):
    """One statement and its row; equal statements that follow each other go to the driver together."""

    what: Executable
    row: dict[str, Any]


class _Job(NamedTuple):
    statements: list[Statement]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Owns a connection and a queue. `write` may be called from any event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="yomiai-writer", daemon=True)
        self._thread.start()

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Done when the disk has it; fails with Fenced or NotStored."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(statements, future, loop))
        return future

    def close(self) -> None:
        """Writes what waits, then ends the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._batch()
            for job, problem in self._commit(batch):
                _answer(job, problem)
        self._disconnect()

    def _batch(self) -> tuple[list[_Job], bool]:
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_AT_ONCE or self._jobs.empty():
                return batch, True
            job = self._jobs.get()
        return batch, False

    def _commit(self, batch: list[_Job]) -> list[tuple[_Job, Exception | None]]:
        problem = self._transaction(batch)
        if isinstance(problem, Fenced) and len(batch) > 1:
            return [(job, self._transaction([job])) for job in batch]
        return [(job, problem) for job in batch]

    def _transaction(self, batch: list[_Job]) -> Exception | None:
        statements = [statement for job in batch for statement in job.statements]
        if not statements:
            return None
        try:
            connection = self._connected()
            with connection.begin():
                _execute(connection, statements)
                crash.point("disk.before")
        except IntegrityError as problem:
            return Fenced(type(problem.orig).__name__)
        except Exception as problem:  # noqa: BLE001 - whatever it was, the waiting must hear of it
            self._disconnect()
            # The message could hold the row, and the row a secret.
            return NotStored(type(problem).__name__)
        crash.point("disk.after")
        return None

    def _connected(self) -> Connection:
        """Kept from batch to batch: fetching one from the pool costs more than a commit."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """After a failure nobody knows what state it is in; the next batch makes a new one."""
        connection, self._connection = self._connection, None
        with contextlib.suppress(Exception):
            if connection is not None:
                connection.invalidate()
                connection.close()


def _execute(connection: Connection, statements: list[Statement]) -> None:
    at = 0
    while at < len(statements):
        what = statements[at].what
        upto = at
        while upto < len(statements) and statements[upto].what is what:
            upto += 1
        connection.execute(what, [statement.row for statement in statements[at:upto]])
        at = upto


def _answer(job: _Job, problem: Exception | None) -> None:
    def settle() -> None:
        if job.future.done():
            return
        if problem is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(problem)

    _call_soon(job.loop, settle)


def _call_soon(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    try:
        loop.call_soon_threadsafe(what)
    except RuntimeError:
        return  # the loop has ended, and with it whoever waited
