"""The character cards (G-48 … G-55), by number; each ability is enforced where the rule it bends stands.

Of GC-01 to GC-03 only the abilities are known from print; the names and all others are ours (G-51, G-52).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from yomiai.kernel.bits import bit

NO_CHARACTER: Final = -1
KING_COBRA: Final = 0  # GC-01
BELLADONNA: Final = 1  # GC-02
ONLOOKER: Final = 2  # GC-03
APOTHECARY: Final = 3  # GC-04
TOXICOLOGIST: Final = 4  # GC-05
BUTLER: Final = 5  # GC-06
CONNOISSEUR: Final = 6  # GC-07
INTRIGUER: Final = 7  # GC-08
GO_BETWEEN: Final = 8  # GC-09
HEAVY_HAND: Final = 9  # GC-10
IRON_STOMACH: Final = 10  # GC-11
DRINKER: Final = 11  # GC-12
AVENGER: Final = 12  # GC-13
IMPATIENT: Final = 13  # GC-14
LATECOMER: Final = 14  # GC-15
GUARD: Final = 15  # GC-16
PHYSICIAN: Final = 16  # GC-17
GAMBLER: Final = 17  # GC-18
BLACKMAILER: Final = 18  # GC-19
EARLY_BIRD: Final = 19  # GC-20
ASCETIC: Final = 20  # GC-21
CHARACTERS: Final = 21  # G-01, G-51
NAMES: Final = (
    "king_cobra",
    "belladonna",
    "onlooker",
    "apothecary",
    "toxicologist",
    "butler",
    "connoisseur",
    "intriguer",
    "go_between",
    "heavy_hand",
    "iron_stomach",
    "drinker",
    "avenger",
    "impatient",
    "latecomer",
    "guard",
    "physician",
    "gambler",
    "blackmailer",
    "early_bird",
    "ascetic",
)


def pile(toast_needs_no_wine: bool, wine_each: bool, targets_secret: bool) -> i64:
    """Return the cards in use: those that can do nothing, or would betray a secret, are left out."""
    cards = bit(CHARACTERS) - 1
    if not toast_needs_no_wine:
        cards &= ~bit(IMPATIENT)  # G-11a
    if wine_each:
        cards &= ~bit(DRINKER)  # ours, as G-11a: no tie is ever broken
    if targets_secret:
        cards &= ~bit(INTRIGUER)  # ours: whom she may not ask would say whose target she is (G-55)
    return cards
