"""Talk: phrases by code, free text by the host's leave, silence where game or match demand it."""

from table.evening import Evening, with_bots

from yomiai.kernel.secret import WATCHER
from yomiai.wire import client


def test_phrases_are_codes_that_exist() -> None:
    evening = Evening()
    evening.say(1, client.Talk, "hello")
    assert evening.refused(1, client.Talk, "insult") == "no_such_phrase"
    told = evening.table.log_for(WATCHER, 0, None)[-1]
    assert (told.kind, told.person, told.phrase, told.text) == ("talk", 1, "hello", None)


def test_free_text_needs_the_hosts_leave() -> None:
    evening = Evening()
    assert evening.refused(1, client.Talk, None, "Good evening") == "talk_off"
    evening.say(1, client.SetSettings, talk="free")
    evening.say(1, client.Talk, None, "Good\u202e\nevening " + "あ" * 500)
    text = evening.table.log_for(WATCHER, 0, None)[-1].text
    assert text is not None
    assert text.startswith("Good evening あ")
    assert len(text) == 200


def test_nothing_said_is_no_talk() -> None:
    evening = Evening()
    evening.say(1, client.SetSettings, talk="free")
    for phrase, text in ((None, None), ("hello", "too"), (None, "\u200b \u2066"), (None, "")):
        assert evening.refused(1, client.Talk, phrase, text) == "malformed"


def test_watchers_are_silent_during_a_match_only() -> None:
    evening = with_bots()
    watcher = evening.join("Aki", watch=True)
    assert evening.refused(watcher, client.Talk, "hello") == "talk_off"
    evening.say(1, client.Talk, "hello")
    evening.play_out()
    evening.say(watcher, client.Talk, "hello")


def test_D61_nobody_speaks_while_a_silent_game_runs() -> None:
    evening = Evening(2)
    evening.say(1, client.SetSettings, game="duet", players=2, talk="free")
    evening.say(1, client.SetBot, 1, "counter")
    evening.say(1, client.Talk, "hello")
    evening.ready(1)
    assert evening.refused(1, client.Talk, "hello") == "talk_off"
    assert evening.refused(1, client.Talk, None, "my hand is good") == "talk_off"


def test_who_may_not_talk_does_not_speak_by_changing_his_name() -> None:
    evening = with_bots()
    watcher = evening.join("Aki", watch=True)
    assert evening.refused(watcher, client.Rename, "Mika holds the rat") == "talk_off"
    evening.say(watcher, client.Rename, None, "ja")
    evening.say(1, client.Rename, "Ringo")
    evening.play_out()
    evening.say(watcher, client.Rename, "Aki 2")


def test_D61_a_name_stays_while_a_silent_game_runs() -> None:
    evening = Evening(2)
    evening.say(1, client.SetSettings, game="duet", players=2)
    evening.say(1, client.SetBot, 1, "counter")
    evening.ready(1)
    assert evening.refused(1, client.Rename, "I have all stars") == "talk_off"
