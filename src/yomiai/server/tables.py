"""`yomiai tables`: the tables of a store, last changed first."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from yomiai.server.engine import NoStore, migrate, open_engine
from yomiai.server.options import Options, add_store, options_of
from yomiai.server.store import Listed, Store
from yomiai.table.log import Joined, Kicked, Left, decoded

ELSEWHERE: Final = "Tables of a server that was started with YOMIAI_DATA or --data are found with the same."


def lines(options: Options) -> Iterator[str]:
    engine = open_engine(options.database_address)
    migrate(engine)
    store = Store(engine)
    try:
        for table in store.listed():
            yield _line(table, _persons(store, table))
    finally:
        store.close()


def _line(table: Listed, persons: str) -> str:
    changed = datetime.fromtimestamp(table.changed_ms / 1_000, tz=UTC).strftime("%Y-%m-%d %H:%M")
    return f"{table.code}  {table.game:<12} {table.status:<8} {persons:>3} at it  {changed} UTC"


def _persons(store: Store, table: Listed) -> str:
    if table.status == "broken":
        return "?"
    count = 0
    for line in store.entries(table.code):
        act = decoded(line).act
        count += isinstance(act, Joined) - isinstance(act, Left | Kicked)
    return str(count)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="yomiai tables", description="List the tables of a store.")
    add_store(parser)
    try:
        for line in lines(options_of(parser.parse_args(words))):
            sys.stdout.write(line + "\n")
    except NoStore as problem:
        sys.stderr.write(f"yomiai tables: {problem}\n{ELSEWHERE}\n")
        return 2
    return 0
