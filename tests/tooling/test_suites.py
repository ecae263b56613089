"""A browser test that fails beside others has a second chance alone, and only one."""

from __future__ import annotations

import pytest
from devtool import suites
from devtool.outcome import Outcome


@pytest.mark.parametrize(
    ("crowded", "alone", "together"),
    [
        (Outcome(10, 0), None, Outcome(10, 0)),
        (Outcome(8, 2), Outcome(2, 0), Outcome(10, 0)),
        (Outcome(8, 2), Outcome(1, 1), Outcome(9, 1)),
        (Outcome(3, suites.FEW + 1), None, Outcome(3, suites.FEW + 1)),
    ],
)
def test_what_failed_beside_others(
    monkeypatch: pytest.MonkeyPatch, crowded: Outcome, alone: Outcome | None, together: Outcome
) -> None:
    runs: list[tuple[str, ...]] = []

    def run(*words: str, extra: dict[str, str]) -> Outcome:
        assert extra == {"YOMIAI_CHROMIUM": "chromium"}
        runs.append(words)
        found = (crowded, alone)[len(runs) - 1]
        assert found is not None
        return found

    monkeypatch.setattr(suites, "_pytest", run)
    monkeypatch.setattr(suites, "_browser_and_page", lambda: "chromium")
    assert suites.browser() == together
    assert ["-n" in words for words in runs] == [True, False][: len(runs)]
    assert ["--last-failed" in words for words in runs] == [False, True][: len(runs)]


def test_what_begins_at_once_is_counted_and_one_broken_part_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> Outcome:
        raise ValueError("no compiler")

    monkeypatch.setattr(suites, "dev_environment", lambda: None)
    parts = {"check": lambda: Outcome(9), "builds": broken, "plain": lambda: Outcome(4), "database": broken}
    monkeypatch.setattr(suites, "PARTS", parts)
    assert suites.test(["check", "builds", "plain"], "") == 1
    told = capsys.readouterr().out
    assert "FAILED: builds (ValueError: no compiler)" in told
    assert told.endswith("13 passed, 1 failed\n")
    assert suites.test(["plain"], "") == 0
    assert capsys.readouterr().out.endswith("4 passed, 0 failed\n")
