"""When a bot answers and with which seed: a stored draw decides, never what it holds or may choose."""

from __future__ import annotations

import hashlib

from yomiai.table.house import House
from yomiai.table.state import State


def bot_due_ms(state: State, house: House) -> int | None:
    """Return when the bot that must decide should answer, or None when none must."""
    asked = _asked(state)
    if asked is None:
        return None
    at_ms, draw = asked
    fastest, slowest = house.bot_delay_ms
    return at_ms + fastest + draw % (slowest - fastest + 1)


def bot_seed(state: State, question: int) -> int:
    """Return the seed of the bot's own stream for one question."""
    asked = _asked(state)
    draw = 0 if asked is None else asked[1]
    digest = hashlib.sha256(f"{state.code} {question} {draw}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _asked(state: State) -> tuple[int, int] | None:
    """Return when and with which draw the deciding bot was asked; later of question and take-over."""
    course = state.running
    if course is None or course.must is None:
        return None
    chair = state.chairs[course.must]
    if chair.bot is None:
        return None
    return max((course.asked_ms, course.asked_draw), (chair.bot_since_ms, chair.bot_draw))
