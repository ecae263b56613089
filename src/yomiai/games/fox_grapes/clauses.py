"""Which clause forbids an option: by the question that is asked, never by what is hidden."""

from __future__ import annotations

from mypy_extensions import i64

from yomiai.games.fox_grapes.codes import (
    DEAL,
    DECLARE_KIND,
    DECLARE_SEAT,
    DECLINE,
    FIRST_SEAT,
    OPEN_PLACE,
    PLACE_CLAIM,
    PUSH,
    SOLO_PUSH,
    SOLO_SPECIAL,
    SPECIAL,
    STEAL,
)
from yomiai.games.fox_grapes.setting import Setting


def whose_turn(question: i64, of_two: bool) -> str:
    """Return the clause that says who must do what; the same before and inside a half-made action."""
    if question <= PLACE_CLAIM:
        return "F-56" if of_two else "F-10"
    if question <= DECLARE_KIND:
        return "F-57" if of_two else "F-13"
    if question == OPEN_PLACE:
        return "FE-17"
    if question == SPECIAL:
        return "F-29"
    if question <= SOLO_SPECIAL:
        return "FE-10"
    return "F-06" if question == DEAL else "F-07"


def why_not_legal(question: i64, option: i64, actor: i64, setting: Setting) -> str:
    """Return the clause that forbids the actor an option which is not legal."""
    target = option - FIRST_SEAT
    if question == DECLARE_SEAT:
        if target == actor:
            return "F-14"
        return "F-15" if 0 <= target < setting.players else "F-13"
    if question == SPECIAL or question == SOLO_SPECIAL:
        return _why_not_deed(option)
    if question < SPECIAL:
        return whose_turn(question, setting.of_two)
    if option == DECLINE:
        return "FE-8" if question == SOLO_PUSH else "FE-3"
    if target == actor:
        return "FE-7"
    if question == SOLO_PUSH:
        return "F-38"
    return "FE-9" if 0 <= target < setting.players else "F-41"


def _why_not_deed(option: i64) -> str:
    if option == PUSH:
        return "F-30"
    if option == STEAL:
        return "F-31"
    return "FE-3" if option == DECLINE else "F-29"
