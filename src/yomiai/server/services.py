"""What a running server gives to each of its tables."""

from collections.abc import Callable
from dataclasses import dataclass

from yomiai.server.bots import Bots
from yomiai.server.clock import Clock
from yomiai.server.store import Store
from yomiai.table.house import Dice, House


@dataclass(frozen=True, slots=True)
class Services:
    """Store, clock, dice and bots; one set for all tables of a process."""

    store: Store
    clock: Clock
    dice: Dice
    house: House
    bots: Bots
    share_url: Callable[[str], str]
    """The address of a table by its code, for people."""
    rest_ms: int = 10 * 60_000
    """So long after its last message a table leaves memory, if nobody is there."""
