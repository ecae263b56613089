"""A small random generator for playouts and bots; never for a table's luck (it has 62.8 bits).

Lag-1 multiply-with-carry: no intermediate value reaches 2**63, so plain Python and compiled code
give the same stream, and no masking of overflow is needed. A seed keeps its stream for ever.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 1898882793  # MULTIPLIER * 2**32 - 1 is a safe prime
LOW32: Final = 0xFFFFFFFF


def spread(seed: int) -> int:
    """Return a start value for a seed, never 0 or the maximum.

    Mixed twice by splitmix64: the generator is linear, so a linear mixture would give
    neighbouring seeds related streams.
    """
    word = 0
    for _ in range(2):
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        word = word * 2**64 + (mixed ^ mixed >> 31)
    return word % (MULTIPLIER * 2**32 - 2) + 1


@final
@mypyc_attr(acyclic=True)
class Generator:
    """A stream of random numbers that is the same for the same seed, everywhere."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = spread(seed)
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """Return a number in 0 .. n-1, for n up to 2**31 (bias below n / 2**32)."""
        state = self.state
        state = (state & LOW32) * MULTIPLIER + (state >> 32)
        self.state = state
        return (((state & LOW32) ^ (state >> 32)) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place, each order equally likely."""
        place: i64
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
