"""The sums at the end of `make test` are pytest's."""

import pytest
from devtool.outcome import Outcome, read


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("===== 3 passed in 0.01s =====", Outcome(3, 0)),
        ("== 1 failed, 2 passed, 4 skipped, 1 xfailed, 2 warnings in 61.20s (0:01:01) ==", Outcome(2, 1)),
        ("== 2 passed, 1 error in 0.5s ==", Outcome(2, 1)),
        ("== 2 failed, 3 errors in 0.5s ==", Outcome(0, 5)),
        ("== 7 deselected in 0.5s ==", Outcome(0, 0)),
        ("Segmentation fault", Outcome(0, 0)),
    ],
)
def test_closing_lines(line: str, outcome: Outcome) -> None:
    assert read(f"== 9 passed in a nested run's text\n{line}\n") == outcome


def test_the_last_closing_line_counts() -> None:
    assert read("= 1 failed in 1s =\n= 2 passed in 1s =\n") == Outcome(2, 0)


def test_outcomes_add_up() -> None:
    assert Outcome(1, 2) + Outcome(3, 4) == Outcome(4, 6)
