"""Questions and records: sales while others are asked, words of reports, hidden beans."""

from __future__ import annotations

import msgspec
import pytest
from games.tofu.shops import INITIAL, B, G, N, drawn, give_beans, lay, opened, priced, report

from yomiai.games.tofu import rules
from yomiai.games.tofu.records import Options, Portrait
from yomiai.games.tofu.told import GAME
from yomiai.kernel.asking import Illegal, choices
from yomiai.kernel.chance import GeneratorSource
from yomiai.kernel.choice import Number, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER, seen_by, view
from yomiai.record.entry import Note
from yomiai.record.match import Match, resumed

SELL = Word("sell_initial")


def started(**options: object) -> Match:
    settings = msgspec.convert({"first_dealer": 0, **options}, Options)
    return Match.start(GAME, 3, settings, GeneratorSource(Generator(1)))[0]


def source() -> GeneratorSource:
    return GeneratorSource(Generator(2))


def test_a_sale_by_another_seat_leaves_the_question_as_it_is() -> None:
    match = started()
    assert [match.question_number(seat) for seat in range(3)] == [0, 0, 0]
    match, entry = match.interject(2, [SELL], source())
    assert entry.seat == 2
    assert match.must == 0
    assert match.question_number(0) == 0
    match, _ = match.act(0, [Word("good_3")], source(), Note(words=("soft", "sweet", "mine")))
    assert match.entries[-1].words == ("soft", "sweet", "mine")
    assert resumed(GAME, 3, match.options, match.entries).entries == match.entries


def test_a_seat_that_is_asked_sells_by_its_answer() -> None:
    match = started()
    with pytest.raises(Illegal):
        match.interject(0, [SELL], source())
    match, _ = match.act(0, [SELL], source())
    assert match.must == 0
    match, _ = match.act(0, [Word("bad_1")], source())
    match, _ = match.act(0, [Number(1)], source())
    assert match.must == 1


def test_an_answer_that_a_sale_made_impossible_is_refused() -> None:
    """The bank had four beans; another seat was quicker."""
    position = priced(N, 1)
    give_beans(position, 15, 15, 16)
    asked = choices(GAME, position, 1)
    assert asked is not None
    assert any(branch.choice == SELL for branch in asked.questions[0].branches)
    position.interject(2, rules.FIRST_SALE + INITIAL)
    asked = choices(GAME, position, 1)
    assert asked is not None
    assert not any(branch.choice == SELL for branch in asked.questions[0].branches)


def test_choices_have_codes_of_the_game() -> None:
    position = drawn(G)
    lay(position, 0, B)
    asked = choices(GAME, position, 0)
    assert asked is not None
    codes = [branch.choice.code for branch in asked.questions[0].branches if isinstance(branch.choice, Word)]
    assert codes[:2] == ["good_1", "good_2"]
    assert codes[-3:] == ["mixed_6", "sell_bad", "sell_initial"]
    with pytest.raises(ValueError, match="no option"):
        GAME.choice(position, 1, 0)
    with pytest.raises(ValueError, match="no option"):
        GAME.choice(position, 0, 60)


def test_a_portrait_counts_the_deck_for_all() -> None:
    seen = view(GAME.portray(opened()), WATCHER)
    assert isinstance(seen, Portrait)
    assert (seen.upper, seen.bottom, seen.removed, seen.bank) == (14, 4, 10, 20)


def test_nobody_knows_anything_before_the_deal() -> None:
    position = GAME.start(3, Options())
    seen = view(GAME.portray(position), seen_by(0))
    with pytest.raises(ValueError, match="not dealt"):
        GAME.know(seen, [], 0, Options())


def test_hidden_beans_are_nowhere_in_what_others_see() -> None:
    position = drawn(N, hidden_beans=True)
    report(position)
    give_beans(position, 7, 13, 10)
    for eyes in (seen_by(2), WATCHER):
        seen = msgspec.json.encode(view(GAME.portray(position), eyes)).decode()
        assert '"count":7' not in seen
        assert '"count":13' not in seen
