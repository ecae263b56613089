"""`make dev PORT=…`: the page sends what it cannot answer to the port at which the server listens."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from devtool import watch
from devtool.places import WEB
from yomiai_build import node

PRINT_TARGET = """import { loadConfigFromFile } from 'vite';
const { config } = await loadConfigFromFile({ command: 'serve', mode: 'development' });
console.log(config.server.proxy['/api'].target);"""
HAS_VITE = bool(node.own_npm()) and (WEB / "node_modules/vite").is_dir()


class Enough(Exception):
    """Both have been called."""


class Started:
    """A program that was called; nothing runs."""

    calls: list[tuple[list[str], dict[str, str]]]

    def __init__(self, command: list[str], *, env: dict[str, str], **_more: Any) -> None:
        self.calls.append((command, env))

    def terminate(self) -> None: ...

    def wait(self) -> None: ...


def start_once(start: Callable[[], object]) -> None:
    start()
    raise Enough


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """The page and the server that `make dev PORT=9123` calls, each with its environment."""
    Started.calls = []
    monkeypatch.setattr("devtool.watch.dev_environment", lambda: Path("environment"))
    monkeypatch.setattr("devtool.watch.node_program", lambda *_: "vite")
    monkeypatch.setattr("devtool.watch._restart_on_edits", start_once)
    with monkeypatch.context() as instead:
        instead.setattr("devtool.watch.subprocess.Popen", Started)
        with pytest.raises(Enough):
            watch.watch("9123")
    return Started.calls


@pytest.mark.skipif(not HAS_VITE, reason="needs Node and the page's packages, as `make check` installs them")
def test_the_page_asks_the_server_at_its_port(called: list[tuple[list[str], dict[str, str]]]) -> None:
    (_, page), (server, _) = called
    assert server[-2:] == ["--port", "9123"]
    script = ["node", "--input-type=module", "--eval", PRINT_TARGET]
    said = subprocess.run(script, cwd=WEB, env=page, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "http://127.0.0.1:9123"
