"""A real server process on loopback, ended by whoever started it."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

QUICK = Path(__file__).with_name("quick_server.py")


def announced(process: subprocess.Popen[bytes], log: Path, before: int = 0, patience_s: float = 90) -> str:
    """Wait until a server's log, from a place on, has its address; its end before that is a RuntimeError."""
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        said = log.read_bytes()[before:].decode(errors="replace")
        if found := re.search(r"serves at (\S+) ", said):
            return found[1]
        if process.poll() is not None:
            raise RuntimeError(f"the server ended: {said}")
        time.sleep(0.02)
    raise TimeoutError("the server did not start")


class ServerProcess:
    def __init__(self, data: Path, *words: str, crash: str = "", port: int = 0) -> None:
        self.data = data
        self.log = data.with_suffix(".log")
        before = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    QUICK,
                    "--data",
                    data,
                    "--port",
                    str(port),
                    "--host",
                    "127.0.0.1",
                    "--no-open",
                    "--limits",
                    "1000",
                    *words,
                ],
                stdout=log,
                stderr=log,
                env={**os.environ, "YOMIAI_CRASH": crash},
            )
        self.base = self._announced(before)

    @property
    def port(self) -> int:
        return int(self.base.rsplit(":", 1)[1])

    def _announced(self, before: int) -> str:
        try:
            return announced(self.process, self.log, before)
        except TimeoutError:
            self.kill()
            raise

    def kill(self) -> None:
        """As a power cut."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


@contextlib.contextmanager
def running(data: Path, *words: str, crash: str = "") -> Iterator[ServerProcess]:
    server = ServerProcess(data, *words, crash=crash)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            try:
                server.stop()
            except subprocess.TimeoutExpired:
                server.kill()
