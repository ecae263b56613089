"""Claims to the partner of a house alone: he hears it, and no third seat gets a byte of it."""

from __future__ import annotations

import msgspec
import pytest
from table.evening import Evening

from yomiai.kernel.choice import Card, Choice, Place
from yomiai.kernel.secret import WATCHER
from yomiai.record.file import read
from yomiai.record.lines import Spoken
from yomiai.table import telling
from yomiai.table.showing import eyes_of
from yomiai.table.table import BotToMove
from yomiai.terminal.replay import heard as shown_to
from yomiai.wire import client

SAFE: tuple[str, tuple[Choice, ...]] = ("safe", (Place(0),))
POURED: tuple[str, tuple[Choice, ...]] = ("poured", (Card("poison"), Place(3)))


def houses(seed: int = 1, players: int = 8) -> Evening:
    """Eight guests of four houses, all of them persons."""
    evening = Evening(players, seed, game="goblets")
    for name in ("Ren", "Aki", "Yui", "Sora", "Nao", "Mio", "Kai", "Ume")[: players - 1]:
        evening.join(name)
    evening.join("Eve", watch=True)
    evening.ready(*range(1, players + 1))
    return evening


def partner_of(evening: Evening, seat: int) -> int | None:
    course = evening.table._state.running
    assert course is not None
    assert course.match is not None
    return course.match.partner(seat)


def paired(evening: Evening) -> tuple[int, int]:
    """Return two seats of one house."""
    seat = next(seat for seat in range(8) if partner_of(evening, seat) is not None)
    other = partner_of(evening, seat)
    assert other is not None
    return seat, other


def log_of(evening: Evening, *seats: int) -> bytes:
    """Return everything that a device with these seats open is told, as it goes over the wire."""
    eyes = eyes_of(seats) if seats else WATCHER
    sight = evening.table.sight(seats, evening.now)
    return msgspec.json.encode(
        (evening.table.log_for(eyes, 0, None), sight, evening.table.shown(evening.now))
    )


def confide(evening: Evening, seat: int, to: int, said: tuple[str, tuple[Choice, ...]]) -> None:
    evening.say(seat + 1, client.MakeClaim, seat, *said, to)


def test_the_partner_is_told_it_and_the_speaker_reads_it_back() -> None:
    evening = houses()
    seat, other = paired(evening)
    confide(evening, seat, other, POURED)
    for open_seat in (seat, other):
        told = evening.table.log_for(eyes_of((open_seat,)), 0, None)[-1]
        assert (told.kind, told.person, told.seat, told.to) == ("claim", seat + 1, seat, other)
        assert (told.claim, told.choices) == POURED
    assert evening.restored().digest() == evening.table.digest()


def test_no_third_seat_gets_a_byte_of_it() -> None:
    """Whatever was said by whichever partner: the others are told a number, and the same either way."""
    evenings = [houses(), houses(), houses()]
    seat, other = paired(evenings[0])
    confide(evenings[0], seat, other, SAFE)
    confide(evenings[1], seat, other, POURED)
    confide(evenings[2], other, seat, POURED)
    strangers: list[tuple[int, ...]] = [(), *((third,) for third in range(8) if third not in {seat, other})]
    for seats in strangers:
        logs = {log_of(evening, *seats) for evening in evenings}
        assert len(logs) == 1, seats
        told = evenings[0].table.log_for(eyes_of(seats), 0, None)[-1]
        assert told == type(told)(told.number, told.at_ms, "confided")
    assert len({log_of(evening, seat) for evening in evenings}) == 3
    numbers = [told.number for told in evenings[0].table.log_for(WATCHER, 0, None)]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_an_ear_at_the_door_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "_hears", lambda *_: True)
    with pytest.raises(AssertionError):
        test_no_third_seat_gets_a_byte_of_it()


def test_only_the_partner_can_be_told_something_in_confidence() -> None:
    evening = houses()
    seat, other = paired(evening)
    for to in range(8):
        if to != other:
            assert evening.refused(seat + 1, client.MakeClaim, seat, *SAFE, to) == "no_such_claim", to
    alone = houses(players=7)
    lone = next(place for place in range(7) if partner_of(alone, place) is None)
    for to in range(7):
        assert alone.refused(lone + 1, client.MakeClaim, lone, *SAFE, to) == "no_such_claim", to


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_where_everybody_is_a_house_there_is_no_partner(players: int) -> None:
    evening = houses(players=players)
    assert [partner_of(evening, seat) for seat in range(players)] == [None] * players
    assert evening.refused(1, client.MakeClaim, 0, *SAFE, 1) == "no_such_claim"


def test_partners_are_partners_of_each_other() -> None:
    evening = houses()
    for seat in range(8):
        other = partner_of(evening, seat)
        assert other != seat
        assert other is not None
        assert partner_of(evening, other) == seat


def test_the_record_keeps_to_whom_it_was_said_and_a_replay_closes_it() -> None:
    evening = houses()
    seat, other = paired(evening)
    confide(evening, seat, other, POURED)
    kept = read(evening.table.closed_record().encode()).claims[0]
    assert kept == (Spoken(seat, *POURED, to=other),)
    hear = [who for who in range(8) if shown_to(kept[0], eyes_of((who,)))]
    assert hear == sorted((seat, other))


def test_only_the_bot_that_is_the_partner_hears_it() -> None:
    evening = Evening(8, 1, game="goblets")
    for place in range(1, 8):
        evening.say(1, client.SetBot, place, "random")
    evening.ready(1)
    other = partner_of(evening, 0)
    assert other is not None
    confide(evening, 0, other, SAFE)
    heard: dict[int, int] = {}
    while len(heard) < 7:
        for piece in evening.settle():
            if isinstance(piece, BotToMove) and evening.table.status == "playing":
                heard.setdefault(piece.seat, len(piece.heard))
        evening.step()
        if evening.table._state.running is None or evening.table._state.running.match.position().course > 1:  # type: ignore[union-attr, attr-defined]
            break
    assert heard.pop(other, 1) == 1
    assert set(heard.values()) == {0}
