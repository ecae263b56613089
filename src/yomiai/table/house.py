"""What the house that runs a table brings along: bots, phrases, and how patient it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

Dice: TypeAlias = Callable[[int], bytes]
"""So many unguessable bytes, as `secrets.token_bytes` gives them."""


class House(msgspec.Struct, frozen=True):
    """The same for every table of a server; not stored.

    bots: the codes a host may choose from.
    phrases: the codes of canned talk.
    printed: for each game the codes of words that stand on its cards, for reports.
    bot_delay_ms: a bot answers between so many milliseconds after it was asked.
    """

    bots: tuple[str, ...] = ("counter", "random")
    phrases: frozenset[str] = frozenset()
    printed: dict[str, frozenset[str]] = {}
    bot_delay_ms: tuple[int, int] = (1400, 2600)
    grey_ms: int = 8_000
    absent_ms: int = 40_000
    host_absent_ms: int = 120_000
    bot_patience_ms: int = 20_000
    """A bot that has not answered for so long is asked again."""
    most_persons: int = 40
