"""The board of Duet in the terminal counts as people do."""

from __future__ import annotations

import pytest

from yomiai.words import words


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_one_trick_is_not_told_as_many(lang: str) -> None:
    say = words("duet", lang).say
    one, two = (say("board.won_tricks", name="Mika", count=count) for count in (1, 2))
    assert ("1 trick" in one and "1 tricks" not in one) if lang == "en" else "1トリック" in one
    assert ("2 tricks" if lang == "en" else "2トリック") in two
