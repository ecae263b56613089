"""What every game asks, and at which clause the page has each question."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from browsing.gallery.kinds import Way
from browsing.gallery.moments import Moment, moments

ROOT = Path(__file__).resolve().parents[2]
KINDS = ROOT / "tests/browser/gallery_kinds.toml"
ASKED = (ROOT / "web/src/rulebook/asked.ts").read_text(encoding="utf-8")
MIDDLE = dict.fromkeys(("action", "peek_place", "first_place_of_two", "second_place_of_two"), "G-58")
OTHERWISE = {
    ("fox-grapes", "two, chosen"): {"place_card": "F-56", "place_claim": "F-56"},
    ("goblets", "two"): MIDDLE,
    ("goblets", "two, own memory"): MIDDLE,
    ("goblets", "three at the table of six"): MIDDLE,
    ("goblets", "twelve in houses"): {"action": "G-65", "last_action": "G-75"},
    ("goblets", "seven in houses"): {"action": "G-70", "last_action": "G-75"},
}
"""Where a match has rules of its own for what is asked everywhere, by the gallery's modes."""


def clauses_of_questions(game: str) -> dict[str, str]:
    """The clause of each question of a game, as the page has it."""
    found = re.search(rf"^  '?{game}'?: \{{(.*?)^  \}}", ASKED, re.MULTILINE | re.DOTALL)
    assert found, game
    return dict(re.findall(r"(\w+): '([A-Z]+-\w+)'", found[1]))


def clause_of(game: str, mode: str, ask: str) -> str:
    """The clause that a question of such a match has to open."""
    return OTHERWISE.get((game, mode), {}).get(ask) or clauses_of_questions(game).get(ask, "")


def _is_question(kind: str) -> bool:
    return kind.startswith(("asked ", "may ")) or kind == "first question"


@cache
def asking(game: str) -> tuple[Moment, ...]:
    """The gallery's moments in which somebody is asked something, also what he may do besides."""
    written = tomllib.loads(KINDS.read_text(encoding="utf-8"))[game]
    asked = {
        f"{mode}: {kind}" for mode, told in written.items() for kind in told["kinds"] if _is_question(kind)
    }
    return tuple(moment for moment in moments(game, asked) if moment.kinds & asked)


def steps_of(moment: Moment) -> dict[Way, tuple[str, str]]:
    """The steps at which something is asked: of which mode it is, and which question."""
    found = {}
    for way, kinds in moment.steps.items():
        mode, kind = min(kinds).split(": ", 1)
        if kind.startswith("asked "):
            found[way] = (mode, way[-1])
        elif kind == "first question":
            found[way] = (mode, first_question(moment))
    return found


def each_question(game: str) -> list[Moment]:
    """Each question of each kind of match once, by whichever way it is come to."""
    met: set[tuple[str, str]] = set()
    found = []
    for moment in asking(game):
        new = {way: one for way, one in steps_of(moment).items() if one not in met}
        met |= set(new.values())
        if new:
            steps = {way: moment.steps[way] for way in new}
            found.append(Moment(moment.game, moment.seat, moment.messages, steps))
    return found


def first_question(moment: Moment) -> str:
    """What must be answered there."""
    sight = moment.messages[-1].sight
    return next(one.choices.questions[0].ask for one in sight.asked if one.must) if sight else ""
