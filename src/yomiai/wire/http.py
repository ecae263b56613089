"""Bodies of the few HTTP calls; everything after them goes over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from yomiai.wire.client import Name


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: make a table and sit down as its host; `id` makes a repeated call harmless."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
    name: Name
    language: Literal["ja", "en"]
    game: Annotated[str, msgspec.Meta(max_length=20)] = "cockroach"
    players: Annotated[int, msgspec.Meta(ge=2, le=12)] = 4
    lesson: bool = False
    """A first game: this person alone with bots on a prepared deal that starts at once, not for `players`."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/join: become a person at a table, in the first empty seat if any."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
    name: Name
    language: Literal["ja", "en"]
    watch: bool = False


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/claim: turn a transfer code into the person's token on a new device."""

    transfer: Annotated[str, msgspec.Meta(max_length=80)]


class Seated(msgspec.Struct, frozen=True):
    """Answer to create, join and claim. The token is the person: the page keeps it, we keep its hash."""

    code: str
    token: str
    person: int


class Peek(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}: what a join page shows before one sits down."""

    code: str
    game: str
    host: str
    seats_free: int
    status: Literal["lobby", "playing", "over"]
    locked: bool
    watchers: bool


class Health(msgspec.Struct, frozen=True):
    """GET /health."""

    version: str
    is_compiled: bool
    live_tables: int


class Problem(msgspec.Struct, frozen=True):
    """Any refused HTTP call: a stable code, as in `Refused`."""

    code: str
