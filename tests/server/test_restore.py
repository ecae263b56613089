"""What was backed up comes back: the same tables with the same logs and keys, into either kind of store."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Engine, select

from yomiai import cli
from yomiai.server import restore as command
from yomiai.server.backup import PARTS, backup
from yomiai.server.engine import migrate, open_engine, sqlite_address
from yomiai.server.folder import Folder
from yomiai.server.restore import NoBackup, NotEmpty, restore
from yomiai.server.store import Row, Store


def fill(engine: Engine, *codes: str) -> None:
    async def write() -> None:
        for code in codes:
            line: dict[str, object] = {"code": code, "created_ms": 7, "game": "g", "status": "playing"}
            rows = [Row(code, number, 1_790_000_000_000 + number, bytes(range(number))) for number in (1, 2)]
            await store.create({**line, "made_by": f"maker of {code}"}, rows)

    store = Store(engine)
    asyncio.run(write())
    store.key("tokens")


def contents(engine: Engine) -> list[list[tuple[object, ...]]]:
    with engine.connect() as connection:
        return [sorted(map(tuple, connection.execute(select(part)))) for part in PARTS]


def empty(folder: Path, name: str = "empty") -> Engine:
    return open_engine(sqlite_address(folder / f"{name}.sqlite3"))


def test_a_backup_becomes_the_same_store_again(engine: Engine, tmp_path: Path) -> None:
    fill(engine, "BCDFG", "HJKMN")
    before = contents(engine)
    backup(engine, tmp_path / "copy")
    target = empty(tmp_path)
    assert restore(target, tmp_path / "copy") == 2
    assert contents(target) == before
    target.dispose()


def test_the_way_back_leads_into_this_kind_of_store(engine: Engine, tmp_path: Path) -> None:
    """The store of the test, SQLite or PostgreSQL, is filled from a database file and from lines."""
    other = empty(tmp_path, "other")
    migrate(other)
    fill(other, "BCDFG")
    backup(other, tmp_path / "copy")
    assert restore(engine, tmp_path / "copy") == 1
    assert contents(engine) == contents(other)
    backup(engine, tmp_path / "again")
    target = empty(tmp_path)
    assert restore(target, tmp_path / "again") == 1
    assert contents(target) == contents(other)
    for used in (other, target):
        used.dispose()


def test_a_store_with_tables_is_left_alone(engine: Engine, tmp_path: Path) -> None:
    fill(engine, "BCDFG")
    before = contents(engine)
    backup(engine, tmp_path / "copy")
    with pytest.raises(NotEmpty):
        restore(engine, tmp_path / "copy")
    assert contents(engine) == before


LINES = b"""{"shape":"0001"}
{"in":"tables","code":"BCDFG","created_ms":7,"game":"g","status":"lobby","made_by":"m"}
"""


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"some text",
        b'{"shape":"9999"}\n',
        LINES + b'{"in":"entries","code":"BCDFG","number":1,"at_ms":1}\n',
        LINES + b'{"in":"entries","code":"BCDFG","number":1,"at_ms":1,"body":"not base64!"}\n',
        LINES + b'{"in":"nothing"}\n',
        LINES + LINES.splitlines()[1],
        b"SQLite format 3\0 and then nothing",
    ],
)
def test_what_is_no_backup_changes_nothing(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "file").write_bytes(text)
    target = empty(tmp_path)
    with pytest.raises(NoBackup):
        restore(target, tmp_path / "file")
    assert contents(target) == [[], [], []]
    target.dispose()


def test_a_backup_writes_over_a_file_only_when_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    source = empty(tmp_path / "data", "yomiai")
    migrate(source)
    source.dispose()
    (tmp_path / "copy").write_text("a copy of last week")
    words = ["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]
    assert cli.main(words) == 2
    assert "--force" in capsys.readouterr().err
    assert (tmp_path / "copy").read_text() == "a copy of last week"
    assert cli.main([*words, "--force"]) == 0
    assert (tmp_path / "copy").read_bytes().startswith(b"SQLite")


def test_the_command_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = empty(tmp_path)
    migrate(source)
    fill(source, "BCDFG")
    backup(source, tmp_path / "copy")
    source.dispose()
    words = [str(tmp_path / "copy"), "--data", str(tmp_path / "data")]
    assert command.main(words) == 0
    assert capsys.readouterr().out == "1 table is back.\n"
    assert command.main(words) == 1
    assert "has tables already" in capsys.readouterr().err
    assert command.main([str(tmp_path / "missing"), "--data", str(tmp_path / "more")]) == 1


def test_nothing_is_restored_under_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Folder(tmp_path / "data")
    folder.take()
    folder.running_at("http://127.0.0.1:1")
    assert command.main([str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 1
    assert "http://127.0.0.1:1" in capsys.readouterr().err
    assert (tmp_path / "data" / "address").exists()
    folder.release()
