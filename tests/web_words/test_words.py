"""The words say the same things in both languages, and the page's modules are up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from generate import words as generator

from yomiai.games.cockroach.rules import REASONS
from yomiai.games.cockroach.told import ANSWERS, Options
from yomiai.games.goblets import turns
from yomiai.games.registry import SHELF
from yomiai.table.names import name_among
from yomiai.wire.codes import CODES
from yomiai.words import AREAS, LANGUAGES, flat, words

ROOT = Path(__file__).resolve().parents[2]

CLAUSE = re.compile(r'"([A-Z]{1,2}-\d+[a-z]?)"')
NO_TOAST = (turns.AT_ONCE_OR_NEVER, turns.WINE_LEFT, turns.LAST_ACTIONS, turns.NOBLE_CALLS)
FEWEST_CLAUSES = 12
KINDS = ("cockroach", "toad", "fly", "bat", "rat", "scorpion", "spider", "stink_bug")


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_codes_and_arguments(area: str) -> None:
    assert generator.differences(words(area, "en"), words(area, "ja")) == []


def test_every_area_is_listed() -> None:
    assert sorted(AREAS) == generator.areas()


def test_generated_modules_are_up_to_date() -> None:
    assert generator.stale() == []


def test_a_missing_code_and_a_missing_argument_are_found() -> None:
    english, japanese = words("cockroach", "en"), words("cockroach", "ja")
    texts = dict(japanese.texts)
    del texts["answer.true"]
    texts["event.looked"] = "カードを見た。"
    planted = type(japanese)("cockroach", "ja", texts)
    found = generator.differences(english, planted)
    assert [line.split(":")[1].strip() for line in found] == ["answer.true", "event.looked"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_every_text_can_be_said_and_leaves_no_hole(area: str, lang: str) -> None:
    area_words = words(area, lang)
    for code in area_words.texts:
        given = {name: 3 if name == "count" else "X" for name in area_words.arguments(code)}
        said = area_words.say(code, **given)
        assert said.strip()
        assert not re.search(r"[{}]", said), code


def test_plural_forms() -> None:
    english, japanese = words("page", "en"), words("page", "ja")
    assert english.say("table.cards", count=0) == "no cards"
    assert english.say("table.cards", count=1) == "1 card"
    assert english.say("table.cards", count=2) == "2 cards"
    assert japanese.say("table.cards", count=1) == "1枚"


def test_missing_argument_and_unknown_code_raise() -> None:
    with pytest.raises(KeyError):
        words("cockroach", "en").say("event.looked")
    with pytest.raises(KeyError):
        words("cockroach", "en").say("event.sneezed")


def test_only_texts_are_accepted() -> None:
    with pytest.raises(TypeError, match=r"a\.b"):
        flat({"a": {"b": 3}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_loss_has_words(lang: str) -> None:
    area = words("cockroach", lang)
    for kind in KINDS:
        assert f"kind.{kind}" in area
        assert f"card.{kind}" in area
    for reason in filter(None, REASONS):
        assert f"lost.{reason}" in area
        assert f"short.{reason}" in area


def named_by_the_rules(game: str) -> set[str]:
    """Every clause that the rules of a game can name when they say no."""
    files = sorted((ROOT / "src/yomiai/games" / game).glob("*.py"))
    found = {code for file in files for code in re.findall(CLAUSE, file.read_text(encoding="utf-8"))}
    return found | ({f"G-{number}" for number in NO_TOAST} if game == "goblets" else set())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [name.replace("-", "_") for name in SHELF])
def test_every_clause_the_rules_can_name_has_words(game: str, lang: str) -> None:
    clauses = named_by_the_rules(game)
    assert len(clauses) >= FEWEST_CLAUSES
    assert clauses <= {code.removeprefix("clause.") for code in words(game, lang).texts}


def test_only_japanese_is_written_in_japanese_letters() -> None:
    allowed = {"settings.language_ja"}
    for area in AREAS:
        for code, text in words(area, "en").texts.items():
            assert code in allowed or not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", str(text)), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_and_no_other(lang: str) -> None:
    said = {code for code in words("refusals", lang).texts if code.startswith("refused.")}
    assert said == {f"refused.{code}" for code in CODES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_answer_of_cockroach_has_words(lang: str) -> None:
    area = words("cockroach", lang)
    hidden = {"kinds", "copies"}
    for option in set(Options.__struct_fields__) - hidden:
        assert f"option.{option}.name" in area
        assert f"option.{option}.hint" in area
    for answer in ANSWERS.values():
        assert f"answer.{answer}" in area


def test_a_name_is_put_into_words_only_where_it_is_the_code_of_a_bot() -> None:
    """Otherwise somebody who calls himself like a text of the page would speak with the page's voice."""
    source = (ROOT / "web/src/told/seats.ts").read_text(encoding="utf-8")
    found = re.search(r"^const BOT = /(.+)/;$", source, re.MULTILINE)
    assert found, "the page takes any name for a code"
    meant = {code for code in words("page", "en").texts if re.search(found[1], code)}
    assert meant == {f"bot.{number}" for number in range(1, 13)}
    assert {name for name in meant if name_among(name, ()) != name} == meant, "no person may be called so"
