"""Claims about goblets are counted against the truth, which the test reads in another way."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from record.playing import any_action, key, opened_luck, sitters

from yomiai import cli
from yomiai.games.goblets.records import Options, Portrait
from yomiai.games.registry import game as game_of
from yomiai.kernel.chance import KeySource
from yomiai.kernel.choice import Card, Choice, Number, Place
from yomiai.kernel.generator import Generator
from yomiai.record.file import Record, written
from yomiai.record.keeping import finished, header, replayed
from yomiai.record.lines import Spoken
from yomiai.record.match import Match
from yomiai.review import report as reporting
from yomiai.review.goblets import ClaimTally, WeighedClaim, boldest, claims, tallies

GOBLETS = game_of("goblets")
TOKENS = ("wine", "poison", "antidote")


@pytest.fixture(scope="module")
def feast() -> Record:
    dice = random.Random(4)
    match, _ = Match.start(GOBLETS, 4, Options(courses=1, round_limit=3), KeySource(key(4)))
    while not match.over:
        tree = match.choices(match.must)
        match, _ = match.act(match.must, any_action(tree, dice), KeySource(key(4), match.outcomes))
    return finished(header(match, sitters(4), opened_luck(4)), match)


def with_claims(record: Record, said: dict[int, tuple[Spoken, ...]]) -> Record:
    return msgspec.structs.replace(record, claims=tuple(said.get(e.number, ()) for e in record.entries))


def contents(record: Record, entry: int, coaster: int) -> list[int]:
    """Return what was in a goblet after an entry, from the stored portrait."""
    portrait = msgspec.convert(record.portraits[entry], Portrait)
    return list(next(one for one in portrait.goblets if one.coaster == coaster).contents.open().counts)


def told(record: Record) -> tuple[WeighedClaim, ...]:
    return claims(record, replayed(record), 30, Generator(1))


def test_what_is_said_of_a_goblet_is_held_against_what_was_in_it(feast: Record) -> None:
    asked: list[tuple[str, tuple[Choice, ...]]] = []
    for coaster in range(4):
        goblet = Place(coaster)
        asked += [("safe", (goblet,)), ("deadly", (goblet,))]
        asked += [("holds", (goblet, Card(kind), Number(n))) for kind in TOKENS for n in range(3)]
    entries = (1, len(feast.entries) // 2)
    said = {number: tuple(Spoken(0, *each) for each in asked) for number in entries}
    found = told(with_claims(feast, said))
    assert [(one.entry, one.claim, one.choices) for one in found] == [
        (number, *each) for number in entries for each in asked
    ]
    for one in found:
        wine, poison, antidote, *_ = contents(feast, one.entry, one.choices[0].place)  # type: ignore[union-attr]
        if one.claim == "holds":
            _, card, number = one.choices
            counts = dict(zip(TOKENS, (wine, poison, antidote), strict=True))
            assert one.true == (counts[card.kind] == number.number)  # type: ignore[union-attr]
        else:
            assert one.true == ((poison > antidote) == (one.claim == "deadly"))
        assert 0 <= one.chance <= 1
    assert {one.true for one in found} == {True, False}
    assert any(0 < one.chance < 1 for one in found)


def test_what_was_poured_is_what_the_speaker_poured_and_no_other(feast: Record) -> None:
    pour = next(e for e in feast.entries if e.choices and getattr(e.choices[0], "code", "") == "pour")
    assert pour.seat is not None
    _, token, place = pour.choices
    shown = msgspec.convert(feast.portraits[pour.number], Portrait).goblets
    goblet = Place(shown[place.place].coaster)  # type: ignore[union-attr]
    others = [Card(kind) for kind in TOKENS if Card(kind) != token]
    said = (
        Spoken(pour.seat, "poured", (token, goblet)),
        Spoken((pour.seat + 1) % 4, "poured", (token, goblet)),
        Spoken(pour.seat, "poured", (others[0], goblet)),
        Spoken(pour.seat, "poured", (token, Place((goblet.place + 1) % 4))),
    )
    before = {pour.number - 1: said[:1]}
    assert [one.true for one in told(with_claims(feast, {pour.number: said}))] == [True, False, False, False]
    assert [one.true for one in told(with_claims(feast, before))] == [False], "not yet"


def test_seats_are_counted_and_the_boldest_is_the_least_likely() -> None:
    def one(seat: int, chance: float, *, true: bool = False) -> WeighedClaim:
        return WeighedClaim(1, seat, "safe", (Place(0),), None, true, chance)

    weighed = [one(0, 0.05, true=True), one(0, 0.4), one(2, 0.1), one(2, 0.3)]
    assert tallies(weighed, 3) == (ClaimTally(2, 1, 1), ClaimTally(), ClaimTally(2, 0, 2))
    assert boldest(weighed) == 2
    assert boldest(weighed[:1]) is None


def test_the_command_tells_them(
    feast: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A claim of no sense, in a file from elsewhere, is left out; what was confided is counted too."""
    monkeypatch.setattr(reporting, "PLAYOUTS", 2)
    said = (Spoken(1, "safe", (Place(0),)), Spoken(1, "rumour"), Spoken(2, "deadly", (Place(0),), to=3))
    file = tmp_path / "feast.jsonl"
    file.write_bytes(written(with_claims(feast, {1: said})))
    assert cli.main(["review", "--json", str(file)]) == 0
    made = json.loads(capsys.readouterr().out)
    assert [(one["seat"], one["claim"], one["to"]) for one in made["claims"]] == [
        (1, "safe", None),
        (2, "deadly", 3),
    ]
    assert [one["told"] for one in made["claim_tallies"]] == [0, 1, 1, 0]
    false = made["claims"][made["boldest_claim"]]
    assert not false["true"]
    assert sum(one["false"] for one in made["claim_tallies"]) == 1, "one of two that contradict is so"
