"""A table where nobody is leaves memory, and whoever comes next finds it as it was, also in a match."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.client_example import any_action, new_id
from server.test_hub import CREATE, Ear, live_at, seated_at

from yomiai.server import asking
from yomiai.server.bots import BotsHere, house
from yomiai.server.clock import Clock
from yomiai.server.engine import migrate, open_engine, sqlite_address
from yomiai.server.hub import Hub
from yomiai.server.messages import Detach, Said
from yomiai.server.reading import restored
from yomiai.server.services import Services
from yomiai.server.store import Store
from yomiai.wire.client import Act, FromClient, Ready, SetBot
from yomiai.wire.http import Join, Seated

REST_MS = 150


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    engine = open_engine(sqlite_address(tmp_path / "store.sqlite3"))
    migrate(engine)
    store = Store(engine)
    brief = msgspec.structs.replace(house(), bot_delay_ms=(0, 0), grey_ms=20, absent_ms=40, host_absent_ms=60)
    yield Services(store, Clock(), secrets.token_bytes, brief, BotsHere(), lambda code: code, REST_MS)
    store.close()


async def until_none_lives(hub: Hub) -> None:
    async with asyncio.timeout(30):
        while hub._lives:  # noqa: ASYNC110 - what the test waits for has no event
            await asyncio.sleep(0.02)


class Seat:
    """A person at a table, who answers what is asked for as long as the test lets him."""

    def __init__(self, hub: Hub, seated: Seated) -> None:
        self.hub, self.seated = hub, seated
        self.ear = Ear()
        self.sight: dict[str, Any] | None = None

    async def come(self) -> None:
        self.live, self.ear = await seated_at(self.hub, self.seated)

    def say(self, message: FromClient) -> None:
        self.live.post(Said(self.ear, message))

    def go(self) -> None:
        self.live.post(Detach(self.ear))

    async def act(self, times: int) -> bool:
        """Whether the match is over before so many answers."""
        while times:
            sight = (await self.ear.until("update"))["sight"]
            if sight and sight["result"]:
                return True
            for asked in sight["asked"] if sight else ():
                if asked["must"]:
                    times -= 1
                    self.say(
                        msgspec.convert(
                            {
                                "type": "act",
                                "id": new_id(),
                                "seat": asked["seat"],
                                "question": asked["question"],
                                "choices": any_action(asked["choices"]),
                            },
                            Act,
                        )
                    )
        return False


async def playing(hub: Hub) -> Seat:
    """One person against two bots."""
    seat = Seat(hub, await hub.create(CREATE))
    await seat.come()
    for number in (1, 2):
        seat.say(SetBot(id=f"bot-number-{number}", seat=number, bot="random"))
    seat.say(Ready(id="ready-for-it", random="ab" * 16))
    return seat


def test_a_half_played_match_rests_and_goes_on(services: Services) -> None:
    async def evening() -> None:
        hub = Hub(services, 100)
        seat = await playing(hub)
        assert not await seat.act(2)
        table = seat.live._kept
        seat.go()
        await until_none_lives(hub)
        assert hub.live_tables == 0
        before = table.table.digest()
        again = restored(services, seat.seated.code)
        assert again is not None
        assert (again.digest(), again.status) == (before, "playing")
        await seat.come()
        assert seat.live._kept is not table
        assert seat.live._kept.table.settings == again.settings
        assert await seat.act(10_000), "the match did not go on to its end"
        await hub.close("restarting")

    asyncio.run(asyncio.wait_for(evening(), 100))


def test_bots_whose_person_is_gone_are_lost_to_nobody(services: Services) -> None:
    """They play on for a moment, then all of it rests; nothing is missing when the person is back."""

    async def evening() -> None:
        hub = Hub(services, 100)
        seat = await playing(hub)
        seat.go()
        await until_none_lives(hub)
        stored = len(services.store.entries(seat.seated.code))
        shown, person = await asking.look(hub, seat.seated.code, seat.seated.token)
        assert (shown.status, person) == ("playing", 1)
        assert [one.holder for one in shown.seats] == ["person", "bot", "bot"]
        assert len(services.store.entries(seat.seated.code)) >= stored
        await seat.come()
        assert await seat.act(10_000)
        await hub.close("restarting")

    asyncio.run(asyncio.wait_for(evening(), 100))


def test_a_table_that_somebody_watches_does_not_rest(services: Services) -> None:
    async def evening() -> None:
        hub = Hub(services, 100)
        seat = Seat(hub, await hub.create(CREATE))
        await seat.come()
        await asyncio.sleep(3 * REST_MS / 1_000)
        assert hub.live_tables == 1
        seat.go()
        await until_none_lives(hub)
        join = Join(id="somebody-new", name="Mika", language="ja")
        assert (await asking.enter(hub, seat.seated.code, join)).person == 2
        assert not (await live_at(hub, seat.seated.code)).is_over
        await hub.close("restarting")

    asyncio.run(asyncio.wait_for(evening(), 100))
