"""The counter for Shirohage Tofu Shop makes no stupid move, knows no more than its eyes, and beats dice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from yomiai.arena.tournament import Setting, compete, wilson
from yomiai.bots import tofu
from yomiai.bots.character import COUNTER
from yomiai.bots.tofu_asides import aside
from yomiai.bots.tofu_reports import phrases, printed, words_with
from yomiai.bots.tofu_trust import Trust
from yomiai.bots.tofu_worth import Kitchen
from yomiai.games.tofu.records import (
    LEANINGS,
    Bought,
    Event,
    Kept,
    Kind,
    Leaning,
    Options,
    Portrait,
    Reported,
)
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.told import GAME
from yomiai.kernel.asking import choices, options_of
from yomiai.kernel.choice import Number, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening
from yomiai.kernel.secret import seen_by, view
from yomiai.words import words

G, N, B, Y, H, X = range(6)


class Table:
    """A match whose cards the test deals; seat 0 deals first."""

    def __init__(self, *kinds: int, players: int = 3, **options: Any) -> None:
        self.options = Options(first_dealer=0, **options)
        position = GAME.start(players, self.options)
        assert isinstance(position, Tofu)
        self.position = position
        self.told: list[Happening] = []
        position.told = self.told
        for kind in kinds:
            position.apply(kind)

    def given(self, seat: int | None = None) -> dict[str, Any]:
        seat = self.position.actor if seat is None else seat
        eyes = seen_by(seat)
        return {
            "view": view(GAME.portray(self.position), eyes),
            "story": [view(GAME.event(happening), eyes) for happening in self.told],
            "choices": choices(GAME, self.position, seat),
            "seat": seat,
            "options": self.options,
        }

    def bot(self, seed: int = 1) -> list[Any]:
        return tofu.choose(generator=Generator(seed), **self.given())

    def report(self, leaning: int, count: int) -> None:
        self.position.apply(leaning * 6 + count - 1)

    def kitchen(self) -> Kitchen:
        given = self.given()
        return Kitchen(given["view"], given["story"], given["seat"], given["options"])


def test_it_praises_most_of_what_it_would_sell_and_says_what_the_rest_is() -> None:
    table = Table(N, N, N, B)
    said = [table.bot(seed)[0].code.rpartition("_")[0] for seed in range(200)]
    assert 60 < sum(leaning in {"good", "ordinary"} for leaning in said) < 160
    assert said.count("bad") > 20


def test_no_word_is_said_of_one_kind_only() -> None:
    """Before, whoever spoke of a condiment or of something hot held one."""
    habanero, condiment = (
        {leaning_of(table, seed) for seed in range(200)} for table in (Table(N, N, N, H), Table(N, N, N, Y))
    )
    assert {"hot", "condiment", "bad"} < habanero
    assert "hot" in condiment


def leaning_of(table: Table, seed: int) -> str:
    said: str = table.bot(seed)[0].code.rpartition("_")[0]
    return said


def test_it_does_not_open_a_bad_one_dearly() -> None:
    table = Table(N, N, N, B)
    table.position.upper = 1
    table.report(0, 6)
    (price,) = table.bot()
    assert isinstance(price, Number)
    assert price.number <= 6
    late = table.kitchen()
    assert late.worth(0, Kind.EXCELLENT) > late.worth(0, Kind.BAD)


def test_the_last_one_asked_offers_one_more_bean_only() -> None:
    table = Table(N, N, N, G)
    table.report(0, 6)
    table.position.apply(3)
    table.position.apply(0)
    assert table.bot() == [Number(4)]


def test_it_passes_when_the_price_is_beyond_any_card() -> None:
    table = Table(N, N, N, G)
    table.position.seats[1].beans = 40
    table.report(0, 6)
    table.position.apply(6)
    table.position.apply(40)
    assert table.bot() == [Word("pass")]


def test_it_puts_the_habanero_where_it_hurts_another() -> None:
    table = Table(N, N, N, H)
    for seat, kind in ((0, G), (1, N), (2, B)):
        table.position.seats[seat].face_up += 1 << 4 * kind
    table.report(0, 6)
    table.position.apply(1)
    table.position.apply(2)
    table.position.apply(0)
    action = table.bot()
    assert [type(choice).__name__ for choice in action] == ["Seat", "Card"]
    assert action[0].seat == 0


def parting(initial: int) -> int:
    """How often of a thousand times seat 1 sells its initial card unasked at the first auction."""
    given = Table(N, initial, N, G).given(1)
    return sum(aside(generator=Generator(seed), **given).choices != () for seed in range(1000))


def test_selling_the_initial_card_does_not_betray_it() -> None:
    """Before, a condiment was sold at once, and nothing else."""
    seldom, sooner = sorted((parting(Y), parting(B)))
    assert 10 < seldom <= sooner < 100
    assert seldom > sooner / 4
    assert parting(G) == 0


def test_it_keeps_its_first_condiment_for_tofu_to_come() -> None:
    """Before, it sold for three beans what it had just bought for six."""
    table = Table(G, N, N, G)
    dealer = table.position.seats[0]
    dealer.face_up, dealer.beans = 1 << 4 * Y, 4
    assert table.kitchen().sales()["sell_condiment"] > 0
    dealer.face_up = 2 << 4 * Y
    assert table.kitchen().sales()["sell_condiment"] < 0, "of a second it thinks less"


def test_beans_lose_their_worth_as_the_deck_runs_out() -> None:
    """Before, half of it was left with a quarter of the deck."""
    table = Table(N, N, N, G)
    fresh = table.kitchen().bean
    table.position.upper = 2
    assert table.kitchen().bean < 0.4 * fresh


def test_it_sells_when_it_must() -> None:
    table = Table(N, N, N, G)
    for seat, beans in zip(table.position.seats, (0, 20, 20), strict=True):
        seat.beans = beans
    table.position.bank = 10
    table.report(0, 3)
    assert table.bot() == [Word("sell_initial")]


def test_it_learns_who_lies() -> None:
    table = Table(N, N, N, G)
    table.report(0, 4)
    table.position.apply(2)
    fresh = table.kitchen().belief()[Kind.EXCELLENT]
    lies = [event for _ in range(6) for event in (Reported(0, "good", 3), Bought(1, 0, 3, Kind.BAD))]
    given = table.given()
    liar = Kitchen(given["view"], [*lies, *given["story"]], 1, given["options"])
    assert liar.belief()[Kind.EXCELLENT] < fresh


def test_it_counts_what_it_has_seen() -> None:
    table = Table(G, N, B, N)
    for _ in range(4):
        table.position.seats[2].face_up += 1
    table.report(0, 3)
    table.position.apply(1)
    unseen = table.kitchen().unseen()
    assert unseen[Kind.EXCELLENT] == 1  # the fifth is seat 0's initial card, which seat 1 cannot know
    assert unseen[Kind.ORDINARY] == 6


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("number", range(6))
def test_it_plays_whole_matches_of_every_option_set(players: int, number: int) -> None:
    options = GAME.options_for(players)[number]
    setting = Setting("tofu", ("counter",) * players, msgspec.to_builtins(options), 5)
    assert compete(setting, 1)[0].matches == 1


@pytest.mark.parametrize("number", range(3))
def test_it_plays_cut_down_games(number: int) -> None:
    players, options = GAME.small()[number]
    compete(Setting("tofu", ("counter",) * players, msgspec.to_builtins(options), 5), 3)


def test_it_beats_dice() -> None:
    tally = compete(Setting("tofu", ("counter", "random", "random"), {}, 3), 40)[0]
    low, _ = wilson(tally.wins, tally.matches)
    assert low > 1 / 3


def test_every_action_it_takes_is_legal() -> None:
    table = Table(N, B, Y, G)
    generator = Generator(4)
    while not table.position.over:
        if table.position.actor < 0:
            table.position.apply(table.position.draw(generator))
            continue
        action = tofu.choose(generator=generator, **table.given())
        for option in options_of(GAME, table.position, table.position.actor, action):
            table.position.apply(option)


# What it says


@pytest.mark.parametrize("leaning", LEANINGS)
def test_a_report_is_as_many_phrases_as_it_counts(leaning: str) -> None:
    table = Table(N, N, N, G)
    sight: Portrait = table.given()["view"]
    for count in range(1, 7):
        said = words_with(Word(f"{leaning}_{count}"), sight, Generator(count))
        assert len(set(said)) == count
        assert set(said) <= set(phrases(leaning))
        for lang in ("en", "ja"):
            assert all(code in words("tofu", lang) for code in said)


def test_an_honest_report_begins_with_the_words_of_the_card() -> None:
    table = Table(N, N, N, G)
    given = table.given()
    said = words_with(Word("good_6"), given["view"], Generator(1))
    assert said[: len(printed(given["view"]))] == printed(given["view"])


def test_nothing_is_said_with_a_price() -> None:
    table = Table(N, N, N, G)
    for choice in (Number(3), Word("pass"), Word("sell_bad")):
        assert words_with(choice, table.given()["view"], Generator(1)) == ()


def test_each_card_of_a_kind_has_words_of_its_own_which_only_its_dealer_reads() -> None:
    table = Table(N, N, N, G)
    first = printed(table.given()["view"])
    assert printed(table.given(1)["view"]) == ()
    table.report(0, 1)
    for option in (1, 0, 0, G):
        table.position.apply(option)
    second = printed(table.given()["view"])
    assert first
    assert second
    assert not set(first) & set(second)


@pytest.mark.parametrize(
    ("kind", "cards"), [("excellent", 5), ("ordinary", 7), ("bad", 9), ("condiment", 8), ("habanero", 1)]
)
def test_there_is_a_set_of_words_for_every_card(kind: str, cards: int) -> None:
    for lang in ("en", "ja"):
        codes = [code.split(".") for code in words("tofu", lang).texts if code.startswith(f"printed.{kind}.")]
        assert {int(code[2]) for code in codes} == set(range(1, cards + 1))


def heard(*reports: tuple[Leaning, Kind]) -> Trust:
    """What the words of seat 1 are worth after these reports, each card seen when he had to keep it."""
    story: list[Event] = []
    for leaning, kind in reports:
        story += [Reported(seat=1, leaning=leaning, phrases=3), Kept(seat=1, price=1, card=kind)]
    return Trust(story, 1, COUNTER)


def leads(trust: Trust, kind: Kind) -> float:
    """How many times likelier praise is of an excellent card than of another."""
    return trust.chance("good", Kind.EXCELLENT) / trust.chance("good", kind)


def test_praise_is_worth_what_it_was_worth_before() -> None:
    stranger, honest = heard(), heard(*[("good", Kind.EXCELLENT), ("bad", Kind.BAD)] * 3)
    proud = heard(*[("good", Kind.BAD), ("good", Kind.ORDINARY)] * 3)
    assert leads(proud, Kind.BAD) < leads(stranger, Kind.BAD) < leads(honest, Kind.BAD)
    assert leads(proud, Kind.BAD) < 1.2
    assert leads(honest, Kind.BAD) > 3
    # Who lies, but never with this word, is still heard when he says it.
    modest = heard(*[("bad", Kind.EXCELLENT), ("bad", Kind.ORDINARY)] * 3)
    assert leads(modest, Kind.BAD) > leads(proud, Kind.BAD)
