"""Whatever points at the rulebook, a question or a refusal, points at a clause that both languages have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web_words.questions import OTHERWISE, asking, clauses_of_questions

from yomiai.games import registry
from yomiai.kernel.game import Game
from yomiai.words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game.name for game in registry.games()]
NOT_ASKED_BY_THE_RULES = {"ready", "ready_call", "answer_last", "pass_seat_unseen", "last_of_two"}
"""Words for steps that the page adds, or another wording of the same question."""


def area(game: str) -> str:
    return game.replace("-", "_")


def clauses_in(game: str, lang: str) -> set[str]:
    """The clauses that a rulebook names."""
    text = (ROOT / f"docs/rules/{area(game)}.{lang}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\b[A-Z]{1,2}-\d+[a-z]?", text))


def chapter_of(game: str, lang: str, clause: str) -> int:
    """In which chapter the page finds a clause: it looks for the first place that names it."""
    text = (ROOT / f"docs/rules/{area(game)}.{lang}.md").read_text(encoding="utf-8")
    before = text[: re.search(rf"\b{clause}(?!\w)", text, re.ASCII).start()]  # type: ignore[union-attr]
    return len(re.findall(r"^#", before, re.MULTILINE))


def really_asked(game: str) -> set[str]:
    """Every question that is asked in a match, and what one may do besides."""
    sights = [message.sight for moment in asking(game) for message in moment.messages if message.sight]
    trees = [asked.choices for sight in sights for asked in sight.asked]
    return {question.ask for tree in trees for question in tree.questions}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_stands_in_the_rulebook(game: str, lang: str) -> None:
    assert set(clauses_of_questions(game).values()) <= clauses_in(game, lang)
    own = {clause for (name, _), clauses in OTHERWISE.items() if name == game for clause in clauses.values()}
    assert own <= clauses_in(game, lang)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_opens_the_same_chapter_in_both_languages(game: str) -> None:
    for clause in clauses_of_questions(game).values():
        assert chapter_of(game, "en", clause) == chapter_of(game, "ja", clause), clause


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_match_has_a_clause_and_no_other(game: str) -> None:
    """None opens the rulebook at its beginning."""
    assert really_asked(game) == set(clauses_of_questions(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_clause(game: str) -> None:
    codes = {code.removeprefix("ask.") for code in words(area(game), "en").texts if code.startswith("ask.")}
    assert {
        code for code in codes if not code.startswith(tuple(clauses_of_questions(game)))
    } <= NOT_ASKED_BY_THE_RULES


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
