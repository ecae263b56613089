"""`yomiai bench server`: loads a server of its own on loopback with clients that play by the rules.

Durable actions a second, and the time from sending an action to the moment at which the last device of its
table has been told. Everybody reads everything. It ends by itself.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx

from yomiai.server.load_server import LoadedServer
from yomiai.server.load_table import Idle, LoadedTable, Timing

MOST_SECONDS: Final = 120.0
_WARM_S: Final = 1.0


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="yomiai bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--idle", type=int, default=200, help="connections that only listen")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    given = parser.parse_args(words)
    seconds = min(given.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory(prefix="yomiai-bench-") as data, LoadedServer(Path(data)) as server:
        found = asyncio.run(_measure(server, given.tables, seconds, given.idle))
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        sys.stdout.writelines(f"{name:<22} {value}\n" for name, value in found.items())
    return 0


async def _measure(server: LoadedServer, count: int, seconds: float, idle: int) -> dict[str, object]:
    timing = Timing()
    tables = [LoadedTable(server.base, timing) for _ in range(count)]
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        for table in tables:
            await table.sit_down(http)
    # Memory first: the load leaves the server's heap larger than it was.
    kib = await _idle_kib(server, tables[0].code, idle)
    return {
        "is_compiled": server.is_compiled,
        "tables": count,
        "devices": count * LoadedTable.DEVICES,
        **await _played(server, tables, timing, seconds),
        "idle_connections": idle,
        "kib_per_idle_connection": kib,
    }


async def _played(
    server: LoadedServer, tables: Sequence[LoadedTable], timing: Timing, seconds: float
) -> dict[str, object]:
    """What all tables together do in so many seconds, after a while to warm up."""
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(_WARM_S)
    cpu, start = server.cpu_seconds(), time.perf_counter()
    timing.start()
    await asyncio.sleep(seconds)
    timing.stop()
    elapsed, spent = time.perf_counter() - start, server.cpu_seconds() - cpu
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "seconds": round(elapsed, 2),
        "actions_per_second": round(timing.actions / elapsed, 1),
        "p50_ms": timing.percentile_ms(0.50),
        "p99_ms": timing.percentile_ms(0.99),
        "server_cpu_share": round(spent / elapsed, 2),
        "server_cpu_ms_per_action": round(spent / timing.actions * 1_000, 2) if timing.actions else None,
        "failed_tables": sum(not task.cancelled() and task.exception() is not None for task in playing),
    }


async def _idle_kib(server: LoadedServer, code: str, count: int) -> float | None:
    """What a connection that listens costs the server; a few go first, so that nothing is made anew."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(5):
            await stack.enter_async_context(Idle(server.base, code))
        before = server.memory_kib()
        for _ in range(count):
            await stack.enter_async_context(Idle(server.base, code))
        after = server.memory_kib()
    return round((after - before) / count, 1) if count and before else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
