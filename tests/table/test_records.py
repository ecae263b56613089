"""Every match of an evening can be had as a record, word for word as it could when it had just ended."""

import msgspec
import pytest
from table.evening import Evening, three_friends

from yomiai.games import registry
from yomiai.record.file import read
from yomiai.record.proof import verified
from yomiai.table.log import Started
from yomiai.table.refusal import Refusal
from yomiai.table.table import Table
from yomiai.wire import client


def long_evening() -> tuple[Evening, list[str]]:
    """Three matches, the second with a bot on Yui's seat, and each one's record as it was at its end."""
    evening, records = three_friends(), []
    for match in (1, 2, 3):
        if match > 1:
            evening.ready(*((1, 2, 3) if match == 3 else (1, 3)))
        evening.play_out()
        records.append(evening.table.record())
        if match == 1:
            evening.say(2, client.Stand)
            evening.say(1, client.SetBot, 1, "random")
        if match == 2:
            evening.say(1, client.SetBot, 1, None)
            evening.say(2, client.Sit, 1)
    return evening, records


def test_each_match_keeps_its_record() -> None:
    evening, records = long_evening()
    assert len(set(records)) == 3
    for table in (evening.table, evening.restored()):
        assert [table.record(match) for match in (1, 2, 3)] == records
        assert table.record() == records[2]
    assert read(records[1].encode()).header.seats[1].played == ("random",)
    assert all(verified(read(record.encode())).wrong == () for record in records)


@pytest.mark.parametrize("match", [-1, 0, 4])
def test_a_match_that_was_never_played_has_no_record(match: int) -> None:
    evening, _ = long_evening()
    with pytest.raises(Refusal, match="not_over"):
        evening.table.record(match)


def test_while_a_match_runs_those_before_it_can_be_had() -> None:
    evening, records = long_evening()
    evening.ready(1, 2, 3)
    assert evening.table.record(2) == records[1]
    with pytest.raises(Refusal, match="not_over"):
        evening.table.record(4)
    with pytest.raises(Refusal, match="not_over"):
        evening.table.record()


def test_a_match_of_older_rules_ends_where_it_ended() -> None:
    """Its record holds its own entries, not those of the matches after it."""
    evening, records = long_evening()
    older = []
    for entry in evening.table.entries:
        act = entry.act
        if isinstance(act, Started) and act.match == 1:
            act = msgspec.structs.replace(act, rules_version=registry.game(act.game).rules_version - 1)
        older.append(msgspec.structs.replace(entry, act=act))
    table = Table.restore(older, evening.house, evening.now)
    assert len(read(table.record(1).encode()).entries) == len(read(records[0].encode()).entries)
    assert table.record(2) == records[1]
