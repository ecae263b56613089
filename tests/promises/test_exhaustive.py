"""On cut-down settings worlds are those of an exhaustive search, and as likely."""

from __future__ import annotations

from collections import Counter

import pytest
from promises.exhaustive import belief_equals_exhaustive_search, surprise
from promises.matches import SOAK, Case, small_cases

from yomiai.games import registry

SMALL = [case for game in registry.games() for case in small_cases(game)]

SEEDS = 8 if SOAK else 1


@pytest.mark.parametrize("case", SMALL, ids=str)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_belief_equals_exhaustive_search(case: Case, seed: int) -> None:
    belief_equals_exhaustive_search(case, seed)


def test_a_crooked_belief_surprises() -> None:
    fair = {((0, 0),): 1, ((0, 1),): 1}
    assert surprise(Counter({((0, 0),): 500, ((0, 1),): 500}), fair) < 1
    assert surprise(Counter({((0, 0),): 600, ((0, 1),): 400}), fair) > 5
