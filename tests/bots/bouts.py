"""Whole matches of bots in memory, with what they claim besides: for measuring how they play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from yomiai.arena.lazily import LazyChoices, LazyEvents, LazyView
from yomiai.arena.tournament import stream
from yomiai.bots.contract import Heard, Said
from yomiai.bots.registry import aside, bot
from yomiai.games.registry import game as game_of
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import seen_by, view

NOTHING = Choices(())


class Turn(NamedTuple):
    """One action: what its seat saw before it, what it did, and what it claimed after it."""

    seat: int
    view: Any
    action: tuple[Choice, ...]
    claim: Said | None


def bout(game_name: str, bots: Sequence[str], seed: int, **options: object) -> Iterator[Turn]:
    """Play one match of bots, one name a seat."""
    game = game_of(game_name)
    chosen = msgspec.convert(options, game.options_type)
    dice = [stream(seed, 0, str(seat)) for seat in range(len(bots))]
    chance = stream(seed, 0, "chance")
    position = game.start(len(bots), chosen)
    events, heard = LazyEvents(game, position), list[Heard]()
    settle(position, chance)
    while not position.over:
        seat = position.actor
        seen = view(game.portray(position), seen_by(seat))
        choices = LazyChoices(game, position, seat)
        ears = [claim for claim in heard if claim.for_seat(seat)]
        of_seat = (cast(Choices, choices), dice[seat], seat, chosen)
        action = bot(bots[seat], game_name)(seen, events.story(seat), *of_seat, ears)
        for option in choices.options(action):
            position.apply(option)
        settle(position, chance)
        unasked = None if position.over else aside(bots[seat], game_name)
        said = None
        if unasked is not None:
            after = LazyView(game, position, seen_by(seat))
            said = unasked(after, events.story(seat), NOTHING, dice[seat], seat, chosen).claim
        if said is not None:
            heard.append(Heard(len(events.story(seat)), seat, said.claim, said.choices))
        yield Turn(seat, seen, tuple(action), said)
