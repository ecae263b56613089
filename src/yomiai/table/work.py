"""What a table hands out: drafts to store, bots to ask, presence to announce."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from yomiai.bots.contract import Heard
from yomiai.kernel.choice import Choices
from yomiai.table.log import Entry
from yomiai.table.state import State
from yomiai.wire.shown import Presence


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """Entries that may be stored now, in one transaction, and the table as it is after them."""

    entries: tuple[Entry, ...]
    after: State

    @property
    def number(self) -> int:
        """The number of the entry that answers the message."""
        return self.entries[0].number


@dataclass(frozen=True, slots=True)
class Again:
    """The action had been done before, as this entry."""

    number: int


@dataclass(frozen=True, slots=True, eq=False)
class BotToMove:
    """A bot is to answer a question. All it gets is what its seat may know.

    due_ms: when its answer may be given, and not before: its thinking must not add to a drawn delay.
    by: clock when it answers for a person whose time ran out.
    heard: what was claimed so far for the seat to hear.
    attempt: 0, then one more each time it was asked again because no answer came.
    """

    seat: int
    question: int
    bot: str
    by: Literal["bot", "clock"]
    game: str
    options: Any
    view: Any
    story: list[Any]
    choices: Choices
    seed: int
    attempt: int
    due_ms: int
    heard: tuple[Heard, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class BotAside:
    """A bot may interject or claim something; most do nothing. All it gets is what its seat may know.

    after: the number of the entry after which it is offered; an interjection is good until the next step.
    choices: what it may do; without questions where it may only speak.
    """

    seat: int
    after: int
    bot: str
    game: str
    options: Any
    view: Any
    story: list[Any]
    choices: Choices
    seed: int
    due_ms: int


@dataclass(frozen=True, slots=True)
class PresenceMoved:
    """These persons are here, grey or absent now; also the absence offer in `shown` may have changed."""

    persons: dict[int, Presence]


@dataclass(frozen=True, slots=True)
class DueAt:
    """The next moment at which something happens by itself."""

    at_ms: int


Work: TypeAlias = Draft | BotToMove | BotAside | PresenceMoved
