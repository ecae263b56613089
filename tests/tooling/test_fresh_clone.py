"""`make play` in a folder that holds what git holds and nothing else: to the page, and to the second start.

It makes an environment, compiles and builds the page: a minute or more, so that only `make soak` collects it.
"""

from __future__ import annotations

import contextlib
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from devtool.places import ROOT
from server.running_server import announced

pytestmark = [pytest.mark.slow, pytest.mark.timeout(0)]

PATIENCE_S = 600
ALREADY_RUNNING = 3
GIT = shutil.which("git") or "git"
PLAY = (sys.executable, "tools/dev.py", "play", "--host", "127.0.0.1", "--port", "0", "--no-open")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the files that git would bring along."""
    place = tmp_path_factory.mktemp("fresh") / "clone"
    listed = subprocess.run([GIT, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, place / name)
    return place


def started(clone: Path) -> tuple[subprocess.Popen[bytes], Path]:
    """As a person starts it, in a terminal: only there the address is a picture too."""
    log = clone.parent / f"log-{time.monotonic_ns()}"
    log.touch()
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    settings["YOMIAI_DATA"] = str(clone.parent / "data")
    ours, its = pty.openpty()
    process = subprocess.Popen(PLAY, cwd=clone, stdout=its, stderr=its, env=settings)
    os.close(its)
    threading.Thread(target=_kept, args=(ours, log), daemon=True).start()
    return process, log


def _kept(ours: int, log: Path) -> None:
    """Write down what the terminal shows, until nobody writes to it any more."""
    with log.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while told := os.read(ours, 4096):
            file.write(told.replace(b"\r\n", b"\n"))


@pytest.fixture(scope="module")
def first(clone: Path) -> Iterator[tuple[str, str, float]]:
    """The address, what the start said, and how many seconds it took."""
    begun = time.monotonic()
    process, log = started(clone)
    try:
        yield announced(process, log, patience_s=PATIENCE_S), log.read_text(), time.monotonic() - begun
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def test_it_serves_what_it_built(first: tuple[str, str, float]) -> None:
    base, told, _ = first
    health = httpx.get(f"{base}/health").json()
    how = re.findall(r"^(compiled|plain, because .+)", told, re.MULTILINE)
    assert len(how) == 1, told
    assert health["is_compiled"] == (how[0] == "compiled")
    assert health["live_tables"] == 0
    page = httpx.get(base).text
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts
    assert all(httpx.get(base + script).status_code == 200 for script in scripts)


def test_it_shows_the_address_as_a_picture(first: tuple[str, str, float]) -> None:
    _, told, _ = first
    assert sum(set(line) <= set(" █▀▄") and len(line.strip()) > 10 for line in told.splitlines()) > 10, told


def test_a_second_start_takes_seconds_and_points_to_the_first(
    clone: Path, first: tuple[str, str, float]
) -> None:
    base, _, took_s = first
    begun = time.monotonic()
    process, log = started(clone)
    assert process.wait(PATIENCE_S) == ALREADY_RUNNING
    assert base in log.read_text()
    assert time.monotonic() - begun < took_s / 2
