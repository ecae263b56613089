"""Two at a time: the order of the answers is that of the questions, and no failure is lost."""

import threading

import pytest
from devtool.at_once import CORES, at_once


def test_two_run_at_the_same_time_and_answer_in_order() -> None:
    both = threading.Barrier(CORES, timeout=10)

    def met(answer: int) -> int:
        both.wait()
        return answer

    assert at_once([lambda: met(1), lambda: met(2), lambda: 3]) == [1, 2, 3]


def test_a_failure_is_raised() -> None:
    def fails() -> int:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        at_once([lambda: 1, fails, lambda: 2])
