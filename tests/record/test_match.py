"""A running match is a value: acting gives another one, and entries replay to the same."""

import random

import msgspec
import pytest
from record.playing import COCKROACH, any_action, key, moved, played, started

from yomiai.kernel.asking import Illegal
from yomiai.kernel.chance import KeySource
from yomiai.kernel.choice import Card, Seat, Word
from yomiai.kernel.secret import Concealed, seen_by
from yomiai.record.entry import Entry, Note
from yomiai.record.match import Different, Match, resumed, stages


def stored(match: Match) -> tuple[Entry, ...]:
    return msgspec.json.decode(msgspec.json.encode(match.entries), type=tuple[Entry, ...])


def look(match: Match) -> tuple[bytes, list[int | None]]:
    return msgspec.json.encode(match.portrait()), [
        match.question_number(seat) for seat in range(match.players)
    ]


def test_an_act_leaves_the_old_match_as_it_was() -> None:
    before = played(started(), steps=7)
    seen = look(before), before.entries, before.outcomes
    after = moved(before, random.Random(3))
    assert (look(before), before.entries, before.outcomes) == seen
    assert look(after) != seen[0]
    assert after.entries[:-1] == before.entries


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_stored_entries_replay_to_the_same_match(players: int) -> None:
    match = played(started(players), seed=players)
    again = resumed(COCKROACH, players, match.options, stored(match))
    assert again.entries == match.entries
    assert look(again) == look(match)
    assert (again.outcomes, again.over) == (match.outcomes, True)


def test_a_match_goes_on_after_it_was_loaded() -> None:
    half = played(started(), steps=9)
    loaded = resumed(COCKROACH, 4, half.options, stored(half))
    assert played(loaded, seed=5).entries == played(half, seed=5).entries


def test_a_changed_entry_does_not_replay() -> None:
    entries = stored(played(started(), seed=2))
    for number, entry in enumerate(entries):
        for change in (
            {"seat": None if entry.seat else 1},
            {"events": entry.events[:-1]},
            {"chance": ((1,), 0)},
        ):
            bad = msgspec.structs.replace(entry, **change)
            with pytest.raises((Different, TypeError, AttributeError)):
                list(stages(COCKROACH, 4, COCKROACH.options_type(), [*entries[:number], bad]))


def test_a_start_that_is_missing_or_repeated_is_refused() -> None:
    entries = stored(played(started(), steps=3))
    for wrong in ([], entries[1:], [entries[0], entries[0]], [entries[0], entries[2]]):
        with pytest.raises(Different):
            resumed(COCKROACH, 4, COCKROACH.options_type(), wrong)


def test_an_action_of_another_seat_is_refused_with_its_clause() -> None:
    match = started()
    other = (match.must + 1) % 4
    with pytest.raises(Illegal) as refusal:
        match.act(other, [Card("rat"), Seat(match.must), Word("rat")], KeySource(b""))
    assert refusal.value.clause == "C-14"


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_seats_that_are_not_there_may_do_nothing(seat: int) -> None:
    match = started()
    for act in (match.act, match.interject):
        with pytest.raises(Illegal):
            act(seat, [Word("true")], KeySource(b""))


def test_an_action_half_said_or_said_twice_is_refused() -> None:
    match = started()
    tree = match.choices(match.must)
    whole = any_action(tree, random.Random(1))
    for wrong in ([], whole[:1], whole[:2], [*whole, *whole], whole[::-1]):
        with pytest.raises(Illegal):
            match.act(match.must, wrong, KeySource(b""))


def test_a_question_keeps_its_number_until_it_is_answered() -> None:
    match = started()
    for _ in range(30):
        asked = [match.question_number(seat) for seat in range(4)]
        assert [seat for seat in range(4) if asked[seat] is not None] == [match.must]
        assert asked[match.must] == match.entries[-1].number
        match = moved(match, random.Random(len(match.entries)))


def test_what_goes_with_an_action_is_kept() -> None:
    match = started()
    note = Note("clock", ("phrase.hurry",), "abc", 1234)
    action = any_action(match.choices(match.must), random.Random(1))
    _, entry = match.act(match.must, action, KeySource(key(4), match.outcomes), note)
    assert (entry.by, entry.words, entry.action, entry.at) == ("clock", ("phrase.hurry",), "abc", 1234)


def test_a_story_is_closed_for_its_seat() -> None:
    match = played(started(), steps=6)
    hands = [event for event in match.story(seen_by(2)) if type(event).__name__ == "Dealt"]
    assert len(hands) == 4
    for event in hands:
        if event.seat == 2:
            assert sum(event.hand.open().counts) == 16
        else:
            with pytest.raises(Concealed):
                event.hand.open()


def test_a_finished_match_asks_nobody() -> None:
    match = played(started())
    assert match.must is None
    assert [match.question_number(seat) for seat in range(4)] == [None] * 4
    assert sorted(match.result().ranks) == [1, 1, 1, 4]
    with pytest.raises(Illegal) as refusal:
        match.act(0, [Word("true")], KeySource(b""))
    assert refusal.value.clause == "C-24"
