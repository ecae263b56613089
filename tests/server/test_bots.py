"""Bots beside a served table: one may fail, cheat or sleep, and the match goes on and nothing leaks."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from server.in_process import served
from server.player import Player, table_of

from yomiai.kernel.choice import Choice
from yomiai.server.bots import BotsInProcesses
from yomiai.server.serving import Serving
from yomiai.table.work import BotToMove


async def one_match(serving: Serving) -> Player:
    (player,) = await table_of(lambda: serving.base, ["Ringo"], 3, random.Random(3))
    await asyncio.wait_for(player.play(), 100)
    return player


@pytest.mark.slow
def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    with served(tmp_path / "data", bots=BotsInProcesses(20.0)) as serving:
        assert asyncio.run(one_match(serving)).result is not None


def test_a_bot_that_fails_or_cheats_is_answered_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    turns = iter(range(10_000))

    async def bad(_asked: BotToMove) -> tuple[Choice, ...]:
        if next(turns) % 2:
            raise ValueError("I hold a rat")
        return ()

    with served(tmp_path / "data", chooser=bad) as serving:
        assert asyncio.run(one_match(serving)).result is not None
    assert "rat" not in caplog.text
    assert "ValueError" in caplog.text


def test_a_bot_that_sleeps_holds_nobody_up(tmp_path: Path) -> None:
    async def asleep(_asked: BotToMove) -> tuple[Choice, ...]:
        await asyncio.sleep(3_600)
        return ()

    begun = time.monotonic()
    with served(tmp_path / "data", chooser=asleep, bot_seconds=0.02) as serving:
        assert asyncio.run(one_match(serving)).result is not None
    assert time.monotonic() - begun < 90
