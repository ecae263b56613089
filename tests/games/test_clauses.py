"""Every clause of every rulebook has a test named by it, or a reason why software has nothing to do."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from yomiai.games import registry

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"\b([A-Z]{1,2})-(\d+)([a-z]?)\b")
NOT_FOR_SOFTWARE = "## Not for software"
GAMES = [game.name for game in registry.games()]


def rulebook(game: str) -> tuple[str, str]:
    """Return the rulebook's text and its list of clauses that software has nothing to do with."""
    path = ROOT / f"docs/rules/{game.replace('-', '_')}.en.md"
    body, heading, rest = path.read_text(encoding="utf-8").partition(NOT_FOR_SOFTWARE)
    assert heading, f"{path.name} must end with '{NOT_FOR_SOFTWARE}'"
    return body, rest


def clauses(text: str) -> set[str]:
    """The clauses in a text, as tests are named by them: C-5 and C-05 are C05."""
    return {f"{letters}{int(number):02}{more}" for letters, number, more in CLAUSE.findall(text)}


def named_by_tests(game: str) -> set[str]:
    """The clauses that stand in the names of a game's tests, also such as no rulebook has."""
    letters = "|".join({re.sub(r"\d.*", "", clause) for clause in clauses("".join(rulebook(game)))})
    found: set[str] = set()
    for path in (ROOT / "tests/games" / game.replace("-", "_")).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(rf"_((?:{letters})\d\d[a-z]?)(?=_)", node.name))
    return found


def cited(game: str) -> set[str]:
    """The clauses that a game's source names, its module docstrings apart."""
    found: set[str] = set()
    for path in (ROOT / "src/yomiai/games" / game.replace("-", "_")).glob("*.py"):
        code = path.read_text(encoding="utf-8").partition('"""')[2].partition('"""')[2]
        found |= clauses(code)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_tested_or_not_for_software(game: str) -> None:
    body, excused = rulebook(game)
    assert clauses(body) | clauses(excused) == named_by_tests(game) | clauses(excused)
    assert not named_by_tests(game) & clauses(excused)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_enforced_is_cited_where_it_is(game: str) -> None:
    body, excused = rulebook(game)
    assert clauses(body) - clauses(excused) - cited(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_cited_that_the_rulebook_lacks(game: str) -> None:
    body, excused = rulebook(game)
    assert cited(game) - clauses(body) - clauses(excused) == set()


@pytest.mark.parametrize("game", GAMES)
def test_both_rulebooks_hold_the_same_clauses(game: str) -> None:
    japanese = (ROOT / f"docs/rules/{game.replace('-', '_')}.ja.md").read_text(encoding="utf-8")
    body, excused = rulebook(game)
    assert clauses(japanese) == clauses(body) | clauses(excused)


@pytest.mark.parametrize("game", GAMES)
def test_a_list_of_the_excused_gives_reasons(game: str) -> None:
    _, excused = rulebook(game)
    for line in excused.splitlines():
        if clauses(line):
            assert len(CLAUSE.sub("", line).split()) >= 4, f"no reason given: {line}"
