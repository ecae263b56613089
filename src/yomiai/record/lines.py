"""The lines of a record file: one header, then entries, then an end when the match is over or abandoned."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from yomiai.kernel.choice import Choice
from yomiai.record.entry import Entry

FORMAT: Final = 1

Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f][0-9a-f])*$", max_length=4096)]
"""Bytes as small hexadecimal digits."""


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at a seat: a name, and who played it in turn ("person" or the code of a bot)."""

    name: str
    played: tuple[str, ...]


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What proves the luck of a match that is over: the table's secret and salt, each seat's random bytes."""

    secret: Hex
    salt: Hex
    randoms: tuple[Hex, ...]


class Luck(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where chance came from, and for a key the promise made before and its proof after the match."""

    source: Literal["key", "list", "generator"]
    commitment: Hex = ""
    opened: Opened | None = None


class Header(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="line",
    tag="match",
    kw_only=True,
):
    """What is known when a match starts. `rules` is the version of the game's rules."""

    format: Literal[1]
    game: str
    rules: int
    players: Annotated[int, msgspec.Meta(ge=1, le=62)]
    options: dict[str, Any]
    seats: tuple[Sitter, ...]
    luck: Luck
    at: int = 0


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A claim of a seat, true or not: a code of the game and what fills its blanks.

    to: the partner who alone was told it; None when all were.
    """

    seat: int
    claim: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=60)]
    choices: tuple[Choice, ...] = ()
    to: int | None = None


class Step(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="line", tag="entry"
):
    """An entry, and in finished records the portrait of the position that it led to (boxes with content).

    claims: what was claimed after this entry and before the next, in order; the rules know nothing of it.
    """

    entry: Entry
    portrait: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    claims: tuple[Spoken, ...] = ()


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended, one number a seat; see `yomiai.kernel.position.Result`."""

    ranks: tuple[int, ...]
    payoffs: tuple[float, ...]
    reason: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="end"):
    """The last line. `digest`, of the file with zeros in its place, shows damage without rules."""

    ended: Literal["over", "abandoned"]
    result: Placing | None
    digest: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


Line = Header | Step | End
