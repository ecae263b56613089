"""A match that rests because everybody who is there wants it, and goes on as soon as one of them does."""

from table.evening import Evening, kinds, three_friends, with_bots

from yomiai.table.table import BotToMove
from yomiai.wire import client
from yomiai.wire.shown import Clock


def paused(evening: Evening) -> bool:
    return evening.table.shown(evening.now).paused


def rest(evening: Evening, *persons: int) -> None:
    for person in persons:
        evening.say(person, client.PauseMatch, want=True)
    assert paused(evening)


def act_of_who_must(evening: Evening) -> tuple[int, client.Act]:
    sight = evening.table.sight((0, 1, 2), evening.now)
    assert sight is not None
    asked = next(asked for asked in sight.asked if asked.must)
    answer = evening.answer_to(asked.choices)
    person = evening.holder(asked.seat)
    assert person is not None
    return person, client.Act(evening.id(), asked.seat, asked.question, answer.choices)


def test_when_all_want_it_the_match_rests_and_one_is_enough_to_go_on() -> None:
    evening = three_friends()
    evening.say(1, client.PauseMatch, want=True)
    evening.say(2, client.PauseMatch, want=True)
    assert evening.table.shown(evening.now).wants_pause == (1, 2)
    assert not paused(evening)
    assert kinds(evening.say(3, client.PauseMatch, want=True)) == ["PauseWanted", "Paused"]
    assert paused(evening)
    assert evening.restored().digest() == evening.table.digest()
    assert kinds(evening.say(2, client.PauseMatch, want=False))[:2] == ["PauseWanted", "Resumed"]
    assert not paused(evening)
    assert evening.table.shown(evening.now).wants_pause == ()


def test_in_a_pause_nobody_is_asked_and_nothing_can_be_done() -> None:
    evening = three_friends()
    person, act = act_of_who_must(evening)
    rest(evening, 1, 2, 3)
    sight = evening.table.sight((0, 1, 2), evening.now)
    assert sight is not None
    assert sight.asked == ()
    assert evening.refused_do(lambda: evening.decide(person, act)) == "paused"
    assert evening.refused(1, client.PauseMatch, True) == "paused"
    evening.say(1, client.PauseMatch, want=False)
    evening.commit(evening.decide(person, act))


def test_no_clock_runs_in_a_pause_and_what_was_thought_before_counts() -> None:
    evening = Evening(3)
    evening.join("Ren")
    evening.join("Yui")
    evening.say(1, client.SetSettings, clock=Clock("bank", 60, 0))
    evening.ready(1, 2, 3)
    evening.now += 10_000
    rest(evening, 1, 2, 3)
    evening.now += 500_000
    evening.settle()
    assert evening.table.status == "playing"
    evening.say(1, client.PauseMatch, want=False)
    sight = evening.table.sight((), evening.now)
    assert sight is not None
    assert sight.deadline is not None
    assert sight.deadline.left_ms == 50_000


def test_bots_wait_too_and_are_asked_again() -> None:
    evening = with_bots()
    while evening.table.sight((), evening.now).actor == 0:  # type: ignore[union-attr]
        person, act = act_of_who_must(evening)
        evening.commit(evening.decide(person, act))
    bot = evening.bot()
    assert bot is not None
    rest(evening, 1)
    evening.now += 500_000
    assert not [piece for piece in evening.settle() if isinstance(piece, BotToMove)]
    late = evening.refused_do(
        lambda: evening.table.decide_bot(
            bot.seat, bot.question, evening.answer_to(bot.choices), evening.now, evening.dice
        )
    )
    assert late == "paused"
    evening.say(1, client.PauseMatch, want=False)
    again = evening.bot()
    assert again is not None
    assert (again.seat, again.question) == (bot.seat, bot.question)
    evening.answer(again)


def test_a_pause_outlives_a_restart_and_people_who_go_and_come() -> None:
    evening = three_friends()
    rest(evening, 1, 2, 3)
    for person in (1, 2, 3):
        evening.table.disconnected(person, evening.now)
    evening.now += 100_000
    evening.settle()
    evening.table.connected(2, evening.now)
    evening.settle()
    assert paused(evening)
    assert evening.table.shown(evening.now).absence is None


def test_watchers_have_no_say() -> None:
    evening = three_friends()
    watcher = evening.join("Aki", watch=True)
    assert evening.refused(watcher, client.PauseMatch, True) == "not_your_seat"
    rest(evening, 1, 2, 3)
    assert evening.refused(watcher, client.PauseMatch, False) == "not_your_seat"


def test_a_match_in_a_pause_can_still_be_ended_by_all() -> None:
    evening = three_friends()
    rest(evening, 1, 2, 3)
    for person in (1, 2, 3):
        evening.say(person, client.EndMatch, want=True)
    assert evening.table.status == "over"
    assert not paused(evening)
