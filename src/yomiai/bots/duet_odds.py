"""How likely a team still wins: a chain of typical tricks, by gems, forest tokens and tricks left.

Only counts matter here, not where anything lies. In a typical trick the team takes a gem, the more easily
the more there are, or it leaves the path, the more easily the shorter that has become, or neither.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from yomiai.games.duet.boards import ALL_GEMS, FOREST_TOKENS, PLUS_ICONS

# Chosen by trial, to play well rather than to be true.
GAIN: Final = 0.85  # how often a trick takes a gem when there are many
SPARSE: Final = 1.0  # with so many gems left it does so half as often
STRAY: Final = 0.04  # how often it leaves the whole path
NARROW: Final = 0.01  # how much oftener for each forest token laid
NEW_GEMS: Final = len(PLUS_ICONS[0])

# Of two ways to lose, the one that looks better: next to nothing beside a chance to win.
LEFT: Final = 0.001  # the price of a gem left when no time is
LOST: Final = -LEFT * (ALL_GEMS + 1)  # the worth of getting lost in the forest

Odds = tuple[tuple[float, ...], ...]
"""The chance of a victory by [forest tokens left][gems on the board]."""


@cache
def odds(rounds: int, tricks: int, hand_cards: int, fear: float = 1.0) -> Odds:
    """Return the odds before a trick.

    rounds: how many are to come after this one. tricks: how many are to come in this one.
    hand_cards: how many tricks a round has. fear: how much likelier than it is straying is taken to be.
    """
    if tricks == 0:
        return _between(rounds, hand_cards, fear)
    later = odds(rounds, tricks - 1, hand_cards, fear)
    return tuple(
        tuple(_typical(later, forest, gems, fear) for gems in range(ALL_GEMS + 1))
        for forest in range(FOREST_TOKENS + 1)
    )


def _typical(later: Odds, forest: int, gems: int, fear: float) -> float:
    if gems == 0:
        return 1.0
    gain = GAIN * gems / (gems + SPARSE)
    stray = fear * (STRAY + NARROW * (FOREST_TOKENS - forest))
    strayed = later[forest - 1][gems] if forest else LOST
    return gain * later[forest][gems - 1] + stray * strayed + (1 - gain - stray) * later[forest][gems]


def _between(rounds: int, hand_cards: int, fear: float) -> Odds:
    """D-46, D-48: new gems come and a forest token is laid; after the last round no time is left (D-54)."""
    if rounds == 0:
        return ((1.0, *(-LEFT * gems for gems in range(1, ALL_GEMS + 1))),) * (FOREST_TOKENS + 1)
    later = odds(rounds - 1, hand_cards, hand_cards, fear)
    return tuple(
        (1.0, *(later[max(forest - 1, 0)][min(gems + NEW_GEMS, ALL_GEMS)] for gems in range(1, ALL_GEMS + 1)))
        for forest in range(FOREST_TOKENS + 1)
    )
