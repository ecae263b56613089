# never compiled: the contract speaks of msgspec structs
"""The contract that every game signs: how its position is made, told and asked about.

A game is a value. Tables, terminal, arena, bots and tests know games through this contract only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from yomiai.kernel.choice import Choice
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening, Position

MOST: Final = 999
"""No option of any game has a larger number."""


def is_huge(value: object) -> bool:
    """Whether a number means nothing in any game; an unused one would be kept and shown all the same."""
    return isinstance(value, int) and abs(value) > MOST


class World(msgspec.Struct, frozen=True):
    """A whole match so far, as it may have been: its replay tells a seat exactly the seat's story.

    steps: outcomes of chance and options of seats, in order, as (actor, option); actor -1 is chance.
        An interjection is (-2 - seat, option).
    position: the position after all steps.
    """

    steps: tuple[tuple[int, int], ...]
    position: Position


class Blank(msgspec.Struct, frozen=True):
    """A blank of a claim: its name in the words, and everything that can fill it."""

    name: str
    choices: tuple[Choice, ...]


class Claim(msgspec.Struct, frozen=True):
    """Something a person may say about the running game, true or not; the rules do not care.

    code: the key `claim.<code>` of the words.
    """

    code: str
    blanks: tuple[Blank, ...]


class Belief(Protocol):
    """What a seat can conclude from its view and story: a distribution over worlds."""

    def world(self, generator: Generator) -> World:
        """Draw a world; every consistent placing of the physical pieces is equally likely.

        What people said and chose is no evidence here; an opponent model may weigh it further.
        """
        ...


class Game(Protocol):
    """A rulebook as a value."""

    name: str
    """The code of the game: cockroach, fox-grapes, goblets, tofu, duet."""
    rules_version: int
    """Raised whenever an old record would replay differently."""
    silent: bool
    """Whether the rules forbid talk while a match runs."""
    seats: range
    """The numbers of players."""
    options_type: type[msgspec.Struct]
    """The options of a table: a frozen struct, every field with a default."""
    presets: Mapping[str, msgspec.Struct]
    """Options known under one name, by its code; what so many players are not asked counts for nothing."""
    portrait_type: type[msgspec.Struct]
    """The whole truth as nested records with secrets boxed."""
    event_type: Any
    """A union of tagged, frozen structs."""
    words_clause: str
    """The clause that says how many words go along with an answer; "" where none ever do."""

    def start(self, players: int, options: Any) -> Position:
        """Return a position at its very beginning; ValueError when options and players do not fit."""
        ...

    def small(self) -> Sequence[tuple[int, Any]]:
        """Return cut-down settings (players, options) for exact tests; hidden from people."""
        ...

    def options_for(self, players: int) -> Sequence[Any]:
        """Return option sets that cover every option and every interaction worth testing."""
        ...

    def portray(self, position: Position) -> msgspec.Struct:
        """Return the whole truth, every hideable thing in a box."""
        ...

    def event(self, happening: Happening) -> msgspec.Struct:
        """Return what happened as a tagged record, its secrets boxed for the eyes that saw it then."""
        ...

    def ask(self, position: Position, seat: int) -> str:
        """Return the code of the question a seat is asked (of its `may` question, if it is not the actor)."""
        ...

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        """Return an option of a seat in words of the game."""
        ...

    def words_wanted(self, position: Position, seat: int, option: int) -> int:
        """Return how many words go along with an option of a seat (a report is told in so many)."""
        ...

    def claims(self, position: Position) -> Sequence[Claim]:
        """Return what may be claimed in this match; depends on public things only."""
        ...

    def partner(self, position: Position, seat: int) -> int | None:
        """Return the one seat that may be told a claim in confidence, or None; public too."""
        ...

    def leaves_memory(self, options: Any) -> bool:
        """Return whether people must remember by themselves what only they were told."""
        ...

    def know(self, view: Any, story: Sequence[Any], seat: int, options: Any) -> Belief:
        """Return the belief of a seat from its closed view and the closed events of its story."""
        ...


class Usual:
    """What most games answer about talk and memory."""

    words_clause = ""

    def words_wanted(self, position: Position, seat: int, option: int) -> int:
        """Return 0."""
        return 0

    def claims(self, position: Position) -> Sequence[Claim]:
        """Return nothing."""
        return ()

    def partner(self, position: Position, seat: int) -> int | None:
        """Return None: everybody hears everything."""
        return None

    def leaves_memory(self, options: Any) -> bool:
        """Return False."""
        return False
