"""What a table in a terminal says, of a game that goes on and of one that is over."""

from __future__ import annotations

from typing import Any

import pytest

from yomiai.terminal.voice import Voice

NAMES = ["Mika", "Ren", "Kai", "Aoi"]
SHOP: dict[str, Any] = {
    "bank": 20,
    "upper": 0,
    "bottom": 3,
    "discards": [0, 0, 0, 0, 1],
    "offer": None,
    "places": [],
    "over": False,
}


@pytest.mark.parametrize(("lang", "gone"), [("en", "Discards: habanero ×1"), ("ja", "捨て札：ハバネロ×1")])
def test_a_card_thrown_away_is_not_called_sold(lang: str, gone: str) -> None:
    assert gone in Voice("tofu", lang, [], None).board(SHOP)


def test_a_shop_that_is_closed_may_not_close_any_time() -> None:
    voice = Voice("tofu", "en", [], None)
    warning = voice.texts.say("board.last_cards")
    assert warning in voice.board(SHOP)
    assert warning not in voice.board(SHOP | {"over": True})


def test_the_end_says_who_lost() -> None:
    sight = {"loser": 1}
    assert Voice("cockroach", "en", NAMES, None).standing(1, sight) == "Ren (loses)"
    assert Voice("cockroach", "ja", NAMES, None).standing(0, sight) == "Mika"


def test_the_end_tells_what_broke_a_tie_and_nothing_more() -> None:
    rows = [(2, 1, 3), (2, 1, 4), (2, 2, 0), (1, 5, 5)]
    places = [{"score": score, "foxes": foxes, "sweet": sweet} for score, foxes, sweet in rows]
    voice = Voice("fox-grapes", "en", NAMES, None)
    told = [voice.standing(seat, {"places": places}) for seat in range(4)]
    assert told == [
        "Mika (2 points · Fox ×1 · Sweet grapes ×3)",
        "Ren (2 points · Fox ×1 · Sweet grapes ×4)",
        "Kai (2 points · Fox ×2)",
        "Aoi (1 point)",
    ]


def test_equal_points_of_tofu_tell_how_much_tofu() -> None:
    places = [{"points": 12, "tofu": 3}, {"points": 12, "tofu": 4}, {"points": 9, "tofu": 5}]
    voice = Voice("tofu", "en", NAMES, None)
    told = [voice.standing(seat, {"places": places}) for seat in range(3)]
    assert told == ["Mika (points 12 · Tofu: 3)", "Ren (points 12 · Tofu: 4)", "Kai (points 9)"]


def test_the_end_of_a_feast_tells_points_or_courses_won() -> None:
    persons = [{"points": 5, "wins": 0, "wine": 0}, {"points": 4, "wins": 1, "wine": 2}]
    voice = Voice("goblets", "en", NAMES, None)
    told = [voice.standing(1, {"mode": mode, "persons": persons}) for mode in ("base", "paired", "middle")]
    assert told == ["Ren (points 4)", "Ren (points 4)", "Ren (courses won 1, wine ×2)"]


@pytest.mark.parametrize(
    ("lang", "reason", "score", "wanted"),
    [
        ("en", "lost_in_forest", None, "Mika (lost in the forest)"),
        ("en", "victory", 1, "Mika (all gems found · 1 point)"),
        ("ja", "out_of_time", None, "Mika（時間切れ）"),
    ],
)
def test_who_walks_together_is_told_how_it_ended(
    lang: str, reason: str, score: int | None, wanted: str
) -> None:
    """A place alone says nothing: the forest took the first (D-56)."""
    assert Voice("duet", lang, NAMES, None).standing(0, {"reason": reason, "score": score}) == wanted
