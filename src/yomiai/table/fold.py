"""From the log to the table: the only place where an entry acts, in live play and when restoring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from yomiai.record.match import Different, Match
from yomiai.table import fold_match, fold_people
from yomiai.table.log import Act, Entry, Started
from yomiai.table.state import REMEMBERED, State

Folder = Callable[[State, Entry, Any], State]

_FOLDERS: dict[type[Act], Folder] = {**fold_people.FOLDERS, **fold_match.FOLDERS}


class Damaged(Exception):
    """Stored entries that lead to no table."""


def folded_all(entries: Sequence[Entry]) -> State:
    """Return the table after a whole log; `Damaged` when it leads nowhere.

    Of its matches only the last is played again: all that is left of the others is what their ends say,
    so that a long evening is not slower to load than a short one.
    """
    last = max((place for place, entry in enumerate(entries) if isinstance(entry.act, Started)), default=0)
    state = State()
    for place, entry in enumerate(entries):
        try:
            state = folded(state, entry, finished=place < last)
        except (ValueError, KeyError, IndexError, Different) as error:
            raise Damaged(f"entry {entry.number}: {error}") from error
    return state


def folded(state: State, entry: Entry, match: Match | None = None, *, finished: bool = False) -> State:
    """Return the table after an entry. match: the match after it, where it is known already.

    finished: it belongs to a match that has ended since.
    """
    if entry.number != state.number + 1:
        raise Damaged(f"entry {entry.number} stands where entry {state.number + 1} belongs")
    act = entry.act
    if match is not None:
        after = fold_match.matched(state, entry, match)
    elif finished and isinstance(act, Started):
        after = fold_match.set_aside(state, entry, act)
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
