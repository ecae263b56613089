"""What drives the page plays on to what is wanted, also when a match ends before it."""

from __future__ import annotations

from typing import Any, cast

import pytest
from browsing.match import NeverHappened, play_until


class Evening:
    """Stands for a page: a match is over from the start, and only the second one asks anything."""

    def __init__(self) -> None:
        self.matches = 1

    @property
    def page(self) -> Evening:
        return self

    @property
    def turn(self) -> Evening:
        return self

    @property
    def is_over(self) -> bool:
        return self.matches < 2

    is_asked = False

    def wait_for_timeout(self, _: float) -> None: ...

    def pause(self) -> None: ...

    def all_inner_texts(self) -> list[str]:
        return []

    def button(self, _: str) -> Evening:
        return self

    def count(self) -> int:
        return int(self.is_over)

    def click(self) -> None:
        self.matches += 1


def test_another_match_is_played_when_one_ends_before_what_is_wanted() -> None:
    evening = Evening()
    play_until([cast("Any", evening)], lambda: evening.matches == 2, patience_s=5)
    assert evening.matches == 2


def test_an_end_that_is_wanted_is_left_as_it_is() -> None:
    evening = Evening()
    play_until([cast("Any", evening)], lambda: evening.is_over, patience_s=5)
    assert evening.matches == 1


def test_what_never_happens_is_given_up() -> None:
    with pytest.raises(NeverHappened):
        play_until([cast("Any", Evening())], lambda: False, patience_s=0.05)
