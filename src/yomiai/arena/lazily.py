"""View, story and choices of a seat that are computed when a bot first reads them.

A bot that needs no story then pays for none. They hold what the eager ones hold (a test compares them),
and they are good only until the position changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from yomiai.kernel.asking import Illegal, taken
from yomiai.kernel.bits import places_of
from yomiai.kernel.choice import Branch, Choice, Question
from yomiai.kernel.game import Game
from yomiai.kernel.position import Happening, Position
from yomiai.kernel.secret import Eyes, seen_by, view


class LazyView:
    """A closed portrait; reading any field draws it."""

    def __init__(self, game: Game, position: Position, eyes: Eyes) -> None:
        self._source = (game, position, eyes)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a field of any portrait
        """Draw and close the portrait at the first read of a field, and keep its fields."""
        game, position, eyes = self._source
        drawn = view(game.portray(position), eyes)
        for field in drawn.__struct_fields__:
            setattr(self, field, getattr(drawn, field))
        return object.__getattribute__(self, name)


class LazyStory(Sequence[Any]):
    """The story of one seat."""

    def __init__(self, events: LazyEvents, eyes: Eyes) -> None:
        self._events = events
        self._eyes = eyes
        self._closed: list[Any] = []

    def _read(self) -> list[Any]:
        for event in self._events.since(len(self._closed)):
            self._closed.append(view(event, self._eyes))
        return self._closed

    def __len__(self) -> int:
        return len(self._read())

    @overload
    def __getitem__(self, place: int) -> Any: ...  # noqa: ANN401 - an event of any game

    @overload
    def __getitem__(self, place: slice) -> Sequence[Any]: ...

    def __getitem__(self, place: int | slice) -> Any:
        return self._read()[place]


class LazyEvents:
    """The events of a match; make it before chance deals, so that it hears everything."""

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self._told: list[Happening] = []
        self._events: list[Any] = []
        self._stories = [LazyStory(self, seen_by(seat)) for seat in range(position.players)]
        position.told = self._told

    def since(self, number: int) -> list[Any]:
        """Return the events from a number on, secrets boxed."""
        for happening in self._told[len(self._events) :]:
            self._events.append(self._game.event(happening))
        return self._events[number:]

    def story(self, seat: int) -> LazyStory:
        """Return the story of a seat, which grows with the match."""
        return self._stories[seat]


class LazyChoices:
    """A tree of choices whose questions are made when they are read; equal ones are not shared."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._positions = [position]
        self._made: dict[int, tuple[Question, list[int]]] = {}

    @property
    def questions(self) -> LazyChoices:
        """The questions by index, as in `Choices`."""
        return self

    def __getitem__(self, number: int) -> Question:
        return self._question(number)[0]

    def __len__(self) -> int:
        number = 0
        while number < len(self._positions):
            self._question(number)
            number += 1
        return number

    def _question(self, number: int) -> tuple[Question, list[int]]:
        if number not in self._made:
            self._made[number] = self._make(self._positions[number])
        return self._made[number]

    def _make(self, position: Position) -> tuple[Question, list[int]]:
        mask = position.legal if position.actor == self._seat else position.may_mask(self._seat)
        options = places_of(mask)
        branches = tuple(self._branch(position, option) for option in options)
        return Question(self._game.ask(position, self._seat), branches), options

    def _branch(self, position: Position, option: int) -> Branch:
        choice = self._game.choice(position, self._seat, option)
        words = self._game.words_wanted(position, self._seat, option)
        after = taken(position, self._seat, option)
        if after.actor != self._seat or not after.half_made():
            return Branch(choice, words=words)
        self._positions.append(after)
        return Branch(choice, len(self._positions) - 1, words)

    def options(self, action: Sequence[Choice]) -> list[int]:
        """Return the options of the rules that an action stands for; `Illegal` if it is not in the tree."""
        found: list[int] = []
        number = 0
        for choice in action:
            option, number = self._followed(number, choice)
            found.append(option)
        if number >= 0:
            raise Illegal("")
        return found

    def _followed(self, number: int, choice: Choice) -> tuple[int, int]:
        if number >= 0:
            question, options = self._question(number)
            for branch, option in zip(question.branches, options, strict=True):
                if branch.choice == choice:
                    return option, branch.then
        raise Illegal("")
