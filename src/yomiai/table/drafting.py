"""Writing entries on a copy of the table, until the server has stored them."""

from __future__ import annotations

from yomiai.record.match import Match
from yomiai.table.fold import check, folded
from yomiai.table.house import Dice, House
from yomiai.table.log import Acted, AnyAct, BotTookOver, Entry, Started, TimedOut
from yomiai.table.presence import Attendance
from yomiai.table.state import State
from yomiai.table.work import Draft

ASKING = (Started, Acted, TimedOut, BotTookOver)


class Drafting:
    """A draft in the making: `state` is the table as it is after what was written so far."""

    def __init__(self, state: State, house: House, attendance: Attendance, now_ms: int, dice: Dice) -> None:
        """Begin with the table as it stands. Time never runs backwards in a log, even if a clock does."""
        self.state = state
        self.house = house
        self.attendance = attendance
        self.now_ms = max(now_ms, state.at_ms)
        self.dice = dice
        self.entries: list[Entry] = []
        self.asked = 0
        """The number of the last entry that led the match to another question."""

    def write(
        self, act: AnyAct, person: int | None = None, action: str | None = None, match: Match | None = None
    ) -> None:
        """Add an entry. match: the match after it, where the act is a start or an action."""
        entry = Entry(
            number=self.state.number + 1,
            at_ms=self.now_ms,
            person=person,
            id=action,
            act=act,
            draw=int.from_bytes(self.dice(4), "big") if isinstance(act, ASKING) else 0,
        )
        self.state = folded(self.state, entry, match)
        self.entries.append(entry)
        if match is not None:
            self.asked = entry.number

    def draft(self) -> Draft:
        """Return what was written; a table that came to a stand would be our fault, and is not stored."""
        check(self.state)
        return Draft(tuple(self.entries), self.state)
