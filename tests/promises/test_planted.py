"""Every planted fault is caught by the check named for it, and a copy without a fault by none.

One check a game sees that to copy is no fault by itself; all of them run in test_unplanted.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from promises.planting import IN_PLACE, LIST, ROOT, Fault, caught, checks_of, faults, listed

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

FAULTS = faults()
GAMES = sorted({game for game, _ in FAULTS})


@pytest.mark.parametrize(
    ("game", "fault"), FAULTS, ids=lambda value: value if isinstance(value, str) else value.what
)
def test_the_fault_is_caught(game: str, fault: Fault, tmp_path: Path) -> None:
    assert caught(game, fault, [fault.check], tmp_path) == {fault.check}


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_without_a_fault_is_caught_by_none(game: str, tmp_path: Path) -> None:
    assert caught(game, None, checks_of(game)[:1], tmp_path) == set()


def test_there_are_enough() -> None:
    assert len(FAULTS) >= 20


@pytest.mark.parametrize("test", [test for _, test in IN_PLACE])
def test_the_leaks_of_table_and_server_have_their_tests(test: str) -> None:
    file, _, name = test.partition(":")
    assert f"def {name}(" in (ROOT / "tests" / file).read_text(encoding="utf-8")


def test_the_list_is_the_committed_one() -> None:
    assert LIST.read_text(encoding="utf-8") == listed(), "python tests/promises/planting.py --write"
