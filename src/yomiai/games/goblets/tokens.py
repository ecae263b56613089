"""Drink tokens (G-02), and how many of each kind lie together, packed into one integer.

Six bits a kind: 21 wine can meet in one goblet, more than the kernel's packed counts hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from yomiai.kernel.bits import bit

WINE: Final = 0
POISON: Final = 1
ANTIDOTE: Final = 2
GOBLIN: Final = 3  # the Goblin poison, G-45
UNICORN: Final = 4  # the Unicorn antidote, G-45
KINDS: Final = 5
WIDTH: Final = 6
MOST: Final = 63


def one(kind: i64) -> i64:
    """Return one token of a kind."""
    return bit(WIDTH * kind)


def count(tokens: i64, kind: i64) -> i64:
    """Return how many tokens of a kind there are."""
    return tokens >> WIDTH * kind & MOST


def number(tokens: i64) -> i64:
    """Return how many tokens there are."""
    total: i64 = 0
    while tokens:
        total += tokens & MOST
        tokens >>= WIDTH
    return total


def kinds_among(tokens: i64) -> i64:
    """Return the kinds of which there is a token, as a mask."""
    mask: i64 = 0
    kind: i64 = 0
    while tokens:
        if tokens & MOST:
            mask |= bit(kind)
        tokens >>= WIDTH
        kind += 1
    return mask


def poison_in(tokens: i64) -> i64:
    """Return P: the Goblin poison counts double (G-31, G-45, G-47)."""
    return count(tokens, POISON) + 2 * count(tokens, GOBLIN)


def antidote_in(tokens: i64) -> i64:
    """Return A: the Unicorn antidote counts double (G-31, G-45, G-47)."""
    return count(tokens, ANTIDOTE) + 2 * count(tokens, UNICORN)


def together(wine: i64, poison: i64, antidote: i64) -> i64:
    """Return ordinary tokens, so many of each kind."""
    return wine + poison * one(POISON) + antidote * one(ANTIDOTE)


def counts(tokens: i64) -> list[int]:
    """Return how many of each kind there are, as a list."""
    found: list[int] = []
    kind: i64
    for kind in range(KINDS):
        found.append(count(tokens, kind))
    return found
