"""Each game is told in sentences: no code, no closed box and no seat's number reaches the person."""

import io
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from yomiai.bots.registry import bots
from yomiai.cli import main
from yomiai.games.registry import SHELF
from yomiai.terminal.voice import SPEAKERS, Voice

RAW = re.compile(r"[a-z]+_[a-z_0-9]+|[{}]|\b[Ss]eat \d|None|=")
ANSWERED = re.compile(r"^.* > ")


class Answers(io.StringIO):
    """Types the first answer or else passes, or any number; wrong ones are asked again."""

    def __init__(self, seed: int | None) -> None:
        super().__init__()
        self._dice = None if seed is None else random.Random(seed)
        self._first = False

    def readline(self, _: int = -1) -> str:  # type: ignore[override]
        self._first = not self._first
        if self._dice is None:
            return "1\n" if self._first else "0\n"
        return f"{self._dice.choice((0, 1, 1, 2, 3, 4, 5, 7, 9, 11))}\n"


def said(out: str) -> Iterator[str]:
    """Yield what is printed between the seals, which hold digests."""
    for line in out.splitlines()[1:-1]:
        yield ANSWERED.sub("", line)


SETTINGS = {
    "cockroach": (("--players", "4"), ("--players", "2")),
    "duet": ((), ("--options", "level=3", "score=true")),
    "fox-grapes": (
        ("--players", "2", "--options", "reveal_2p=chosen"),
        ("--players", "3", "--options", "special_optional=true"),
        ("--players", "5"),
    ),
    "tofu": ((), ("--options", "auction=open", "hidden_beans=true", "show_sold_initial=true")),
    "goblets": (
        ("--players", "2"),
        ("--players", "3", "--options", "three_players=table_of_six"),
        ("--players", "3", "--options", "targets=secret"),
        ("--players", "6", "--options", "characters=true", "goblin_unicorn=true", "initial_fill=true"),
        ("--players", "7", "--options", "pair_actions=free"),
    ),
}
CASES = [
    (seed, lang, game, table)
    for game in SHELF
    if game in SPEAKERS
    for table in SETTINGS[game]
    for lang in ("en", "ja")
    for seed in (None, 1)
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_is_a_sentence(
    case: tuple[int | None, str, str, tuple[str, ...]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seed, lang, game, table = case
    monkeypatch.setattr(sys, "stdin", Answers(seed))
    file = str(tmp_path / "match")
    asked = ["play", game, "--bots", "random", "--seed", str(seed or 5), "--lang", lang, "--record", file]
    assert main([*asked, *table]) == 0
    played = list(said(capsys.readouterr().out))[:-1]
    assert [line for line in played if RAW.search(line)] == []
    assert len(played) > 20
    assert (
        main(["replay", file, "--lang", lang]) == main(["replay", file, "--lang", lang, "--seat", "2"]) == 0
    )
    assert [line for line in said(capsys.readouterr().out) if RAW.search(line)] == []


@pytest.mark.parametrize(
    ("players", "told"), [(2, "Card 2: Ken calls your card sweet."), (3, "Ken calls your card sweet.")]
)
def test_of_three_cards_it_is_said_which_one_is_meant(players: int, told: str) -> None:
    voice = Voice("fox-grapes", "en", ("Mika", "Ken", "Aya")[:players], 0)
    assert voice.tell({"type": "declared", "seat": 1, "owner": 0, "place": 1, "says": "sweet"}) == told


def test_help_names_the_bots_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    assert all(f"  {game}: {', '.join(bots(game))}\n" in shown for game in SHELF)
