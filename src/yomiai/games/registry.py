# never compiled: it imports what is told about each game
"""The shelf: every game by its code, imported only when it is asked for."""

from __future__ import annotations

import importlib
from typing import cast

from yomiai.kernel.game import Game

SHELF = {
    "cockroach": "yomiai.games.cockroach.told",
    "fox-grapes": "yomiai.games.fox_grapes.told",
    "duet": "yomiai.games.duet.told",
    "tofu": "yomiai.games.tofu.told",
    "goblets": "yomiai.games.goblets.told",
}
COMING: tuple[str, ...] = ()


def game(name: str) -> Game:
    """Return a game by its code; KeyError when there is none on the shelf."""
    return cast("Game", importlib.import_module(SHELF[name]).GAME)


def games() -> list[Game]:
    """Return every game on the shelf."""
    return [game(name) for name in SHELF]
