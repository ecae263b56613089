"""Between matches: who comes, sits, is host, and what is chosen; a match starts when all are ready."""

from functools import partial

import pytest
from table.evening import RANDOM, Evening, kinds, three_friends

from yomiai.bots import registry
from yomiai.kernel.secret import WATCHER
from yomiai.table.fold import folded
from yomiai.table.log import Committed, Entry, SettingsSet
from yomiai.table.table import Again
from yomiai.wire import client
from yomiai.wire.http import Join
from yomiai.wire.shown import Clock, Settings


def test_a_new_table_has_its_host_on_the_first_seat_and_a_promise() -> None:
    shown = Evening(4).table.shown(0)
    assert (shown.status, shown.match, shown.code) == ("lobby", 0, "TABLE")
    assert [(p.person, p.name, p.host, p.seat) for p in shown.persons] == [(1, "Mika", True, 0)]
    assert [seat.holder for seat in shown.seats] == ["person", "empty", "empty", "empty"]
    assert shown.commitment is not None
    assert shown.opened is None


def test_newcomers_take_the_first_empty_seat_or_watch() -> None:
    evening = Evening(2)
    watcher, second, third = evening.join("A", watch=True), evening.join("B"), evening.join("C")
    seats = {person.person: person.seat for person in evening.table.shown(0).persons}
    assert seats == {1: 0, watcher: None, second: 1, third: None}


def test_a_join_sent_twice_is_one_person() -> None:
    evening = Evening()
    join = Join("join0001", "Ren", "en")
    evening.commit(evening.table.join(join, "his hash", evening.now, evening.dice))
    number = evening.table.number
    assert evening.table.join(join, "his hash", evening.now, evening.dice) == Again(number)


def test_who_may_not_come_in() -> None:
    evening = Evening(2)
    table = evening.table

    def join(*, watch: bool) -> str:
        message = Join(evening.id(), "Ren", "en", watch)
        return evening.refused_do(lambda: table.join(message, "h", evening.now, evening.dice))

    evening.say(1, client.SetSettings, watchers=False)
    assert join(watch=True) == "no_watchers"
    second = evening.join("Ren")
    assert join(watch=False) == "full"
    evening.say(second, client.Leave)
    evening.say(1, client.SetSettings, locked=True)
    assert join(watch=False) == "locked"


def test_the_host_says_what_the_screens_speak_at_any_time() -> None:
    evening = Evening(2)
    evening.join("Ren")
    evening.ready(1, 2)
    evening.say(1, client.SetSettings, screen_language="ja")
    assert evening.table.status == "playing"
    assert evening.table.shown(0).settings.screen_language == "ja"
    assert evening.refused(2, partial(client.SetSettings, screen_language="en")) == "not_host"


def test_the_host_says_what_the_screens_show_of_a_match_and_the_next_begins_with_the_table() -> None:
    evening = Evening(2)
    evening.join("Ren")
    evening.say(1, client.SetSettings, screen_shows="report")
    assert evening.table.shown(0).settings.screen_shows == "report"
    assert evening.refused(2, partial(client.SetSettings, screen_shows="replay")) == "not_host"
    evening.ready(1, 2)
    assert evening.table.shown(0).settings.screen_shows == "table"


def test_a_name_or_language_that_one_has_is_not_written() -> None:
    evening = Evening(2)
    second = evening.join("Ren")
    evening.say(second, client.Rename, language="ja")
    same = (
        (second, client.Rename(evening.id(), language="ja")),
        (second, client.Rename(evening.id(), name="Ren")),
    )
    for person, message in same:
        assert isinstance(evening.decide(person, message), Again)


def test_who_may_watch() -> None:
    evening = Evening(2)
    assert evening.table.may_watch(None)
    evening.say(1, client.SetSettings, watchers=False)
    evening.say(1, client.Stand)
    assert not evening.table.may_watch(None)
    assert evening.table.may_watch(1)  # or a host who stood up would be locked out


def test_a_newcomer_may_relieve_a_bot_where_nobody_may_watch() -> None:
    evening = Evening(2)
    evening.say(1, client.SetSettings, watchers=False)
    evening.say(1, client.SetBot, 1, "counter")
    ren = evening.join("Ren")
    evening.say(ren, client.Sit, 1)
    assert evening.holder(1) == ren


def test_equal_names_get_a_number() -> None:
    evening = Evening()
    evening.join("mika")
    evening.join("ＭＩＫＡ", watch=True)  # looks the same, is another code
    names = [person.name for person in evening.table.shown(0).persons]
    assert names[:2] == ["Mika", "mika 2"]
    assert len(set(names)) == 3


def test_sitting_standing_and_changing_seats() -> None:
    evening = Evening(3)
    evening.say(1, client.Sit, 2)
    assert [evening.holder(seat) for seat in range(3)] == [None, None, 1]
    evening.say(1, client.Stand)
    assert evening.table.seats_of(1) == ()
    assert evening.refused(1, client.Stand) == "no_seat"
    assert evening.refused(1, client.Sit, 7) == "no_seat"
    ren = evening.join("Ren")
    assert evening.holder(0) == ren
    assert evening.refused(1, client.Sit, 0) == "seat_taken"


