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
