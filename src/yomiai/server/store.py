"""Tables and their entries on disk, the same code for SQLite and PostgreSQL.

Writing goes through one thread with group commit; reading has connections of its own.
"""

import contextlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Engine, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from yomiai.server.schema import ENTRIES, KEYS, TABLES
from yomiai.server.writer import Statement, Writer

_INSERT_TABLE: Final = insert(TABLES)
_INSERT_ENTRY: Final = insert(ENTRIES)
_SET_STATUS: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("of_code"))
    .values(status=bindparam("to_status"), game=bindparam("to_game"))
)


class Row(NamedTuple):
    """One entry of a table's log; the body is what the table made of it."""

    code: str
    number: int
    at_ms: int
    body: bytes


class Listed(NamedTuple):
    """A line of `yomiai tables`."""

    code: str
    game: str
    status: str
    created_ms: int
    entries: int
    changed_ms: int


class Store:
    """Asynchronous to write, plain to read: reading is done at start and in threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    def close(self) -> None:
        self._writer.close()
        self.engine.dispose()

    async def create(self, table: Mapping[str, object], rows: Sequence[Row]) -> None:
        """A new table and its first entries, both or neither; Fenced when code or maker are taken."""
        await self._writer.write([Statement(_INSERT_TABLE, dict(table)), *map(_inserted, rows)])

    async def append(self, rows: Sequence[Row], status: tuple[str, str] | None = None) -> None:
        """`status`: what the table's row shall say from now on, as (status, game)."""
        statements = [_inserted(row) for row in rows]
        if status:
            to_status, to_game = status
            row: dict[str, object] = {"of_code": rows[0].code, "to_status": to_status, "to_game": to_game}
            statements.append(Statement(_SET_STATUS, row))
        await self._writer.write(statements)

    def entries(self, code: str) -> list[bytes]:
        """The bodies in order; empty when there is no such table."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number)
        with self.engine.connect() as connection:
            return [bytes(body) for (body,) in connection.execute(wanted)]

    def living(self) -> list[str]:
        return self._codes(TABLES.c.status != "broken")

    def aside(self) -> list[str]:
        """The codes of the tables that were set aside."""
        return self._codes(TABLES.c.status == "broken")

    def status_of(self, code: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.scalar(select(TABLES.c.status).where(TABLES.c.code == code))

    def made_by(self, maker: str) -> str | None:
        """The table that this maker's call has made already."""
        with self.engine.connect() as connection:
            return connection.scalar(select(TABLES.c.code).where(TABLES.c.made_by == maker))

    def key(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for; the first of two processes wins."""
        wanted = select(KEYS.c.value).where(KEYS.c.name == name)
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            if connection.scalar(wanted) is None:
                connection.execute(insert(KEYS), {"name": name, "value": secrets.token_bytes(32)})
        with self.engine.connect() as connection:
            return bytes(connection.execute(wanted).scalar_one())

    def set_aside(self, code: str) -> None:
        """Nobody can play there; its entries stay for whoever looks into it."""
        self._mark(code, "broken")

    def take_back(self, code: str, status: str) -> None:
        """It can be read again."""
        self._mark(code, status)

    def _mark(self, code: str, status: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.code == code).values(status=status))

    def _codes(self, wanted: ColumnElement[bool]) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TABLES.c.code).where(wanted)))

    def listed(self) -> list[Listed]:
        last = func.max(ENTRIES.c.at_ms)
        wanted = (
            select(
                TABLES.c.code,
                TABLES.c.game,
                TABLES.c.status,
                TABLES.c.created_ms,
                func.count(ENTRIES.c.number),
                func.coalesce(last, TABLES.c.created_ms),
            )
            .outerjoin(ENTRIES, ENTRIES.c.code == TABLES.c.code)
            .group_by(TABLES.c.code, TABLES.c.game, TABLES.c.status, TABLES.c.created_ms)
            .order_by(func.coalesce(last, TABLES.c.created_ms).desc())
        )
        with self.engine.connect() as connection:
            return [Listed(*row) for row in connection.execute(wanted)]

    def remove_unchanged_since(self, before_ms: int) -> list[str]:
        """Removes the tables where nothing has happened since then; returns their codes."""
        old = [table.code for table in self.listed() if table.changed_ms < before_ms]
        with self.engine.begin() as connection:
            for code in old:
                connection.execute(delete(ENTRIES).where(ENTRIES.c.code == code))
                connection.execute(delete(TABLES).where(TABLES.c.code == code))
        return old


def _inserted(row: Row) -> Statement:
    return Statement(_INSERT_ENTRY, row._asdict())
