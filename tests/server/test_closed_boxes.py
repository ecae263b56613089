"""In every game what reaches a seat or a watcher through the server holds closed boxes of others only.

Whether a box should have been one at all is not asked here but of two worlds (table/test_no_leak.py).
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.in_process import served
from server.player import Player, call

from yomiai.games.registry import games
from yomiai.kernel.secret import EVERY_EYE
from yomiai.server.serving import Serving

CASES = [(one.name, players) for one in games() for players in sorted({one.seats[0], one.seats[-1]})]
FEW = 5
"""Boxes that a seat must have been shown of its own."""


def boxes(told: Any) -> Iterator[tuple[int, bool]]:
    """Every box in a message: whose eyes may look, and whether it is open."""
    if isinstance(told, dict):
        if "eyes" in told and told.keys() <= {"eyes", "truth"}:
            yield told["eyes"], "truth" in told
        for part in told.values():
            yield from boxes(part)
    elif isinstance(told, list):
        for part in told:
            yield from boxes(part)


async def heard(serving: Serving, name: str, players: int) -> tuple[list[Any], list[Any]]:
    """What a seat and a watcher are told in a whole match, up to the message that ends it."""
    here = f"http://127.0.0.1:{serving.port}"
    create = {"id": "the-same-id-twice", "name": "Ringo", "language": "en", "game": name, "players": players}
    seated = await call(lambda: here, "/api/tables", create)
    seat = Player(lambda: here, seated, random.Random(7))
    watcher = Player(lambda: here, {**seated, "token": None}, random.Random(8))
    for number in range(1, players):
        seat.do("set_bot", seat=number, bot="random")
    watching = asyncio.create_task(watcher.play())
    await watcher.is_welcome.wait()
    seat.ready()
    await asyncio.wait_for(asyncio.gather(seat.play(), watching), 100)
    running, looked_on = ([json.loads(text) for text in each.heard] for each in (seat, watcher))
    return [list(_while_it_runs(told)) for told in (running, looked_on)]  # type: ignore[return-value]


def _while_it_runs(told: list[Any]) -> Iterator[Any]:
    for message in told:
        if (message.get("sight") or {}).get("result"):
            return
        yield message


def opened_to_others(told: list[Any], eyes: int) -> list[Any]:
    """The messages with a box that is open though these eyes may not look."""
    return [message for message in told if any(open_ and not may & eyes for may, open_ in boxes(message))]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_no_box_is_open_that_others_look_into(name: str, players: int, tmp_path: Path) -> None:
    with served(tmp_path) as serving:
        seat, watcher = asyncio.run(heard(serving, name, players))
    assert sum(open_ for message in seat for _, open_ in boxes(message)) >= FEW
    assert opened_to_others(seat, 1) == []
    assert opened_to_others(watcher, 0) == []


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yomiai.server.audience.eyes_of", lambda _seats: EVERY_EYE)
    with served(tmp_path) as serving:
        _, watcher = asyncio.run(heard(serving, "duet", 2))
    assert opened_to_others(watcher, 0)
