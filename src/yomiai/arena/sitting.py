"""One match in memory of whoever is given: bots by name, or anything else that chooses as they do.

Each chooser is given what a seat may know and its own dice; nobody is given the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, cast

from yomiai.arena.lazily import LazyChoices, LazyEvents, LazyView
from yomiai.bots.contract import Bot, Heard
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.game import Game
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.position import Position
from yomiai.kernel.secret import Eyes, seen_by

Seeing = Callable[[Game, Position, Eyes], Any]


class Turn(NamedTuple):
    """One action: what its seat saw before it, and what it did."""

    seat: int
    view: Any
    action: tuple[Choice, ...]


class Sitting:
    """A match under way.

    choosers, dice: one a seat. seeing: how a portrait is closed; a lazy one is good until the turn ends.
    heard: what was claimed so far; whoever plays the match adds to it.
    """

    def __init__(  # noqa: PLR0913 - a match and those who play it
        self,
        game: Game,
        options: Any,  # noqa: ANN401 - the game's options type
        choosers: Sequence[Bot],
        *,
        dice: Sequence[Generator],
        chance: Generator,
        seeing: Seeing = LazyView,
    ) -> None:
        """Deal the match."""
        self.game, self.options = game, options
        self.dice = dice
        self._choosers, self._chance, self._seeing = choosers, chance, seeing
        self.position = game.start(len(choosers), options)
        self.events = LazyEvents(game, self.position)
        self.heard: list[Heard] = []
        settle(self.position, chance)

    def turns(self) -> Iterator[Turn]:
        """Play to the end and yield each turn after it was taken."""
        while not self.position.over:
            yield self._turn()

    def _turn(self) -> Turn:
        seat = self.position.actor
        seen = self._seeing(self.game, self.position, seen_by(seat))
        choices = LazyChoices(self.game, self.position, seat)
        of_seat = (cast(Choices, choices), self.dice[seat], seat, self.options)
        ears = [claim for claim in self.heard if claim.for_seat(seat)]
        action = self._choosers[seat](seen, self.events.story(seat), *of_seat, ears)
        for option in choices.options(action):
            self.position.apply(option)
        settle(self.position, self._chance)
        return Turn(seat, seen, tuple(action))

    def finished(self) -> Position:
        """Play to the end and return the last position."""
        for _ in self.turns():
            pass
        return self.position
