"""The store, alike on both databases: numbers without holes, one writer a number, no word before the disk."""

import asyncio
import sqlite3
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, inspect, select

from yomiai.server.backup import backup
from yomiai.server.engine import migrate
from yomiai.server.migrations import HEAD, versions
from yomiai.server.schema import ENTRIES, METADATA
from yomiai.server.store import Row, Store
from yomiai.server.writer import Fenced, NotStored


@pytest.fixture
def store(engine: Engine) -> Iterator[Store]:
    store = Store(engine)
    yield store
    store.close()


def table(code: str, maker: str = "") -> dict[str, object]:
    return {"code": code, "created_ms": 1, "game": "g", "status": "lobby", "made_by": maker or code}


def row(code: str, number: int) -> Row:
    return Row(code, number, 1_790_000_000_000 + number, b"entry %d" % number)


def test_entries_come_back_in_order(store: Store) -> None:
    async def write() -> None:
        await store.create(table("AAAAA"), [row("AAAAA", 1)])
        await store.append([row("AAAAA", 2), row("AAAAA", 3)], ("playing", "h"))

    asyncio.run(write())
    assert store.entries("AAAAA") == [b"entry 1", b"entry 2", b"entry 3"]
    assert store.living() == ["AAAAA"]
    (listed,) = store.listed()
    assert (listed.game, listed.status, listed.entries) == ("h", "playing", 3)
    assert listed.changed_ms == 1_790_000_000_003


def test_of_two_who_write_the_same_number_one_goes_through(store: Store) -> None:
    async def write() -> list[object]:
        await store.create(table("AAAAA"), [row("AAAAA", 1)])
        return await asyncio.gather(
            *(store.append([row("AAAAA", 2)]) for _ in range(5)), return_exceptions=True
        )

    answers = asyncio.run(write())
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Fenced) for answer in answers) == 4
    assert len(store.entries("AAAAA")) == 2


def test_a_lost_race_costs_the_others_in_its_batch_nothing(store: Store) -> None:
    codes = [f"TAB{number:02}" for number in range(40)]

    async def write() -> list[object]:
        await asyncio.gather(*(store.create(table(code), [row(code, 1)]) for code in codes))
        clash = store.append([row(codes[0], 1)])
        return await asyncio.gather(
            *(store.append([row(code, 2)]) for code in codes), clash, return_exceptions=True
        )

    answers = asyncio.run(write())
    assert answers[:-1] == [None] * len(codes)
    assert isinstance(answers[-1], Fenced)


def test_a_table_is_made_once_for_a_maker(store: Store) -> None:
    async def write() -> None:
        await store.create(table("AAAAA", "maker"), [row("AAAAA", 1)])
        with pytest.raises(Fenced):
            await store.create(table("BBBBB", "maker"), [row("BBBBB", 1)])

    asyncio.run(write())
    assert store.made_by("maker") == "AAAAA"
    assert store.entries("BBBBB") == []


def test_two_stores_on_one_database_never_fork(engine: Engine, store: Store) -> None:
    other = Store(engine)

    async def lead(leader: Store) -> int:
        won = 0
        for number in range(2, 60):
            try:
                await leader.append([row("AAAAA", number)])
                won += 1
            except Fenced:
                continue
        return won

    async def race() -> list[int]:
        await store.create(table("AAAAA"), [row("AAAAA", 1)])
        return await asyncio.gather(lead(store), lead(other))

    assert sum(asyncio.run(race())) == 58
    assert len(store.entries("AAAAA")) == 59
    other.close()


def test_what_the_database_refuses_is_told_without_the_row(store: Store) -> None:
    async def write() -> None:
        bad = (Row("AAAAA", 1, 1, "secret words"),)  # type: ignore[arg-type]
        with pytest.raises(NotStored) as problem:
            await store.create(table("AAAAA"), list(bad))
        assert "secret" not in str(problem.value)

    asyncio.run(write())
    assert store.living() == []


def test_the_newest_migration_is_the_one_a_start_looks_for() -> None:
    newest = max(path.stem for path in Path(versions.__file__).parent.glob("r0*.py"))
    assert import_module(f"yomiai.server.migrations.versions.{newest}").revision == HEAD


def test_the_migrations_make_what_the_schema_says(engine: Engine) -> None:
    migrate(engine)  # a second start changes nothing
    found = inspect(engine)
    for name, wanted in METADATA.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: column.nullable for column in wanted.columns}
        key = found.get_pk_constraint(name)
        assert (key["name"], key["constrained_columns"]) == (
            wanted.primary_key.name,
            list(wanted.primary_key.columns.keys()),
        )


def test_sqlite_waits_for_the_disk(engine: Engine) -> None:
    if engine.dialect.name != "sqlite":
        pytest.skip("about SQLite")
    with engine.connect() as connection:
        read = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert read == ["wal", 2, 1, 5000]


def test_old_tables_go_and_broken_ones_stay_aside(store: Store) -> None:
    async def write() -> None:
        await store.create(table("AAAAA"), [row("AAAAA", 1)])
        await store.create(table("BBBBB"), [row("BBBBB", 1), Row("BBBBB", 2, 1_800_000_000_000, b"")])

    asyncio.run(write())
    assert store.remove_unchanged_since(1_795_000_000_000) == ["AAAAA"]
    assert store.entries("AAAAA") == []
    store.set_aside("BBBBB")
    assert (store.living(), store.status_of("BBBBB")) == ([], "broken")


def test_a_backup_is_whole_while_the_server_writes(engine: Engine, store: Store, tmp_path: Path) -> None:
    async def write() -> None:
        await store.create(table("AAAAA"), [row("AAAAA", 1)])
        going_on = asyncio.create_task(_write_on(store))
        await asyncio.to_thread(backup, engine, tmp_path / "copy")
        await going_on

    asyncio.run(write())
    copy = tmp_path / "copy"
    assert copy.stat().st_mode & 0o777 == 0o600
    if engine.dialect.name == "sqlite":
        with sqlite3.connect(copy) as opened:
            numbers = [number for (number,) in opened.execute("SELECT number FROM entries ORDER BY number")]
            assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        opened.close()
    else:
        numbers = list(range(1, copy.read_bytes().count(b'"in":"entries"') + 1))
    assert numbers == list(range(1, len(numbers) + 1))


async def _write_on(store: Store) -> None:
    for number in range(2, 60):
        await store.append([row("AAAAA", number)])


def test_hundreds_wait_for_few_commits(engine: Engine, store: Store) -> None:
    async def write() -> None:
        await store.create(table("AAAAA"), [row("AAAAA", 1)])
        await asyncio.gather(*(store.append([row("AAAAA", number)]) for number in range(2, 1000)))

    asyncio.run(write())
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(ENTRIES)) == 999
