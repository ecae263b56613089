"""What somebody said of a hidden thing, and who had to believe it or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from yomiai.record.entry import Entry


class Judgement(msgspec.Struct, frozen=True):
    """Somebody bet on whether a statement was true.

    entry: the number of the entry in which he did; what he could know is what stood before it.
    """

    entry: int
    seat: int
    believed: bool


class Statement(msgspec.Struct, frozen=True):
    """A claim about one hidden thing.

    entry: the number of the entry in which it was said.
    said, was: codes of the game's words, `kind.<code>`: what was said, and what it was.
    knew: whether the speaker had seen the thing; who passes a card unseen guesses, and does not lie.
    where: where the thing lies in the game's portrait, in the game's own numbers.
    """

    entry: int
    seat: int
    said: str
    was: str
    true: bool
    knew: bool
    where: tuple[int, ...] = ()
    judgement: Judgement | None = None


class Reading(Protocol):
    """How a game's events are read as statements."""

    def statements(self, entries: Sequence[Entry]) -> list[Statement]:
        """Return every statement of a match in the order in which they were said, events open."""
        ...

    def holds(self, portrait: Any, statement: Statement) -> bool:  # noqa: ANN401 - any game's
        """Return whether a statement is true in a portrait of the moment before it was judged."""
        ...
