"""Messages from the server to a device."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from yomiai.kernel.choice import Choice, Choices
from yomiai.wire.shown import Presence, Table


class Asked(msgspec.Struct, frozen=True):
    """What one open seat of this device may answer now.

    question: the number of the entry that opened it; an action names it.
    must: False for what may be done besides somebody else's question.
    """

    seat: int
    question: int
    must: bool
    choices: Choices


class Deadline(msgspec.Struct, frozen=True):
    """The clock of the seat that must decide: milliseconds left at sending, and each seat's bank."""

    seat: int
    left_ms: int
    banks_ms: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """How the match ended, one number a seat; see the game's rules for the reason."""

    ranks: tuple[int, ...]
    payoffs: tuple[float, ...]
    reason: str
    played: tuple[tuple[str, ...], ...] = ()
    """For each seat the names of all who played it, in order; a bot's is a code, bot.<number>."""


class Sight(msgspec.Struct, frozen=True):
    """The match as this device's open seats see it; a page can draw it without earlier messages."""

    game: str
    match: int
    players: int
    """How many seats the match has: the table may have other chairs by now."""
    options: Any
    """The game's options, all fields."""
    view: Any
    """The game's portrait, closed for the open seats."""
    actor: int
    """The seat that must decide, -2 when the match is over."""
    ask: str
    """The code of the question the actor is asked; public."""
    asked: tuple[Asked, ...]
    deadline: Deadline | None
    result: Result | None


class Told(msgspec.Struct, frozen=True):
    """One entry of the table's log as this device may see it. Numbers have no holes.

    kind: what the entry was: created, joined, left, kicked, seated, stood, bot (set, or took over),
        bot_gone, settings, locked, unlocked, host, ready, unready, started, acted, timed_out, talk, claim,
        absence, end_wanted, end_not_wanted, pause_wanted, pause_not_wanted, paused, returned, ended, aborted;
        and five nobody needs words for: renamed, committed, resumed, seen, and confided, a claim that was
        for another's ears alone.
    person: whom it is about.
    """

    number: int
    at_ms: int
    kind: str
    person: int | None = None
    seat: int | None = None
    events: tuple[Any, ...] = ()
    """The game's events, closed for the open seats."""
    phrase: str | None = None
    """The code of a canned phrase."""
    text: str | None = None
    """Free text; for left and kicked the name of the person who is not in the list any more."""
    by: Literal["person", "bot", "clock"] = "person"
    words: tuple[str, ...] = ()
    """What was said along with an action: codes of printed phrases, or free text."""
    claim: str | None = None
    """The code of what somebody claims; the words have it under claim.<code>."""
    choices: tuple[Choice, ...] = ()
    """What fills the blanks of the claim, in their order."""
    to: int | None = None
    """The one seat besides the speaker's own that is told the claim; None when everybody is."""


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to hello: everything a page needs. `log` is the tail after `since`, or all that is kept."""

    protocol: int
    version: str
    you: int | None
    """Your person number, None for a stranger who watches."""
    open_seats: tuple[int, ...]
    number: int
    table: Table
    sight: Sight | None
    log: tuple[Told, ...]
    share_url: str
    """An address that a phone can reach, with the code."""


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened. `table` and `sight` replace the old ones; None means unchanged."""

    told: Told
    table: Table | None = None
    sight: Sight | None = None


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The action `id` is stored for good as entry `number`; `again` when it had been answered before."""

    id: str
    number: int
    again: bool = False


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The message `id` (null: it had none) changed nothing. `clause` names the rule that forbids it."""

    id: str | None
    code: str
    clause: str = ""


class PresenceChanged(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is here. Not an entry of the log: it is gone with the process."""

    persons: dict[int, Presence]


class Transfer(msgspec.Struct, frozen=True, tag_field="type", tag="transfer"):
    """A link that takes you to another device, too; works once, for ten minutes, while the process runs."""

    id: str
    url: str
    qr_svg: str


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to ping."""


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket: kicked, left, table_gone, protocol, restarting, elsewhere."""

    reason: str


FromServer = Welcome | Update | Done | Refused | PresenceChanged | Transfer | Pong | Bye
