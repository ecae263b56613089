"""A table at one moment, as a value that never changes. `folded` leads from one to the next."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from yomiai.bots.contract import Heard
from yomiai.record.match import Match
from yomiai.table.log import Language, Started
from yomiai.wire.server import Result
from yomiai.wire.shown import Settings, Tally

REMEMBERED = 64
"""So many action ids are kept for each person."""


class Member(msgspec.Struct, frozen=True):
    """A person at the table. joined: the number of the entry."""

    name: str
    language: Language
    token_hash: str
    joined: int


class Chair(msgspec.Struct, frozen=True):
    """A seat. `owner` is kept while a bot plays for him; `random` is there when he is ready.

    bot_since_ms, bot_draw: when the bot took over in the middle of a match, and the draw of that entry.
    """

    owner: int | None = None
    bot: str | None = None
    random: str | None = None
    bot_since_ms: int = 0
    bot_draw: int = 0

    @property
    def filled(self) -> bool:
        """Whether somebody will play here."""
        return self.owner is not None or self.bot is not None

    @property
    def ready(self) -> bool:
        """Whether the match may start as far as this seat is concerned; bots always are."""
        return self.filled and (self.owner is None or self.random is not None)


class Commitment(msgspec.Struct, frozen=True):
    """The secret and the salt of a match (hex), and what is shown of them."""

    secret: str
    salt: str
    shown: str


class Player(msgspec.Struct, frozen=True):
    """Somebody who played a seat in a match; kind: person, or the code of a bot."""

    name: str
    kind: str


class Course(msgspec.Struct, frozen=True):
    """The running or last match.

    match: None when its rules version is not ours; it was set aside and can only be ended.
    played: for each seat all who played it, in order.
    numbers: for each of the match's entries the number of the table's entry.
    asked_ms, asked_draw: when the seat that must decide was asked, and the draw of that entry.
    step_ms, step_draw: when the last step of the match was made, and the draw of that entry.
    thinking_ms: since when its clock runs.
    wants: who answered the absence offer, and how.
    wants_end: persons who want the match to end.
    wants_pause: persons who want a pause.
    paused: whether the match rests until one of those who sit wants to go on.
    claimed: seats that have claimed something since the last step.
    heard: all that was claimed since the match began, for bots to hear.
    seen: for a seat the number of the last entry that its person was shown; 0 where nothing was stored.
    """

    number: int
    started: Started
    commitment: Commitment
    match: Match | None
    numbers: tuple[int, ...]
    banks_ms: tuple[int, ...]
    played: tuple[tuple[Player, ...], ...]
    asked_ms: int = 0
    asked_draw: int = 0
    step_ms: int = 0
    step_draw: int = 0
    thinking_ms: int = 0
    wants: tuple[tuple[int, Literal["bot", "end"]], ...] = ()
    wants_end: tuple[int, ...] = ()
    wants_pause: tuple[int, ...] = ()
    paused: bool = False
    claimed: tuple[int, ...] = ()
    heard: tuple[Heard, ...] = ()
    seen: tuple[int, ...] = ()
    result: Result | None = None
    aborted: str | None = None

    def question(self, seat: int) -> int | None:
        """Return the id of the question a seat is asked."""
        opened = None if self.match is None else self.match.question_number(seat)
        return None if opened is None else self.numbers[opened]

    @property
    def must(self) -> int | None:
        """The seat that must decide now."""
        return None if self.match is None else self.match.must


class State(msgspec.Struct, frozen=True):
    """Everything that follows from the log.

    lesson: one person plays with bots on a prepared deal.
    kept_from: the first entry that people are still told about.
    after_match: the first entry after the last match.
    answered: for each person the last action ids and the numbers of their entries.
    """

    number: int = 0
    at_ms: int = 0
    code: str = ""
    settings: Settings = Settings()
    lesson: bool = False
    status: Literal["lobby", "playing", "over"] = "lobby"
    members: dict[int, Member] = {}
    last_person: int = 0
    host: int | None = None
    chairs: tuple[Chair, ...] = ()
    course: Course | None = None
    next_luck: Commitment | None = None
    kept_from: int = 1
    after_match: int = 1
    tally: dict[str, Tally] = {}
    answered: dict[int, tuple[tuple[str, int], ...]] = {}

    def with_(self, **changes: Any) -> State:  # noqa: ANN401 - any field
        """Return a copy with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def with_chair(self, seat: int, chair: Chair) -> State:
        """Return a copy with one seat changed."""
        return self.with_(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def seat_of(self, person: int | None) -> int | None:
        """Return the seat that a person owns."""
        return next((s for s, chair in enumerate(self.chairs) if chair.owner == person is not None), None)

    @property
    def running(self) -> Course | None:
        """The match, while one is running."""
        return self.course if self.status == "playing" else None

    def bot_name(self, seat: int) -> str:
        """Return the code of the name that a bot has on a seat."""
        return f"bot.{seat + 1}"

    def name_at(self, seat: int) -> str:
        """Return the name to show at a seat; its owner's, also while a bot plays for him."""
        chair = self.chairs[seat]
        if chair.owner is not None:
            return self.members[chair.owner].name
        return "" if chair.bot is None else self.bot_name(seat)

    def digest(self) -> str:
        """Return a hash that is equal exactly for tables that stand equal."""
        course = self.course
        played = None if course is None or course.match is None else course.match.entries
        bare = None if course is None else msgspec.structs.replace(course, match=None)
        text = msgspec.json.encode((self.with_(course=bare), played))
        return hashlib.sha256(text).hexdigest()
