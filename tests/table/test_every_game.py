"""Every game on the shelf is played at a table to its end and kept as a record."""

import pytest
from table.evening import Evening

from yomiai.games import registry
from yomiai.kernel.secret import WATCHER
from yomiai.record.file import read
from yomiai.record.proof import verified
from yomiai.wire import client


@pytest.mark.parametrize("name", registry.SHELF)
def test_a_match_with_a_bot(name: str) -> None:
    players = registry.game(name).seats.start
    evening = Evening(players, 3, game=name)
    for seat in range(1, players):
        evening.say(1, client.SetBot, seat, "random")
    evening.ready(1)
    for _ in range(2_000):
        if evening.table.status != "playing":
            break
        evening.step()
    assert evening.table.status == "over"
    assert evening.restored().digest() == evening.table.digest()
    assert len(evening.table.log_for(WATCHER, 0, None)) == evening.table.number
    verdict = verified(read(evening.table.record().encode()))
    assert (verdict.wrong, verdict.replayed) == ((), True)


def test_one_evening_of_many_games() -> None:
    evening = Evening(4)
    for number, name in enumerate(registry.SHELF, 1):
        evening.say(1, client.SetSettings, game=name)
        for seat in evening.table.shown(evening.now).seats[1:]:
            evening.say(1, client.SetBot, seat.seat, "random")
        evening.ready(1)
        evening.play_out()
        assert evening.table.shown(evening.now).match == number
    assert evening.restored().digest() == evening.table.digest()
