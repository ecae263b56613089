"""A table as the server sees it. Every answer is computed on copies; only `commit` changes the table.

The server's part, for each message:

    draft = table.decide(person, message, now_ms, dice)   # Refusal: answer it, nothing has changed
    store.append(code, draft.entries)                     # fails: forget the draft, reload the table
    table.commit(draft)
    each entry -> each device: told(entry, …), and shown / sight once for the last entry

and, whenever `due` says so or something was committed: `tick`, whose draft goes the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Self

from yomiai.bots.contract import Answer
from yomiai.kernel.secret import Eyes
from yomiai.table import archive, chores, claiming, lobby, people, play, showing, telling
from yomiai.table.asking_bots import Handed
from yomiai.table.deciding import decided
from yomiai.table.drafting import Drafting
from yomiai.table.fold import Damaged, folded_all
from yomiai.table.house import Dice, House
from yomiai.table.log import Entry, Resumed
from yomiai.table.presence import Attendance
from yomiai.table.refusal import Refusal
from yomiai.table.showing import eyes_of
from yomiai.table.state import State
from yomiai.table.work import Again, BotAside, BotToMove, Draft, DueAt, PresenceMoved, Work
from yomiai.wire.client import FromClient
from yomiai.wire.http import Create, Join
from yomiai.wire.server import Sight, Told
from yomiai.wire.shown import Settings
from yomiai.wire.shown import Table as Shown

__all__ = ["Again", "BotToMove", "Damaged", "Draft", "DueAt", "PresenceMoved", "Refusal", "Table", "eyes_of"]


class Table:
    """One table."""

    def __init__(self, state: State, entries: list[Entry], house: House, now_ms: int) -> None:
        """Use `restore`; a table in memory always comes from its log."""
        self._state = state
        self._entries = entries
        self._house = house
        self._attendance = Attendance(house)
        self._attendance.keep(state.members, now_ms)
        self._attendance.announce(self._attendance.moved(now_ms))
        self._handed = Handed(house)
        self._asleep = True

    @staticmethod
    def create(code: str, message: Create, token_hash: str, now_ms: int, dice: Dice, house: House) -> Draft:  # noqa: PLR0913, PLR0917 - all that a table begins with
        """Draft a new table with its host on seat 0; store the entries, then `restore` them."""
        pen = Drafting(State(), house, Attendance(house), now_ms, dice)
        lobby.create(pen, code, message, token_hash)
        return pen.draft()

    @classmethod
    def restore(cls, entries: Iterable[Entry], house: House, now_ms: int) -> Self:
        """Return the table that stored entries lead to, everybody disconnected and no clock running.

        `Damaged` when they lead nowhere. A running match of other rules is set aside; `tick` drafts its end.
        """
        kept = list(entries)
        if not kept:
            raise Damaged("a table has at least one entry")
        return cls(folded_all(kept), kept, house, now_ms)

    @property
    def code(self) -> str:
        return self._state.code

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self._state.number

    @property
    def settings(self) -> Settings:
        return self._state.settings

    @property
    def status(self) -> Literal["lobby", "playing", "over"]:
        return self._state.status

    @property
    def entries(self) -> Sequence[Entry]:
        """The whole log."""
        return self._entries

    @property
    def persons(self) -> Sequence[int]:
        return tuple(self._state.members)

    def person_of(self, token_hash: str) -> int | None:
        """Return whose token this is."""
        members = self._state.members.items()
        return next((person for person, member in members if member.token_hash == token_hash), None)

    def seats_of(self, person: int) -> tuple[int, ...]:
        """Return the seats that a device of this person may open."""
        seat = self._state.seat_of(person)
        return () if seat is None else (seat,)

    def may_watch(self, person: int | None) -> bool:
        """Whether a stranger (None) may have the public view; persons of the table always may."""
        return self._state.settings.watchers or person in self._state.members

    @property
    def seating(self) -> object:
        """Something that is equal as long as `person_of`, `seats_of` and `may_watch` answer the same."""
        state = self._state
        return state.members, state.chairs, state.settings

    def digest(self) -> str:
        """Return a hash that is equal exactly for tables that stand equal."""
        return self._state.digest()

    def join(self, message: Join, token_hash: str, now_ms: int, dice: Dice) -> Draft | Again:
        """Draft a new person; `Again` when this join was done before."""
        person = self.person_of(token_hash)
        if person is not None:
            return Again(self._state.members[person].joined)
        pen = self._pen(now_ms, dice)
        people.join(pen, message, token_hash)
        return self._finished(pen)

    def decide(self, person: int | None, message: FromClient, now_ms: int, dice: Dice) -> Draft | Again:
        """Draft what a person asks for: act … leave of wire.client. `Refusal` otherwise.

        Hello, open, ask_transfer and ping are the server's.
        """
        pen = self._pen(now_ms, dice)
        again = decided(pen, person, message)
        return self._finished(pen) if again is None else again

    def decide_bot(self, seat: int, question: int, answer: Answer, now_ms: int, dice: Dice) -> Draft | Again:
        """Draft the answer that a bot gave to a `BotToMove`; `Refusal` closed when it comes too late."""
        pen = self._pen(now_ms, dice)
        play.act_for_bot(pen, seat, question, answer)
        return self._finished(pen)

    def decide_aside(self, asked: BotAside, answer: Answer, now_ms: int, dice: Dice) -> Draft | Again:
        """Draft what a bot does besides, or `Again` for nothing; `Refusal` closed when it comes too late."""
        pen = self._pen(now_ms, dice)
        if answer.claim is not None or answer.choices:
            claiming.beside(pen, asked, answer)
        return self._finished(pen)

    def commit(self, draft: Draft) -> None:
        """Swap in what has been stored; ValueError when the table has gone on since the draft."""
        if draft.number != self._state.number + 1:
            raise ValueError(f"entry {draft.number} cannot follow entry {self._state.number}")
        self._state = draft.after
        self._entries.extend(draft.entries)
        self._attendance.keep(self._state.members, draft.entries[-1].at_ms)
        if any(isinstance(entry.act, Resumed) for entry in draft.entries):
            self._asleep = False
            self._handed = Handed(self._house)  # what a bot thought of before a pause was not taken

    def connected(self, person: int, now_ms: int) -> None:
        """The first device of a person came."""
        if person in self._state.members:
            self._attendance.came(person)

    def disconnected(self, person: int, now_ms: int) -> None:
        """The last device of a person went."""
        if person in self._state.members:
            self._attendance.went(person, now_ms)

    def resume(self, now_ms: int) -> None:
        """Treat the time up to now as a pause: everybody is away, clocks go on when somebody comes.

        `restore` has done it for a table that was loaded; this is for a process that stood still.
        """
        for person in self._state.members:
            self._attendance.went(person, now_ms)
        self._asleep = True

    def due(self, now_ms: int) -> DueAt | None:
        """Return the next moment at which `tick` has something to do; it may be past."""
        if self._attendance.moved(now_ms) or self._by_itself(now_ms, bytes).entries:
            return DueAt(now_ms)
        moments = self._attendance.thresholds(now_ms)
        bot = self._handed.due_ms(self._state)
        if bot is not None and not self._sleeps(now_ms):
            moments.append(bot)
        return DueAt(min(moments)) if moments else None

    def tick(self, now_ms: int, dice: Dice) -> list[Work]:
        """Return what is to be done now: at most one draft, and then nothing else but it.

        Commit the draft and tick again. A bot that does not answer is handed out again after a while.
        """
        pen = self._by_itself(now_ms, dice)
        if pen.entries:
            return [pen.draft()]
        work: list[Work] = []
        moved = self._attendance.moved(now_ms)
        if moved:
            self._attendance.announce(moved)
            work.append(PresenceMoved(moved))
        self._asleep = self._sleeps(now_ms)
        return work if self._asleep else [*work, *self._handed.take(self._state, now_ms)]

    def _by_itself(self, now_ms: int, dice: Dice) -> Drafting:
        pen = self._pen(now_ms, dice)
        chores.by_itself(pen, woken=self._asleep and self._attendance.somebody_connected())
        return pen

    def _sleeps(self, now_ms: int) -> bool:
        """Whether nobody is there to play for, or all are in a pause: then no bot moves and no clock runs."""
        if self._state.running is not None and self._state.running.paused:
            return True
        attendance = self._attendance
        return not (attendance.somebody_connected() if self._asleep else attendance.somebody(now_ms))

    def told(self, entry: Entry, eyes: Eyes, person: int | None) -> Told:
        """Return an entry as a person's device with these eyes may see it."""
        return telling.told(self._state, entry, eyes)

    def log_for(self, eyes: Eyes, since: int, person: int | None) -> tuple[Told, ...]:
        """Return the entries after `since`, as far back as the talk before the running or last match."""
        return telling.log_for(self._state, self._entries, eyes, since)

    def shown(self, now_ms: int) -> Shown:
        """Return the table as everybody sees it."""
        return showing.shown(self._state, self._attendance, now_ms)

    def sight(self, seats: Sequence[int], now_ms: int) -> Sight | None:
        """Return the match for a device with these seats open, () the public view; None without a match."""
        return showing.sight(self._state, seats, now_ms)

    def record(self, match: int | None = None) -> str:
        """Return a match as a record file, the last when none is named; `Refusal` not_over while it runs."""
        return archive.record(self._state, self._entries, match).decode()

    def closed_record(self) -> str:
        """Return the running match as a record file for the keeper of the table; its luck stays closed."""
        return archive.closed_record(self._state, self._entries).decode()

    def _pen(self, now_ms: int, dice: Dice) -> Drafting:
        return Drafting(self._state, self._house, self._attendance, now_ms, dice)

    def _finished(self, pen: Drafting) -> Draft | Again:
        """Return a draft; what led to no entry counts as done before."""
        if not pen.entries:
            return Again(self.number)
        chores.after_decision(pen)
        return pen.draft()
