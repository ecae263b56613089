"""Bots beside a served table: one may fail, cheat or sleep, and the match goes on and nothing leaks."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from server.in_process import served
from server.player import Message, Player, table_of

from yomiai.kernel.choice import Choice, Choices
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


def test_an_answer_is_given_when_it_is_due_and_not_before(tmp_path: Path) -> None:
    """A quick bot waits for its drawn delay; one that thinks longer than that adds nothing to it."""
    asked: dict[int, BotToMove] = {}

    async def thinks(question: BotToMove) -> tuple[Choice, ...]:
        asked[question.question] = question
        await asyncio.sleep(len(asked) % 2 * 0.03)
        return first_path(question.choices)

    async def some_answers(serving: Serving) -> list[Message]:
        (player,) = await table_of(lambda: serving.base, ["Ringo"], 3, random.Random(3))
        player.stop_at = lambda seen: len(by_bots(seen)) >= ENOUGH or seen.result is not None
        await asyncio.wait_for(player.play(), 60)
        return by_bots(player)

    with served(tmp_path / "data", chooser=thinks, bot_delay_ms=(60, 90)) as serving:
        answers = asyncio.run(some_answers(serving))
    assert len(answers) >= ENOUGH
    for told in answers:
        question = asked[max(number for number in asked if number < told["number"])]
        assert question.seat == told["seat"]
        assert told["at_ms"] >= question.due_ms


ENOUGH = 4


def by_bots(player: Player) -> list[Message]:
    return [told for told in player.told.values() if told["kind"] == "acted" and told["by"] == "bot"]


def first_path(choices: Choices) -> tuple[Choice, ...]:
    found, then = [], 0
    while then >= 0:
        branch = choices.questions[then].branches[0]
        found.append(branch.choice)
        then = branch.then
    return tuple(found)
