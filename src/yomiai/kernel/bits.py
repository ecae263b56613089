"""Sets and small counts held in one integer, for rules that must be fast.

A *mask* is a set of places 0..61; *packed counts* hold one count of 0..15 in four bits a kind.
No value may reach 2**62: compiled integers wrap silently beyond 2**63.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NIBBLE_ONES: Final = 0x111111111111111  # the lowest bit of each of 15 packed counts
PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def shifted(mask: i64, places: i64) -> i64:
    """Return mask << places.

    The compiler turns a *constant* left operand into a 32-bit C int, so `1 << n` written out is
    wrong from n = 31 on; through a parameter it is right. A test forbids the constant form.
    """
    return mask << places


def bit(place: i64) -> i64:
    """Return the mask that holds one place (0..61) only."""
    return shifted(1, place)


def popcount(mask: i64) -> i64:
    """Return how many places a mask holds."""
    mask = mask - (mask >> 1 & PAIRS)
    mask = (mask & FOURS) + (mask >> 2 & FOURS)
    mask = mask + (mask >> 4) & EIGHTS
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return mask + (mask >> 32) & 0x7F


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the n-th smallest place of a mask, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return popcount((mask & -mask) - 1)


def lowest_bit(mask: i64) -> i64:
    """Return the smallest place of a mask that is not empty."""
    return popcount((mask & -mask) - 1)


def places_of(mask: i64) -> list[int]:
    """Return the places of a mask, smallest first."""
    found: list[int] = []
    while mask:
        found.append(lowest_bit(mask))
        mask &= mask - 1
    return found


def count_of(counts: i64, kind: i64) -> i64:
    """Return how many of a kind (0..14) packed counts hold."""
    return counts >> 4 * kind & 15


def kinds_held(counts: i64) -> i64:
    """Return the kinds 0..7 of which packed counts hold at least one, as a mask."""
    some = (counts | counts >> 1 | counts >> 2 | counts >> 3) & 0x11111111
    some = (some | some >> 3) & 0x03030303
    some = (some | some >> 6) & 0x000F000F
    return (some | some >> 12) & 0xFF


def total_of(counts: i64) -> i64:
    """Return the sum of all packed counts."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def counts_list(counts: i64, kinds: i64) -> list[int]:
    """Return packed counts as a list, one number a kind."""
    found: list[int] = []
    kind: i64
    for kind in range(kinds):
        found.append(count_of(counts, kind))
    return found


def packed(counts: list[int]) -> i64:
    """Return the packed form of a list of counts, one number (0..15) a kind."""
    total: i64 = 0
    kind: i64
    for kind in range(len(counts)):
        total += shifted(counts[kind], 4 * kind)
    return total
