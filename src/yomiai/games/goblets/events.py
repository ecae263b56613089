# never compiled: it makes records
"""From a happening of the rules to the event that people are told."""

from __future__ import annotations

from collections.abc import Callable

from yomiai.games.goblets import characters, records, state
from yomiai.games.goblets import happenings as code
from yomiai.games.goblets.tokens import counts
from yomiai.kernel.position import Happening
from yomiai.kernel.secret import Secret

TOKENS = tuple(records.Token)
LOYALTIES = tuple(records.Loyalty)
HOW = {
    state.AWAY_SWAP: records.How.SWAP,
    state.AWAY_COASTERS: records.How.COASTERS,
    state.AWAY_BOTH: records.How.BOTH,
    state.AWAY_NEITHER: records.How.NEITHER,
}
Values = list[int]


def tokens(packed: int) -> records.Tokens:
    """Return packed tokens as a record."""
    return records.Tokens(tuple(counts(packed)))


def _targeted(eyes: int, v: Values) -> records.Event:
    target = records.Target(v[2])
    if v[1]:
        return records.Targeted(v[0], target, None)
    return records.Targeted(v[0], None, Secret(eyes, target))


def _poured(eyes: int, v: Values) -> records.Event:
    poured = tuple(TOKENS[kind] for kind in v[3:])
    return records.Poured(v[0], v[1], v[2], len(poured), Secret(eyes, poured))


def _exchanged(_: int, v: Values) -> records.Event:
    return records.Exchanged(v[0], v[1], records.Target(v[2]), records.Target(v[3]))


def _drank(_: int, v: Values) -> records.Event:
    return records.Drank(v[0], v[1], v[2], tokens(v[3]), bool(v[4]), bool(v[5]))


MAKERS: dict[int, Callable[[int, Values], records.Event]] = {
    code.LONE: lambda _, v: records.Lone(v[0]),
    code.COURSE: lambda _, v: records.Course(v[0], v[1], v[2]),
    code.ROLES: lambda _, v: records.Roles(v[0], v[1], v[2] if v[2] >= 0 else None),
    code.CHARACTER: lambda _, v: records.Character(v[0], characters.NAMES[v[1]]),
    code.TOKENS: lambda eyes, v: records.Supplied(v[0], v[1], Secret(eyes, tokens(v[2]))),
    code.FILLED: lambda _, v: records.Filled(v[0]),
    code.TARGET: _targeted,
    code.LOYALTY: lambda eyes, v: records.Sworn(v[0], Secret(eyes, LOYALTIES[v[1]])),
    code.GUESSED: lambda eyes, v: records.Guessed(v[0], Secret(eyes, records.Guess(v[1]))),
    code.POURED: _poured,
    code.PEEKED: lambda eyes, v: records.Peeked(v[0], v[1], v[2], Secret(eyes, tokens(v[3]))),
    code.TOOK_BACK: lambda eyes, v: records.TookBack(v[0], v[1], v[2], Secret(eyes, TOKENS[v[3]])),
    code.TOOK_NOTHING: lambda _, v: records.TookNothing(v[0]),
    code.SWAPPED: lambda _, v: records.Swapped(v[0], v[1], v[2], v[3], v[4]),
    code.ROTATED: lambda _, v: records.Rotated(v[0], v[1]),
    code.PASSED: lambda _, v: records.Passed(v[0]),
    code.HANDED_OVER: lambda _, v: records.HandedOver(v[0], v[1]),
    code.CALLED: lambda _, v: records.Called(v[0], bool(v[1])),
    code.GUARDED: lambda _, v: records.Guarded(v[0]),
    code.BLACKMAILED: lambda eyes, v: records.Blackmailed(v[0], v[1], Secret(eyes, TOKENS[v[2]])),
    code.EXCHANGED: _exchanged,
    code.LOOKED_AWAY: lambda eyes, v: records.LookedAway(
        v[0], v[1], v[2], bool(v[3]), Secret(eyes, HOW[v[4]])
    ),
    code.TREATED: lambda _, v: records.Treated(v[0], v[1] if v[1] >= 0 else None),
    code.DRANK: _drank,
    code.OPENED_TARGET: lambda _, v: records.OpenedTarget(v[0], records.Target(v[1])),
    code.OPENED_LOYALTY: lambda _, v: records.OpenedLoyalty(v[0], LOYALTIES[v[1]]),
    code.OPENED_GUESS: lambda _, v: records.OpenedGuess(v[0], records.Guess(v[1]), v[2]),
    code.SCORED: lambda _, v: records.Scored(*v),
    code.WON_COURSE: lambda _, v: records.WonCourse(v[0], v[1]),
    code.ENDED: lambda _, v: records.Ended(state.REASONS[v[0]]),
}


def event(happening: Happening) -> records.Event:
    """Return a happening as a record, its secret boxed for the eyes that saw it then."""
    return MAKERS[happening.code](happening.eyes, happening.values)
