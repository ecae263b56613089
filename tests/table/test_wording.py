"""Words that go along with an action: the tasting reports of Shirohage Tofu Shop."""

import pytest
from table.evening import PRINTED, Evening

from yomiai.bots.answering import answer as bots_answer
from yomiai.bots.registry import SPEAKING, bots
from yomiai.bots.worker import fits
from yomiai.games import registry
from yomiai.kernel.choice import Number, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER
from yomiai.record.file import read
from yomiai.record.match import Match
from yomiai.table import luck
from yomiai.wire import client


def reporting(talk: str = "phrases") -> Evening:
    """A tofu shop of three persons, the dealer about to report."""
    evening = Evening(3, game="tofu")
    evening.say(1, client.SetSettings, talk=talk)
    evening.join("Ren")
    evening.join("Yui")
    evening.ready(1, 2, 3)
    return evening


def refused(evening: Evening, choice: Word | Number, *words: str) -> tuple[str, str]:
    """Return code and clause of a refused answer of whoever must act."""
    seat = evening.actor
    question = evening.asked(seat).question
    person = evening.holder(seat)
    found = []

    def do() -> object:
        try:
            return evening.decide(person, client.Act(evening.id(), seat, question, (choice,), words))
        except Exception as refusal:
            found.append(refusal)
            raise

    code = evening.refused_do(do)
    return code, found[0].clause  # type: ignore[attr-defined]


def test_T14_a_report_is_told_in_as_many_words_as_it_counts() -> None:
    evening = reporting()
    two = PRINTED[:2]
    for words in ((), two[:1], (*two, two[0])):
        assert refused(evening, Word("good_2"), *words) == ("not_legal", "T-14")
    seat = evening.actor
    act = (seat, evening.asked(seat).question, (Word("good_2"),), two)
    evening.say(evening.holder(seat) or 0, client.Act, *act)
    told = evening.table.log_for(WATCHER, 0, None)[-1]
    assert (told.kind, told.seat, told.words) == ("acted", seat, two)
    assert refused(evening, Number(1), two[0]) == ("not_legal", "T-14")


def test_the_game_says_how_many_words_an_answer_takes() -> None:
    evening = reporting()
    branches = evening.asked(evening.actor).choices.questions[0].branches
    reports = {each.choice.code: each.words for each in branches if isinstance(each.choice, Word)}
    assert {reports[f"bad_{count}"] for count in (1, 6)} == {1, 6}


def test_words_are_printed_ones_unless_the_table_talks_freely() -> None:
    evening = reporting()
    assert refused(evening, Word("good_1"), "like snow") == ("talk_off", "")
    assert refused(evening, Word("good_1"), "printed.of.something.else") == ("no_such_phrase", "")


def test_free_words_are_one_clean_line_of_sixty_at_most() -> None:
    evening = reporting("free")
    assert refused(evening, Word("good_1"), "printed.of.something.else") == ("no_such_phrase", "")
    assert refused(evening, Word("good_1"), "\u200b \u2066") == ("malformed", "")
    assert refused(evening, Word("good_1"), "あ" * 61) == ("too_large", "")
    seat = evening.actor
    act = (seat, evening.asked(seat).question, (Word("good_1"),), ("like\u202e\nsnow",))
    evening.say(evening.holder(seat) or 0, client.Act, *act)
    assert evening.table.log_for(WATCHER, 0, None)[-1].words == ("like snow",)
    assert evening.restored().digest() == evening.table.digest()


@pytest.mark.parametrize("name", bots("tofu"))
def test_every_bot_reports_in_words(name: str) -> None:
    game = registry.game("tofu")
    match, _ = Match.start(game, 3, game.options_type(), luck.source("00" * 32, ("", "", ""), 0))
    seat = match.must
    assert seat is not None
    choices = match.choices(seat)
    assert choices is not None
    for seed in range(30):
        given = (match.view(1 << seat), match.story(1 << seat), choices, Generator(seed), seat, match.options)  # type: ignore[arg-type]
        answer = bots_answer(name, "tofu", *given)
        assert fits(choices, answer)
        assert set(answer.words) <= set(PRINTED)
        assert answer.words


def test_every_game_that_wants_words_has_bots_that_speak() -> None:
    wanting = {name for name in registry.SHELF if registry.game(name).words_clause}
    assert wanting == SPEAKING.keys()


def test_the_record_keeps_what_was_said() -> None:
    evening = reporting()
    evening.play_out()
    reports = [entry for entry in read(evening.table.record().encode()).entries if entry.words]
    assert reports
    assert all(len(entry.words) == int(entry.choices[0].code[-1]) for entry in reports)  # type: ignore[union-attr]
