"""A server on PostgreSQL from end to end: a whole match over the socket, killed twice in the middle of it."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from server.player import Player, table_of
from server.test_crash import Mortal

from yomiai.server.engine import open_engine
from yomiai.server.store import Store

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(300)]
KILLED_AT = (10, 16)
"""The numbers of the entries after which the server dies."""


async def whole_match(mortal: Mortal) -> list[Player]:
    people = await table_of(lambda: mortal.base, ["Ringo", "Mika"], 3, random.Random(5))
    playing = [asyncio.create_task(player.play()) for player in people]
    for lives, number in enumerate(KILLED_AT):
        # Each has come back before the next end, however far the match had run on before the last.
        while any(one.welcomes <= lives or one.number < number for one in people):  # noqa: ASYNC110 - no event for it
            await asyncio.sleep(0.01)
        mortal.server.kill()
        await asyncio.to_thread(mortal.start)
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return people


def stored(address: str, code: str) -> list[dict[str, object]]:
    store = Store(open_engine(address))
    try:
        return [msgspec.json.decode(body) for body in store.entries(code)]
    finally:
        store.close()


def test_a_match_outlives_its_server(postgres: str, tmp_path: Path) -> None:
    mortal = Mortal(tmp_path / "data", "--database", postgres)
    try:
        people = asyncio.run(whole_match(mortal))
    finally:
        mortal.server.kill()
    entries = stored(postgres, people[0].code)
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    numbers = {entry.get("id"): entry["number"] for entry in entries}
    for player in people:
        assert player.result is not None
        assert player.welcomes >= 1 + len(KILLED_AT)
        assert {id_: numbers[id_] for id_ in player.acknowledged} == player.acknowledged
    assert people[0].result == people[1].result
    assert not (tmp_path / "data" / "yomiai.sqlite3").exists()
