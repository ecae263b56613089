"""A server and a browser for all tests, a fresh device for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsing.chromium import chromium, device
from browsing.gallery.moments import Moment
from browsing.gallery.stage import Stage
from browsing.player import Player
from browsing.server import Server, running
from playwright.sync_api import Browser, sync_playwright

Sit = Callable[..., Player]
Play = Callable[..., Stage]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, chromium(playwright) as started:
        yield started


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Sit]:
    """Make a person with a device of his own; what goes wrong on his page fails the test."""
    players: list[Player] = []

    def make(lang: str = "en", size: str = "360x740", url: str = "", **more: Any) -> Player:
        page = device(browser, size, lang, **more).new_page()
        players.append(Player(page, url or server.url, lang))
        return players[-1]

    yield make
    errors = [error for player in players for error in player.errors]
    for player in players:
        player.page.context.close()
    assert errors == []


@pytest.fixture
def play(browser: Browser) -> Iterator[Play]:
    """Open a page at a moment."""
    stages: list[Stage] = []

    def make(moment: Moment, size: str = "360x740", lang: str = "en", suffix: str = "") -> Stage:
        stages.append(Stage(browser, [moment], size, lang))
        stages[-1].show(0, suffix)
        return stages[-1]

    yield make
    errors = [error for stage in stages for error in stage.errors]
    for stage in stages:
        stage.close()
    assert errors == []
