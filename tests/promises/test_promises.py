"""Every promise for every game, number of players and option set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from promises import hiding, playing
from promises.matches import SOAK, Case, every_case, one_case_each

from yomiai import is_compiled

PROMISES = (*playing.PROMISES, *hiding.PROMISES)
SEEDS = range(100, 108) if SOAK else range(1)
CASES = every_case() if SOAK or is_compiled else one_case_each()
"""The plain build, fifty times slower, takes fewer option sets; equal traces are another test."""


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
@pytest.mark.parametrize("seed", SEEDS)
def test_promise(promise: Callable[[Case, int], None], case: Case, seed: int) -> None:
    promise(case, seed)
