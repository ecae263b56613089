"""The thirty cards as numbers: suit * 10 + rank - 1 (D-02, D-03), and what is printed on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from yomiai.kernel.bits import shifted

SUITS: Final = 3  # D-02: 0 doves, 1 roses, 2 stars (D-03)
RANKS: Final = 10  # D-02

# D-08: only odd ranks carry a power.
MUSICIAN: Final = 1  # D-10
FOXES: Final = 3  # D-11
GAZELLE: Final = 5  # D-12
GIFT: Final = 7  # D-13
ROYAL_HEIR: Final = 9  # D-14

FOOTPRINTS: Final = 0xC896C  # D-06: two bits a rank, rank 1 lowest: 0 3 2 1 1 2 0 2 0 3
ALL_FOOTPRINTS: Final = FOOTPRINTS | FOOTPRINTS << 2 * RANKS | FOOTPRINTS << 4 * RANKS
ONE_SUIT: Final = 0x3FF
EVERY_SUIT: Final = 1 | 1 << RANKS | 1 << 2 * RANKS  # shifted by rank - 1: the cards of one rank
MUSICIANS: Final = EVERY_SUIT << MUSICIAN - 1
GAZELLES: Final = EVERY_SUIT << GAZELLE - 1
EXCHANGES: Final = EVERY_SUIT << FOXES - 1 | EVERY_SUIT << GIFT - 1  # used when they are played
HEIRS: Final = EVERY_SUIT << ROYAL_HEIR - 1


def rank_of(card: i64) -> i64:
    """Return the rank, 1 to 10."""
    return card % RANKS + 1


def footprints_of(card: i64) -> i64:
    """Return how many spaces a card moves the token; the same in every suit (D-06)."""
    return ALL_FOOTPRINTS >> 2 * card & 3


def suit_of_card(card: i64) -> i64:
    """Return all thirty-card places of a card's suit, as a mask."""
    return shifted(ONE_SUIT, card // RANKS * RANKS)


def follower_wins(led: i64, followed: i64, decree: i64) -> bool:
    """D-32: the highest trump wins, else the highest card of the led suit; each card exists once."""
    suit = followed // RANKS
    if suit == led // RANKS:
        return followed > led
    return suit == decree // RANKS


def pack(suits: i64, lowest: i64, highest: i64) -> i64:
    """Return the cards of the first suits from one rank to another, as a mask."""
    one_suit = shifted(1, highest) - shifted(1, lowest - 1)
    cards: i64 = 0
    suit: i64
    for suit in range(suits):
        cards |= shifted(one_suit, suit * RANKS)
    return cards
