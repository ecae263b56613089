"""What a table shows to everybody: persons, seats, settings. Nothing secret stands here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

BotName = str
Presence = Literal["here", "grey", "absent"]
"""here: connected; grey: away for more than 8 s; absent: for more than 40 s, the others may act."""


class Clock(msgspec.Struct, frozen=True):
    """The turn clock: gentle only shows time, bank gives `bank` seconds plus `increment` a decision."""

    mode: Literal["off", "gentle", "bank"] = "off"
    bank: int = 300
    """Seconds each seat has for the whole match."""
    increment: int = 20
    """Seconds added for each decision."""


class Settings(msgspec.Struct, frozen=True):
    """What the host chose for the next match."""

    game: str = "cockroach"
    players: int = 4
    options: dict[str, Any] = {}
    """The game's options that differ from its defaults, by name."""
    clock: Clock = Clock()
    talk: Literal["phrases", "free"] = "phrases"
    locked: bool = False
    """A locked table takes no new persons."""
    watchers: bool = True
    """Whether people without a seat may watch the public view."""
    screen_language: Literal["", "ja", "en"] = ""
    """What the table's screens speak; empty where each speaks as it was set by hand."""
    screen_shows: Literal["table", "replay", "report"] = "table"
    """What the table's screens show of a match that is over; the next match begins with the table."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table. `person` is a small public number; the token that proves it is never shown."""

    person: int
    name: str
    language: Literal["ja", "en"]
    host: bool
    presence: Presence
    seat: int | None
    """The seat this person holds, or None for a watcher."""


class SeatShown(msgspec.Struct, frozen=True):
    """One seat of the match. Colour and symbol follow from `seat`, so that two phones agree."""

    seat: int
    holder: Literal["empty", "person", "bot"]
    person: int | None
    """Who owns the seat, also while a bot plays for him."""
    bot: BotName | None
    """Which bot plays here now, if one does."""
    name: str
    """The name to show; empty for an empty seat. A bot's name is a code: bot.<number>."""
    ready: bool


class AbsenceOffer(msgspec.Struct, frozen=True):
    """A seat whose person is away when it must decide: the others may wait, let a bot play, or end."""

    seat: int
    wants_bot: tuple[int, ...]
    """Persons who asked for a bot; one is enough."""
    wants_end: tuple[int, ...]
    """Persons who asked to end; all connected ones are needed."""


class Tally(msgspec.Struct, frozen=True):
    """Matches played at this table: for each person or bot name, matches and how many were won or lost."""

    name: str
    matches: int
    won: int
    lost: int = 0


class Table(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    code: str
    status: Literal["lobby", "playing", "over"]
    match: int
    """The number of the running or last match, from 1; 0 before the first."""
    settings: Settings
    persons: tuple[Person, ...]
    seats: tuple[SeatShown, ...]
    commitment: str | None
    """SHA-256 (hex) of the next or running match's secret and salt; shown before anybody is ready."""
    opened: str | None
    """The secret, salt and randoms of the last match, once it is over, as one line of text to verify."""
    tally: tuple[Tally, ...]
    absence: AbsenceOffer | None
    wants_end: tuple[int, ...] = ()
    """Persons who want the running match to end without a result; all connected seat holders are needed."""
    lesson: bool = False
    """One person plays a first game with bots on a prepared deal: it counts nowhere and nothing is sealed."""
    wants_pause: tuple[int, ...] = ()
    """Persons who want the running match to pause; all connected seat holders are needed."""
    paused: bool = False
    """In a pause nobody is asked, no clock runs, and one person with a seat is enough to go on."""
