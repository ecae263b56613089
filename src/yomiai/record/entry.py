"""One numbered step of a match: who did what, what chance gave, what was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from yomiai.kernel.choice import Choice

By = Literal["person", "bot", "clock", "table"]
"""Who decided: a person, a bot on its seat, a bot for a person whose time ran out; the table starts."""


class Outcome(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer of chance among weighted possibilities. Told to nobody before the match is over."""

    weights: tuple[int, ...]
    outcome: int


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One action (or the start) with all chance and events up to the next question.

    number: counted from 0, without holes; also the id of every question that it opens.
    seat: who acted; None for the start.
    choices: the whole action, in words of the game. Secret: only the seat that acted may be told.
    events: what happened, secrets boxed: the game's structs when fresh, plain data when read from a store.
    words: phrase codes or text said along with the action; public.
    action: the id that the client gave to the action, for repeats after a lost answer.
    at: milliseconds since 1970, by the clock of whoever keeps the match; 0 when it keeps no time.
    """

    number: int
    seat: int | None
    by: By
    choices: tuple[Choice, ...] = ()
    chance: tuple[Outcome, ...] = ()
    events: tuple[Any, ...] = ()
    words: tuple[str, ...] = ()
    action: str = ""
    at: int = 0


class Note(msgspec.Struct, frozen=True):
    """What belongs to an action besides its choices; the fields are those of `Entry`."""

    by: By = "person"
    words: Sequence[str] = ()
    action: str = ""
    at: int = 0
