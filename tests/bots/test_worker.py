"""A bot in its own process: bytes in, an action out, whatever the bot does."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from bots import faulty
from bots.asking import asked, started

from yomiai.bots import worker
from yomiai.bots.contract import Answer
from yomiai.bots.registry import bot
from yomiai.bots.worker import Request, Workers, fits
from yomiai.kernel.generator import Generator


def request_of(name: str, seed: int = 5) -> Request:
    return Request("cockroach", name, seed=seed, **asked(started()))


async def _answers(requests: list[Request], seconds: float = 20) -> list[Answer]:
    workers = Workers(1)
    try:
        return [await workers.choose(request, seconds) for request in requests]
    finally:
        await workers.close()


def test_the_answer_is_that_of_the_bot_itself() -> None:
    requests = [request_of(name, seed) for name in ("counter", "random") for seed in (1, 2)]
    answers = asyncio.run(_answers(requests))
    for request, answer in zip(requests, answers, strict=True):
        choose = bot(request.bot, "cockroach")
        given = asked(started())
        assert answer == Answer(tuple(choose(**given, generator=Generator(request.seed))))


@pytest.mark.parametrize(
    ("think", "fault"),
    [
        (faulty.slow, "late"),
        (faulty.dying, "broken"),
        (faulty.raising, "broken"),
        (faulty.cheating, "illegal"),
    ],
)
def test_a_bot_that_fails_is_answered_for_and_the_next_one_plays(
    think: Callable[[bytes], bytes], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def twice() -> tuple[Answer, Answer]:
        workers = Workers(1)
        with monkeypatch.context() as patch:
            patch.setattr(worker, "think", think)
            bad = await workers.choose(request_of("counter"), 2)
        good = await workers.choose(request_of("counter"), 20)
        await workers.close()
        return bad, good

    bad, good = asyncio.run(twice())
    assert bad.fault == fault
    assert fits(request_of("counter").choices, bad)
    assert good.fault == ""


def test_a_cancelled_question_frees_its_process() -> None:
    async def cancelled() -> Answer:
        workers = Workers(1)
        task = asyncio.ensure_future(workers.choose(request_of("counter"), 20))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        answer = await workers.choose(request_of("counter"), 20)
        await workers.close()
        return answer

    assert asyncio.run(cancelled()).fault == ""


def test_only_whole_paths_fit() -> None:
    request = request_of("random")
    action: list[Any] = list(worker.thrown(request, "").choices)
    assert fits(request.choices, Answer(tuple(action)))
    for wrong in ([], action[:2], [*action, action[0]], action[::-1]):
        assert not fits(request.choices, Answer(tuple(wrong)))
    assert not fits(request.choices, Answer(tuple(action), ("words nobody asked for",)))
