"""How the counter supposes a last round goes on: the others save themselves, then harm their targets.

Many know what stands before them, the caller more often than others; the rest follow a habit. What
somebody pours no other house has seen: it is taken for poison where it went to a target, for nothing else.
The rolls of a world are the same for every action tried in it, so that actions differ by themselves and not
by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from yomiai.games.goblets import state
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.tokens import ANTIDOTE, POISON, WINE, antidote_in, count, poison_in
from yomiai.kernel.bits import lowest_bit
from yomiai.kernel.generator import Generator

ROLLS: Final = 14  # more than seats can act in a last round
HUNDRED: Final = 100
KNOWING: Final = 60  # of a hundred
CALLER_KNOWS: Final = 75
SWAPS: Final = 40  # of a hundred who do not know: the goblet goes to the target
POISONS: Final = 75  # and up to here, poison goes into the target's
SUSPECTS: Final = 50  # of a hundred take for poison what somebody poured into his target's goblet

Action = tuple[int, ...]


class Unseen(NamedTuple):
    """A pour that others only saw made: whose, which coaster, what it changed, whether to suspect poison."""

    house: int
    coaster: int
    poured: int
    suspicious: bool


def made(position: Goblets, action: Action) -> list[Unseen]:
    """Make an action; return what of it those of other houses did not see."""
    if action[0] != state.POUR:
        _take(position, action)
        return []
    house, place = int(position.house), action[2] - state.FIRST_PLACE
    coaster, before = int(position.goblets[place].coaster), excess(position, place)
    suspicious = place == int(position.houses[house].target)
    _take(position, action)
    return [Unseen(house, coaster, excess(position, place) - before, suspicious=suspicious)]


def _take(position: Goblets, action: Action) -> None:
    for option in action:
        position.apply(option)


def rolls(generator: Generator) -> list[tuple[int, int]]:
    """Return the luck of everybody in one world: whether he knows, and what he does else."""
    return [(int(generator.below(HUNDRED)), int(generator.below(HUNDRED))) for _ in range(ROLLS)]


def play_on(position: Goblets, luck: Sequence[tuple[int, int]], unseen: Sequence[Unseen] = ()) -> bool:
    """Play a course to its points; return whether it came to that. unseen: what was poured in secret."""
    course, hidden = position.course, list(unseen)
    for roll in luck:
        if position.over or position.course != course:
            return True
        if position.actor < 0:
            return False
        hidden += made(position, _reply(position, roll, hidden))
    return bool(position.over or position.course != course)


def _reply(position: Goblets, roll: tuple[int, int], hidden: Sequence[Unseen]) -> Action:
    if position.question == state.TREAT:
        return (state.DECLINE,)
    if position.half_made():
        return (int(lowest_bit(position.legal)),)
    for wanted in _wanted(position, roll, hidden):
        if _may(position, wanted):
            return wanted
    return (state.PASS,)


def _may(position: Goblets, action: Action) -> bool:
    """Return whether an action can be taken, of pours with the token behind the screen."""
    if not position.legal >> action[0] & 1:
        return False
    if action[0] == state.POUR:
        return bool(count(position.houses[position.house].screen, action[1]))
    return action[0] != state.SWAP or not position.guarded >> (action[1] - state.FIRST_PLACE) & 1


def excess(position: Goblets, place: int) -> int:
    """Return by how many poisons outnumber antidotes at a place."""
    contents = position.goblets[place].contents
    return int(poison_in(contents) - antidote_in(contents))


def pour(kind: int, place: int) -> Action:
    """Return the action of pouring a kind at a place."""
    return (state.POUR, kind, state.FIRST_PLACE + place)


def swap(place: int) -> Action:
    """Return the action of swapping with a place."""
    return (state.SWAP, state.FIRST_PLACE + place)


def _wanted(position: Goblets, roll: tuple[int, int], hidden: Sequence[Unseen]) -> Iterator[Action]:
    """Yield what somebody would like to do, the best first."""
    house, (knows, habit) = int(position.house), roll
    target = int(position.houses[house].target)
    if knows < (CALLER_KNOWS if house == position.caller else KNOWING):
        yield from _knowing(position, house, partial(_seen, position, hidden, habit))
    elif habit < SWAPS:
        yield swap(target)
    elif habit < POISONS:
        yield pour(POISON, target)
    else:
        yield pour(ANTIDOTE, house)


def _seen(position: Goblets, hidden: Sequence[Unseen], habit: int, place: int) -> int:
    """Return what the actor, who knows all but what others hid, takes for the excess of poison at a place."""
    house, coaster = int(position.house), int(position.goblets[place].coaster)
    return excess(position, place) + sum(
        (each.suspicious and habit < SUSPECTS) - each.poured
        for each in hidden
        if each.coaster == coaster and each.house != house
    )


def _knowing(position: Goblets, house: int, seen: Callable[[int], int]) -> Iterator[Action]:
    target = int(position.houses[house].target)
    mine, theirs = seen(house), seen(target)
    if mine > 0:
        if theirs <= 0:
            yield swap(target)
        if mine == 1:
            yield pour(ANTIDOTE, house)
        yield from (swap(h) for h in range(position.setting.houses) if seen(h) <= 0)
    if theirs == 0:
        yield pour(POISON, target)
    yield pour(WINE, house)