def test_bots_are_the_hosts() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    assert evening.refused(ren, client.SetBot, 2, "counter") == "not_host"
    assert evening.refused(1, client.SetBot, 1, "counter") == "seat_taken"
    assert evening.refused(1, client.SetBot, 2, "nobody") == "no_such_bot"
    assert evening.refused(1, client.SetBot, 9, "counter") == "no_seat"
    evening.say(1, client.SetBot, 2, "random")
    seat = evening.table.shown(0).seats[2]
    assert (seat.holder, seat.bot, seat.name, seat.ready) == ("bot", "random", "bot.3", True)
    evening.say(ren, client.Sit, 2)
    assert evening.holder(2) == ren
    evening.say(1, client.SetBot, 1, "random")
    evening.say(1, client.SetBot, 1, None)
    assert evening.table.shown(0).seats[1].holder == "empty"


def test_bots_that_do_not_play_another_game_are_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(3)
    evening.say(1, client.SetBot, 1, "counter")
    evening.say(1, client.SetBot, 2, "random")
    others = {key: module for key, module in registry.OF_A_GAME.items() if key[1] != "cockroach"}
    monkeypatch.setattr(registry, "OF_A_GAME", others)  # a new one: the order of the old one says who is best
    assert evening.refused(1, client.SetBot, 2, "counter") == "no_such_bot"
    assert kinds(evening.say(1, client.SetSettings, game="cockroach")) == ["SettingsSet", "BotSet"]
    assert [seat.bot for seat in evening.table.shown(0).seats] == [None, "random", "random"]


def test_settings_are_checked_and_take_ready_back() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    evening.ready(1)
    assert evening.refused(ren, client.SetSettings, "cockroach") == "not_host"
    assert evening.refused(1, client.SetSettings, "chess") == "no_such_game"
    assert evening.refused(1, client.SetSettings, None, 12) == "bad_players"
    for options in (
        {"look": "never"},
        {"nothing": 1},
        {"starter": "chosen", "starter_seat": -5},
        {"kinds": 10**30},
        {"starter_seat": 10**30},
    ):
        assert evening.refused(1, client.SetSettings, None, None, options) == "bad_options"
    assert evening.refused(1, client.SetSettings, None, None, None, Clock("bank", 0, 0)) == "bad_options"
    evening.say(1, client.SetSettings, locked=True)
    assert evening.table.shown(0).seats[0].ready
    evening.say(1, client.SetSettings, clock=Clock("bank", 60, 5))
    assert not evening.table.shown(0).seats[0].ready


def test_persons_beyond_the_number_of_players_stand_up() -> None:
    evening = Evening(4)
    for name in ("Ren", "Aki", "Jo"):
        evening.join(name)
    evening.say(1, client.SetSettings, players=2)
    assert [seat.person for seat in evening.table.shown(0).seats] == [1, 2]
    assert evening.table.seats_of(3) == ()
    evening.say(1, client.SetSettings, players=5)
    assert [seat.person for seat in evening.table.shown(0).seats] == [1, 2, None, None, None]


def test_a_smaller_table_keeps_people_before_bots_and_bots_before_nobody() -> None:
    """Whoever sits behind an empty chair moves up, and nobody changes his neighbours."""
    evening = Evening(5)
    evening.say(1, client.SetBot, 1, "random")
    ren = evening.join("Ren")
    evening.say(ren, client.Sit, 4)
    evening.say(1, client.SetSettings, players=3)
    seats = evening.table.shown(0).seats
    assert [(seat.person, seat.bot) for seat in seats] == [(1, None), (None, "random"), (ren, None)]
    assert evening.table.seats_of(ren) == (2,)
    evening.say(1, client.SetSettings, players=2)
    assert [seat.person for seat in evening.table.shown(0).seats] == [1, ren]


def test_an_older_log_that_does_not_say_which_chairs_stayed_kept_the_first() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    evening.say(ren, client.Sit, 2)
    state = evening.table._state
    entry = Entry(state.number + 1, state.at_ms, 1, None, SettingsSet(Settings(players=2)))
    after = folded(state, entry)
    assert [chair.owner for chair in after.chairs] == [1, None]


def test_the_match_starts_when_every_seat_is_filled_and_ready() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    evening.ready(1)
    evening.say(ren, client.Ready, RANDOM)
    evening.say(ren, client.Ready, RANDOM, ready=False)
    evening.say(1, client.SetBot, 2, "counter")
    assert evening.table.status == "lobby"
    assert kinds(evening.say(ren, client.Ready, RANDOM)) == ["Readied", "Started"]
    shown = evening.table.shown(0)
    assert (shown.status, shown.match) == ("playing", 1)


def test_a_bot_for_the_last_seat_starts_it_too() -> None:
    evening = Evening(2)
    evening.ready(1)
    assert kinds(evening.say(1, client.SetBot, 1, "counter")) == ["BotSet", "Started"]


