"""`yomiai backup FILE`: a consistent copy of the store while the server runs; `yomiai restore` reads it.

SQLite: a database. PostgreSQL: lines of JSON, the first naming the shape, then one a row with its table's
name under "in" and bytes in base64; a table's rows come after those they refer to.
"""

import argparse
import os
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Engine, select

from yomiai.server.engine import NoStore, open_engine, shape_of
from yomiai.server.migrations import HEAD
from yomiai.server.options import add_store, options_of
from yomiai.server.schema import ENTRIES, KEYS, TABLES
from yomiai.server.tables import ELSEWHERE

PARTS: Final = (KEYS, TABLES, ENTRIES)


def backup(engine: Engine, target: Path) -> int:
    """Writes the copy and returns its size. SQLite: a database; PostgreSQL: lines of JSON."""
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    # Only its owner: the entries hold cards and hashes.
    unfinished.touch(mode=0o600)
    if engine.dialect.name == "sqlite":
        _copy(engine, unfinished)
    else:
        _dump(engine, unfinished)
    os.replace(unfinished, target)  # noqa: PTH105 - in one step, also over an older copy
    return target.stat().st_size


def _copy(engine: Engine, target: Path) -> None:
    with engine.connect() as connection:
        source = connection.connection.driver_connection
        if not isinstance(source, sqlite3.Connection):
            raise TypeError("not SQLite's own driver")
        copy = sqlite3.connect(target)
        try:
            source.backup(copy, pages=1_000)
        finally:
            copy.close()


def _dump(engine: Engine, target: Path) -> None:
    snapshot = engine.execution_options(isolation_level="REPEATABLE READ")
    with target.open("wb") as file, snapshot.connect() as connection:
        file.write(msgspec.json.encode({"shape": HEAD}) + b"\n")
        for table in PARTS:
            columns = [str(column.name) for column in table.columns]
            for row in connection.execution_options(yield_per=500).execute(select(table)):
                line = {"in": str(table.name), **dict(zip(columns, row, strict=True))}
                file.write(msgspec.json.encode(line) + b"\n")


def _copied(address: str, target: Path) -> int:
    engine = open_engine(address)
    try:
        shape_of(engine)  # says what is wrong with a store that cannot be opened, and changes nothing
        return backup(engine, target)
    finally:
        engine.dispose()


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="yomiai backup", description="Copy the store, also while it is used."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    add_store(parser)
    given = parser.parse_args(words)
    if given.file.exists() and not given.force:
        sys.stderr.write(f"yomiai backup: {given.file} is there already; --force writes over it.\n")
        return 2
    try:
        size = _copied(options_of(given).database_address, given.file)
    except NoStore as problem:
        sys.stderr.write(f"yomiai backup: {problem}\n{ELSEWHERE}\n")
        return 2
    except OSError as problem:
        sys.stderr.write(f"yomiai backup: {given.file} cannot be written: {problem.strerror}\n")
        return 2
    sys.stdout.write(f"{given.file}: {size} bytes. It holds cards of running matches; keep it to yourself.\n")
    return 0
