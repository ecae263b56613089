"""Ending a running match because everybody who is there wants it."""

from table.evening import Evening, kinds, three_friends, with_bots

from yomiai.table.log import Aborted
from yomiai.wire import client


def reason(evening: Evening) -> str:
    act = next(entry.act for entry in reversed(evening.table.entries) if isinstance(entry.act, Aborted))
    return act.reason


def test_when_all_want_it_the_match_ends() -> None:
    evening = three_friends()
    for person in (1, 2):
        assert kinds(evening.say(person, client.EndMatch, want=True)) == ["EndWanted"]
    assert evening.table.shown(evening.now).wants_end == (1, 2)
    draft = evening.say(3, client.EndMatch, want=True)
    assert kinds(draft)[:2] == ["EndWanted", "Aborted"]
    assert evening.table.status == "over"
    assert reason(evening) == "agreed"
    assert evening.table.shown(evening.now).wants_end == ()
    assert evening.restored().digest() == evening.table.digest()


def test_it_can_be_taken_back() -> None:
    evening = three_friends()
    evening.say(1, client.EndMatch, want=True)
    evening.say(1, client.EndMatch, want=False)
    assert evening.table.shown(evening.now).wants_end == ()
    evening.say(2, client.EndMatch, want=True)
    evening.say(3, client.EndMatch, want=True)
    assert evening.table.status == "playing"
    kinds_told = [told.kind for told in evening.table.log_for(0, 0, None)]  # type: ignore[arg-type]
    assert kinds_told[-4:] == ["end_wanted", "end_not_wanted", "end_wanted", "end_wanted"]


def test_bots_are_not_asked() -> None:
    evening = with_bots()
    evening.say(1, client.EndMatch, want=True)
    assert evening.table.status == "over"


def test_who_is_away_for_a_moment_counts_and_who_is_absent_does_not() -> None:
    evening = three_friends()
    evening.table.disconnected(3, evening.now)
    evening.now += 1_000
    evening.say(1, client.EndMatch, want=True)
    evening.say(2, client.EndMatch, want=True)
    assert evening.table.status == "playing"
    due = evening.table.due(evening.now)
    assert due is not None
    evening.now += 40_000
    evening.settle()
    assert (evening.table.status, reason(evening)) == ("over", "agreed")


def test_nobody_ends_a_match_for_people_who_are_all_away() -> None:
    evening = three_friends()
    evening.say(1, client.EndMatch, want=True)
    for person in (1, 2, 3):
        evening.table.disconnected(person, evening.now)
    evening.now += 100_000
    evening.settle()
    assert evening.table.status == "playing"


def test_when_the_last_who_wants_to_play_leaves_it_ends() -> None:
    evening = three_friends()
    evening.say(1, client.EndMatch, want=True)
    evening.say(2, client.EndMatch, want=True)
    evening.say(3, client.Leave)
    assert evening.table.status == "over"


def test_who_left_wants_nothing_any_more() -> None:
    evening = three_friends()
    evening.say(1, client.EndMatch, want=True)
    evening.say(1, client.Leave)
    assert evening.table.status == "playing"
    assert evening.table.shown(evening.now).wants_end == ()


def test_watchers_have_no_say_and_between_matches_there_is_nothing_to_end() -> None:
    evening = three_friends()
    watcher = evening.join("Aki", watch=True)
    assert evening.refused(watcher, client.EndMatch, True) == "not_your_seat"
    evening.play_out()
    assert evening.refused(1, client.EndMatch, True) == "not_now"


def test_a_new_match_begins_with_nobody_wanting_its_end() -> None:
    evening = three_friends()
    evening.say(1, client.EndMatch, want=True)
    evening.play_out()
    evening.ready(1, 2, 3)
    assert evening.table.shown(evening.now).wants_end == ()
