"""Messages from a device to the server.

Every one that changes something carries an id made by the client: sent again after a broken
connection, it is done once and answered as before.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from yomiai.kernel.choice import Choice
from yomiai.wire.shown import Clock

Id = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""A name as typed; the server normalises it to NFC and cuts it to 24 graphemes."""
Phrase = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""Words as typed or a code; the server normalises text to NFC and refuses more than 60 graphemes."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a socket; without a token one watches.

    `open` names the own seats to show; None opens all of them, an empty list the public view
    (a curtain that is down, a TV).
    """

    protocol: int
    code: Annotated[str, msgspec.Meta(max_length=12)]
    token: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    since: int = 0
    open: tuple[SeatNumber, ...] | None = None


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="open"):
    """Open or shut own seats on this device; answered by a fresh welcome."""

    seats: tuple[SeatNumber, ...]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """Answer a question of the game.

    `words` go along with it where the game wants some (a tofu shop's report): each the code of a printed
    phrase or, where the table allows it, free text.
    """

    id: Id
    seat: SeatNumber
    question: int
    choices: Annotated[tuple[Choice, ...], msgspec.Meta(min_length=1, max_length=12)]
    words: Annotated[tuple[Phrase, ...], msgspec.Meta(max_length=6)] = ()


class MakeClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="claim"):
    """Say something about the running game that the rules do not check: true or not, and heard by all.

    `claim` is one of the game's claims; `choices` fill its blanks in their order: a place (a goblet by its
    coaster), a card, a number. `to` is the other seat of the own house, where it alone shall hear it; nobody
    else can be told anything in confidence.
    """

    id: Id
    seat: SeatNumber
    claim: Annotated[str, msgspec.Meta(max_length=20)]
    choices: Annotated[tuple[Choice, ...], msgspec.Meta(max_length=4)] = ()
    to: SeatNumber | None = None


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seen"):
    """All entries up to this number were shown to the person.

    Where everybody relies on memory, what only the own seats were told up to there is not sent again.
    Not answered; only the highest number counts.
    """

    number: Annotated[int, msgspec.Meta(ge=0)]


class EndMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="end_match"):
    """Want the running match to end without a result, or take that back.

    It ends when everybody who has a seat and is connected wants it.
    """

    id: Id
    want: bool


class PauseMatch(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pause_match"
):
    """Want the running match to pause, or take that back; in a pause, go on.

    It pauses when everybody who has a seat and is connected wants it; one of them is enough to go on.
    """

    id: Id
    want: bool


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ready"):
    """Ready for the next match, with 16 to 32 random bytes in hex; all ready starts it."""

    id: Id
    random: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]
    ready: bool = True


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sit"):
    """Take a seat: an empty one, or (with the host's leave) a bot's, from its next own decision on."""

    id: Id
    seat: SeatNumber


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stand"):
    """Give the own seat up between matches."""

    id: Id


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="set_bot"):
    """Host: put a bot on an empty seat, or take it away (None)."""

    id: Id
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=20)] | None


class SetSettings(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="set_settings"
):
    """Host: change what is not None, between matches. A change takes everybody's "ready" back."""

    id: Id
    game: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    players: Annotated[int, msgspec.Meta(ge=2, le=12)] | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    talk: Literal["phrases", "free"] | None = None
    locked: bool | None = None
    watchers: bool | None = None
    screen_language: Literal["", "ja", "en"] | None = None
    screen_shows: Literal["table", "replay", "report"] | None = None


class Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="talk"):
    """Say a canned phrase (a code) or, where the table allows it, free text."""

    id: Id
    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=1000)] | None = None


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="kick"):
    """Host: send a person away; in a match the seat becomes a bot's."""

    id: Id
    person: int


class GiveHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="give_host"):
    """Host: let another person be host."""

    id: Id
    person: int


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="rename"):
    """Change the own name or language."""

    id: Id
    name: Name | None = None
    language: Literal["ja", "en"] | None = None


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="absence"):
    """Answer an absence offer: wait, let a bot play (one is enough), or end (all connected are needed)."""

    id: Id
    seat: SeatNumber
    want: Literal["wait", "bot", "end"]


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Leave the table for good; always works."""

    id: Id


class AskTransfer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask_transfer"
):
    """Ask for a link that moves the own person to another device."""

    id: Id


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Ask for a pong."""


FromClient = (
    Hello | Open | Act | MakeClaim | Seen | Ready | Sit | Stand | SetBot | SetSettings | Talk | Kick
    | GiveHost | Rename | Absence | EndMatch | PauseMatch | Leave | AskTransfer | Ping
)  # fmt: skip
