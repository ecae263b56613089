"""Who gets a card that is turned up: the two tables of the rulebook (④ … ⑦ and ⑧)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from yomiai.games.fox_grapes.setting import FOX, SOUR, SWEET

# What becomes of the card of a stuck player.
TAKEN: Final = 0
REMOVED: Final = 1
TO_PUSH: Final = 2


def declarer_takes(call: i64, kind: i64) -> bool:
    """Return whether a card goes to the declarer, not to its owner, by what he declared and what it is."""
    if call == SWEET:
        return kind != FOX  # F-20, F-21; F-27
    if call == SOUR:
        return False  # F-22, F-23; F-27
    return kind != SWEET  # F-24, F-26; F-25


def fate_alone(claim: i64, kind: i64) -> i64:
    """Return what becomes of a stuck player's card, by what he announced and what it is."""
    if claim == kind:
        return TO_PUSH if kind == SOUR else TAKEN  # F-38; F-35, F-41
    if kind == SOUR:
        return TAKEN  # F-36, F-43
    return REMOVED  # F-37, F-39, F-40, F-42
