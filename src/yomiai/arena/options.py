"""Options as a command line names them: none and no value that the game does not know is ever let through.

What a refusal and the help list are the options a host may choose. Those for tests and the lab are taken too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from yomiai.bots.registry import bots
from yomiai.games.registry import SHELF
from yomiai.games.registry import game as game_of
from yomiai.kernel.game import MOST, Game, is_huge
from yomiai.words import words

PRESET: Final = "preset"
"""The name that chooses several options at once, in games that have such sets."""


class CommandParser(argparse.ArgumentParser):
    """The words of a command about a game. Its help ends with the options and bots of each game."""

    def __init__(self, prog: str, description: str | None) -> None:
        super().__init__(
            prog=prog, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
        )

    def format_help(self) -> str:
        """Look at all the games only here, for whoever asks: a match needs but one of them."""
        self.epilog = help_lines()
        return super().format_help()


def given_options(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Return options from name=value words; a value is JSON where it can be, else text.

    Raise ValueError, with all that may be chosen, for a name or a value that the game does not know.
    """
    found: dict[str, Any] = {}
    for word in typed:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {word!r}; {listed(game)}")
        found |= _preset(game, value) if name == PRESET else {name: _value(value)}
    check_options(game, found)
    return found


def check_options(game: Game, options: Mapping[str, Any]) -> None:
    """Raise ValueError, in words, for a name or a value that the game does not know."""
    types = get_type_hints(game.options_type)
    for name, value in options.items():
        if name not in types:
            raise ValueError(f"{game.name} has no option {name}; {listed(game)}")
        try:
            msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            raise ValueError(_unfit(name, value, types[name])) from None
        if is_huge(value):
            raise ValueError(_unfit(name, value, types[name]))


def listed(game: Game) -> str:
    """Return the options of a game and their values, on one line."""
    return f"options: {', '.join(_choosable(game))}"


def help_lines() -> str:
    """Return the options and the bots of every game, a line each."""
    options = (f"  {name}: {', '.join(_choosable(game_of(name)))}" for name in SHELF)
    players = (f"  {name}: {', '.join(bots(name))}" for name in SHELF)
    told = ("options of each game (the first value is the usual one):", *options)
    return "\n".join([*told, "", "bots of each game (the first is the strongest):", *players])


def _choosable(game: Game) -> Iterator[str]:
    """Yield the options that have words for people, each with its values."""
    texts = words(game.name.replace("-", "_"), "en")
    usual = game.options_type()
    for name, annotation in get_type_hints(game.options_type).items():
        if f"option.{name}.name" in texts:
            yield f"{name}={_values(annotation, getattr(usual, name))}"
    yield f"{PRESET}={'|'.join(game.presets)}"


def _preset(game: Game, name: str) -> dict[str, Any]:
    """Return what a preset changes."""
    known = game.presets
    if name not in known:
        raise ValueError(f"{PRESET} is {'|'.join(known)}, not {name!r}")
    changed: dict[str, Any] = msgspec.to_builtins(known[name])
    usual = msgspec.to_builtins(game.options_type())
    return {option: value for option, value in changed.items() if value != usual[option]}


def _values(annotation: Any, usual: Any = None) -> str:  # noqa: ANN401 - types and values of any game
    if get_origin(annotation) is Literal:
        shown = [str(value) for value in get_args(annotation)]
    elif annotation is bool:
        shown = ["false", "true"]
    elif annotation is int:
        return "NUMBER" if usual is None else f"NUMBER ({usual})"
    else:
        return "JSON"
    first = str(usual).lower() if isinstance(usual, bool) else str(usual)
    return "|".join(sorted(shown, key=lambda value: value != first))


def _unfit(name: str, value: object, annotation: Any) -> str:  # noqa: ANN401 - a type of any game
    values = f"a number up to {MOST}" if annotation is int else _values(annotation)
    return f"the option {name} is {values}, not {value!r}"


def _value(text: str) -> Any:  # noqa: ANN401 - whatever was typed
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
