"""The table in memory and the one read back from its log are the same, whatever people do."""

import random
from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table.evening import RANDOM, Evening, three_friends

from yomiai.kernel.choice import Card, Word
from yomiai.table.log import AnyAct, Entry, Started, decoded, encoded
from yomiai.table.refusal import Refusal
from yomiai.table.table import Again, BotToMove, Damaged, Draft, Table
from yomiai.wire import client
from yomiai.wire.codes import CODES
from yomiai.wire.shown import Clock

Deed = Callable[[Evening, random.Random], None]


def _say(*makers: Callable[[Evening, random.Random], client.FromClient]) -> list[Deed]:
    def deed(maker: Callable[[Evening, random.Random], client.FromClient]) -> Deed:
        def do(evening: Evening, rng: random.Random) -> None:
            person = rng.choice([*evening.table.persons, None, 77])
            draft = evening.decide(person, maker(evening, rng))
            if isinstance(draft, Draft):
                evening.commit(draft)

        return do

    return [deed(maker) for maker in makers]


def _join(evening: Evening, rng: random.Random) -> None:
    if len(evening.table.persons) < 6:
        evening.join(rng.choice(["A", "B", "😀" * 40]), watch=rng.random() < 0.3, connect=rng.random() < 0.7)


def _connect(evening: Evening, rng: random.Random) -> None:
    for person in evening.table.persons:
        move = evening.table.connected if rng.random() < 0.7 else evening.table.disconnected
        move(person, evening.now)


def _wait(evening: Evening, rng: random.Random) -> None:
    evening.now += rng.choice([10, 1_000, 9_000, 50_000, 130_000])
    for piece in evening.settle():
        if isinstance(piece, BotToMove) and rng.random() < 0.8:
            evening.answer(piece)


def _play(evening: Evening, rng: random.Random) -> None:
    sight = evening.table.sight((), evening.now)
    if sight is None or sight.actor < 0:
        return
    person = evening.holder(sight.actor)
    mine = evening.table.sight((sight.actor,), evening.now)
    assert mine is not None
    if person is not None and mine.asked:
        asked = mine.asked[0]
        action = client.Act(evening.id(), asked.seat, asked.question, evening.pick(asked.choices))
        draft = evening.decide(person, action)
        assert not isinstance(draft, Again)
        evening.commit(draft)
        assert evening.decide(person, action) == Again(draft.number)


def _go_away(evening: Evening, rng: random.Random) -> None:
    """The person who must act goes away, and some of the others say what should become of it."""
    sight = evening.table.sight((), evening.now)
    owner = None if sight is None or sight.actor < 0 else evening.holder(sight.actor)
    if sight is None or owner is None:
        return
    evening.table.disconnected(owner, evening.now)
    evening.now += 45_000
    evening.settle()
    want = rng.choice(["bot", "end", "end", "wait"])
    for person in evening.table.persons:
        if evening.table.seats_of(person) and evening.table.shown(evening.now).absence and person != owner:
            evening.say(person, client.Absence, sight.actor, want)


DEEDS: list[Deed] = [
    _go_away,
    _join,
    _connect,
    _wait,
    _wait,
    *[_play] * 8,
    *_say(
        lambda e, r: client.Ready(e.id(), RANDOM, r.random() < 0.9),
        lambda e, r: client.Ready(e.id(), RANDOM),
        lambda e, r: client.Ready(e.id(), RANDOM),
        lambda e, r: client.Sit(e.id(), r.randrange(5)),
        lambda e, r: client.Stand(e.id()),
        lambda e, r: client.SetBot(e.id(), r.randrange(5), r.choice(["counter", "counter", None, "nobody"])),
        lambda e, r: client.SetBot(e.id(), r.randrange(5), "counter"),
        lambda e, r: client.SetSettings(e.id(), players=r.choice([None, 2, 3, 9])),
        lambda e, r: client.SetSettings(e.id(), locked=r.choice([None, True, False])),
        lambda e, r: client.SetSettings(e.id(), clock=Clock(r.choice(["bank", "gentle", "off"]), 20, 2)),
        lambda e, r: client.Talk(e.id(), r.choice(["hello", "nonsense", None]), r.choice([None, "text"])),
        lambda e, r: client.Kick(e.id(), r.randrange(1, 5)),
        lambda e, r: client.GiveHost(e.id(), r.randrange(1, 5)),
        lambda e, r: client.Rename(e.id(), r.choice(["A", "B", None, "\u202e"]), "ja"),
        lambda e, r: client.Absence(e.id(), r.randrange(4), r.choice(["wait", "bot", "end"])),
        lambda e, r: client.Act(e.id(), r.randrange(4), r.randrange(60), (r.choice([Word("true"), Card("rat")]),)),
        lambda e, r: client.Leave(e.id()) if r.random() < 0.3 else client.Ping(),
    ),
]  # fmt: skip


