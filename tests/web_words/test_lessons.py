"""The coach of each first game speaks of what the game has, and has words for all that is said."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from yomiai.games.registry import SHELF, game
from yomiai.table.lesson import LESSONS
from yomiai.words import LANGUAGES, words

LESSON = Path(__file__).resolve().parents[2] / "web/src/lesson"
FACTS = set(re.findall(r"^  (\w+)\(\{", (LESSON / "facts.ts").read_text(encoding="utf-8"), re.MULTILINE))
FIELDS = {"say", "ask", "event", "who", "nth", "fact", "point"}


def lesson_of(code: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((LESSON / f"steps/{code}.json").read_text(encoding="utf-8"))
    return read


def events_of(code: str) -> dict[str, set[str]]:
    """The fields of each kind of event of a game."""
    kinds = map(msgspec.inspect.type_info, get_args(game(code).event_type))
    return {
        str(kind.tag): {field.name for field in kind.fields}
        for kind in kinds
        if isinstance(kind, msgspec.inspect.StructType)
    }


def asks_of(code: str) -> set[str]:
    """What a person can be asked at the table that a lesson makes, and at every step of the answer."""
    texts = words(code.replace("-", "_"), "en").texts
    return {text.removeprefix("ask.") for text in texts if text.startswith("ask.")}


def said_in(code: str) -> set[str]:
    return {step["say"] for step in lesson_of(code)["steps"]} | {"end"}


@pytest.mark.parametrize("code", SHELF)
def test_a_step_names_a_question_or_an_event_of_its_game(code: str) -> None:
    events, asks = events_of(code), asks_of(code)
    for step in lesson_of(code)["steps"]:
        assert step.keys() <= FIELDS, step
        assert ("ask" in step) != ("event" in step), step
        assert step.get("ask", next(iter(asks))) in asks, step
        assert step.get("event", next(iter(events))) in events, step
        assert step.get("who", {}).keys() <= events.get(step.get("event"), set()), step
        assert step.get("nth", 1) >= 1, step


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_all_that_is_said_has_words_and_no_words_are_left_over(code: str, lang: str) -> None:
    area, prefix = words("lessons", lang), f"lesson.{code}."
    assert {text.removeprefix(prefix) for text in area.texts if text.startswith(prefix)} == said_in(code)


@pytest.mark.parametrize("code", SHELF)
def test_what_fills_the_words_comes_from_a_fact(code: str) -> None:
    area = words("lessons", "en")
    for step in lesson_of(code)["steps"]:
        assert step.get("fact", "pair") in FACTS, step
        assert not area.arguments(f"lesson.{code}.{step['say']}") or "fact" in step, step


def test_every_lesson_has_a_deal_and_comes_to_its_end() -> None:
    assert {path.stem for path in (LESSON / "steps").glob("*.json")} == LESSONS.keys()
    for code in LESSONS:
        lesson = lesson_of(code)
        assert lesson.keys() == {"enough", "steps"}
        assert 5 <= lesson["enough"] <= 10
        assert len(lesson["steps"]) >= 6
