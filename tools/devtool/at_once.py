"""Things that keep one core busy each, two at a time; a signal to end ends the programs of both."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from devtool.console import end_all

CORES = 2
Result = TypeVar("Result")


def at_once(acts: Iterable[Callable[[], Result]]) -> list[Result]:
    """What each returns, in order. The first exception is raised when all have ended."""
    with ThreadPoolExecutor(CORES) as pool:
        futures = [pool.submit(act) for act in acts]
        try:
            return [future.result() for future in futures]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end_all()
            raise
