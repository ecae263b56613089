"""What a table in a terminal says, of a game that goes on and of one that is over."""

from __future__ import annotations

from typing import Any

import pytest

from yomiai.terminal.voice import Voice

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
