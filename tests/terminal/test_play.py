"""Playing in a terminal: any game, from the tree of choices alone."""

import io
import os
import pty
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from yomiai.bots.registry import bots
from yomiai.cli import main
from yomiai.games.registry import SHELF, game
from yomiai.kernel.choice import Card, Number, Place, Seat, Word
from yomiai.record.file import read
from yomiai.record.proof import verified
from yomiai.terminal.screen import Screen, plain
from yomiai.terminal.voice import Voice

ROOT = Path(__file__).parents[2]


class Answers(io.StringIO):
    """Types every line of a pattern again and again."""

    def __init__(self, pattern: str) -> None:
        super().__init__()
        self._pattern = pattern.split()
        self._number = 0

    def readline(self, _: int = -1) -> str:  # type: ignore[override]
        self._number += 1
        return self._pattern[self._number % len(self._pattern)] + "\n"


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: io.StringIO, *words: str
) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", typed)
    code = main(["play", *words])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_game_can_be_played_to_its_end(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = Answers("1 2 u 1 3 v 0 x ? 1")
    code, out = played(monkeypatch, capsys, typed, name, "--seed", "5", "--lang", lang)
    assert code == 0
    players = min(max(game(name).seats.start, 4), game(name).seats.stop - 1)
    assert out.rstrip().splitlines()[-2][:1].isdigit()
    assert (
        sum(
            line[:2] in {f"{rank}." for rank in range(1, 9)} or "位 " in line[:3] for line in out.splitlines()
        )
        >= players
    )


def test_a_report_is_said_as_it_is_typed_or_as_proposed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "tofu.jsonl"
    typed = io.StringIO("\n".join(["1", "my  own words", "0"] * 400))
    _, out = played(monkeypatch, capsys, typed, "tofu", "--seed", "7", "--record", str(saved))
    said = [entry for entry in read(saved.read_bytes()).entries if entry.words]
    mine = [word for entry in said for word in entry.words if entry.by == "person"]
    bots_said = [word for entry in said for word in entry.words if entry.by == "bot"]
    assert "my own words" in mine
    assert "“my own words”" in out
    assert bots_said
    assert all(word.startswith("printed.") for word in bots_said)
    assert "printed." not in out
    assert main(["replay", str(saved), "--spoil"]) == 0
    replayed = capsys.readouterr().out
    assert "“my own words”" in replayed
    assert "printed." not in replayed


def test_a_game_without_words_or_board_is_played_in_codes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("yomiai.terminal.voice.SPEAKERS", {})
    monkeypatch.setattr("yomiai.terminal.voice.game_words", lambda _game, lang: NoWords(lang))
    code, out = played(monkeypatch, capsys, Answers("1"), "cockroach", "--seed", "5")
    assert code == 0
    assert "offer_card" in out
    assert "judged seat=" in out


class NoWords:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __contains__(self, _: object) -> bool:
        return False


def test_nothing_hidden_is_printed_before_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out = played(monkeypatch, capsys, Answers("1"), "cockroach", "--seed", "5", "--lang", "en")
    before, _, after = out.partition("The match is over.")
    assert "'s hand:" not in before
    assert after.count("'s hand:") == 3


def test_undo_takes_back_inside_an_action_and_not_beyond(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("cockroach", "--lang", "en", "--seed", "1", "--options", "starter=chosen", "starter_seat=0")
    _, out = played(monkeypatch, capsys, io.StringIO("u\n1\nu\n1\n1\nu\nu\n9999\n１\nq\n"), *words)
    assert "Nothing to take back" in out
    assert out.count("Taken back.") == 3
    assert "There is no answer 9999." in out
    assert out.count("Who gets the") == 4
    assert "You have left the match." in out


def test_input_that_ends_is_not_a_finished_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = played(monkeypatch, capsys, io.StringIO(""), "cockroach", "--lang", "en")
    assert code == 1
    assert "the match is not over" in out


def test_the_same_seed_is_the_same_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs = [
        played(monkeypatch, capsys, Answers("1"), "cockroach", "--seed", seed, "--bots", "random,counter")[1]
        for seed in ("1", "1", "2")
    ]
    assert runs[0] == runs[1] != runs[2]


def test_a_played_match_leaves_a_record_that_verifies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    _, out = played(monkeypatch, capsys, Answers("1"), "cockroach", "--record", str(file), "--name", "ミカ")
    record = read(file.read_bytes())
    assert verified(record).wrong == verified(record).unchecked == ()
    assert record.header.luck.commitment in out.splitlines()[0]
    assert [sitter.played for sitter in record.header.seats] == [("person",)] + [(bots("cockroach")[0],)] * 3
    assert record.header.seats[0].name == "ミカ"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "no game 'chess'"),
        (["cockroach", "--players", "7"], "2 to 6"),
        (["cockroach", "--seat", "5"], "1 to 4"),
        (["cockroach", "--bots", "clever"], "no bot 'clever'"),
        (["cockroach", "--options", "look=never"], "look"),
    ],
)
def test_arguments_without_sense_are_refused_in_words(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", *words])
    assert left.value.code == 2
    assert reason in capsys.readouterr().err


def read_all(handle: int) -> Iterator[bytes]:
    while True:
        try:
            part = os.read(handle, 4096)
        except OSError:  # Linux says that the other end is gone
            return
        if not part:
            return
        yield part


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_it_speaks_through_a_real_terminal() -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "yomiai", "play", "cockroach", "--lang", "ja", "--seed", "3"]
    child = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT)
    os.close(theirs)
    os.write(ours, b"1\nv\nu\n?\nq\n")
    out = b"".join(read_all(ours)).decode()
    assert child.wait(timeout=30) == 0
    assert "ゲームを抜けました" in out
    assert "\x1b" not in out


def test_choices_of_every_kind_have_a_label() -> None:
    voice = Voice("cockroach", "en", ["You", "Mika"], 0)
    choices = (Card("rat"), Word("lie"), Word("rat"), Seat(1), Number(7), Place(0), Word("x"), Card("y"))
    labels = ["Rat", "Lie!", "Rat", "Mika", "7", "Place 1", "x", "y"]
    assert [voice.choice(choice) for choice in choices] == labels


def test_text_from_elsewhere_cannot_steer_the_terminal() -> None:
    target = io.StringIO()
    Screen(io.StringIO(), target).say("a\x1b[2Jb\r\nc\u202ed\x07")
    assert target.getvalue() == "a\ufffd[2Jb\ufffd\ufffdc\ufffdd\ufffd\n"
    assert plain("家族👨‍👩‍👧 ok") == "家族👨‍👩‍👧 ok"


def test_both_languages_say_the_same() -> None:
    place = ROOT / "src" / "yomiai" / "terminal"
    texts = [
        Voice("cockroach", lang, [], None).own
        for lang in ("en", "ja")
        if tomllib.loads((place / f"terminal.{lang}.toml").read_text(encoding="utf-8"))
    ]
    assert list(texts[0].texts) == list(texts[1].texts)
    for code in texts[0].texts:
        assert texts[0].arguments(code) == texts[1].arguments(code)
