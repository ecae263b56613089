"""The durable log of a table: numbered entries without holes, from 1. Everything else follows from them.

Entries hold secrets (choices, chance, secrets of matches). What people may see of one is made by `told`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from yomiai.kernel.choice import Choice
from yomiai.record.entry import By
from yomiai.record.entry import Entry as MatchEntry
from yomiai.wire.server import Result
from yomiai.wire.shown import Settings

Language: TypeAlias = Literal["ja", "en"]
Want: TypeAlias = Literal["wait", "bot", "end"]


class Act(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="act"):
    """Anything that can stand in an entry."""


class Created(Act, frozen=True, tag="created"):
    """The table was made. lesson: for one person and bots, on a prepared deal."""

    code: str
    settings: Settings
    lesson: bool = False


class Joined(Act, frozen=True, tag="joined"):
    """Somebody new came, and sat down if there was a seat."""

    person: int
    token_hash: str
    name: str
    language: Language
    seat: int | None


class Renamed(Act, frozen=True, tag="renamed"):
    """A person changed name or language; None leaves it."""

    name: str | None = None
    language: Language | None = None


class Left(Act, frozen=True, tag="left"):
    """A person left for good. `name` is kept for the log: the person is not in the list any more."""

    name: str


class Kicked(Act, frozen=True, tag="kicked"):
    """The host sent a person away."""

    person: int
    name: str


class Sat(Act, frozen=True, tag="sat"):
    """A person took a seat; in a match, a bot's, and plays from its next own decision on."""

    seat: int


class Stood(Act, frozen=True, tag="stood"):
    """A person gave the seat up."""

    seat: int


class BotSet(Act, frozen=True, tag="bot_set"):
    """The host put a bot on a seat or took it away."""

    seat: int
    bot: str | None


class SettingsSet(Act, frozen=True, tag="settings_set"):
    """The host changed settings; all of them as they are now.

    locked: when only that changed, to what.
    kept: the chairs that stay where there are fewer now, as they were numbered; None: the first ones.
    """

    settings: Settings
    locked: bool | None = None
    kept: tuple[int, ...] | None = None


class HostGiven(Act, frozen=True, tag="host_given"):
    """Somebody else is host."""

    person: int


class Readied(Act, frozen=True, tag="readied"):
    """A person is ready, with random bytes of the page in hex, or (None) not ready any more."""

    seat: int
    random: str | None


class Committed(Act, frozen=True, tag="committed"):
    """Secret and salt (hex) of the next match: stored before anybody is ready, shown only after its end."""

    secret: str
    salt: str


class Started(Act, frozen=True, tag="started"):
    """A match began. `entry` is its own first entry; holders are names, randoms hex, both in seat order."""

    match: int
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    commitment: str
    holders: tuple[str, ...]
    randoms: tuple[str, ...]
    entry: MatchEntry


class Acted(Act, frozen=True, tag="acted"):
    """A seat acted."""

    seat: int
    by: By
    entry: MatchEntry


class TimedOut(Act, frozen=True, tag="timed_out"):
    """A seat's clock ran out and a bot answered this one question for it."""

    seat: int
    entry: MatchEntry


class Talked(Act, frozen=True, tag="talked"):
    """Somebody said a canned phrase or free text."""

    phrase: str | None = None
    text: str | None = None


class Claimed(Act, frozen=True, tag="claimed"):
    """A seat claimed something about the match, true or not; `choices` fill the blanks of the claim.

    to: the partner who alone was told it; None when all were.
    """

    seat: int
    claim: str
    choices: tuple[Choice, ...] = ()
    to: int | None = None


class Seen(Act, frozen=True, tag="seen"):
    """A seat's person was shown all entries up to this number, and among them something private."""

    seat: int
    number: int


class EndWanted(Act, frozen=True, tag="end_wanted"):
    """A person wants the running match to end without a result, or not any more."""

    want: bool


class PauseWanted(Act, frozen=True, tag="pause_wanted"):
    """A person wants the running match to pause, or not any more."""

    want: bool


class Paused(Act, frozen=True, tag="paused"):
    """All who were there wanted a pause; it ends with `Resumed`."""


class AbsenceAnswered(Act, frozen=True, tag="absence_answered"):
    """Somebody said what should become of a seat whose person is away."""

    seat: int
    want: Want


class BotTookOver(Act, frozen=True, tag="bot_took_over"):
    """A bot plays a person's seat from now on; reason: absent, left or kicked."""

    seat: int
    bot: str
    reason: str


class Returned(Act, frozen=True, tag="returned"):
    """The owner of a seat plays it himself again."""

    person: int
    seat: int


class Resumed(Act, frozen=True, tag="resumed"):
    """The match goes on after nobody was there or after a pause; no clock has run meanwhile."""


class MatchEnded(Act, frozen=True, tag="match_ended"):
    """The match is over and its luck is opened."""

    match: int
    result: Result
    secret: str
    salt: str


class Aborted(Act, frozen=True, tag="aborted"):
    """The match was given up and its luck is opened.

    reason: absent (somebody was away, and the others agreed), agreed (all who were there), rules_version.
    """

    match: int
    reason: str
    secret: str
    salt: str


AnyAct: TypeAlias = (
    Created
    | Joined
    | Renamed
    | Left
    | Kicked
    | Sat
    | Stood
    | BotSet
    | SettingsSet
    | HostGiven
    | Readied
    | Committed
    | Started
    | Acted
    | TimedOut
    | Talked
    | Claimed
    | Seen
    | EndWanted
    | PauseWanted
    | Paused
    | AbsenceAnswered
    | BotTookOver
    | Returned
    | Resumed
    | MatchEnded
    | Aborted
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step of the table.

    person: who did it; None for the table itself, for bots and for the clock.
    id: the id that the client gave to the action, for repeats after a lost answer.
    draw: random bits from which the delay and the seed of a bot follow that this entry asks;
        stored, so that they are the same after a restart and depend on nothing else.
    """

    number: int
    at_ms: int
    person: int | None
    id: str | None
    act: AnyAct
    draw: int = 0


def encoded(entry: Entry) -> bytes:
    """Return an entry as JSON."""
    return msgspec.json.encode(entry)


_decoder = msgspec.json.Decoder(Entry)


def decoded(line: bytes | str) -> Entry:
    """Return an entry from JSON; `msgspec.ValidationError` when it is none."""
    return _decoder.decode(line)
