"""When a bot answers and with which seed: a stored draw decides, never what it holds or may choose.

In a lesson the same answers of the person meet the same bots, whatever the table's code and draws are.
"""

from __future__ import annotations

import hashlib

from yomiai.table.house import House
from yomiai.table.state import State

SLOWER = 2
"""So many times as long a bot takes in a lesson, where people read what the coach says."""


def bot_due_ms(state: State, house: House) -> int | None:
    """Return when the bot that must decide should answer, or None when none must."""
    asked = _asked(state)
    if asked is None:
        return None
    at_ms, draw = asked
    fastest, slowest = house.bot_delay_ms
    delay = fastest + draw % (slowest - fastest + 1)
    return at_ms + delay * (SLOWER if state.lesson else 1)


def aside_due_ms(state: State, house: House, seat: int) -> int:
    """Return when a bot may do something besides; sooner than it would answer, to come before others do."""
    course = state.running
    assert course is not None  # noqa: S101 - asides belong to a running match
    fastest, slowest = house.bot_delay_ms
    drawn = aside_seed(state, seat) % (slowest - fastest + 1)
    return course.step_ms + (fastest + drawn) // 2


def aside_seed(state: State, seat: int) -> int:
    """Return the seed of a bot's stream for what it does besides after the last step."""
    course = state.running
    assert course is not None  # noqa: S101 - asides belong to a running match
    if state.lesson:
        return _seed(f"{state.settings.game} beside {len(course.numbers)} {seat}")
    text = f"{state.code} beside {course.numbers[-1]} {seat} {course.step_draw}"
    return _seed(text)


def bot_seed(state: State, question: int) -> int:
    """Return the seed of the bot's own stream for one question."""
    asked, course = _asked(state), state.running
    if state.lesson and course is not None:
        return _seed(f"{state.settings.game} {course.numbers.index(question)}")
    draw = 0 if asked is None else asked[1]
    return _seed(f"{state.code} {question} {draw}")


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _asked(state: State) -> tuple[int, int] | None:
    """Return when and with which draw the deciding bot was asked; later of question and take-over."""
    course = state.running
    if course is None or course.must is None:
        return None
    chair = state.chairs[course.must]
    if chair.bot is None:
        return None
    return max((course.asked_ms, course.asked_draw), (chair.bot_since_ms, chair.bot_draw))
