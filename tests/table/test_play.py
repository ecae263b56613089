"""Playing at a table: a question is answered once, by its seat, and what is refused changes nothing."""

import msgspec
import pytest
from table.evening import RANDOM, Evening, kinds, three_friends, with_bots

from yomiai.kernel.choice import Card, Seat, Word
from yomiai.kernel.secret import WATCHER
from yomiai.record.file import read
from yomiai.record.match import Match
from yomiai.record.proof import verified
from yomiai.table.refusal import Refusal
from yomiai.table.state import REMEMBERED
from yomiai.table.table import Again, eyes_of
from yomiai.wire import client
from yomiai.wire.shown import Clock


def turn(evening: Evening) -> tuple[int, int, client.Act]:
    """Return who must act, on which seat, and something he may do."""
    seat = evening.actor
    person = evening.holder(seat)
    assert person is not None
    asked = evening.asked(seat)
    return person, seat, client.Act(evening.id(), seat, asked.question, evening.pick(asked.choices))


def again(act: client.Act, evening: Evening) -> client.Act:
    """Return the same answer as another action: a second tap."""
    return client.Act(evening.id(), act.seat, act.question, act.choices)


def test_the_same_action_twice_is_answered_as_before() -> None:
    evening = three_friends()
    person, _, act = turn(evening)
    first = evening.decide(person, act)
    evening.commit(first)
    before = evening.table.digest()
    assert evening.decide(person, act) == Again(evening.table.number)
    evening.step()
    assert evening.decide(person, act) == Again(first.number)
    assert evening.table.digest() != before


def test_ids_of_different_persons_do_not_meet() -> None:
    evening = three_friends()
    evening.commit(evening.decide(1, client.Talk("same0001", phrase="hello")))
    evening.commit(evening.decide(2, client.Talk("same0001", phrase="hello")))
    assert evening.decide(2, client.Talk("same0001", phrase="hello")) == Again(evening.table.number)


def test_a_double_tap_and_a_late_click_are_closed() -> None:
    evening = three_friends()
    person, _, act = turn(evening)
    evening.commit(evening.decide(person, act))
    assert evening.refused_do(lambda: evening.decide(person, again(act, evening))) == "closed"
    for _ in range(5):
        evening.step()
    assert evening.refused_do(lambda: evening.decide(person, again(act, evening))) == "closed"


def test_out_of_turn_and_foreign_seats() -> None:
    evening = three_friends()
    person, seat, act = turn(evening)
    other = person % 3 + 1
    assert evening.refused(other, client.Act, seat, act.question, act.choices) == "not_your_seat"
    assert evening.refused(other, client.Act, other - 1, act.question, act.choices) == "not_your_turn"
    assert evening.refused(other, client.Act, other - 1, 10_000, act.choices) == "not_your_turn"
    assert evening.refused(person, client.Act, 9, act.question, act.choices) == "no_seat"
    watcher = evening.join("Aki", watch=True)
    assert evening.refused(watcher, client.Act, seat, act.question, act.choices) == "not_your_seat"


def test_what_the_rules_forbid_names_its_clause() -> None:
    evening = three_friends()
    person, seat, act = turn(evening)
    for choices in ((Word("true"),), act.choices[:1], (*act.choices, Word("rat")), (Card("unicorn"),)):
        assert evening.refused(person, client.Act, seat, act.question, choices) == "not_legal"
    to_himself = client.Act(evening.id(), seat, act.question, (act.choices[0], Seat(seat), Word("rat")))
    with pytest.raises(Refusal) as refusal:
        evening.decide(person, to_himself)
    assert refusal.value.clause.startswith("C-")


def test_before_and_after_a_match() -> None:
    evening = Evening(2)
    assert evening.refused(1, client.Act, 0, 3, (Word("true"),)) == "not_now"
    evening.say(1, client.SetBot, 1, "counter")
    evening.ready(1)
    evening.play_out()
    assert evening.refused(1, client.Act, 0, 3, (Word("true"),)) == "closed"