def test_watchers_are_not_ready_and_bots_alone_do_not_start() -> None:
    evening = Evening(2)
    watcher = evening.join("Ren", watch=True)
    assert evening.refused(watcher, client.Ready, RANDOM) == "not_your_seat"
    evening.say(1, client.Stand)
    evening.say(1, client.SetBot, 0, "counter")
    evening.say(1, client.SetBot, 1, "counter")
    assert evening.table.status == "lobby"


def test_the_promise_is_made_before_and_the_same_is_kept() -> None:
    evening = Evening(2)
    promised = evening.table.shown(0).commitment
    evening.say(1, client.SetBot, 1, "counter")
    evening.ready(1)
    assert evening.table.shown(0).commitment == promised
    assert not any(isinstance(entry.act, Committed) for entry in evening.table.entries[3:])


def test_the_host_role_is_given_and_moves_on() -> None:
    evening = Evening(3)
    ren, yui = evening.join("Ren", connect=False), evening.join("Yui")
    evening.say(1, client.GiveHost, ren)
    evening.say(ren, client.GiveHost, 1)
    assert evening.refused(ren, client.GiveHost, ren) == "not_host"
    assert evening.refused(1, client.GiveHost, 99) == "no_person_there"
    assert kinds(evening.say(1, client.Leave)) == ["Left", "HostGiven"]
    hosts = [person.person for person in evening.table.shown(0).persons if person.host]
    assert hosts == [yui]  # Ren came first but is not connected


def test_a_host_who_is_away_for_long_is_followed_by_who_is_there() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    evening.table.disconnected(1, evening.now)
    evening.now += evening.house.host_absent_ms - 1
    evening.settle()
    assert evening.table.shown(evening.now).persons[0].host
    evening.now += 1
    evening.settle()
    assert [person.person for person in evening.table.shown(evening.now).persons if person.host] == [ren]


def test_the_last_to_leave_leaves_a_table_for_the_next() -> None:
    evening = Evening(3)
    evening.say(1, client.Leave)
    assert evening.table.persons == ()
    assert evening.refused(1, client.Leave) == "no_person"
    evening.join("Ren")
    assert evening.table.shown(0).persons[0].host


def test_kicked_persons_are_gone() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    assert evening.refused(ren, client.Kick, 1) == "not_host"
    assert evening.refused(1, client.Kick, 1) == "no_person_there"
    assert evening.refused(1, client.Kick, 55) == "no_person_there"
    evening.say(1, client.Kick, ren)
    assert evening.refused(ren, client.Stand) == "no_person"
    assert evening.table.shown(0).seats[1].holder == "empty"
    told = evening.table.log_for(WATCHER, 0, 1)[-1]
    assert (told.kind, told.person, told.text) == ("kicked", ren, "Ren")


def test_only_between_matches() -> None:
    evening = three_friends()
    assert evening.refused(1, client.SetSettings, None, 2) == "not_now"
    assert evening.refused(1, client.SetBot, 1, None) == "not_now"
    assert evening.refused(2, client.Stand) == "not_now"
    assert evening.refused(2, client.Ready, RANDOM) == "not_now"
    assert evening.refused(2, client.Sit, 2) == "seat_taken"
    evening.say(1, client.SetSettings, locked=True)
    evening.say(1, client.SetSettings, talk="free")


def test_new_names_and_languages() -> None:
    evening = Evening(3)
    ren = evening.join("Ren")
    evening.say(ren, client.Rename, "Mika")
    evening.say(ren, client.Rename, None, "ja")
    person = evening.table.shown(0).persons[1]
    assert (person.name, person.language) == ("Mika 2", "ja")
    assert evening.refused(ren, client.Rename, "\u202e\u200b ") == "bad_name"
    own = evening.decide(ren, client.Rename(evening.id(), "Mika 2"))
    assert isinstance(own, Again), "one's own name is not taken"


def test_messages_of_the_server_and_of_strangers() -> None:
    evening = Evening(3)
    assert evening.refused_do(lambda: evening.decide(1, client.Ping())) == "malformed"
    assert evening.refused(None, client.Leave) == "no_person"
    assert evening.refused(12, client.Leave) == "no_person"


def test_deciding_twice_gives_the_same_number_and_a_late_draft_is_refused() -> None:
    evening = Evening(3)
    first = evening.decide(1, client.Sit(evening.id(), 1))
    second = evening.decide(1, client.Sit(evening.id(), 2))
    assert not isinstance(first, Again)
    assert not isinstance(second, Again)
    assert first.number == second.number
    evening.commit(first)
    with pytest.raises(ValueError, match="cannot follow"):
        evening.commit(second)
    assert evening.holder(1) == 1


def test_a_dropped_draft_leaves_no_trace() -> None:
    evening = Evening(3)
    before = evening.table.digest()
    evening.decide(1, client.Leave(evening.id()))
    assert evening.table.digest() == before
