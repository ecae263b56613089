"""Questions in a terminal name what was chosen, and their answers are typed as they are meant."""

from __future__ import annotations

import re
from typing import Any

import pytest

from yomiai.kernel.choice import Seat, Word
from yomiai.terminal.voice import SPEAKERS, Voice

NAMES = ["You", "Kendama", "Temari"]
GIVEN = {"offer": {"card": {}, "claim": "rat", "giver": 1, "receiver": 0, "had": [1, 0]}}


def test_passing_a_card_on_names_who_gets_it_and_not_who_gave_it() -> None:
    voice = Voice("cockroach", "en", NAMES, 0)
    assert voice.ask("answer", [], GIVEN) == "Kendama says it's a rat. Do you believe it?"
    assert voice.ask("pass_claim", [Seat(2)], GIVEN) == "What do you tell Temari it is?"


def test_passing_a_card_on_unseen_is_asked_in_words() -> None:
    voice = Voice("cockroach", "en", NAMES, 0)
    assert (
        voice.ask("pass_seat", [Word("pass_unseen")], GIVEN) == "You haven't looked. Who do you pass it to?"
    )


FORK: dict[str, Any] = {
    "trick": {"led": "doves_5", "followed": "roses_1", "leader": 0},
    "forest": {"token": 5, "spaces": [{"gems": place % 2, "covered": False} for place in range(11)]},
    "landings": [
        {"answer": "own", "end": 0, "space": 3, "is_defeat": False},
        {"answer": "partner", "end": 1, "space": None, "is_defeat": False},
        {"answer": "ignore_led", "end": 0, "space": 4, "is_defeat": False},
    ],
}
WAYS = [
    ("en", "own", "To your end: The team walks 2 spaces toward you. (1 gem)"),
    ("en", "partner", "To your partner's end: Past Kendama's end: a forest token goes there,"),
    ("en", "ignore_led", "Ignore the first card (Dove 5): The team walks 1 space toward you. (no gem)"),
    ("en", "ignore_followed", "Ignore the second card (Rose 1)"),
    ("ja", "own", "自分の端へ：チームはあなたのほうへ2マス進んだ。（宝石1個）"),
]


@pytest.mark.parametrize(("lang", "code", "label"), WAYS)
def test_a_way_through_the_forest_tells_its_card_and_where_it_leads(lang: str, code: str, label: str) -> None:
    assert Voice("duet", lang, NAMES[:2], 0).choice(Word(code), "direct", FORK).startswith(label)


def test_a_record_that_lacks_the_ways_still_names_the_card() -> None:
    older = {"trick": FORK["trick"], "forest": FORK["forest"]}
    assert (
        Voice("duet", "en", NAMES[:2], 0).choice(Word("ignore_led"), "ignore", older)
        == "Ignore the first card (Dove 5)"
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_question_asks_for_a_finger(lang: str) -> None:
    """Questions are read in the terminal too."""
    for game in SPEAKERS:
        texts = Voice(game, lang, NAMES, 0).texts.texts
        asked = [str(text) for code, text in texts.items() if code.startswith(("ask.", "answer."))]
        assert [text for text in asked if re.search(r"\b[Tt]ap\b|タップ", text)] == []
