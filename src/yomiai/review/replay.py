"""A finished match as pictures, one after each entry, through one seat's eyes or open.

Made from the record alone, so that a match of rules this program no longer has can still be looked at.
"""

from __future__ import annotations

from typing import Any

import msgspec

from yomiai.kernel.secret import Eyes
from yomiai.record.closing import closed
from yomiai.record.entry import By
from yomiai.record.file import Record
from yomiai.record.lines import Placing


class Frame(msgspec.Struct, frozen=True):
    """What stood on the table after an entry, and what was told in it."""

    entry: int
    seat: int | None
    """Who acted; None for the start."""
    by: By
    events: tuple[Any, ...]
    words: tuple[str, ...]
    view: Any
    """The game's portrait, closed for the eyes that look."""


class Replay(msgspec.Struct, frozen=True):
    """All of a finished match. `names`: who sat where; a bot's name is a code."""

    game: str
    players: int
    options: Any
    names: tuple[str, ...]
    frames: tuple[Frame, ...]
    result: Placing | None


class StillRunning(Exception):
    """Only finished matches are shown."""


def replay(record: Record, eyes: Eyes) -> Replay:
    """Return the pictures of a match as these eyes saw them; `StillRunning` before its end."""
    if record.end is None:
        raise StillRunning
    first = record.header
    return Replay(
        game=first.game,
        players=first.players,
        options=first.options,
        names=tuple(sitter.name for sitter in first.seats),
        frames=tuple(
            Frame(
                entry=entry.number,
                seat=entry.seat,
                by=entry.by,
                events=tuple(closed(msgspec.to_builtins(event), eyes) for event in entry.events),
                words=entry.words,
                view=closed(portrait, eyes),
            )
            for entry, portrait in zip(record.entries, record.portraits, strict=True)
        ),
        result=record.end.result,
    )
