"""Bluff reports are made in a process of their own, one at a time, and the last ones are kept.

It draws hundreds of worlds, seconds of work that must not hold up a table.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import msgspec

from yomiai.bots.worker import settle_in
from yomiai.record.file import read
from yomiai.record.keeping import OtherRules
from yomiai.record.match import Different
from yomiai.review.report import report
from yomiai.table.refusal import Refusal

KEPT: Final = 64
PATIENCE_S: Final = 120.0


def reviewed(record: bytes) -> bytes:
    """Return the report of a record as JSON, empty where the rules cannot replay it; runs in the process."""
    try:
        return msgspec.json.encode(report(read(record)))
    except (OtherRules, Different):
        return b""


class Reviewer:
    """Starts its process when the first report is asked for."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._made: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    async def review(self, code: str, match: int, record: str) -> bytes:
        """Return the report as JSON; `Refusal` other_rules or not_ready. The same is made once."""
        task = self._made.get((code, match))
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._work(record.encode()))
            self._made[code, match] = task
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
        try:
            made = await asyncio.wait_for(asyncio.shield(task), PATIENCE_S)
        except TimeoutError:
            raise Refusal("not_ready") from None
        if not made:
            raise Refusal("other_rules")
        return made

    async def _work(self, record: bytes) -> bytes:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)
        return await asyncio.get_running_loop().run_in_executor(self._pool, reviewed, record)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
