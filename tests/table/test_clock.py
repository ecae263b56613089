"""The turn clock: only a person's own thinking costs time, and nothing runs while nobody is there."""

from table.evening import Evening, kinds, three_friends, with_bots

from yomiai.table.table import BotToMove, Table
from yomiai.table.work import Draft, PresenceMoved
from yomiai.wire import client
from yomiai.wire.shown import Clock


def with_clock(mode: str = "bank") -> Evening:
    """Three friends, thirty seconds each, five more a decision."""
    evening = Evening(3)
    evening.join("Ren")
    evening.join("Yui")
    evening.say(1, client.SetSettings, clock=Clock(mode, 30, 5))  # type: ignore[arg-type]
    evening.ready(1, 2, 3)
    evening.settle()
    return evening


def left(evening: Evening) -> tuple[int, tuple[int, ...]]:
    sight = evening.table.sight((), evening.now)
    assert sight is not None
    assert sight.deadline is not None
    assert sight.deadline.seat == sight.actor
    return sight.deadline.left_ms, sight.deadline.banks_ms


def test_no_clock_shows_none() -> None:
    sight = three_friends().table.sight((), 0)
    assert sight is not None
    assert sight.deadline is None


def test_thinking_costs_time_and_deciding_gives_some() -> None:
    evening = with_clock()
    seat = evening.actor
    assert left(evening) == (30_000, (30_000,) * 3)
    evening.now += 12_000
    assert left(evening)[0] == 18_000
    evening.step()
    banks = left(evening)[1]
    assert banks[seat] == 23_000
    assert sorted(banks) == [23_000, 30_000, 30_000]


def test_others_talk_and_connections_change_no_clock() -> None:
    evening = with_clock()
    actor, other = evening.actor + 1, (evening.actor + 1) % 3 + 1
    evening.now += 3_000
    evening.say(other, client.Talk, "hello")
    evening.table.disconnected(actor, evening.now)
    evening.now += 3_000
    evening.table.connected(actor, evening.now)
    evening.settle()
    assert left(evening)[0] == 24_000


def test_when_time_is_up_a_bot_answers_this_one_question() -> None:
    evening = with_clock()
    seat, question = evening.actor, evening.asked(evening.actor).question
    evening.now += 29_999
    assert evening.settle() == []
    due = evening.table.due(evening.now)
    assert due is not None
    assert due.at_ms == evening.now + 1
    evening.now += 1
    (bot,) = evening.settle()
    assert isinstance(bot, BotToMove)
    assert (bot.seat, bot.question, bot.by, bot.bot) == (seat, question, "clock", "counter")
    assert evening.settle() == []  # not handed out twice
    assert kinds(evening.answer(bot)) == ["TimedOut"]
    assert evening.table.shown(0).seats[seat].bot is None
    assert left(evening)[1][seat] == 5_000
    told = evening.table.log_for(0, evening.table.number - 1, None)[0]  # type: ignore[arg-type]
    assert (told.kind, told.by, told.seat) == ("timed_out", "clock", seat)


def test_nobody_answers_for_a_person_before_his_time_is_up() -> None:
    evening = with_clock()
    asked = evening.asked(evening.actor)
    answer = evening.answer_to(asked.choices)
    table = evening.table

    def early() -> object:
        return table.decide_bot(asked.seat, asked.question, answer, evening.now, evening.dice)

    assert evening.refused_do(early) == "closed"
    evening.step()
    evening.now += 60_000
    assert evening.refused_do(early) == "closed"


def test_who_answers_before_the_bot_wins() -> None:
    evening = with_clock()
    evening.now += 31_000
    (bot,) = evening.settle()
    assert isinstance(bot, BotToMove)
    evening.step()
    late = (bot.seat, bot.question, evening.answer_to(bot.choices), evening.now, evening.dice)
    assert evening.refused_do(lambda: evening.table.decide_bot(*late)) == "closed"


def test_a_gentle_clock_only_shows_time() -> None:
    evening = with_clock("gentle")
    evening.now += 100_000
    assert evening.settle() == []
    assert left(evening)[0] == -70_000
    evening.step()
    assert min(left(evening)[1]) == 5_000


def test_time_does_not_run_while_the_program_is_down_or_nobody_is_there() -> None:
    evening = with_clock()
    evening.now += 10_000
    evening.table = Table.restore(evening.table.entries, evening.house, evening.now + 3_600_000)
    evening.now += 3_600_000
    assert evening.settle() == []
    evening.now += 500_000
    (moved,) = evening.settle()
    assert isinstance(moved, PresenceMoved)
    assert evening.table.due(evening.now) is None
    evening.table.connected(1, evening.now)
    (draft,) = evening.table.tick(evening.now, evening.dice)
    assert isinstance(draft, Draft)
    assert "Resumed" in kinds(draft)
    evening.commit(draft)
    evening.settle()
    assert left(evening)[0] == 30_000


def test_bots_use_no_clock() -> None:
    evening = Evening(3)
    for seat in (1, 2):
        evening.say(1, client.SetBot, seat, "counter")
    evening.say(1, client.SetSettings, clock=Clock("bank", 1, 0))
    evening.ready(1)
    while evening.actor == 0:
        evening.step()
    bot = evening.actor
    evening.now += 10_000
    sight = evening.table.sight((), evening.now)
    assert sight is not None
    assert sight.deadline is None
    evening.step()
    assert evening.table._state.course.banks_ms[bot] == 1_000  # type: ignore[union-attr]


def test_a_clock_that_goes_backwards_writes_no_entry_before_the_last() -> None:
    evening = with_bots()
    evening.now -= 500_000
    evening.step()
    times = [entry.at_ms for entry in evening.table.entries]
    assert times == sorted(times)
