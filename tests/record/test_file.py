"""The record file: round trips, hostile files, and replays without rules."""

import hashlib
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from record.playing import SALT, finished_record, opened_luck, played, sitters, started

from yomiai.kernel.choice import Card, Number, Place
from yomiai.kernel.secret import Eyes, view
from yomiai.record.closing import closed
from yomiai.record.file import Unreadable, read, written
from yomiai.record.keeping import OtherRules, finished, header, portraits_of, replayed, running
from yomiai.record.lines import Luck, Spoken
from yomiai.record.match import stages
from yomiai.record.proof import verified

UNKNOWN = Path(__file__).parent / "unknown_rules.jsonl"
RECORD = finished_record()
CONTENT = written(RECORD)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_finished_record_comes_back_byte_for_byte(players: int) -> None:
    content = written(finished_record(players, seed=players))
    again = read(content)
    assert again.intact
    assert written(again) == content
    assert len(replayed(again)) == len(again.entries) == len(again.portraits)


def test_a_running_record_comes_back_and_holds_no_portraits() -> None:
    match = played(started(), steps=8)
    first = header(match, sitters(4), Luck("key", "00" * 32))
    again = read(written(running(first, match)))
    assert (again.end, again.portraits) == (None, ())
    assert len(portraits_of(again)) == 9


def test_an_abandoned_match_has_an_end_and_no_result() -> None:
    match = played(started(), steps=4)
    again = read(written(finished(header(match, sitters(4), opened_luck(4)), match)))
    assert again.end is not None
    assert (again.end.ended, again.end.result) == ("abandoned", None)


def test_closing_plain_data_is_closing() -> None:
    match = played(started(2), seed=4)
    for stage in stages(match.game, 2, match.options, match.entries):
        plain = msgspec.json.decode(msgspec.json.encode(stage.portrait()))
        for eyes in range(-1, 4):
            assert msgspec.json.encode(closed(plain, eyes)) == msgspec.json.encode(
                view(stage.portrait(), Eyes(eyes))
            )
    for entry in match.entries:
        for event in entry.events:
            plain = msgspec.json.decode(msgspec.json.encode(event))
            for eyes in range(-1, 4):
                assert msgspec.json.encode(closed(plain, eyes)) == msgspec.json.encode(
                    view(event, Eyes(eyes))
                )


def test_a_record_of_unknown_rules_still_shows_every_position() -> None:
    record = read(UNKNOWN.read_bytes())
    assert record.intact
    with pytest.raises(OtherRules):
        replayed(record)
    seen = [closed(portrait, 1) for portrait in portraits_of(record)]
    assert len(seen) == len(record.entries) > 10
    assert all("truth" in shown["places"][0]["hand"] for shown in seen)
    assert not any("truth" in shown["places"][1]["hand"] for shown in seen)


def with_claims() -> bytes:
    said = Spoken(2, "holds", (Place(1), Card("poison"), Number(2))), Spoken(0, "safe", (Place(0),))
    claims = ((), said, *[()] * (len(RECORD.entries) - 2))
    return written(msgspec.structs.replace(RECORD, claims=claims))


def test_claims_stand_at_the_entry_before_them_and_prove_nothing() -> None:
    content = with_claims()
    again = read(content)
    assert written(again) == content
    assert [spoken.claim for spoken in again.claims[1]] == ["holds", "safe"]
    assert verified(again) == verified(RECORD)
    assert not read(content.replace(b'"claim":"safe"', b'"claim":"deadly"')).intact


def test_a_record_without_claims_is_written_as_before_there_were_any() -> None:
    old = UNKNOWN.read_bytes()
    assert read(old).claims == ()
    assert written(read(old)) == old
    assert b"claim" not in line(1)


def line(number: int) -> bytes:
    return CONTENT.split(b"\n")[number]


HOSTILE = {
    "nothing": (b"", "empty"),
    "a blank line": (b"\n", "line 1"),
    "not json": (b"hello\n", "line 1"),
    "another format": (line(0).replace(b'"format":1', b'"format":2'), "format 2"),
    "an entry first": (line(1) + b"\n" + line(0), "line 1"),
    "two headers": (line(0) + b"\n" + line(0), "line 2"),
    "an entry is missing": (b"\n".join([line(0), line(1), line(3)]), "line 3: entry 2"),
    "a line after the end": (CONTENT + line(1), "entry"),
    "a field too many": (line(0).replace(b'"rules"', b'"wish":1,"rules"'), "wish"),
    "no such seat": (
        b"\n".join([line(0), line(1), line(2).replace(b'"seat":', b'"seat":7', 1)]),
        "no seat 7",
    ),
    "seats and players differ": (line(0).replace(b'"players":4', b'"players":5'), "5 players but 4 seats"),
    "open before the end": (line(0) + b"\n" + line(1), "no end"),
    "half a line": (CONTENT[: len(CONTENT) // 2], "line"),
    "not utf-8": (line(0).replace(b"Player 1", b"\xff\xfe"), "line 1"),
    "deep nesting": (line(0).replace(b'"options":{', b'"options":{"a":' + b"[" * 100_000), "line 1"),
    "no hex": (line(0).replace(SALT.hex().encode(), b"xyz"), "line 1"),
    "claimed from no seat": (with_claims().replace(b'"seat":2,"claim"', b'"seat":4,"claim"'), "no seat 4"),
    "claimed below the seats": (with_claims().replace(b'"seat":2,"claim"', b'"seat":-1,"claim"'), "seat -1"),
    "no code of a claim": (with_claims().replace(b'"claim":"safe"', b'"claim":"I swear"'), "line 3"),
    "a claim too wide": (with_claims().replace(b'"claim":"safe"', b'"so":1,"claim":"safe"'), "line 3"),
    "carriage returns": (CONTENT.replace(b"\n", b"\r\n") + b"\r\r{}", "line"),
    "nul bytes": (b"\0" * 100, "line 1"),
    "a list": (b"[1,2,3]\n", "line 1"),
    "wrong type": (line(0).replace(b'"players":4', b'"players":"4"'), "players"),
    "huge players": (line(0).replace(b'"players":4', b'"players":4000000000'), "players"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_its_reason(name: str) -> None:
    content, reason = HOSTILE[name]
    with pytest.raises(Unreadable, match=reason):
        read(content)


@given(some.binary(max_size=200))
def test_any_bytes_are_a_record_or_unreadable(content: bytes) -> None:
    with pytest.raises(Unreadable):
        read(content)


def test_damage_is_read_or_refused_but_never_crashes_and_never_passes() -> None:
    dice = random.Random(1)
    for _ in range(300):
        place = dice.randrange(len(CONTENT) - 1)
        damaged = bytearray(CONTENT)
        damaged[place] ^= 1 << dice.randrange(8)
        try:
            again = read(bytes(damaged))
        except Unreadable:
            continue
        assert not again.intact


def test_the_digest_is_the_plain_hash_of_the_lines() -> None:
    digest = CONTENT[-67:-3]
    assert hashlib.sha256(CONTENT[:-67] + b"0" * 64 + CONTENT[-3:-1]).hexdigest() == digest.decode()
