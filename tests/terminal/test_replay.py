"""Replaying and verifying from the command line."""

from pathlib import Path

import msgspec
import pytest
from record.playing import finished_record, played, sitters, started

from yomiai.cli import main
from yomiai.kernel.choice import Card, Choice, Number, Place
from yomiai.record.file import written
from yomiai.record.keeping import header, running
from yomiai.record.lines import Luck, Sitter, Spoken
from yomiai.terminal.sitters import names_of
from yomiai.terminal.voice import Voice

UNKNOWN = Path(__file__).parents[1] / "record" / "unknown_rules.jsonl"


@pytest.fixture
def over(tmp_path: Path) -> Path:
    file = tmp_path / "over.jsonl"
    file.write_bytes(written(finished_record(seed=4)))
    return file


@pytest.fixture
def going_on(tmp_path: Path) -> Path:
    match = played(started(), steps=6)
    file = tmp_path / "running.jsonl"
    file.write_bytes(written(running(header(match, sitters(4), Luck("key", "00" * 32)), match)))
    return file


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(list(words))
    return code, capsys.readouterr().out


def test_a_finished_match_is_told_open(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "replay", str(over), "--lang", "en")
    assert code == 0
    assert out.count("'s hand:") == 4
    assert "loses" in out
    assert out.endswith("The match is over.\n")


def test_a_seat_is_told_what_it_saw(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out = shown(capsys, "replay", str(over), "--seat", "2", "--lang", "en")
    assert "'s hand:" not in out
    assert "Your hand:" in out
    assert "You get 16 cards." in out
    _, other = shown(capsys, "replay", str(over), "--seat", "3", "--lang", "en")
    assert out != other


def test_it_stops_where_it_is_told(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out = shown(capsys, "replay", str(over), "--until", "3", "--lang", "en")
    assert "[3]" in out
    assert "[4]" not in out
    assert "over" not in out
    assert shown(capsys, "replay", str(over), "--until", "-1")[0] == 0
    assert shown(capsys, "replay", str(over), "--until", "99999")[0] == 0


def test_a_running_match_is_open_only_to_those_who_ask_twice(
    going_on: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = shown(capsys, "replay", str(going_on), "--lang", "en")
    assert code == 2
    assert "--spoil" in out
    code, out = shown(capsys, "replay", str(going_on), "--spoil", "--lang", "en")
    assert code == 0
    assert out.count("'s hand:") == 4
    code, out = shown(capsys, "replay", str(going_on), "--seat", "1", "--lang", "en")
    assert code == 0
    assert "'s hand:" not in out


def test_a_running_match_of_other_rules_has_no_table_but_a_story(
    going_on: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    going_on.write_bytes(going_on.read_bytes().replace(b'"rules":1', b'"rules":77'))
    code, out = shown(capsys, "replay", str(going_on), "--seat", "1", "--lang", "en")
    assert code == 0
    assert "version 77" in out
    assert "You get 16 cards." in out


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_unknown_rules_are_replayed_from_portraits(seat: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "replay", str(UNKNOWN), "--seat", seat, "--lang", "ja")
    assert code == 0
    assert "あなたの手札" in out


def test_an_unknown_game_is_told_in_codes(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over.write_bytes(over.read_bytes().replace(b'"game":"cockroach"', b'"game":"chess"'))
    code, out = shown(capsys, "replay", str(over), "--seat", "2", "--lang", "en")
    assert code == 0
    assert "offered giver=" in out
    assert "hand: hidden" in out


def test_names_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished_record(2)
    seats = tuple(Sitter("\x1b]0;owned\x07", ("person",)) for _ in range(2))
    hostile = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, seats=seats))
    file = tmp_path / "hostile.jsonl"
    file.write_bytes(written(hostile))
    code, out = shown(capsys, "replay", str(file))
    assert code == 0
    assert "owned" in out
    assert "\x1b" not in out


@pytest.mark.parametrize("seat", ["0", "5", "-1"])
def test_seats_that_are_not_there_are_refused(
    seat: str, over: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = shown(capsys, "replay", str(over), "--seat", seat)
    assert code == 2
    assert "1 to 4" in out


def test_verify_says_right(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "verify", str(over))
    assert code == 0
    assert "all 65 outcomes" in out
    assert out.endswith("RIGHT\n")


def test_verify_needs_no_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "verify", str(UNKNOWN))
    assert code == 0
    assert "The rules were not checked" in out


def test_verify_says_wrong(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over.write_bytes(over.read_bytes().replace(b"Player 3", b"Player 9"))
    code, out = shown(capsys, "verify", str(over))
    assert code == 1
    assert out.endswith("WRONG\n")


def test_verify_says_what_it_cannot_know(going_on: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "verify", str(going_on))
    assert code == 3
    assert "not over" in out


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_is_called_so(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (tmp_path, tmp_path / "missing", Path(__file__)):
        code, out = shown(capsys, command, str(file))
        assert code == 2
        assert "Not a record" in out


CLAIMED: list[tuple[str, tuple[Choice, ...], str]] = [
    ("holds", (Place(0), Card("poison"), Number(2)), "Ren: “There are 2 poison tokens in the gold goblet.”"),
    ("safe", (Place(1),), "Ren: “You can safely drink the blue goblet.”"),
    ("poured", (Card("wine"), Place(0)), "Ren: “I poured wine into the gold goblet.”"),
    ("safe", (Card("wine"),), "Ren: safe Wine"),
    ("safe", (Place(99),), "Ren: “You can safely drink the Place 100 goblet.”"),
    ("rumour", (Number(3),), "Ren: rumour 3"),
]


@pytest.mark.parametrize(("claim", "choices", "line"), CLAIMED)
def test_claims_are_told_in_sentences(claim: str, choices: tuple[Choice, ...], line: str) -> None:
    assert Voice("goblets", "en", ["Mika", "Ren"], 0).claimed(1, claim, choices) == line


def test_a_replay_tells_claims_where_they_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished_record(2)
    claims = ((), (Spoken(1, "rumour"),), *[()] * (len(record.entries) - 2))
    file = tmp_path / "claimed.jsonl"
    file.write_bytes(written(msgspec.structs.replace(record, claims=claims)))
    _, out = shown(capsys, "replay", str(file), "--lang", "en", "--seat", "1")
    lines = out.splitlines()
    said = lines.index("[1] Player 2: rumour")
    assert lines[said - 1].startswith("[1]")
    assert lines[said + 1].startswith("[2]")


def test_bots_of_a_table_are_called_as_on_the_page_and_persons_as_they_wish() -> None:
    sitters = (
        Sitter("bot.1", ("counter",)),
        Sitter("bot.2", ("person",)),
        Sitter("Mika", ("person", "counter")),
    )
    assert names_of(sitters, "en") == ["Daruma", "bot.2", "Mika"]
    assert names_of(sitters, "ja")[0] != "bot.1"
