"""The evening's score: who played how many matches, and won and lost how many."""

from __future__ import annotations

from yomiai.table.state import State
from yomiai.wire.server import Result
from yomiai.wire.shown import Tally


def counted(state: State, result: Result) -> State:
    """Return the table with a finished match counted, for whoever holds each seat at its end.

    Persons are counted by their number, so that a new name keeps the score; bots by their seat's name.
    """
    tally = dict(state.tally)
    for seat, chair in enumerate(state.chairs):
        name = state.name_at(seat)
        key = name if chair.owner is None else str(chair.owner)
        before = tally.get(key, Tally(name, 0, 0))
        won, lost = result.ranks[seat] == 1, result.payoffs[seat] < 0
        tally[key] = Tally(name, before.matches + 1, before.won + won, before.lost + lost)
    return state.with_(tally=tally)