def test_a_question_keeps_its_number_while_people_talk_and_come() -> None:
    evening = three_friends()
    person, seat, act = turn(evening)
    evening.say(1, client.Talk, "hello")
    evening.join("Aki", watch=True)
    assert evening.asked(seat).question == act.question
    evening.commit(evening.decide(person, act))


def test_the_end_opens_the_luck_and_the_record_proves_it() -> None:
    evening = with_bots()
    assert evening.refused_do(evening.table.record) == "not_over"
    promised = evening.table.shown(0).commitment
    evening.play_out()
    shown = evening.table.shown(evening.now)
    assert shown.status == "over"
    assert shown.opened is not None
    assert RANDOM in shown.opened
    assert shown.commitment != promised
    record = read(evening.table.record().encode())
    assert record.header.luck.commitment == promised
    verdict = verified(record)
    assert (verdict.wrong, verdict.unchecked, verdict.replayed) == ((), (), True)


def test_nothing_of_the_luck_is_told_before() -> None:
    evening = with_bots()
    secret = evening.table._state.course.commitment.secret  # type: ignore[union-attr]
    for _ in range(10):
        evening.step()
        everything = repr(
            (
                evening.table.shown(evening.now),
                evening.table.log_for(eyes_of((0,)), 0, 1),
                evening.table.sight((0,), evening.now),
            )
        )
        assert secret not in everything
        assert RANDOM not in everything
        assert "hash1" not in everything


def test_the_running_record_for_the_keeper_stays_sealed() -> None:
    evening = with_bots()
    evening.step()
    record = read(evening.table.closed_record().encode())
    assert record.end is None
    assert record.header.luck.opened is None
    assert len(record.entries) == 2


def test_rematch_carries_everything() -> None:
    evening = with_bots()
    watcher = evening.join("Aki", watch=True)
    first = evening.table.shown(0).commitment
    evening.play_out()
    end = evening.table.shown(0)
    assert [person.person for person in end.persons] == [1, watcher]
    assert [seat.bot for seat in end.seats] == [None, "counter", "counter"]
    assert not end.seats[0].ready
    assert sorted(tally.name for tally in end.tally) == ["Mika", "bot.2", "bot.3"]
    assert sum(tally.won for tally in end.tally) == 2
    assert sum(tally.lost for tally in end.tally) == 1
    last = evening.table.number
    evening.ready(1)
    shown = evening.table.shown(0)
    assert (shown.status, shown.match, shown.opened) == ("playing", 2, None)
    assert shown.commitment not in {None, first}
    log = evening.table.log_for(WATCHER, 0, watcher)
    assert [told.number for told in log] == list(range(last, evening.table.number + 1))
    evening.play_out()
    assert all(tally.matches == 2 for tally in evening.table.shown(0).tally)


def test_rematch_keeps_what_the_host_has_chosen() -> None:
    evening = Evening(3)
    chosen = {"look": "may", "ranking": "fewest_cards"}
    evening.say(1, client.SetSettings, options=chosen, clock=Clock("gentle", 60, 5), talk="free")
    for seat in (1, 2):
        evening.say(1, client.SetBot, seat, "counter")
    evening.ready(1)
    before = evening.table.shown(0).settings
    assert before.options == chosen
    evening.play_out()
    evening.ready(1)
    assert evening.table.shown(0).settings == before
    evening.play_out()
    first, second = (read(evening.table.record(match).encode()).header.options for match in (1, 2))
    assert first == second
    assert {name: second[name] for name in chosen} == chosen


def test_numbers_have_no_holes_and_everybody_is_told_each() -> None:
    evening = three_friends()
    evening.play_out()
    for seats in ((), (0,), (1, 2)):
        log = evening.table.log_for(eyes_of(seats), 0, None)
        assert [told.number for told in log] == list(range(1, evening.table.number + 1))
        assert evening.table.log_for(eyes_of(seats), log[-4].number, None) == log[-3:]


