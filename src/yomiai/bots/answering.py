"""A bot's whole answer: its action, and the words that go along with it in games that want some."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, cast

from yomiai.bots.contract import Answer, Heard
from yomiai.bots.registry import SPEAKING, aside, bot
from yomiai.kernel.choice import Choice, Choices, path_of, words_of
from yomiai.kernel.generator import Generator


def answer(  # noqa: PLR0913, PLR0917 - a name, a game, and all that a bot may know
    name: str,
    game: str,
    view: Any,  # noqa: ANN401 - the game's portrait type
    story: Sequence[Any],
    choices: Choices,
    generator: Generator,
    seat: int,
    options: Any,  # noqa: ANN401 - the game's options type
    heard: Sequence[Heard] = (),
) -> Answer:
    """Return what a bot answers; its words are drawn after its action, from the same stream."""
    action = bot(name, game)(view, story, choices, generator, seat, options, heard)
    return Answer(tuple(action), words_with(game, view, choices, action, generator))


def beside(  # noqa: PLR0913, PLR0917 - a name, a game, and all that a bot may know
    name: str,
    game: str,
    view: Any,  # noqa: ANN401 - the game's portrait type
    story: Sequence[Any],
    choices: Choices,
    generator: Generator,
    seat: int,
    options: Any,  # noqa: ANN401 - the game's options type
) -> Answer:
    """Return what a bot does or says unasked; most bots nothing."""
    unasked = aside(name, game)
    return Answer(()) if unasked is None else unasked(view, story, choices, generator, seat, options)


def words_with(
    game: str,
    view: Any,  # noqa: ANN401 - the game's portrait type
    choices: Choices,
    action: Sequence[Choice],
    generator: Generator,
) -> tuple[str, ...]:
    """Return the words that go along with an action; mostly none."""
    path = path_of(choices, action)
    if path is None or not words_of(path):
        return ()
    speaking = importlib.import_module(SPEAKING[game])
    return tuple(
        word for choice in action for word in cast(Any, speaking).words_with(choice, view, generator)
    )
