"""Every bot by its name and game, imported only when it is asked for."""

from __future__ import annotations

import importlib
from typing import Final, cast

from yomiai.bots.contract import Aside, Bot

ANY_GAME: Final = {"random": "yomiai.bots.dice"}
OF_A_GAME: Final = {
    ("counter", "cockroach"): "yomiai.bots.cockroach",
    ("counter", "fox-grapes"): "yomiai.bots.fox_grapes",
    ("counter", "duet"): "yomiai.bots.duet",
    ("counter", "goblets"): "yomiai.bots.goblets",
    ("counter", "tofu"): "yomiai.bots.tofu",
}

SPEAKING: Final = {"tofu": "yomiai.bots.tofu_reports"}
"""For a game whose answers go along with words, what any bot says with them."""

ASIDES: Final = {
    ("counter", "tofu"): "yomiai.bots.tofu_asides",
    ("counter", "goblets"): "yomiai.bots.goblets_asides",
}
"""Bots that do something unasked: sell while another is asked, or say what they saw."""


def aside(name: str, game: str) -> Aside | None:
    """Return what a bot does besides; None for one that never does."""
    module = ASIDES.get((name, game))
    return None if module is None else cast(Aside, importlib.import_module(module).aside)


def bot(name: str, game: str) -> Bot:
    """Return a bot for a game; KeyError when it cannot play it. No other bot takes its place."""
    module = OF_A_GAME.get((name, game)) or ANY_GAME.get(name)
    if module is None:
        raise KeyError(f"no bot {name!r} plays {game}; there is {', '.join(bots(game))}")
    return cast(Bot, importlib.import_module(module).choose)


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play a game, the strongest first."""
    return [*(name for name, of in OF_A_GAME if of == game), *ANY_GAME]


def best(game: str) -> str:
    """Return the name of the strongest bot of a game: for empty seats and for time-outs."""
    return bots(game)[0]
