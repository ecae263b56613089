"""Nothing that was acknowledged is lost, whatever moment the server dies at."""

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from server.player import Player, table_of
from server.running_server import ServerProcess

from yomiai.server.crash import EXIT, POINTS

pytestmark = pytest.mark.slow
KILLS = 1_000 if os.environ.get("YOMIAI_SOAK") else 15


class Mortal:
    """A server that is started anew, on the same port and data, whenever it has died."""

    def __init__(self, data: Path, *words: str) -> None:
        self.server = ServerProcess(data, *words, crash="")
        self.data, self.words, self.port, self.base = data, words, self.server.port, self.server.base

    def start(self, crash: str = "") -> None:
        self.server = ServerProcess(self.data, *self.words, crash=crash, port=self.port)

    async def died(self) -> int:
        return await asyncio.to_thread(self.server.process.wait, 60)


def again_if_over(people: list[Player]) -> Callable[[Player], bool]:
    """Keeps a table busy: when a match is over, its people are ready for the next one."""
    over = [False]

    def stop_at(player: Player) -> bool:
        if over[0] and player.result is not None:
            return True
        if player.result is not None and not over[0] and not player.unanswered:
            player.result = None
            player.ready()
        return False

    people[0].finish = lambda: over.__setitem__(0, True)  # type: ignore[attr-defined]
    return stop_at


def check(data: Path, people: list[Player]) -> None:
    with sqlite3.connect(data / "yomiai.sqlite3") as store:
        rows = store.execute(
            "SELECT number, body FROM entries WHERE code = ? ORDER BY number", (people[0].code,)
        ).fetchall()
    store.close()
    ids = {json.loads(body).get("id"): number for number, body in rows}
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    for player in people:
        assert {id_: ids[id_] for id_ in player.acknowledged} == player.acknowledged
        assert player.told.keys() == set(range(1, player.number + 1))
    assert sum(json.loads(body)["act"]["act"] == "acted" for _, body in rows) > 10


async def survives(mortal: Mortal, deaths: Callable[[], "asyncio.Future[None]"]) -> list[Player]:
    people = await table_of(lambda: mortal.base, ["Ringo", "Mika"], 3, random.Random(5))
    stop_at = again_if_over(people)
    for player in people:
        player.stop_at = stop_at
    playing = [asyncio.create_task(player.play()) for player in people]
    await deaths()
    people[0].finish()  # type: ignore[attr-defined]
    await asyncio.wait_for(asyncio.gather(*playing), 90)
    return people


@pytest.mark.timeout(600)
def test_every_point_of_the_way(tmp_path: Path) -> None:
    mortal = Mortal(tmp_path / "data")

    async def deaths() -> None:
        mortal.server.stop()
        for point in POINTS:
            await asyncio.to_thread(mortal.start, f"{point}:4")
            assert await mortal.died() == EXIT, point
        await asyncio.to_thread(mortal.start)
        await asyncio.sleep(0.5)

    try:
        people = asyncio.run(survives(mortal, deaths))
    finally:
        mortal.server.kill()
    check(mortal.data, people)
    assert sum(player.again for player in people) > 0, "no answer was ever lost"


@pytest.mark.timeout(600 if KILLS < 100 else 0)
def test_killed_at_any_moment(tmp_path: Path) -> None:
    mortal, dice = Mortal(tmp_path / "data"), random.Random(os.environ.get("YOMIAI_SEED", "1"))

    async def deaths() -> None:
        for _ in range(KILLS):
            await asyncio.sleep(dice.uniform(0.02, 0.7))
            mortal.server.kill()
            await asyncio.to_thread(mortal.start)

    try:
        people = asyncio.run(survives(mortal, deaths))
    finally:
        mortal.server.kill()
    check(mortal.data, people)


def test_a_second_start_names_the_first(tmp_path: Path) -> None:
    mortal = Mortal(tmp_path / "data")
    try:
        with pytest.raises(RuntimeError, match=f"already runs at {mortal.base}"):
            ServerProcess(mortal.data)
        mortal.data = tmp_path / "other"
        with pytest.raises(RuntimeError, match="Another program may have it"):
            mortal.start()
    finally:
        mortal.server.stop()


def test_the_server_says_that_it_restarts(tmp_path: Path) -> None:
    mortal = Mortal(tmp_path / "data")

    async def play() -> Player:
        (player,) = await table_of(lambda: mortal.base, ["Ringo"], 3, random.Random(1))
        player.unanswered.clear()
        player.stop_at = lambda player: '"bye"' in (player.heard or [""])[-1]
        playing = asyncio.create_task(player.play())
        await player.is_welcome.wait()
        assert await asyncio.to_thread(mortal.server.stop) == 0
        await asyncio.wait_for(playing, 10)
        return player

    try:
        player = asyncio.run(play())
    finally:
        with_none_left = mortal.server.process.poll()
        if with_none_left is None:
            mortal.server.kill()
    assert json.loads(player.heard[-1]) == {"type": "bye", "reason": "restarting"}
