"""A server of one's own: a process on a free port of this machine, with an empty data folder."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SCRIPT = Path(__file__).with_name("quick_server.py")
GENEROUS = "1000"  # rate limits are for strangers, and a test is many people at one address


class Server:
    """Where it is, and how to end and start it again on the same data."""

    def __init__(self, data: Path, bot_delay_ms: int, absent_ms: int) -> None:
        self.data = data
        self.pace = (str(bot_delay_ms), str(absent_ms))
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["--data", str(self.data), "--host", "127.0.0.1", "--port", str(self.port), "--no-open"]
        command = [sys.executable, str(SCRIPT), *self.pace, *words, "--limits", GENEROUS]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
        )
        self.port = self._announced()

    def _announced(self) -> int:
        """Read what it says until it says where it is."""
        said: list[str] = []
        for line in (self._process and self._process.stdout) or ():
            said.append(line)
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                return int(found[1])
        raise RuntimeError("the server did not start:\n" + "".join(said))

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


@contextmanager
def running(data: Path, bot_delay_ms: int = 40, absent_ms: int = 40_000) -> Iterator[Server]:
    """A server while the block runs."""
    server = Server(data, bot_delay_ms, absent_ms)
    try:
        server.start()
        yield server
    finally:
        server.stop()
