"""Somebody away is judged only when he must decide, and only the others say what follows."""

from table.evening import Evening, kinds, three_friends

from yomiai.table.work import PresenceMoved
from yomiai.wire import client


def away(evening: Evening, person: int, ms: int = 40_000) -> None:
    evening.table.disconnected(person, evening.now)
    evening.now += ms
    evening.settle()


def absent_actor() -> tuple[Evening, int, list[int]]:
    """Return an evening at which the person who must decide is away, and the others."""
    evening = three_friends()
    actor = evening.actor + 1
    away(evening, actor)
    return evening, actor, [person for person in (1, 2, 3) if person != actor]


def test_presence_turns_grey_and_absent_and_is_announced_once() -> None:
    evening = three_friends()
    evening.settle()
    evening.table.disconnected(2, evening.now)
    seen = []
    for ms in (0, 7_999, 1, 31_999, 1, 1):
        evening.now += ms
        seen += [piece.persons for piece in evening.settle() if isinstance(piece, PresenceMoved)]
    assert seen == [{2: "grey"}, {2: "absent"}]
    evening.table.connected(2, evening.now)
    assert evening.settle() == [PresenceMoved({2: "here"})]


def test_due_names_the_moments_at_which_presence_moves() -> None:
    evening = Evening(3)
    evening.settle()
    assert evening.table.due(evening.now) is None
    evening.table.disconnected(1, evening.now)
    due = evening.table.due(evening.now)
    assert due is not None
    assert due.at_ms == evening.now + 8_000


def test_a_short_absence_is_not_seen() -> None:
    evening = three_friends()
    evening.settle()
    away(evening, 2, 7_999)
    evening.table.connected(2, evening.now)
    assert evening.settle() == []
    assert evening.table.shown(evening.now).absence is None


def test_the_offer_stands_only_while_the_absent_seat_must_decide() -> None:
    evening = three_friends()
    waiting = (evening.actor + 1) % 3 + 1
    away(evening, waiting)
    assert evening.table.shown(evening.now).absence is None
    assert evening.refused(evening.actor + 1, client.Absence, waiting - 1, "bot") == "not_now"
    evening, actor, others = absent_actor()
    offer = evening.table.shown(evening.now).absence
    assert offer is not None
    assert offer.seat == actor - 1
    evening.table.connected(actor, evening.now)
    assert evening.table.shown(evening.now).absence is None
    assert evening.refused(others[0], client.Absence, actor - 1, "bot") == "not_now"


def test_one_person_is_enough_for_a_bot_and_the_owner_comes_back_at_his_next_decision() -> None:
    evening, actor, others = absent_actor()
    seat = actor - 1
    assert evening.refused(actor, client.Absence, seat, "bot") == "not_your_seat"
    assert kinds(evening.say(others[0], client.Absence, seat, "bot")) == ["AbsenceAnswered", "BotTookOver"]
    shown = evening.table.shown(evening.now)
    assert (shown.seats[seat].holder, shown.seats[seat].person) == ("bot", actor)
    assert shown.absence is None
    evening.table.connected(actor, evening.now)
    assert evening.table.shown(evening.now).seats[seat].bot is not None  # the bot is deciding
    evening.step()
    evening.settle()
    assert evening.table.shown(evening.now).seats[seat].bot is None
    assert "Returned" in [type(entry.act).__name__ for entry in evening.table.entries]
    evening.play_out()
    played = evening.table.sight((), 0).result.played[seat]  # type: ignore[union-attr]
    assert [name.startswith("bot.") for name in played] == [False, True, False]


def test_an_owner_who_stays_away_is_played_for_to_the_end() -> None:
    evening, actor, others = absent_actor()
    evening.say(others[1], client.Absence, actor - 1, "bot")
    evening.play_out()
    seat = evening.table.shown(evening.now).seats[actor - 1]
    assert (seat.holder, seat.person, seat.ready) == ("person", actor, False)


def test_to_end_everybody_who_is_connected_must_agree() -> None:
    evening, actor, others = absent_actor()
    evening.say(others[0], client.Absence, actor - 1, "end")
    offer = evening.table.shown(evening.now).absence
    assert offer is not None
    assert offer.wants_end == (others[0],)
    evening.say(others[0], client.Absence, actor - 1, "wait")
    assert kinds(evening.say(others[1], client.Absence, actor - 1, "end")) == ["AbsenceAnswered"]
    draft = evening.say(others[0], client.Absence, actor - 1, "end")
    assert kinds(draft)[:2] == ["AbsenceAnswered", "Aborted"]
    shown = evening.table.shown(evening.now)
    assert shown.status == "over"
    assert shown.opened is not None
    assert shown.commitment is not None
    assert shown.tally == ()
    sight = evening.table.sight((), evening.now)
    assert sight is not None
    assert (sight.result, sight.actor) == (None, -2)
    assert '"abandoned"' in evening.table.record()


def test_watchers_have_no_say() -> None:
    evening, actor, _ = absent_actor()
    watcher = evening.join("Aki", watch=True)
    assert evening.refused(watcher, client.Absence, actor - 1, "end") == "not_your_seat"
    assert evening.refused(watcher, client.Absence, 8, "end") == "no_seat"


def test_a_vote_dies_with_its_question_and_its_voter() -> None:
    evening, actor, others = absent_actor()
    evening.say(others[0], client.Absence, actor - 1, "end")
    evening.say(others[0], client.Leave)
    offer = evening.table.shown(evening.now).absence
    assert offer is not None
    assert offer.wants_end == ()


def test_whoever_leaves_or_is_left_somebody_can_act() -> None:
    evening = three_friends()
    for person in (1, 2, 3):
        evening.say(person, client.Leave)
        assert evening.table.shown(0).seats[person - 1].holder == "bot"
    assert evening.bot() is None
    evening.join("Aki")
    evening.play_out()
