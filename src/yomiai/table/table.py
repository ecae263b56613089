"""A table as the server sees it. Every answer is computed on copies; only `commit` changes the table.

The server's part, for each message:

    draft = table.decide(person, message, now_ms, dice)   # Refusal: answer it, nothing has changed
    store.append(code, draft.entries)                     # fails: forget the draft, reload the table
    table.commit(draft)
    each entry -> each device: told(entry, …), and shown / sight once for the last entry

and, whenever `due` says so or something was committed: `tick`, whose drafts go the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yomiai.kernel.choice import Choice
from yomiai.kernel.secret import Eyes
from yomiai.table.house import Dice, House
from yomiai.table.log import Entry
from yomiai.table.work import Again, Draft, DueAt, Work
from yomiai.wire.client import FromClient
from yomiai.wire.http import Create, Join
from yomiai.wire.server import Sight, Told
from yomiai.wire.shown import Settings
from yomiai.wire.shown import Table as Shown


class Table:
    """One table."""

    @staticmethod
    def create(code: str, create: Create, token_hash: str, now_ms: int, dice: Dice, house: House) -> Draft:
        """Draft a new table with its host on seat 0; store the entries, then `restore` them."""
        raise NotImplementedError

    @classmethod
    def restore(cls, entries: Iterable[Entry], house: House, now_ms: int) -> Table:
        """Return the table that stored entries lead to, everybody disconnected.

        `Damaged` when they lead nowhere. A running match of other rules is set aside; `tick` drafts its end.
        """
        raise NotImplementedError

    # Facts

    @property
    def code(self) -> str: ...
    @property
    def number(self) -> int:
        """The number of the last entry."""
        raise NotImplementedError

    @property
    def settings(self) -> Settings: ...
    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that is kept in memory: all."""
        raise NotImplementedError

    def person_of(self, token_hash: str) -> int | None: ...
    def seats_of(self, person: int) -> tuple[int, ...]:
        """The seats a device of this person may open."""
        raise NotImplementedError

    def may_watch(self, person: int | None) -> bool:
        """Whether somebody may have the public view."""
        raise NotImplementedError

    # Deciding: nothing changes before `commit`

    def join(self, join: Join, token_hash: str, now_ms: int, dice: Dice) -> Draft | Again: ...
    def decide(self, person: int | None, message: FromClient, now_ms: int, dice: Dice) -> Draft | Again:
        """Act … Leave of wire.client; hello, open, ask_transfer and ping are the server's."""
        raise NotImplementedError

    def decide_bot(self, seat: int, question: int, choices: Sequence[Choice], now_ms: int, dice: Dice) -> Draft: ...
    def commit(self, draft: Draft) -> None:
        """Swap in what has been stored; ValueError when the table has gone on since the draft."""
        raise NotImplementedError

    # Time and presence (presence is not stored)

    def connected(self, person: int, now_ms: int) -> None:
        """The first device of a person came."""
        raise NotImplementedError

    def disconnected(self, person: int, now_ms: int) -> None:
        """The last device of a person went."""
        raise NotImplementedError

    def due(self, now_ms: int) -> DueAt | None: ...
    def tick(self, now_ms: int, dice: Dice) -> list[Work]:
        """Return what is to be done now: at most one draft, and then nothing else but it."""
        raise NotImplementedError

    # What people see

    def told(self, entry: Entry, eyes: Eyes, person: int | None) -> Told: ...
    def log_for(self, eyes: Eyes, since: int, person: int | None) -> tuple[Told, ...]: ...
    def shown(self, now_ms: int) -> Shown: ...
    def sight(self, seats: Sequence[int], now_ms: int) -> Sight | None:
        """seats: the open seats of the device; () for the public view. eyes = eyes_of(seats)."""
        raise NotImplementedError

    def record(self) -> str:
        """Return the last match as a record file; Refusal not_over while it runs."""
        raise NotImplementedError


def eyes_of(seats: Sequence[int]) -> Eyes:
    """Return the eyes of a device with these seats open; () is a watcher."""
    return Eyes(sum(1 << seat for seat in set(seats)))
