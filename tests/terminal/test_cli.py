"""The command itself."""

import subprocess
import sys

import pytest

from yomiai import __version__, cli
from yomiai.cli import COMMANDS, main


def test_without_a_command_it_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"\n  {command}" in out for command in [*COMMANDS, "version"])


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paly"]) == 2
    assert "'paly'" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["version", "--version"])
def test_the_version_says_how_the_rules_run(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word]) == 0
    assert capsys.readouterr().out.startswith(f"yomiai {__version__} (")


def test_it_runs_as_a_module_and_imports_only_what_it_needs() -> None:
    code = (
        "import sys; from yomiai.cli import main; main(['version']);"
        "assert not {'litestar', 'msgspec', 'yomiai.record'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    found = subprocess.run(
        [sys.executable, "-m", "yomiai", "version"], check=True, capture_output=True, text=True
    )
    assert __version__ in found.stdout


def test_a_missing_part_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(cli.COMMANDS, "serve", ("yomiai.not_there", ""))
    assert main(["serve"]) == 2
    monkeypatch.setitem(cli.COMMANDS, "serve", ("not_installed", ""))
    assert main(["serve"]) == 2
    err = capsys.readouterr().err
    assert "not part of this installation" in err
    assert "needs not_installed; install yomiai[server]" in err


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("yomiai.terminal.verify.main", interrupted)
    assert main(["verify", "x"]) == 130
