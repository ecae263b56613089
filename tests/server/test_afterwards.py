"""What can be looked at when a match is over, and by whom."""

import asyncio
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.in_process import served
from server.player import Player, table_of

from yomiai.record.file import read
from yomiai.review.report import Review, report
from yomiai.server.reviewer import Reviewer, reviewed
from yomiai.server.serving import Serving
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with served(tmp_path_factory.mktemp("afterwards")) as made:
        yield made


@pytest.fixture(scope="module")
def player(serving: Serving) -> Player:
    async def play() -> Player:
        (player,) = await table_of(lambda: serving.base, ["Ringo"], 3, random.Random(3))
        player.stop_at = lambda one: one.result is not None
        await asyncio.wait_for(player.play(), 100)
        return player

    return asyncio.run(play())


def get(serving: Serving, player: Player, what: str, token: str | None = None) -> httpx.Response:
    own = {"authorization": f"Bearer {player.token if token is None else token}"}
    return httpx.get(f"{serving.base}/api/tables/{player.code}/{what}", headers=own, timeout=120)


def hands(frame: dict[str, Any]) -> list[bool]:
    return ["truth" in place["hand"] for place in frame["view"]["places"]]


def test_a_replay_is_closed_for_a_seat_and_open_for_all(serving: Serving, player: Player) -> None:
    through_one = get(serving, player, "replays/1?seat=0").json()
    opened = get(serving, player, "replays/1").json()
    first = through_one["frames"][0]
    assert hands(first) == [True, False, False]
    assert hands(opened["frames"][0]) == [True, True, True]
    assert [frame["entry"] for frame in opened["frames"]] == list(range(len(opened["frames"])))
    assert opened["result"]["ranks"]
    assert get(serving, player, "replays/1?seat=3").json() == {"code": "malformed"}


def test_the_report_is_that_of_the_record(serving: Serving, player: Player) -> None:
    record = get(serving, player, "records/1").content
    told = get(serving, player, "reviews/1")
    assert told.headers["cache-control"] == get(serving, player, "records/1").headers["cache-control"]
    assert msgspec.json.decode(told.content, type=Review) == report(read(record))


@pytest.mark.parametrize("what", ["replays/2", "reviews/2"])
def test_nothing_of_a_match_that_is_not_over(serving: Serving, player: Player, what: str) -> None:
    assert get(serving, player, what).json() == {"code": "not_over"}


@pytest.mark.parametrize("what", ["replays/1", "reviews/1"])
def test_strangers_see_what_they_may_see_of_the_record(serving: Serving, player: Player, what: str) -> None:
    stranger = get(serving, player, "records/1", token="nobody").status_code
    assert get(serving, player, what, token="nobody").status_code == stranger


def test_people_play_on_while_somebody_looks_back(
    serving: Serving, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_read = threading.Event()
    read_whole = Table.record

    def slowly(table: Table, match: int | None = None) -> str:
        assert is_read.wait(60)
        return read_whole(table, match)

    monkeypatch.setattr(Table, "record", slowly)
    with ThreadPoolExecutor(8) as pool:
        looking = [pool.submit(get, serving, player, "records/1") for _ in range(8)]
        try:
            table = httpx.get(f"{serving.base}/api/tables/{player.code}", timeout=10)
            assert table.json()["status"] == "over"
            assert not any(each.done() for each in looking)
        finally:
            is_read.set()
        assert {each.result().status_code for each in looking} == {200}


def test_who_looks_back_without_end_stops_himself_only(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=1.0) as serving, httpx.Client(base_url=serving.base) as http:
        made = {"id": "nothing-played-yet", "name": "Mika", "language": "ja"}
        code = http.post("/api/tables", json=made).json()["code"]

        def looks(session: str, what: str) -> str:
            address = f"/api/tables/{code}/{what}/1"
            return str(http.get(address, headers={"x-yomiai-session": session}).json()["code"])

        for what in ("records", "replays", "reviews"):
            assert [looks(what, what) for _ in range(22)][-1] == "too_fast"
        assert looks("modest", "replays") == "not_over"


def test_a_match_of_other_rules_has_no_report() -> None:
    content = (Path(__file__).parents[1] / "record/unknown_rules.jsonl").read_bytes()
    assert reviewed(content) == b""

    async def ask() -> None:
        reviewer = Reviewer()
        try:
            await reviewer.review("BCDFG", 1, content.decode())
        finally:
            reviewer.close()

    with pytest.raises(Refusal, match="other_rules"):
        asyncio.run(ask())
