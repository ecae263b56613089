"""The bluff report: counted again in another way, and weighed where the odds are known."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from record.playing import any_action, finished_record, key, opened_luck, sitters

from yomiai import cli
from yomiai.games.cockroach.told import Judged, Looked, Offered, Passed
from yomiai.games.duet.events import Moved, Strayed, Taken
from yomiai.games.registry import game as game_of
from yomiai.kernel.chance import KeySource
from yomiai.kernel.generator import Generator
from yomiai.record.file import Record, written
from yomiai.record.keeping import finished, header, replayed
from yomiai.record.lines import Luck
from yomiai.record.match import Match
from yomiai.review import outlook as review_outlook
from yomiai.review.goblets import ClaimTally
from yomiai.review.report import READINGS, Review, report
from yomiai.review.statement import Judgement, Statement
from yomiai.review.tally import Weighed, best_call, boldest, tally
from yomiai.review.telling import told


def record_of(name: str, players: int, seed: int, **options: object) -> Record:
    game = game_of(name)
    dice = random.Random(seed)
    match, _ = Match.start(game, players, game.options_type(**options), KeySource(key(players)))
    while not match.over:
        assert match.must is not None
        choices = match.choices(match.must)
        assert choices is not None
        action = any_action(choices, dice)
        match, _ = match.act(match.must, action, KeySource(key(players), match.outcomes))
    return finished(header(match, sitters(players), opened_luck(players)), match)


@pytest.mark.parametrize("seed", range(3))
def test_calls_and_lies_are_those_of_the_events(seed: int) -> None:
    record = finished_record(4, seed)
    events = [event for entry in replayed(record)[-1].entries for event in entry.events]
    told = report(record)
    judged = [event for event in events if isinstance(event, Judged)]
    assert sum(one.calls for one in told.tallies) == len(judged)
    for seat, one in enumerate(told.tallies):
        assert one.calls_right == sum(event.right for event in judged if event.seat == seat)
        assert one.said == sum(
            isinstance(event, Offered | Passed) and event.giver == seat for event in events
        )
        blind = [event for event in events if isinstance(event, Passed) and not event.looked]
        lies = [e for e in events if isinstance(e, Offered | Passed) and e.claim is not e.card.truth]
        assert one.lies == sum(event.giver == seat for event in lies if event not in blind)
    assert sum(isinstance(event, Looked) for event in events) > 0


@pytest.mark.parametrize("name", READINGS)
def test_statements_are_weighed_from_what_the_judge_knew(name: str) -> None:
    game = game_of(name)
    told = report(record_of(name, max(3, game.seats.start), 5))
    assert told.weighed
    assert all((one.chance is None) == (one.statement.judgement is None) for one in told.weighed)
    assert any(one.chance not in (None, 0.0, 1.0) for one in told.weighed)
    for one in told.weighed:
        assert one.statement.true == (one.statement.said == one.statement.was)


def test_a_judge_who_has_every_other_card_knows() -> None:
    """Two cards of two kinds: whoever holds one knows the other."""
    told = report(record_of("cockroach", 2, 1, kinds=2, copies=3, remainder="deal"))
    sure = [one for one in told.weighed if one.chance in (0.0, 1.0)]
    assert sure
    assert all((one.chance == 1.0) == one.statement.true for one in sure)


def test_what_the_dice_alone_may_have_changed_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    stages = replayed(record_of("duet", 2, 1))
    shares = [(0.0, 0.0), (0.0025, 0.0025)] * len(stages)
    monkeypatch.setattr(review_outlook, "outlook", lambda *_: shares.pop())
    assert review_outlook.turning_point(stages, 1, Generator(1)) is None


@pytest.mark.parametrize("name", ["cockroach", "fox-grapes", "goblets", "tofu"])
def test_every_game_has_a_turning_point(name: str) -> None:
    game = game_of(name)
    record = record_of(name, game.seats.start, 3)
    told = report(record)
    assert told.turn is not None
    assert 0 < told.turn.entry < len(record.entries)
    assert told.turn.before != told.turn.after
    assert 0 <= min(told.turn.before, told.turn.after) <= max(told.turn.before, told.turn.after) <= 1
    assert not told.missed


def test_where_gems_were_missed() -> None:
    record = record_of("duet", 2, 3)
    events = [entry.events for entry in replayed(record)[-1].entries]
    told = report(record)
    ends = [
        number for number, some in enumerate(events) if any(isinstance(one, Moved | Strayed) for one in some)
    ]
    found = [number for number, some in enumerate(events) if any(isinstance(one, Taken) for one in some)]
    assert {one.entry for one in told.missed} == set(ends) - set(found)
    assert [one.entry for one in told.missed if one.strayed]
    assert told.turn is None, "dice never find all gems, so they see no hope that could turn"


def lie(chance: float, *, believed: bool, seat: int = 0, true: bool = False) -> Weighed:
    judgement = Judgement(entry=2, seat=1, believed=believed)
    said = Statement(1, seat, "bat", "bat" if true else "rat", true=true, knew=True, judgement=judgement)
    return Weighed(said, chance)


def test_the_boldest_lie_is_the_unlikeliest_that_passed() -> None:
    weighed = [lie(0.3, believed=True), lie(0.1, believed=True), lie(0.05, believed=False)]
    assert boldest(weighed) == 1
    assert boldest(weighed[2:]) is None


def test_the_best_call_went_against_the_odds() -> None:
    weighed = [lie(0.2, believed=False), lie(0.9, believed=False), lie(0.3, believed=True, true=True)]
    assert best_call(weighed) == 1
    assert best_call([lie(0.2, believed=True)]) is None


def test_a_guess_is_no_lie() -> None:
    guess = msgspec.structs.replace(lie(0.2, believed=True).statement, knew=False)
    assert tally([Weighed(guess, 0.2)], 0).lies == 0
    assert boldest([Weighed(guess, 0.2)]) is None


def test_the_command_prints_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    record = finished_record(3)
    file.write_bytes(written(record))
    assert cli.main(["review", "--json", str(file)]) == 0
    printed = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert printed == report(record)
    assert Counter(one.statement.seat for one in printed.weighed).keys() <= {0, 1, 2}


@pytest.mark.parametrize(
    ("lang", "said", "judged"),
    [("en", "claims were lies", "lies from truth"), ("ja", "のうち、うそ", "うそか本当か")],
)
def test_the_command_tells_it_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str, judged: str
) -> None:
    file = tmp_path / "match.jsonl"
    record = finished_record(3)
    file.write_bytes(written(record))
    assert cli.main(["review", "--lang", lang, str(file)]) == 0
    told = capsys.readouterr().out
    made = report(record)
    for sitter, counted in zip(record.header.seats, made.tallies, strict=True):
        line = next(line for line in told.splitlines() if line.startswith(f"{sitter.name}: "))
        assert (said in line, judged in line) == (counted.said > 0, counted.calls > 0)
        assert all(str(count) in line for count in (counted.said, counted.lies, counted.calls_right) if count)


def test_missed_gems_are_told_by_the_steps_that_a_replay_numbers() -> None:
    made = report(record_of("duet", 2, 3))
    line = list(told(made, ["Mika", "Ren"], "en"))[-1]
    assert line.startswith(f"No gem found: at these steps of the record: [{made.missed[0].entry}] [")


def test_who_claimed_nothing_has_no_counts_of_claims() -> None:
    made = report(record_of("goblets", 2, 3))
    claimed = msgspec.structs.replace(made, claim_tallies=(ClaimTally(), ClaimTally(2, 1, 1)))
    lines = [line for line in told(claimed, ["Mika", "Ren"], "en") if "Claims" in line]
    assert lines == ["Ren: Claims 2: 1 true, 1 not."]


def test_a_running_match_is_not_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    record = finished_record(3)
    file.write_bytes(
        written(Record(msgspec.structs.replace(record.header, luck=Luck("key")), record.entries))
    )
    assert cli.main(["review", str(file)]) == 2
    assert "running" in capsys.readouterr().out
