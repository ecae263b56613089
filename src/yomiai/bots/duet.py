"""The counter for Duet: it imagines the partner's hand from what was played and plays a trick ahead.

Each answer is tried in several imagined worlds; the rest of the trick is played as well as possible by
both, since they want the same. A trick is judged by the board it leaves and by what the next could do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Final, cast

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Heard
from yomiai.games.duet import codes
from yomiai.games.duet.cards import (
    GAZELLE,
    MUSICIAN,
    RANKS,
    ROYAL_HEIR,
    SUITS,
    follower_wins,
    footprints_of,
    rank_of,
    suit_of_card,
)
from yomiai.games.duet.events import Event
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import GAME, Options, Portrait
from yomiai.kernel.bits import count_of, lowest_bit, places_of, total_of
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.generator import Generator

LEAD_WORLDS: Final = 10  # the partner's whole hand matters
WORLDS: Final = 4  # it matters only for what comes next

# All values are in gems.
WIN: Final = 100.0
TOKENS_GONE: Final = (4.0, 1.6, 0.6, 0.2, 0.0)  # the price of having so many forest tokens left
STRAY: Final = 0.5  # the price of a step off the path in the next trick
FATAL: Final = 25.0  # the same when no forest token is left
REACH: Final = 1.6
NEXT: Final = 0.3  # a gem that the next trick can get may as well be got later
SURE: Final = 0.5  # how far the leader will find the best lead

Effect = tuple[bool, tuple[int, ...]]
"""Whether the follower wins, and the moves its winner may choose from, positive toward the winner's end."""

Felt = Callable[[float], float]
"""What a price feels like to the character that pays it."""

DISTANCES: Final = tuple(
    sum(footprints_of(one) + footprints_of(two) == distance for one in range(RANKS) for two in range(RANKS))
    / RANKS**2
    for distance in range(7)
)
"""How often two cards of any ranks have so many footprints."""


def choose(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Portrait,
    story: Sequence[Event],
    choices: Choices,
    generator: Generator,
    seat: int,
    options: Options,
    heard: Sequence[Heard] = (),  # noqa: ARG001 - for games with claims
    character: Character = COUNTER,
) -> list[Choice]:
    """Return the answer that leaves the best prospects, on average over imagined worlds."""
    question = choices.questions[0]
    answers = [branch.choice for branch in question.branches]
    if len(answers) == 1:
        return answers
    belief = GAME.know(view, story, seat, options)
    number = LEAD_WORLDS if question.ask == "lead" else WORLDS
    worlds = [cast("Duet", belief.world(generator).position) for _ in range(number)]
    legal = worlds[0].legal_options()  # the same in every world, in the order of the answers
    worths = [sum(_worth_of(world, option, character.felt) for world in worlds) for option in legal]
    return [answers[worths.index(max(worths))]]


def _worth_of(world: Duet, option: int, felt: Felt) -> float:
    after = world.copy()
    after.apply(option)
    worth, position = _played_well(after, _trick(world), felt)
    return worth + NEXT * _prospect(position, felt)


def _trick(position: Duet) -> int:
    """Return a number that every trick of a match has for itself."""
    return int(position.round * position.setting.hand_cards + position.tricks)


def _played_well(position: Duet, trick: int, felt: Felt) -> tuple[float, Duet]:
    """Return the best board that this trick can still lead to, with its worth."""
    if position.actor < 0 or _trick(position) != trick:
        return _worth(position, felt), position
    found = []
    for option in _sensible(position):
        after = position.copy()
        after.apply(option)
        found.append(_played_well(after, trick, felt))
    return max(found, key=itemgetter(0))


def _sensible(position: Duet) -> list[int]:
    """Return the answers worth trying for what comes later in the trick; exchanges are tried by suit."""
    legal = position.legal
    match position.question:
        case codes.GIVE:
            return [codes.DECLINE]
        case codes.GIVE_BACK:
            return [lowest_bit(legal)]
        case codes.CHANGE_DECREE:
            of_suits = (legal & suit_of_card(RANKS * suit) for suit in range(SUITS))
            return [codes.DECLINE, *(lowest_bit(cards) for cards in of_suits if cards)]
        case _:
            return places_of(legal)


def _worth(position: Duet, felt: Felt) -> float:
    """Return what a board is worth: gems and tokens left, and gems in reach of any two cards."""
    if position.over:
        return WIN if position.reason == codes.VICTORY else -WIN
    path = position.path
    worth = -float(total_of(path.gems)) + felt(-TOKENS_GONE[path.forest])
    for distance, chance in enumerate(DISTANCES):
        for space in (path.token - distance, path.token + distance):
            if not path.is_open(space):
                worth += felt(-chance / 2 * (STRAY if path.forest else 3 * STRAY))
            elif count_of(path.gems, space):
                worth += chance / 2 * REACH
    return worth


def _prospect(position: Duet, felt: Felt) -> float:
    """Return what the next trick can do with the hands of this world; 0 when no trick is next."""
    if position.over or position.question != codes.LEAD:
        return 0.0
    leader = position.actor
    other = position.hand(1 - leader)
    found = [_best_reply(position, led, other, felt) for led in places_of(position.hand(leader))]
    return SURE * max(found) + (1 - SURE) * sum(found) / len(found)


def _best_reply(position: Duet, led: int, other: int, felt: Felt) -> float:
    powers = position.setting.powers
    same = other & suit_of_card(led)
    replies = other if not same or (powers and rank_of(led) == ROYAL_HEIR) else same
    suit = position.decree // RANKS
    return max(
        _landing(position, _effect(led, followed, suit, powers), felt) for followed in places_of(replies)
    )


def _landing(position: Duet, effect: Effect, felt: Felt) -> float:
    follows, moves = effect
    path = position.path
    winner = 1 - position.actor if follows else position.actor
    best = felt(-FATAL if path.forest == 0 else -STRAY)
    for move in moves:
        space = path.token + move if winner else path.token - move
        if path.is_open(space):
            best = max(best, 1.0 if count_of(path.gems, space) else 0.0)
    return best


@cache
def _effect(led: int, followed: int, trump: int, powers: bool) -> Effect:
    """Return who wins with two cards and how the token may move; exchanges are left out."""
    steps = (int(footprints_of(led)), int(footprints_of(followed)))
    moves = {sum(steps)}
    ranks = (rank_of(led), rank_of(followed))
    if powers and GAZELLE in ranks:
        moves |= set(steps)
        if ranks == (GAZELLE, GAZELLE):
            moves.add(0)
    if powers and MUSICIAN in ranks:
        moves |= {-move for move in moves}
    return bool(follower_wins(led, followed, trump * RANKS)), tuple(sorted(moves))
