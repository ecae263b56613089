"""Tables without sockets: two processes on one store, a disk that fails, slow devices, absent people."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, update
from sqlalchemy.exc import OperationalError

from yomiai.server import asking
from yomiai.server.bots import BotsHere, house
from yomiai.server.clock import Clock
from yomiai.server.device import Device
from yomiai.server.engine import migrate, open_engine, sqlite_address
from yomiai.server.hub import Here, Hub
from yomiai.server.live import Live
from yomiai.server.messages import Attach, Reopen, Said
from yomiai.server.schema import ENTRIES
from yomiai.server.services import Services
from yomiai.server.store import Store
from yomiai.server.writer import NotStored
from yomiai.table.refusal import Refusal
from yomiai.wire import PROTOCOL
from yomiai.wire.client import Hello, Open, SetBot, Talk
from yomiai.wire.http import Create, Join, Seated

CREATE = Create(id="the-table-of-the-test", name="Ringo", language="en", players=3)


@pytest.fixture
def stores(database: str) -> Iterator[list[Store]]:
    """Two, as two processes have them."""
    engines = [open_engine(database), open_engine(database)]
    for engine in engines:
        migrate(engine)
    stores = [Store(engine) for engine in engines]
    yield stores
    for store in stores:
        store.close()


def hub_on(store: Store) -> Hub:
    quick = msgspec.structs.replace(house(), bot_delay_ms=(0, 0))
    return Hub(Services(store, Clock(), secrets.token_bytes, quick, BotsHere(), lambda code: code), 100)


async def live_at(hub: Hub, code: str) -> Live:
    found = await hub.find(code)
    assert isinstance(found, Here)
    return found.live


class Ear(Device):
    """A device that keeps what it hears."""

    def __init__(self) -> None:
        super().__init__(10_000)

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            text = await asyncio.wait_for(self.next(), 20)
            assert text is not None
            message: dict[str, Any] = json.loads(text)
            if message["type"] in types:
                return message


async def seated_at(hub: Hub, seated: Seated) -> tuple[Live, Ear]:
    live, ear = await live_at(hub, seated.code), Ear()
    live.post(Attach(ear, Hello(protocol=PROTOCOL, code=seated.code, token=seated.token)))
    assert (await ear.until("welcome", "refused"))["type"] == "welcome"
    return live, ear


def test_two_processes_on_one_store_never_fork(stores: list[Store]) -> None:
    async def race() -> Seated:
        hubs = [hub_on(store) for store in stores]
        seated = await hubs[0].create(CREATE)
        places = [await seated_at(hub, seated) for hub in hubs]
        done: dict[str, int] = {}
        for number in range(12):
            for process, (live, ear) in enumerate(places):
                live.post(Said(ear, Talk(id=f"talk-{process}-{number}", phrase="hello")))
            for live, ear in places:
                answer = await ear.until("done", "refused")
                while answer["type"] == "refused":
                    assert answer["code"] == "not_ready"
                    live.post(Said(ear, Talk(id=answer["id"], phrase="hello")))
                    answer = await ear.until("done", "refused")
                done[answer["id"]] = answer["number"]
        assert len(set(done.values())) == 24, "two actions under one number"
        await asyncio.gather(*(hub.close("restarting") for hub in hubs))
        return seated

    seated = asyncio.run(race())
    stored = [json.loads(line) for line in stores[0].entries(seated.code)]
    assert [entry["number"] for entry in stored] == list(range(1, len(stored) + 1))
    assert sum(entry["act"]["act"] == "talked" for entry in stored) == 24


def test_a_broken_table_is_set_aside_and_the_others_live(
    stores: list[Store], engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    async def start() -> None:
        hub = hub_on(stores[0])
        broken = await hub.create(CREATE)
        whole = await hub.create(msgspec.structs.replace(CREATE, id="another-table"))
        await hub.close("restarting")
        with engine.begin() as connection:
            damage = update(ENTRIES).where(ENTRIES.c.code == broken.code, ENTRIES.c.number == 2)
            connection.execute(damage.values(body=b'{"number":2,"token_hash":"secret"}'))
        again = hub_on(stores[1])
        await again.open_all()
        assert again.live_tables == 1
        await live_at(again, whole.code)
        with pytest.raises(Refusal, match="no_table"):
            await asking.look(again, broken.code)
        assert stores[1].status_of(broken.code) == "broken"
        assert "secret" not in caplog.text
        assert broken.code in caplog.text
        await again.close("restarting")

    asyncio.run(start())


def test_a_database_that_fails_for_a_moment_breaks_no_table(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def start() -> None:
        hub = hub_on(stores[0])
        made = [await hub.create(msgspec.structs.replace(CREATE, id=f"table-number-{n}")) for n in range(2)]
        await hub.close("restarting")
        again, entries = hub_on(stores[1]), stores[1].entries

        def fails_once(_code: str) -> list[bytes]:
            monkeypatch.setattr(stores[1], "entries", entries)
            raise OperationalError("SELECT secret", {}, OSError())

        monkeypatch.setattr(stores[1], "entries", fails_once)
        await again.open_all()
        assert again.live_tables == 1, "the other one lives"
        for seated in made:
            await live_at(again, seated.code)
        monkeypatch.setattr(stores[1], "entries", entries)
        await again.close("restarting")

    asyncio.run(start())
    assert "not read now" in caplog.text
    assert "secret" not in caplog.text


def test_while_the_database_fails_a_table_is_not_there_yet_but_not_gone(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        hub = hub_on(stores[0])
        seated = await hub.create(CREATE)
        await hub.close("restarting")

        def fails(_code: str) -> list[bytes]:
            raise OperationalError("SELECT", {}, OSError())

        monkeypatch.setattr(stores[1], "entries", fails)
        with pytest.raises(Refusal, match="not_ready"):
            await hub_on(stores[1]).find(seated.code)
        assert stores[1].status_of(seated.code) == "lobby"

    asyncio.run(visit())


def test_a_table_that_can_be_read_again_comes_back_at_the_next_start(stores: list[Store]) -> None:
    async def start() -> None:
        hub = hub_on(stores[0])
        seated = await hub.create(CREATE)
        await hub.close("restarting")
        stores[0].set_aside(seated.code)
        again = hub_on(stores[1])
        await again.open_all()
        assert stores[1].status_of(seated.code) == "lobby"
        await seated_at(again, seated)
        await again.close("restarting")

    asyncio.run(start())


def _migrated(folder: Path) -> Store:
    engine = open_engine(sqlite_address(folder / "store.sqlite3"))
    migrate(engine)
    return Store(engine)


def test_a_disk_that_fails_changes_nothing_and_the_same_action_goes_through_later(tmp_path: Path) -> None:
    async def fail() -> None:
        store = _migrated(tmp_path)
        hub = hub_on(store)
        seated = await hub.create(CREATE)
        live, ear = await seated_at(hub, seated)
        append, attempts = store.append, [0]

        async def full(*_: object) -> None:
            attempts[0] += 1
            raise NotStored("OperationalError")

        store.append = full  # type: ignore[method-assign, assignment]
        before = store.entries(seated.code)
        live.post(Said(ear, SetBot(id="bot-on-full-disk", seat=1, bot="random")))
        assert (await ear.until("refused", "done"))["code"] == "not_ready"
        assert store.entries(seated.code) == before
        assert attempts[0] == 2
        store.append = append  # type: ignore[method-assign]
        live.post(Said(ear, SetBot(id="bot-on-full-disk", seat=1, bot="random")))
        assert (await ear.until("refused", "done"))["type"] == "done"
        await hub.close("restarting")
        store.close()

    asyncio.run(fail())


def test_a_slow_device_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    async def talk() -> None:
        engine = open_engine(sqlite_address(tmp_path / "store.sqlite3"))
        migrate(engine)
        store = Store(engine)
        hub = hub_on(store)
        seated = await hub.create(CREATE)
        live, ear = await seated_at(hub, seated)
        slow = Device()
        live.post(Attach(slow, Hello(protocol=PROTOCOL, code=seated.code)))
        for number in range(80):
            live.post(Said(ear, Talk(id=f"talk-number-{number}", phrase="hello")))
            await ear.until("done")
        assert slow.is_cut_off
        assert slow.was_too_slow
        await hub.close("restarting")
        store.close()

    asyncio.run(talk())


def test_shut_seats_get_the_public_view(tmp_path: Path) -> None:
    async def look() -> None:
        engine = open_engine(sqlite_address(tmp_path / "store.sqlite3"))
        migrate(engine)
        store = Store(engine)
        hub = hub_on(store)
        seated = await hub.create(CREATE)
        live, ear = await seated_at(hub, seated)
        live.post(Reopen(ear, Open(seats=())))
        assert (await ear.until("welcome"))["open_seats"] == []
        live.post(Reopen(ear, Open(seats=(0,))))
        assert (await ear.until("welcome"))["open_seats"] == [0]
        second = await asking.enter(hub, seated.code, Join(id="somebody-else", name="Mika", language="ja"))
        assert (
            await asking.enter(hub, seated.code, Join(id="somebody-else", name="Mika", language="ja"))
            == second
        )
        assert (await ear.until("update"))["told"]["kind"] == "joined"
        await hub.close("table_gone")
        assert (await ear.until("bye"))["reason"] == "table_gone"
        store.close()

    asyncio.run(look())
