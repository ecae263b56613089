# never compiled: enums are read at run time
"""The names of the thirty cards, in the order of the rules' numbers, and of suits and powers."""

from __future__ import annotations

import enum
from typing import Final, Literal

from yomiai.games.duet.cards import FOXES, GAZELLE, GIFT, MUSICIAN, RANKS, ROYAL_HEIR


class Kind(enum.Enum):
    """A card: suit and rank (D-02, D-03). Each exists once."""

    DOVES_1 = "doves_1"
    DOVES_2 = "doves_2"
    DOVES_3 = "doves_3"
    DOVES_4 = "doves_4"
    DOVES_5 = "doves_5"
    DOVES_6 = "doves_6"
    DOVES_7 = "doves_7"
    DOVES_8 = "doves_8"
    DOVES_9 = "doves_9"
    DOVES_10 = "doves_10"
    ROSES_1 = "roses_1"
    ROSES_2 = "roses_2"
    ROSES_3 = "roses_3"
    ROSES_4 = "roses_4"
    ROSES_5 = "roses_5"
    ROSES_6 = "roses_6"
    ROSES_7 = "roses_7"
    ROSES_8 = "roses_8"
    ROSES_9 = "roses_9"
    ROSES_10 = "roses_10"
    STARS_1 = "stars_1"
    STARS_2 = "stars_2"
    STARS_3 = "stars_3"
    STARS_4 = "stars_4"
    STARS_5 = "stars_5"
    STARS_6 = "stars_6"
    STARS_7 = "stars_7"
    STARS_8 = "stars_8"
    STARS_9 = "stars_9"
    STARS_10 = "stars_10"


KINDS: Final = tuple(Kind)
NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}

Suit = Literal["doves", "roses", "stars"]
SUITS: Final[tuple[Suit, ...]] = ("doves", "roses", "stars")  # D-03

Power = Literal["musician", "foxes", "gazelle", "gift", "royal_heir"]
POWERS: Final[dict[int, Power]] = {
    MUSICIAN: "musician",
    FOXES: "foxes",
    GAZELLE: "gazelle",
    GIFT: "gift",
    ROYAL_HEIR: "royal_heir",
}
"""The power of each odd rank (D-08)."""
RANK_OF: Final = {power: rank for rank, power in POWERS.items()}


def suit_of(card: int) -> Suit:
    return SUITS[card // RANKS]
