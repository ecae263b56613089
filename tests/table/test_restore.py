"""The table in memory and the one read back from its log are the same, whatever people do."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table.deeds import an_evening
from table.evening import three_friends

from yomiai.kernel.choice import Word
from yomiai.record.match import Match
from yomiai.table.log import AnyAct, Entry, Started, decoded, encoded
from yomiai.table.table import Damaged, Draft, Table, eyes_of
from yomiai.wire import client


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32))
def test_a_restored_table_is_the_same(seed: int) -> None:
    evening = an_evening(seed, 60)
    table = evening.table
    stored = [decoded(encoded(entry)) for entry in table.entries]
    assert [entry.number for entry in stored] == list(range(1, table.number + 1))
    again = Table.restore(stored, evening.house, evening.now)
    assert again.digest() == table.digest()
    for seats in ((), (0,), (1,)):
        assert seen(again, seats, evening.now) == seen(table, seats, evening.now)


def seen(table: Table, seats: tuple[int, ...], now: int) -> bytes:
    log = table.log_for(eyes_of(seats), 0, None)
    return msgspec.json.encode((table.sight(seats, now), log, table.shown(now).settings))


def test_only_the_last_match_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole evening must load as fast as its last match, and stand equal."""
    evening = three_friends()
    evening.play_out()
    evening.ready(1, 2, 3)
    replayed: list[int] = []
    replay = Match.replay

    def counted(self: Match, entry: Any) -> Match:
        replayed.append(entry.number)
        return replay(self, entry)

    monkeypatch.setattr(Match, "replay", counted)
    begun = evening.restored()
    assert (begun.digest(), replayed) == (evening.table.digest(), [0])
    evening.play_out()
    replayed.clear()
    ended = evening.restored()
    assert ended.digest() == evening.table.digest()
    assert replayed == list(range(len(replayed)))
    assert len(replayed) > 10


def test_the_evenings_of_this_test_are_worth_it() -> None:
    acts = {type(entry.act).__name__ for seed in range(20) for entry in an_evening(seed, 60).table.entries}
    assert acts == {kind.__name__ for kind in get_args(AnyAct)}


def test_nothing_stored_is_no_table() -> None:
    with pytest.raises(Damaged):
        Table.restore([], three_friends().house, 0)


def test_a_hole_or_a_changed_entry_is_seen() -> None:
    evening = three_friends()
    for _ in range(4):
        evening.step()
    entries = list(evening.table.entries)
    repeated = msgspec.structs.replace(entries[-1], number=len(entries) + 1)
    with pytest.raises(Damaged):
        Table.restore(entries[:3] + entries[4:], evening.house, 0)
    with pytest.raises(Damaged):
        Table.restore([*entries, repeated], evening.house, 0)


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
