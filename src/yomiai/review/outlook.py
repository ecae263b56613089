"""How a match stood: from each moment it is played to its end by dice, many times, and the wins are counted.

Dice know no bluff, so this measures the cards and points on the table, not who reads whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout
from yomiai.record.match import Match

LEAST: Final = 0.05
"""A smaller change may be the dice's own: counted again, it would be another."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The entry after which somebody's outlook had changed the most.

    before, after: the share of playouts that this seat won.
    """

    entry: int
    seat: int
    before: float
    after: float


def outlook(match: Match, games: int, generator: Generator) -> tuple[float, ...]:
    """Return for each seat the share of playouts with a payoff above zero: won, or not lost."""
    won = [0] * match.players
    for _ in range(games):
        position = match.position()
        playout(position, generator)
        for seat, payoff in enumerate(position.result().payoffs):
            won[seat] += payoff > 0
    return tuple(count / games for count in won)


def turning_point(stages: Sequence[Match], games: int, generator: Generator) -> TurningPoint | None:
    """Return the entry that changed most, or None where nothing ever changed much."""
    best: TurningPoint | None = None
    before: tuple[float, ...] | None = None
    for match in stages:
        after = outlook(match, games, generator)
        for seat in range(match.players if before else 0):
            turn = TurningPoint(match.entries[-1].number, seat, before[seat] if before else 0.0, after[seat])
            if best is None or abs(turn.after - turn.before) > abs(best.after - best.before):
                best = turn
        before = after
    return best if best is not None and abs(best.after - best.before) >= LEAST else None
