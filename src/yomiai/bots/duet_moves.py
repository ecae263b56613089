"""How two cards can move the token; exchanges are left out."""

from __future__ import annotations

from functools import cache
from typing import Final

from yomiai.games.duet.cards import GAZELLE, MUSICIAN, RANKS, SUITS, follower_wins, footprints_of, rank_of
from yomiai.kernel.bits import bit

FARTHEST: Final = 6
MOVES: Final = range(-FARTHEST, FARTHEST + 1)
"""How far a trick can move the token, away from seat 0 and toward it."""

CHANCES: Final = tuple(
    sum(footprints_of(one) + footprints_of(two) == distance for one in range(RANKS) for two in range(RANKS))
    / RANKS**2
    for distance in range(FARTHEST + 1)
)
"""How often two cards of any ranks have so many footprints."""


@cache
def reaches(led: int, trump: int, leader: int, powers: bool) -> tuple[int, ...]:
    """Return, for each of `MOVES`, the cards that can answer a lead so that the token moves so."""
    cards = [0] * len(MOVES)
    for followed in range(SUITS * RANKS):
        for move in moves(led, followed, trump, leader, powers):
            cards[move + FARTHEST] |= int(bit(followed))
    return tuple(cards)


@cache
def moves(led: int, followed: int, trump: int, leader: int, powers: bool) -> tuple[int, ...]:
    """Return how two cards can move the token; exchanges are left out."""
    steps = (int(footprints_of(led)), int(footprints_of(followed)))
    found = {sum(steps)}
    ranks = (rank_of(led), rank_of(followed))
    if powers and GAZELLE in ranks:
        found |= set(steps)
        if ranks == (GAZELLE, GAZELLE):
            found.add(0)
    if powers and MUSICIAN in ranks:
        found |= {-move for move in found}
    toward = 1 if leader ^ follower_wins(led, followed, trump * RANKS) else -1
    return tuple(sorted(toward * move for move in found))
