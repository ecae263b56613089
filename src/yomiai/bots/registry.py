"""Every bot by its name and game, imported only when it is asked for.

The bots of a game that have a character share its code: they are one function with the character filled in.
"""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any, Final, cast

from yomiai.bots.character import CHARACTERS
from yomiai.bots.contract import Aside, Bot

ANY_GAME: Final = {"random": "yomiai.bots.dice"}

BLUFFING: Final = ("counter", "bold", "timid", "honest")
TOGETHER: Final = ("counter", "cautious", "adventurous")
"""In a game without a word and without a bluff only what they dare can differ."""

CAST: Final = {
    "yomiai.bots.cockroach": ("cockroach", BLUFFING),
    "yomiai.bots.fox_grapes": ("fox-grapes", BLUFFING),
    "yomiai.bots.duet": ("duet", TOGETHER),
    "yomiai.bots.goblets": ("goblets", BLUFFING),
    "yomiai.bots.tofu": ("tofu", BLUFFING),
}
OF_A_GAME: Final = {(name, game): module for module, (game, names) in CAST.items() for name in names}

SPEAKING: Final = {"tofu": "yomiai.bots.tofu_reports"}
"""For a game whose answers go along with words, what any bot says with them."""

BESIDE: Final = {"tofu": "yomiai.bots.tofu_asides", "goblets": "yomiai.bots.goblets_asides"}
ASIDES: Final = {(name, game): BESIDE[game] for name, game in OF_A_GAME if game in BESIDE}
"""Bots that do something unasked: sell while another is asked, or say what they saw."""


def aside(name: str, game: str) -> Aside | None:
    """Return what a bot does besides; None for one that never does."""
    module = ASIDES.get((name, game))
    return None if module is None else cast(Aside, _with_character(name, module, "aside"))


def bot(name: str, game: str) -> Bot:
    """Return a bot for a game; KeyError when it cannot play it. No other bot takes its place."""
    module = OF_A_GAME.get((name, game))
    if module is not None:
        return cast(Bot, _with_character(name, module, "choose"))
    if name not in ANY_GAME:
        raise KeyError(f"no bot {name!r} plays {game}; there is {', '.join(bots(game))}")
    return cast(Bot, importlib.import_module(ANY_GAME[name]).choose)


def _with_character(name: str, module: str, function: str) -> Any:  # noqa: ANN401 - either contract
    return partial(getattr(importlib.import_module(module), function), character=CHARACTERS[name])


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play a game, the strongest first."""
    return [*(name for name, of in OF_A_GAME if of == game), *ANY_GAME]


def best(game: str) -> str:
    """Return the name of the strongest bot of a game: for empty seats and for time-outs."""
    return bots(game)[0]
