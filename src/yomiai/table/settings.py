"""Games and their options, as a table's settings name them."""

from __future__ import annotations

from typing import Any

import msgspec

from yomiai.games import registry
from yomiai.kernel.game import Game, is_huge
from yomiai.table.refusal import Refusal
from yomiai.wire.shown import Settings


def game_of(name: str) -> Game:
    """Return a game; `Refusal` when there is none of that name."""
    try:
        return registry.game(name)
    except KeyError:
        raise Refusal("no_such_game") from None


def options_of(game: Game, options: dict[str, Any]) -> msgspec.Struct:
    """Return all options of a game; `Refusal` for a name or a value that it does not know."""
    if not options.keys() <= set(game.options_type.__struct_fields__) or any(map(is_huge, options.values())):
        raise Refusal("bad_options")
    try:
        found: msgspec.Struct = msgspec.convert(options, game.options_type)
    except msgspec.ValidationError:
        raise Refusal("bad_options") from None
    return found


def checked(settings: Settings) -> Settings:
    """Return settings that a match can be started with; `Refusal` otherwise."""
    game = game_of(settings.game)
    if settings.players not in game.seats:
        raise Refusal("bad_players")
    options = options_of(game, settings.options)
    try:
        game.start(settings.players, options)
    except (ValueError, OverflowError):
        raise Refusal("bad_options") from None
    clock = settings.clock
    if not (1 <= clock.bank <= LONGEST_S and 0 <= clock.increment <= LONGEST_S):
        raise Refusal("bad_options")
    return settings


LONGEST_S = 24 * 60 * 60