def test_a_late_device_is_told_the_story_from_the_start() -> None:
    evening = three_friends()
    for _ in range(6):
        evening.step()
    told = evening.table.log_for(eyes_of((1,)), 0, 2)
    events = [event for each in told for event in each.events]
    match = evening.table._state.course.match  # type: ignore[union-attr]
    assert events == match.story(eyes_of((1,)))  # type: ignore[union-attr]


def test_hands_are_opened_when_it_is_over() -> None:
    evening = three_friends()
    before = evening.table.sight((), 0)
    assert before is not None
    assert all(place.hand.truth is msgspec.UNSET for place in before.view.places)
    evening.play_out()
    sight = evening.table.sight((), evening.now)
    assert sight is not None
    assert (sight.actor, sight.asked, sight.deadline) == (-2, (), None)
    assert all(sum(place.hand.open().counts) == place.cards for place in sight.view.places)
    assert sight.result is not None
    assert sight.result.played == (("Mika",), ("Ren",), ("Yui",))


def test_leaving_in_a_match_leaves_a_bot() -> None:
    evening = three_friends()
    ren = 2
    assert kinds(evening.say(ren, client.Leave)) == ["Left", "BotTookOver"]
    seat = evening.table.shown(0).seats[1]
    assert (seat.holder, seat.person, seat.name) == ("bot", None, "bot.2")
    evening.play_out()
    result = evening.table.sight((), 0).result  # type: ignore[union-attr]
    assert result is not None
    assert result.played[1] == ("Ren", "bot.2")
    record = read(evening.table.record().encode())
    assert record.header.seats[1].name == "Ren"
    assert record.header.seats[1].played == ("person", "counter")


def test_being_sent_away_in_a_match_leaves_a_bot_too() -> None:
    evening = three_friends()
    draft = evening.say(1, client.Kick, evening.actor + 1 if evening.actor else 2)
    assert kinds(draft) == ["Kicked", "BotTookOver"]
    evening.play_out()


def test_a_watcher_takes_a_bots_seat_at_its_next_decision() -> None:
    evening = with_bots()
    while evening.actor == 0:
        evening.step()
    aki = evening.join("Aki")
    seat = evening.actor
    assert kinds(evening.say(aki, client.Sit, seat)) == ["Sat"]
    assert evening.table.shown(0).seats[seat].bot == "counter"
    asked = evening.table._state.course.question(seat)  # type: ignore[union-attr]
    assert evening.refused(aki, client.Act, seat, asked, (Word("true"),)) == "not_your_turn"
    assert evening.table.sight((seat,), 0).asked == ()  # type: ignore[union-attr]
    while evening.table.shown(0).seats[seat].bot is not None:
        evening.step()
    assert evening.table.shown(0).seats[seat].person == aki
    evening.play_out()
    assert evening.table.sight((), 0).result.played[seat][-1] == "Aki"  # type: ignore[union-attr]


def test_a_bots_seat_is_not_given_at_a_locked_table() -> None:
    evening = with_bots()
    aki = evening.join("Aki")
    evening.say(1, client.SetSettings, locked=True)
    assert evening.refused(aki, client.Sit, 1) == "locked"
    assert evening.refused(1, client.Sit, 1) == "not_now"


def test_a_choice_that_others_have_made_impossible_is_called_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = three_friends()
    evening.step()
    person, seat, _ = turn(evening)
    monkeypatch.setattr(
        Match, "question_number", lambda _match, _seat: 0
    )  # open since before the last action
    question = evening.asked(seat).question
    assert evening.refused(person, client.Act, seat, question, (Word("unicorn"),)) == "changed"


def test_only_the_last_actions_of_a_person_are_remembered() -> None:
    evening = Evening()
    first = client.Talk("first001", phrase="hello")
    evening.commit(evening.decide(1, first))
    for _ in range(REMEMBERED - 1):
        evening.say(1, client.Talk, "hmm")
    assert isinstance(evening.decide(1, first), Again)
    evening.say(1, client.Talk, "hmm")
    assert not isinstance(evening.decide(1, first), Again)
