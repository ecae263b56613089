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
        self.base = self._wait(before)

    @property
    def port(self) -> int:
        return int(self.base.rsplit(":", 1)[1])

    def _wait(self, before: int) -> str:
        until = time.monotonic() + 90
        while time.monotonic() < until:
            said = self.log.read_bytes()[before:].decode()
            if found := re.search(r"serves at (\S+) ", said):
                return found[1]
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {said}")
            time.sleep(0.02)
        self.kill()
        raise RuntimeError("the server did not start")

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
