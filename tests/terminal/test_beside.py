"""What is done at the terminal besides answering: claims about goblets, and beans for tofu at any time."""

import io
import itertools
from pathlib import Path
from typing import Any

import pytest
from terminal.test_play import Answers, played

from yomiai.bots.answering import answer
from yomiai.bots.contract import Answer
from yomiai.cli import main
from yomiai.games.goblets.records import CLAIMS
from yomiai.games.goblets.told import GAME
from yomiai.kernel.choice import Card, Number, Place, Word
from yomiai.record.entry import Entry
from yomiai.record.file import Record, read
from yomiai.record.proof import verified
from yomiai.terminal import sitting
from yomiai.terminal.claiming import questions_of

OFTEN = "1 c 4 2 1 c 1 3 u 2 1 9 c 0 2 1 3 1 2 1"
"""Answers in between: poured poison into the first goblet, one thought better of, and nothing said."""


def recorded(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    file: Path,
    typed: io.StringIO,
    *words: str,
) -> tuple[Record, str]:
    """Play a whole match and return its record with all that was printed."""
    code, out = played(monkeypatch, capsys, typed, *words, "--record", str(file))
    assert code == 0
    record = read(file.read_bytes())
    assert record.end is not None
    assert record.end.ended == "over"
    assert verified(record).wrong == ()
    return record, out


@pytest.mark.parametrize(("lang", "sentence"), [("en", "“I poured poison into"), ("ja", "には毒を入れた」")])
def test_goblets_are_played_with_claims_of_the_person_and_of_bots(
    lang: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    words = ("goblets", "--seed", "4", "--lang", lang, "--options", "courses=1")
    record, out = recorded(monkeypatch, capsys, tmp_path / "a.jsonl", Answers(OFTEN), *words)
    said = [spoken for spoken_after in record.claims for spoken in spoken_after]
    mine = [spoken for spoken in said if spoken.seat == 0]
    assert any(spoken.claim == "poured" for spoken in mine)
    assert {spoken.seat for spoken in said} > {0}, "bots speak too"
    assert out.count(sentence) >= 1
    assert main(["replay", str(tmp_path / "a.jsonl"), "--lang", lang]) == 0
    assert sentence in capsys.readouterr().out


def test_a_claim_that_was_begun_can_be_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = io.StringIO("?\nc\n1\nu\n0\nc\n3\n2\nq\n")
    _, out = played(monkeypatch, capsys, typed, "goblets", "--seed", "3", "--lang", "en")
    assert out.count("Say what?") == 3
    assert "c says something" in out
    assert out.count("You: “") == 1
    assert "You: “Don't drink" in out


@pytest.mark.parametrize(
    ("lang", "alone"), [("en", "You to {} alone: “Don't drink"), ("ja", "あなたから{}だけに：")]
)
def test_in_houses_a_claim_can_be_for_the_partner_alone(
    lang: str,
    alone: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    heard: dict[int, list[int | None]] = {}

    def overheard(*given: Any) -> Answer:
        heard.setdefault(given[6], []).extend(claim.to for claim in given[8])
        return answer(*given)

    monkeypatch.setattr(sitting, "answer", overheard)
    file = tmp_path / "a.jsonl"
    typed = Answers("1 c 3 1 2 c 3 2 1")
    record, out = recorded(
        monkeypatch, capsys, file, typed, "goblets", *EIGHT, "--lang", lang, "--options", "courses=1"
    )
    mine = [spoken for after in record.claims for spoken in after if spoken.seat == 0]
    partner = next(spoken.to for spoken in mine if spoken.to is not None)
    assert {spoken.to for spoken in mine} == {None, partner}
    sentence = alone.format(record.header.seats[partner].name)
    assert sentence in out
    assert partner in heard[partner]
    assert {seat for seat, to in heard.items() if partner in to} == {partner}
    for seat in range(8):
        assert main(["replay", str(file), "--lang", lang, "--seat", str(seat + 1)]) == 0
        told = capsys.readouterr().out
        assert (record.header.seats[partner].name + ALONE[lang] in told) == (seat in {0, partner}), seat


EIGHT = ("--seed", "3", "--players", "8")
ALONE = {"en": " alone: ", "ja": "だけに："}


def test_without_a_partner_nobody_is_asked_who_hears_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = io.StringIO("c\n3\n2\nq\n")
    _, out = played(monkeypatch, capsys, typed, "goblets", "--seed", "3", "--lang", "en")
    assert "Who hears it?" not in out


def test_games_without_claims_offer_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out = played(monkeypatch, capsys, io.StringIO("?\nc\nq\n"), "cockroach", "--lang", "en")
    assert "c claim" not in out
    assert "There is no answer c." in out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_tofu_is_played_with_sales_of_the_person_and_of_bots_at_any_time(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("tofu", "--seed", "2", "--lang", lang, "--players", "3")
    record, out = recorded(monkeypatch, capsys, tmp_path / "a.jsonl", Answers("2 0 1"), *words)
    assert {"en": "0) Go on", "ja": "0) 先へ進む"}[lang] in out
    assert "Sell a card to the bank?" in out if lang == "en" else "銀行にカードを売る？" in out
    assert {entry.by for entry in unasked(record)} == {"person", "bot"}


def unasked(record: Record) -> list[Entry]:
    """Return the sales of seats that were not asked: somebody else answers the question afterwards."""
    answers = [(entry.number, entry.seat) for entry in record.entries if not _is_sale(entry)]
    return [
        entry
        for entry in record.entries
        if _is_sale(entry)
        and next((seat for number, seat in answers if number > entry.number), entry.seat) != entry.seat
    ]


def _is_sale(entry: Entry) -> bool:
    return any(isinstance(choice, Word) and choice.code.startswith("sell_") for choice in entry.choices)


def test_nobody_is_made_to_sell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Enter goes on, and he is asked again only after an action of his own."""
    words = ("tofu", "--seed", "2", "--lang", "en", "--players", "3")
    record, out = recorded(monkeypatch, capsys, tmp_path / "a.jsonl", EnterBeside(), *words)
    assert not [entry for entry in record.entries if entry.by == "person" and _is_sale(entry)]
    mine = [entry for entry in record.entries if entry.by == "person"]
    assert 0 < out.count("0) Go on") <= len(mine) + 1


class EnterBeside(io.StringIO):
    """Presses Enter, answers and passes in turn; what stands beside a question is left by Enter or 0."""

    def __init__(self) -> None:
        super().__init__()
        self._typed = itertools.cycle(("\n", "1\n", "\n", "0\n"))

    def readline(self, _: int = -1) -> str:  # type: ignore[override]
        return next(self._typed)


def test_every_claim_of_goblets_can_be_filled_in() -> None:
    tree = questions_of(GAME.claims(GAME.start(4, GAME.options_type())))
    for number, (code, blanks) in enumerate(CLAIMS.items()):
        branch = tree.questions[0].branches[number]
        assert branch.choice == Word(code)
        for blank in blanks:
            question = tree.questions[branch.then]
            assert question.ask == f"claim_{blank}"
            branch = question.branches[0]
            assert isinstance(branch.choice, Place | Card | Number)
        assert branch.then == -1
