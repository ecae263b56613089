"""A server inside the test's process, so that a test can load its dice and choose its bots."""

import contextlib
import secrets
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from yomiai.server import running
from yomiai.server.app import application
from yomiai.server.bots import Bots, BotsHere, Chooser, house
from yomiai.server.options import Options
from yomiai.server.serving import Serving, serving
from yomiai.table.house import Dice


class _Quiet(uvicorn.Server):
    """Signals belong to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.contextmanager
def served(
    data: Path,
    *,
    dice: Dice = secrets.token_bytes,
    chooser: Chooser | None = None,
    bots: Bots | None = None,
    bot_delay_ms: tuple[int, int] = (0, 0),
    **options: Any,
) -> Iterator[Serving]:
    data.mkdir(exist_ok=True)
    given = Options(data=data, host="127.0.0.1", port=0, **{"limits": 1_000.0, **options})
    listener = running._listen(given)
    port = listener.getsockname()[1]
    quick = msgspec.structs.replace(house(), bot_delay_ms=bot_delay_ms)
    made = serving(given, port, quick, bots or BotsHere(chooser, given.bot_seconds), dice)
    server = _Quiet(running._config(application(made)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    try:
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield made
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()
