"""Every promise for every game, number of players and option set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from promises import audience, hiding, playing
from promises.matches import SOAK, Case, every_case, mixed_cases, one_case_each

from yomiai import is_compiled
from yomiai.games.registry import games

PROMISES = (*playing.PROMISES, *hiding.PROMISES, *audience.PROMISES)
SEEDS = range(100, 108) if SOAK else range(1)
CASES = every_case() if SOAK or is_compiled else one_case_each()
"""The plain build, fifty times slower, takes fewer option sets; equal traces are another test."""
HOW_MANY = 12 if SOAK else int(is_compiled)
MIXED = [case for game in games() for case in mixed_cases(game, HOW_MANY, seed=1)]
"""Options are many and mix in more ways than anybody chooses: of Cockroach Poker alone in 128."""


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
@pytest.mark.parametrize("seed", SEEDS)
def test_promise(promise: Callable[[Case, int], None], case: Case, seed: int) -> None:
    promise(case, seed)


if MIXED:

    @pytest.mark.parametrize("case", MIXED, ids=lambda case: f"mixed-{case}")
    @pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
    def test_promise_of_mixed_options(promise: Callable[[Case, int], None], case: Case) -> None:
        promise(case, 200)
