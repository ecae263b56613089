"""A bot at a table gets its seat's view and story, and its pace tells nothing."""

import msgspec
from table.evening import HOUSE, Evening, three_friends, with_bots

from yomiai.bots.contract import Answer
from yomiai.kernel.choice import Word
from yomiai.kernel.secret import seen_by
from yomiai.table.table import BotToMove, Table
from yomiai.wire import client


def waiting_for_bot(seed: int = 1) -> Evening:
    evening = with_bots(seed)
    while evening.actor == 0:
        evening.step()
    evening.settle()
    return evening


def test_a_bot_gets_what_its_seat_may_know_and_nothing_else() -> None:
    evening = waiting_for_bot()
    bot = evening.bot()
    assert bot is not None
    match = evening.table._state.course.match  # type: ignore[union-attr]
    assert match is not None
    eyes = seen_by(bot.seat)
    assert (bot.view, bot.story, bot.choices) == (
        match.view(eyes),
        match.story(eyes),
        match.choices(bot.seat),
    )
    assert (bot.bot, bot.by, bot.game, bot.attempt) == ("counter", "bot", "cockroach", 0)


def test_a_bot_takes_its_time_and_is_asked_once() -> None:
    delays = set()
    for seed in range(12):
        evening = waiting_for_bot(seed)
        asked = evening.table.entries[-1].at_ms
        bot = evening.handed
        assert bot is not None
        delays.add(bot.due_ms - asked)
        evening.now = bot.due_ms
        assert evening.settle() == []
    assert len(delays) > 8
    assert 1_400 <= min(delays) <= max(delays) <= 2_600


def test_a_bot_that_does_not_answer_is_asked_again() -> None:
    evening = waiting_for_bot()
    first = evening.bot()
    asked_again = evening.table.due(evening.now)
    assert asked_again is not None
    assert asked_again.at_ms - evening.now == HOUSE.bot_patience_ms
    second = evening.bot()
    assert first is not None
    assert second is not None
    assert (second.seat, second.question, second.seed) == (first.seat, first.question, first.seed)
    assert second.attempt == 1


def test_delay_and_seed_are_the_same_after_a_restart() -> None:
    evening = waiting_for_bot()
    again = Evening(3, 1)
    again.table, again.now = evening.restored(), evening.now
    again.table.connected(1, evening.now)
    first, second = evening.bot(), again.bot()
    assert first is not None
    assert second is not None
    assert (second.question, second.seed, second.due_ms) == (first.question, first.seed, first.due_ms)


def test_what_a_bot_may_not_do_changes_nothing() -> None:
    evening = waiting_for_bot()
    bot = evening.bot()
    assert bot is not None
    table = evening.table

    def answer(seat: int, question: int) -> object:
        return table.decide_bot(seat, question, Answer((Word("unicorn"),)), evening.now, evening.dice)

    assert evening.refused_do(lambda: answer(bot.seat, bot.question)) == "not_legal"
    assert evening.refused_do(lambda: answer(bot.seat, 1)) == "closed"
    assert evening.refused_do(lambda: answer(0, bot.question)) == "closed"


def test_no_bot_moves_where_nobody_is() -> None:
    evening = waiting_for_bot()
    evening.table.disconnected(1, evening.now)
    evening.now += 39_000
    assert any(isinstance(piece, BotToMove) for piece in evening.settle())  # asked again
    evening.now += 41_000
    evening.handed = None
    assert not any(isinstance(piece, BotToMove) for piece in evening.settle())
    assert evening.bot() is None
    evening.table.connected(1, evening.now)
    assert evening.bot() is not None


def test_after_a_restart_bots_wait_for_somebody() -> None:
    evening = waiting_for_bot()
    table = Table.restore(evening.table.entries, HOUSE, evening.now)
    assert not any(isinstance(piece, BotToMove) for piece in table.tick(evening.now + 30_000, evening.dice))


def test_bots_can_be_slowed_down_for_demonstrations() -> None:
    house = msgspec.structs.replace(HOUSE, bot_delay_ms=(0, 0))
    evening = with_bots(1, house)
    while evening.actor == 0:
        evening.step()
    now = evening.now
    assert evening.bot() is not None
    assert evening.now == now


def test_a_bot_takes_over_with_a_delay_of_its_own() -> None:
    evening = three_friends()
    evening.settle()
    evening.now += 5_000
    actor = evening.actor
    evening.say(actor + 1, client.Leave)
    evening.settle()
    assert evening.handed is not None
    assert evening.handed.due_ms >= evening.now + 1_400
