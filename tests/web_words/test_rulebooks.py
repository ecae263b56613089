"""Whatever points at the rulebook, a question or a refusal, points at a clause that both languages have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from yomiai.games import registry
from yomiai.kernel.game import Game
from yomiai.words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]
ASKED = (ROOT / "web/src/rulebook/asked.ts").read_text(encoding="utf-8")
GAMES = [game.name for game in registry.games()]
NOT_ASKED_BY_THE_RULES = {"ready", "ready_call", "answer_last", "pass_seat_unseen", "last_of_two"}
"""Words for steps that the page adds, or another wording of the same question."""


def area(game: str) -> str:
    return game.replace("-", "_")


def clauses_in(game: str, lang: str) -> set[str]:
    """The clauses that a rulebook names."""
    text = (ROOT / f"docs/rules/{area(game)}.{lang}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\b[A-Z]{1,2}-\d+[a-z]?", text))


def asked(game: str) -> dict[str, str]:
    """The clause of each question of a game, as the page has it."""
    found = re.search(rf"^  '?{game}'?: \{{(.*?)^  \}}", ASKED, re.MULTILINE | re.DOTALL)
    assert found, game
    return dict(re.findall(r"(\w+): '([A-Z]+-\w+)'", found[1]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_stands_in_the_rulebook(game: str, lang: str) -> None:
    assert set(asked(game).values()) <= clauses_in(game, lang)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_clause(game: str) -> None:
    codes = {code.removeprefix("ask.") for code in words(area(game), "en").texts if code.startswith("ask.")}
    assert {code for code in codes if not code.startswith(tuple(asked(game)))} <= NOT_ASKED_BY_THE_RULES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_stands_in_the_rulebook(game: str, lang: str) -> None:
    codes = {
        code.removeprefix("clause.") for code in words(area(game), lang).texts if code.startswith("clause.")
    }
    assert codes - clauses_in(game, lang) == set()


def ours(game: str, lang: str) -> set[str]:
    """The clauses that a rulebook marks as rulings of ours, by a dagger or in words."""
    text = (ROOT / f"docs/rules/{area(game)}.{lang}.md").read_text(encoding="utf-8")
    marked = set(re.findall(r"\b([A-Z]{1,2}-\d+[a-z]?)†", text))
    for inside in re.findall(r"[(（]([^()（）]*)[)）]", text):
        if OURS[lang] in inside:
            marked |= set(re.findall(r"\b[A-Z]{1,2}-\d+[a-z]?", inside))
    return marked


OURS = {"en": "ours", "ja": "私たち"}
BY_THEIR_NUMBERS = {"cockroach", "fox-grapes"}
"""Where rulings have letters of their own, CE and FE, and need no mark."""


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mark_the_same_rulings_as_ours(game: str) -> None:
    assert ours(game, "en") == ours(game, "ja")
    assert bool(ours(game, "en")) == (game not in BY_THEIR_NUMBERS)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_page_knows_which_games_are_silent(game: Game) -> None:
    page = (ROOT / f"web/src/boards/{area(game.name)}/page.ts").read_text(encoding="utf-8")
    assert ("silent: true" in page) == game.silent


def test_the_rulebook_and_the_table_of_fox_and_grapes_say_call() -> None:
    text = (ROOT / "docs/rules/fox_grapes.en.md").read_text(encoding="utf-8")
    spoken = (*map(str, words("fox_grapes", "en").texts.values()), *text.splitlines())
    assert [one for one in spoken if re.search(r"\bdeclar", one, re.IGNORECASE)] == []
