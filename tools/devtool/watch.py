"""`make dev`: the server, started again after every edit, beside the page's own hot reload."""

import subprocess
import time
from collections.abc import Callable
from typing import NoReturn

from devtool.console import environment, say
from devtool.environments import dev_environment, program_of
from devtool.node import node_program
from devtool.places import ROOT, WEB

PORT = "8000"
# Tells web/vite.config.ts where what is not the page is to be sent.
PORT_FOR_THE_PAGE = "YOMIAI_DEV_PORT"
PAUSE = 0.5

State = dict[str, float]


def watch(port: str | None) -> NoReturn:
    port = port or PORT
    server = [str(program_of(dev_environment(), "yomiai")), "serve", "--no-open", "--port", port]
    extra = environment({PORT_FOR_THE_PAGE: port})
    page = subprocess.Popen([node_program("web", "vite")], cwd=WEB, env=extra)
    try:
        _restart_on_edits(lambda: subprocess.Popen(server, cwd=ROOT, env=extra))
    finally:
        page.terminate()
        page.wait()


def _restart_on_edits(start: Callable[[], subprocess.Popen[bytes]]) -> NoReturn:
    running, seen = start(), _state()
    try:
        while True:
            time.sleep(PAUSE)
            now = _state()
            if now != seen:
                say("edited; starting the server again")
                _stop(running)
                running, seen = start(), now
    finally:
        _stop(running)


def _stop(running: subprocess.Popen[bytes]) -> None:
    running.terminate()
    try:
        running.wait(timeout=5)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def _state() -> State:
    found = [path for kind in ("*.py", "*.toml") for path in (ROOT / "src").rglob(kind)]
    return {str(path): path.stat().st_mtime for path in found}
