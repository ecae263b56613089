"""Where nothing is planted, no check that planted faults are caught by finds anything.

On the compiled build: the plain one takes fifty times as long.
"""

from __future__ import annotations

import pytest
from promises.planting import checks_of, failing, faults

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


@pytest.mark.parametrize("game", sorted({game for game, _ in faults()}))
def test_without_a_fault_nothing_is_caught(game: str) -> None:
    assert failing(game, checks_of(game)) == set()
