"""Options on a command line: what a game does not know is refused with what it does; help tells it."""

import pytest

from yomiai.arena.options import given_options
from yomiai.cli import main
from yomiai.games.registry import SHELF, game

WRONG = [
    ("cockroach", "bogus=1", "look=must|may"),
    ("cockroach", "preset=basic", "quick|standard|full, not 'basic'"),
    ("cockroach", "look=never", "must|may, not 'never'"),
    ("duet", "score=on", "false|true, not 'on'"),
    ("duet", "level=4", "1|2|3, not 4"),
    ("goblets", "preset=bogus", "quick|basic|published|full, not 'bogus'"),
    ("goblets", "courses=99999", "a number up to 999"),
]


@pytest.mark.parametrize("command", ["play", "arena"])
@pytest.mark.parametrize(("name", "option", "reason"), WRONG)
def test_an_unknown_option_or_value_is_refused_with_the_known_ones(
    command: str, name: str, option: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["random", "random"] if command == "arena" else []
    with pytest.raises(SystemExit) as left:
        main([command, name, *bots, "--options", option])
    assert left.value.code == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "arena"])
def test_help_tells_the_options_of_every_game(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    for name in SHELF:
        line = next(line for line in out.splitlines() if line.startswith(f"  {name}: "))
        assert "copies" not in line
        assert "NUMBER" in line or "|" in line
    assert "auction=one_lap|open" in out


def test_a_preset_stands_for_its_options() -> None:
    goblets = game("goblets")
    assert given_options(goblets, ["preset=published"]) == {
        "initial_fill": True,
        "toast_needs_no_wine": True,
    }
    assert given_options(goblets, ["preset=basic", "courses=2"]) == {"courses": 2}
