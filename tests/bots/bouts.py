"""Whole matches of bots in memory, with what they claim besides: for measuring how they play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from yomiai.arena.lazily import LazyView
from yomiai.arena.sitting import Seeing, Sitting
from yomiai.arena.tournament import stream
from yomiai.bots.contract import Heard, Said
from yomiai.bots.registry import aside, bot
from yomiai.games.registry import game as game_of
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.game import Game
from yomiai.kernel.position import Position
from yomiai.kernel.secret import Eyes, seen_by, view

NOTHING = Choices(())


class Turn(NamedTuple):
    """One action: what its seat saw before it, what it did, and what it claimed after it."""

    seat: int
    view: Any
    action: tuple[Choice, ...]
    claim: Said | None


def kept(game: Game, position: Position, eyes: Eyes) -> Any:
    """A view that may be read later."""
    return view(game.portray(position), eyes)


def seated(
    game_name: str,
    choosers: Sequence[Callable[..., Any]],
    seed: int,
    seeing: Seeing = LazyView,
    **options: object,
) -> Sitting:
    """A match of choosers, one a seat, each with dice of its own by the seed."""
    game = game_of(game_name)
    dice = [stream(seed, 0, str(seat)) for seat in range(len(choosers))]
    chosen = msgspec.convert(options, game.options_type)
    return Sitting(game, chosen, choosers, dice=dice, chance=stream(seed, 0, "chance"), seeing=seeing)


def bout(game_name: str, bots: Sequence[str], seed: int, **options: object) -> Iterator[Turn]:
    """Play one match of bots, one name a seat."""
    sitting = seated(game_name, [bot(name, game_name) for name in bots], seed, kept, **options)
    for seat, seen, action in sitting.turns():
        unasked = None if sitting.position.over else aside(bots[seat], game_name)
        said, story = None, sitting.events.story(seat)
        if unasked is not None:
            after = LazyView(sitting.game, sitting.position, seen_by(seat))
            said = unasked(after, story, NOTHING, sitting.dice[seat], seat, sitting.options).claim
        if said is not None:
            sitting.heard.append(Heard(len(story), seat, said.claim, said.choices))
        yield Turn(seat, seen, action, said)
