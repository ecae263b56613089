"""An environment is never taken away from under who runs in it."""

import sys
from pathlib import Path

import pytest
from devtool import environments
from devtool.console import CannotRun


def test_who_runs_in_an_environment_does_not_make_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "dev"
    place.mkdir()
    (place / "kept").touch()
    monkeypatch.setattr(environments, "MADE", tmp_path)
    monkeypatch.setattr(sys, "prefix", str(place))
    with pytest.raises(CannotRun, match="start it with python3"):
        environments.environment("dev", "another key", lambda _: None)
    assert (place / "kept").exists()
