"""Random play to the end, for any game: search, statistics and speed tests stand on it."""

from __future__ import annotations

from mypy_extensions import i64

from yomiai.kernel.bits import nth_bit, popcount
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Position


def settle(position: Position, generator: Generator) -> i64:
    """Let chance act until a seat must decide or the match is over; return the outcomes drawn."""
    steps: i64 = 0
    while position.actor == -1:
        position.apply(position.draw(generator))
        steps += 1
    return steps


def playout(position: Position, generator: Generator) -> i64:
    """Play at random to the end, in place, each legal option equally likely; return the options taken.

    Chance outcomes are not counted.
    """
    steps: i64 = 0
    while not position.over:
        legal = position.legal
        if position.actor >= 0:
            position.apply(nth_bit(legal, generator.below(popcount(legal))))
            steps += 1
        else:
            position.apply(position.draw(generator))
    return steps


def clone_playouts(root: Position, games: i64, generator: Generator) -> i64:
    """Copy a position and play it out, so many times; return the options taken in all."""
    total: i64 = 0
    _: i64
    for _ in range(games):
        total += playout(root.copy(), generator)
    return total


def scratch_playouts(root: Position, games: i64, generator: Generator) -> i64:
    """Do as `clone_playouts` with one position used again and again; return the options taken."""
    scratch = root.copy()
    total: i64 = 0
    _: i64
    for _ in range(games):
        scratch.set_to(root)
        total += playout(scratch, generator)
    return total
