"""Goblets with memory=own: what only a seat was told is not sent again once its person was shown it."""

import msgspec
import pytest
from table.evening import Evening

from yomiai.kernel.choice import Word
from yomiai.kernel.secret import WATCHER, seen_by
from yomiai.table.table import Again
from yomiai.wire import client
from yomiai.wire.server import Told

MINE = seen_by(0)


def feast(memory: str = "own", seed: int = 1) -> Evening:
    """Two persons at goblets in the middle, after the host has peeked."""
    evening = Evening(2, seed, game="goblets")
    evening.say(1, client.SetSettings, options={"memory": memory})
    evening.join("Ren")
    evening.ready(1, 2)
    while not peeks(evening.table.log_for(MINE, 0, 1)):
        peek_or_step(evening)
    return evening


def peek_or_step(evening: Evening) -> None:
    seat = evening.actor
    asked = evening.asked(seat)
    peeks = [each for each in asked.choices.questions[0].branches if each.choice == Word("peek")]
    if seat != 0 or not peeks:
        evening.step()
        return
    place = asked.choices.questions[peeks[0].then].branches[0].choice
    evening.say(1, client.Act, 0, asked.question, (Word("peek"), place))


def peeks(log: tuple[Told, ...]) -> list[bool]:
    """Return for each peek of seat 0 whether what it showed is closed."""
    events = [event for told in log for event in told.events if type(event).__name__ == "Peeked"]
    return [event.contents.closed for event in events if event.seat == 0]


def seen(evening: Evening, person: int, number: int) -> None:
    done = evening.decide(person, client.Seen(number))
    if not isinstance(done, Again):
        evening.commit(done)


def test_it_is_open_until_it_was_acknowledged_and_closed_from_then_on() -> None:
    evening = feast()
    peeked = evening.table.number
    assert peeks(evening.table.log_for(MINE, 0, 1))[-1] is False
    seen(evening, 1, peeked - 1)
    assert peeks(evening.table.log_for(MINE, 0, 1))[-1] is False
    seen(evening, 1, peeked)
    mine = evening.table.log_for(MINE, 0, 1)
    assert all(peeks(mine))
    public = evening.table.log_for(WATCHER, 0, None)
    assert [told.events for told in mine] == [told.events for told in public]


def test_later_events_are_open_again() -> None:
    evening = feast()
    seen(evening, 1, evening.table.number)
    before = len(peeks(evening.table.log_for(MINE, 0, 1)))
    while len(peeks(evening.table.log_for(MINE, 0, 1))) == before:
        peek_or_step(evening)
    assert peeks(evening.table.log_for(MINE, 0, 1))[-2:] == [True, False]


def test_it_is_kept_with_the_table() -> None:
    evening = feast()
    seen(evening, 1, evening.table.number)
    again = evening.restored()
    assert again.digest() == evening.table.digest()
    assert all(peeks(again.log_for(MINE, 0, 1)))


def test_each_seat_acknowledges_for_itself() -> None:
    evening = feast()
    seen(evening, 2, evening.table.number)
    assert peeks(evening.table.log_for(MINE, 0, 1))[-1] is False


def test_only_what_is_private_costs_an_entry() -> None:
    evening = feast()
    seen(evening, 1, evening.table.number)
    number = evening.table.number
    for again in (0, number - 1, number, number + 50):
        assert isinstance(evening.decide(1, client.Seen(again)), Again)
    watcher = evening.join("Aki", watch=True)
    assert isinstance(evening.decide(watcher, client.Seen(number)), Again)


def test_a_number_from_the_future_closes_nothing_that_is_to_come() -> None:
    evening = feast()
    seen(evening, 1, 10**9)
    before = len(peeks(evening.table.log_for(MINE, 0, 1)))
    while len(peeks(evening.table.log_for(MINE, 0, 1))) == before:
        peek_or_step(evening)
    assert peeks(evening.table.log_for(MINE, 0, 1))[-1] is False


@pytest.mark.parametrize("game", ["cockroach", "goblets"])
def test_elsewhere_everything_is_sent_again(game: str) -> None:
    evening = feast("notes") if game == "goblets" else Evening(2, game=game)
    if game == "cockroach":
        evening.join("Ren")
        evening.ready(1, 2)
    before = evening.table.log_for(MINE, 0, 1)
    assert isinstance(evening.decide(1, client.Seen(evening.table.number)), Again)
    assert evening.table.log_for(MINE, 0, 1) == before


def test_after_the_match_it_may_be_read_again() -> None:
    evening = feast()
    seen(evening, 1, evening.table.number)
    for person in (1, 2):
        evening.say(person, client.EndMatch, want=True)
    assert not any(peeks(evening.table.log_for(MINE, 0, 1)))


def test_others_are_told_only_that_he_was_shown_it() -> None:
    evening = feast()
    seen(evening, 1, evening.table.number)
    told = evening.table.log_for(WATCHER, 0, None)[-1]
    assert msgspec.to_builtins(told) == msgspec.to_builtins(
        Told(evening.table.number, told.at_ms, "seen", 1, 0)
    )
