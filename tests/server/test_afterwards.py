"""What can be looked at when a match is over, and by whom."""

import asyncio
import random
from collections.abc import Iterator
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
