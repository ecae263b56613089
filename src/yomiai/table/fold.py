"""From the log to the table: the only place where an entry acts, in live play and when restoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yomiai.record.match import Match
from yomiai.table import fold_match, fold_people
from yomiai.table.log import Act, Entry
from yomiai.table.state import REMEMBERED, State

Folder = Callable[[State, Entry, Any], State]

_FOLDERS: dict[type[Act], Folder] = {**fold_people.FOLDERS, **fold_match.FOLDERS}


class Damaged(Exception):
    """Stored entries that lead to no table."""


def folded(state: State, entry: Entry, match: Match | None = None) -> State:
    """Return the table after an entry. match: the match after it, where it is known already."""
    if entry.number != state.number + 1:
        raise Damaged(f"entry {entry.number} stands where entry {state.number + 1} belongs")
    act = entry.act
    if match is not None:
        after = fold_match.matched(state, entry, match)
    else:
        after = _FOLDERS[type(act)](state, entry, act)
    return _remembered(after.with_(number=entry.number, at_ms=entry.at_ms), entry)


def _remembered(state: State, entry: Entry) -> State:
    """Keep the client's action id, so that the same action sent again is answered as before."""
    person = entry.person
    if entry.id is None or person not in state.members:
        return state
    mine = (*state.answered.get(person, ()), (entry.id, entry.number))[-REMEMBERED:]
    return state.with_(answered={**state.answered, person: mine})


def check(state: State) -> None:
    """Raise when a table has come to a stand from which nothing can happen; that would be our fault."""
    course = state.running
    if course is None or course.match is None:
        return
    if course.match.over:
        raise AssertionError("a match that is over is still running")
    if course.must is None or not state.chairs[course.must].filled:
        raise AssertionError("nobody can act")
