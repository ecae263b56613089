"""What the tools say while they work."""

import time

import pytest
from devtool.console import signs_of_life


def test_long_work_says_that_it_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    with signs_of_life(0.02):
        time.sleep(0.3)
    said = capsys.readouterr().out
    assert "still at work" in said
    time.sleep(0.1)
    assert not capsys.readouterr().out, "and nothing any more once it is done"


def test_short_work_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with signs_of_life(30):
        pass
    assert not capsys.readouterr().out
