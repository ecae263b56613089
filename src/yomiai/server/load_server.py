"""The server that a bench loads: a process on loopback with a data folder of its own."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

_START_S: Final = 60.0
_STOP_S: Final = 20.0


class LoadedServer:
    """Lives as long as the `with` block."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.base = ""
        self.is_compiled = False
        """Whether its rules run compiled, as the server itself says."""

    def __enter__(self) -> Self:
        words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--limits", "100000"]
        self._log = (self._data / "log").open("wb")
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "yomiai.cli", *words, "--data", str(self._data / "data")],
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        self.base = self._wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(_STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()

    def cpu_seconds(self) -> float:
        """User and system time of the process; 0 where /proc is missing."""
        try:
            fields = (
                Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
            )
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kib(self) -> int:
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) if found else 0

    def _wait(self) -> str:
        until = time.monotonic() + _START_S
        while time.monotonic() < until and self._process.poll() is None:
            said = (self._data / "log").read_text(encoding="utf-8", errors="replace")
            if found := re.search(r"serves at (\S+) \((\w+) rules\)", said):
                self.is_compiled = found[2] == "compiled"
                return found[1]
            time.sleep(0.05)
        self._process.kill()
        raise RuntimeError("the server to be loaded did not start")