def an_evening(seed: int, deeds: int) -> Evening:
    """Let several persons do anything, sense or nonsense; every refusal must have changed nothing."""
    rng = random.Random(seed)
    evening = Evening(rng.choice([2, 3, 4]), seed)
    for _ in range(deeds):
        evening.now += rng.randrange(500)
        before = evening.table.digest()
        try:
            rng.choice(DEEDS)(evening, rng)
        except Refusal as refusal:
            assert refusal.code in CODES  # noqa: PT017 - the deeds that are not refused are right too
            assert evening.table.digest() == before
    return evening


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_a_restored_table_is_the_same(seed: int) -> None:
    evening = an_evening(seed, 150)
    table = evening.table
    stored = [decoded(encoded(entry)) for entry in table.entries]
    assert [entry.number for entry in stored] == list(range(1, table.number + 1))
    again = Table.restore(stored, evening.house, evening.now)
    assert again.digest() == table.digest()
    for seats in ((), (0,), (1,)):
        assert seen(again, seats, evening.now) == seen(table, seats, evening.now)


def seen(table: Table, seats: tuple[int, ...], now: int) -> bytes:
    log = table.log_for(sum(1 << seat for seat in seats), 0, None)  # type: ignore[arg-type]
    return msgspec.json.encode((table.sight(seats, now), log, table.shown(now).settings))


def test_the_evenings_of_this_test_are_worth_it() -> None:
    acts = {type(entry.act).__name__ for seed in range(25) for entry in an_evening(seed, 150).table.entries}
    assert acts == {kind.__name__ for kind in get_args(AnyAct)}


def test_nothing_stored_is_no_table() -> None:
    with pytest.raises(Damaged):
        Table.restore([], Evening().house, 0)


def test_a_hole_or_a_changed_entry_is_seen() -> None:
    evening = three_friends()
    for _ in range(4):
        evening.step()
    entries = list(evening.table.entries)
    with pytest.raises(Damaged):
        Table.restore(entries[:3] + entries[4:], evening.house, 0)
    with pytest.raises(Damaged):
        Table.restore(entries + [msgspec.structs.replace(entries[-1], number=len(entries) + 1)], evening.house, 0)


@pytest.mark.parametrize("change", [{"rules_version": 99}, {"game": "forgotten"}])
def test_a_match_of_other_rules_is_set_aside_and_ended(change: dict[str, object]) -> None:
    evening = three_friends()
    for _ in range(3):
        evening.step()
    entries = [_of_other_rules(entry, change) for entry in evening.table.entries]
    evening.table = Table.restore([decoded(encoded(entry)) for entry in entries], evening.house, evening.now)
    assert evening.table.sight((), evening.now) is None
    assert evening.refused(1, client.Act, 0, 10, (Word("true"),)) == "not_now"
    (draft,) = evening.table.tick(evening.now, evening.dice)
    assert isinstance(draft, Draft)
    evening.commit(draft)
    shown = evening.table.shown(evening.now)
    assert shown.status == "over"
    assert shown.commitment is not None
    record = evening.table.record()
    assert record.count('"line":"entry"') == 4
    for person in (1, 2, 3):
        evening.table.connected(person, evening.now)
    evening.ready(1, 2, 3)
    evening.play_out()
    assert evening.restored().digest() == evening.table.digest()


def _of_other_rules(entry: Entry, change: dict[str, object]) -> Entry:
    if not isinstance(entry.act, Started):
        return entry
    return msgspec.structs.replace(entry, act=msgspec.structs.replace(entry.act, **change))
