"""Everything a person meets in Fox and Grapes has words in both languages."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import pytest

from yomiai.games.fox_grapes.records import KINDS, Acted, Event, OpenedAlone, Options
from yomiai.games.fox_grapes.scoring import REASONS
from yomiai.games.fox_grapes.told import ANSWERS, ASKS, DECLARE_ON, GAME
from yomiai.words import LANGUAGES, Words, words

SOURCES = Path(__file__).parents[3] / "src/yomiai/games/fox_grapes"
HIDDEN = {"sweet", "sour", "foxes", "rounds", "slots"}  # cut-down sizes, not shown to people
TOLD_BY_DEED = {"acted": "push"}  # has a text for each deed


@pytest.fixture(params=LANGUAGES)
def area(request: pytest.FixtureRequest) -> Words:
    return words("fox_grapes", request.param)


def test_kinds_on_cards_in_sentences_announced_and_declared(area: Words) -> None:
    for kind in KINDS:
        for section in ("kind", "card", "claim", "call", "answer"):
            assert f"{section}.{kind.value}" in area


def test_questions_and_answers(area: Words) -> None:
    for code in {*ASKS.values(), *DECLARE_ON}:
        assert f"ask.{code}" in area
    for answer in ANSWERS.values():
        assert f"answer.{answer}" in area
    first_questions = {*ASKS.values(), *DECLARE_ON} - {"place_claim", "declare_kind", "solo_special"}
    for code in first_questions:
        assert f"wait.{code}" in area


def test_events_seen_and_suffered(area: Words) -> None:
    for event in typing.get_args(Event):
        tag = event.__struct_config__.tag
        assert f"event.{TOLD_BY_DEED.get(tag, tag)}" in area
    for tag in ("dealt", "starts", "placed", "declared", "opened", "opened_alone", "pushed", "stuck"):
        assert f"event.{tag}_you" in area
    hints = typing.get_type_hints(Acted)
    for deed in typing.get_args(hints["deed"]):
        assert {f"event.{deed}", f"event.{deed}_you"} <= set(area.texts)
    for fate in typing.get_args(typing.get_type_hints(OpenedAlone)["fate"]):
        assert f"event.fate_{fate}" in area


def test_ends(area: Words) -> None:
    for reason in filter(None, REASONS):
        assert f"result.{reason}" in area
        assert f"short.{reason}" in area


def test_options(area: Words) -> None:
    hints = typing.get_type_hints(Options)
    for option in set(Options.__struct_fields__) - HIDDEN:
        assert {f"option.{option}.name", f"option.{option}.hint"} <= set(area.texts)
        values = ("off", "on") if hints[option] is bool else typing.get_args(hints[option])
        for value in values:
            assert f"option.{option}.{value}" in area


def test_every_clause_the_rules_can_name(area: Words) -> None:
    named = {
        clause
        for path in SOURCES.glob("*.py")
        for clause in re.findall(r'"(FE?-\d+)"', path.read_text(encoding="utf-8"))
    }
    assert named
    assert {code.removeprefix("clause.") for code in area.texts if code.startswith("clause.")} == named


def test_the_cut_down_sizes_are_hidden_and_all_others_are_told() -> None:
    assert set(Options.__struct_fields__) >= HIDDEN
    assert GAME.options_type is Options
