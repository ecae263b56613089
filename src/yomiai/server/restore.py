"""`yomiai restore FILE`: what `yomiai backup` wrote, into a store without tables; all of it or nothing.

Either kind of backup goes into either kind of store, so this is also the way from a file to PostgreSQL.
"""

import argparse
import base64
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from yomiai.server.backup import PARTS
from yomiai.server.engine import NoStore, migrate, open_engine, sqlite_address
from yomiai.server.folder import Folder, InUse
from yomiai.server.migrations import HEAD
from yomiai.server.options import Options, add_store, options_of
from yomiai.server.schema import KEYS, TABLES

_MAGIC: Final = b"SQLite format 3\0"
_AT_ONCE: Final = 500
_BY_NAME: Final = {str(table.name): table for table in PARTS}

Row = tuple[str, dict[str, Any]]
"""A row and the name of its table."""


class NotEmpty(Exception):
    """The store has tables already."""


class NoBackup(Exception):
    """The file is not what `yomiai backup` writes, or of another shape; the text says which."""


def restore(engine: Engine, source: Path) -> int:
    """Fill a store, brought to today's shape first, and return how many tables it has now.

    NotEmpty, NoBackup and OSError leave it as it was.
    """
    migrate(engine)
    with engine.begin() as connection:
        if connection.scalar(select(func.count()).select_from(TABLES)):
            raise NotEmpty
        connection.execute(delete(KEYS))
        try:
            for name, rows in groupby(_rows(source), lambda row: row[0]):
                _fill(connection, _BY_NAME[name], (values for _, values in rows))
        except (msgspec.DecodeError, NoStore, SQLAlchemyError, KeyError, TypeError, ValueError) as problem:
            # Its message could hold a row, and the row a card.
            raise NoBackup(f"not readable as a backup ({type(problem).__name__})") from None
        return connection.scalar(select(func.count()).select_from(TABLES)) or 0


def _fill(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    while some := list(islice(rows, _AT_ONCE)):
        connection.execute(insert(table), some)


def _rows(source: Path) -> Iterator[Row]:
    with source.open("rb") as file:
        is_database = file.read(len(_MAGIC)) == _MAGIC
    return _of_database(source) if is_database else _of_lines(source)


def _of_database(source: Path) -> Iterator[Row]:
    """Read a copy of the copy: one of an older shape is brought to today's."""
    with tempfile.TemporaryDirectory(prefix="yomiai-restore-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        shutil.copy(source, copy)
        engine = open_engine(sqlite_address(copy))
        try:
            migrate(engine)
            with engine.connect() as connection:
                for table in PARTS:
                    for row in connection.execute(select(table)).mappings():
                        yield str(table.name), dict(row)
        finally:
            engine.dispose()


def _of_lines(source: Path) -> Iterator[Row]:
    with source.open("rb") as file:
        shape = dict(msgspec.json.decode(file.readline())).get("shape")
        if shape != HEAD:
            raise NoBackup(f"of shape {shape}, and this program reads {HEAD}")
        for line in file:
            values = dict(msgspec.json.decode(line))
            name = str(values.pop("in"))
            for column in _BY_NAME[name].columns:
                if isinstance(column.type, LargeBinary):
                    values[column.name] = base64.b64decode(values[column.name], validate=True)
            yield name, values


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="yomiai restore", description="Put a backup into a store without tables."
    )
    parser.add_argument("file", type=Path)
    add_store(parser)
    parsed = parser.parse_args(words)
    options = options_of(parsed)
    try:
        with _alone(options):
            count = _restored(options.database_address, parsed.file)
    except InUse as running:
        return _failed(f"a server uses this data folder: {running.address or 'stop it first'}")
    except NotEmpty:
        return _failed("the store has tables already; restore into an empty one")
    except NoStore as problem:
        return _failed(str(problem))
    except (NoBackup, OSError) as problem:
        return _failed(f"{parsed.file}: {problem}")
    sys.stdout.write("1 table is back.\n" if count == 1 else f"{count} tables are back.\n")
    return 0


@contextlib.contextmanager
def _alone(options: Options) -> Generator[None]:
    """No server starts on the data folder meanwhile. A database server has to be kept free by hand."""
    if options.database:
        yield
        return
    folder = Folder(options.data)
    folder.take()
    try:
        yield
    finally:
        folder.release()


def _restored(address: str, source: Path) -> int:
    engine = open_engine(address)
    try:
        return restore(engine, source)
    finally:
        engine.dispose()


def _failed(why: str) -> int:
    sys.stderr.write(f"yomiai restore: {why}\n")
    return 1
