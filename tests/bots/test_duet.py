"""The counter for Duet plays from what its seat knows, makes no stupid move, and wins where dice do not."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from games.duet.arranged import ANSWERS, card, lay, play

from yomiai.arena.sitting import Sitting
from yomiai.bots import dice, duet
from yomiai.bots.character import CHARACTERS, COUNTER, Character
from yomiai.bots.duet_ahead import Ahead
from yomiai.bots.duet_odds import LOST, odds
from yomiai.bots.registry import TOGETHER
from yomiai.games.duet import codes
from yomiai.games.duet.cards import EXCHANGES
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import GAME, Options
from yomiai.kernel.asking import choices, options_of
from yomiai.kernel.bits import bit
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import seen_by, view

MOST_LOOKS = 5_000


def dealt(hand0: str, hand1: str, decree: str, *plays: str) -> Duet:
    """A round whose hands are known to the test; seat 0 leads."""
    own, other = hand0.split(), hand1.split()
    position = GAME.start(2, Options(dealer="chosen", dealer_seat=1, hand_cards=len(own)))
    assert isinstance(position, Duet)
    position.told = []
    for name in (name for pair in zip(own, other, strict=True) for name in pair):
        position.apply(card(name))
    position.apply(card(decree))
    return play(position, *plays)


def answer(position: Duet, seed: int = 1, character: Character = COUNTER) -> int:
    """The option that the bot of the actor takes."""
    seat = position.actor
    eyes = seen_by(seat)
    options = Options(dealer="chosen", dealer_seat=1, hand_cards=position.setting.hand_cards)
    story = [view(GAME.event(happening), eyes) for happening in position.told or ()]
    tree = choices(GAME, position, seat)
    assert tree is not None
    given = (view(GAME.portray(position), eyes), story, tree, Generator(seed), seat, options, ())
    chosen = duet.choose(*given, character)
    (option,) = options_of(GAME, position, seat, chosen)
    return option


def worths(position: Duet, fear: float = 1.0) -> dict[int, float]:
    ahead = Ahead(position.setting, position.round, fear)
    return {option: duet.worth_of(position, option, ahead) for option in position.legal_options()}


def test_it_does_not_stay_where_there_is_nothing() -> None:
    position = dealt("D9 R2 R4", "D7 D8 R8", "S10", "D9")
    assert answer(position) != card("D7"), "no footprints on the empty start; both others stop at a gem"


def test_nothing_is_worth_more_than_the_last_gem() -> None:
    position = play(lay("D4 R6", "R4 R8", gems=[0, 0, 0, 1]), "D4")
    assert worths(position)[card("R4")] == 1.0
    assert worths(position)[card("R8")] < 0.9


def test_nothing_is_worth_less_than_getting_lost() -> None:
    position = play(lay("D6 R6", "D2 D4", decree="D10", token=3, forest=0, round=2), "D6")
    found = worths(position)
    assert found[card("D2")] == LOST
    assert found[card("D4")] > LOST


@pytest.mark.parametrize("gems", range(1, 8))
def test_the_odds_fall_with_gems_left_and_rise_with_forest_tokens_and_time(gems: int) -> None:
    now = odds(1, 6, 11)
    assert all(row[gems] > row[gems + 1] > 0 for row in now)
    assert all(fewer[gems] < more[gems] for fewer, more in pairwise(now))
    assert odds(1, 7, 11)[2][gems] > now[2][gems] > odds(0, 6, 11)[2][gems]


def test_when_time_is_out_only_the_last_gem_is_worth_a_token() -> None:
    """In the very last trick straying costs nothing any more: a forest token is worth what it can save."""
    last, early = odds(0, 1, 11), odds(2, 11, 11)
    assert last[2][1] == pytest.approx(last[1][1], abs=0.01)
    assert early[4][12] - early[1][12] > 0.2


@pytest.mark.parametrize("powers", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_a_quickly_reckoned_answer_is_worth_what_the_rules_make_of_it(powers: bool, seed: int) -> None:
    """But for a round's last trick, after which the rules add gems that a quick look only counts."""
    position = GAME.start(2, Options(powers=powers))
    assert isinstance(position, Duet)
    dice_ = Generator(seed)
    compared = 0
    settle(position, dice_)
    while not position.over:
        if position.question == codes.FOLLOW and position.tricks < position.setting.hand_cards - 1:
            compared += agreeing(position)
        legal = position.legal_options()
        position.apply(legal[dice_.below(len(legal))])
        settle(position, dice_)
    assert compared > 5


def agreeing(position: Duet) -> int:
    """How many answers without an exchange are worth the same both ways."""
    ahead, trick = Ahead(position.setting, position.round, 1.0), duet.trick_of(position)
    ordinary = [option for option in position.legal_options() if not bit(option) & EXCHANGES]
    for option in ordinary:
        after = position.copy()
        after.apply(option)
        by_rules = duet.played_well(after, trick, ahead)
        assert duet.followed(position, option, ahead) == pytest.approx(by_rules)
    return len(ordinary)


def test_its_answer_depends_on_nothing_that_its_seat_cannot_know() -> None:
    one = dealt("D2 R2 R4", "D4 S2 S4", "S10")
    two = dealt("D2 R2 R4", "R6 R8 D9", "S10")
    assert [answer(one, seed) for seed in range(5)] == [answer(two, seed) for seed in range(5)]


def test_the_same_dice_give_the_same_answer() -> None:
    position = dealt("D2 R2 R4", "D4 S2 S4", "S10")
    assert answer(position, 3) == answer(position, 3)


@pytest.mark.parametrize("forest", [0, 1])
def test_a_musician_never_leads_it_off_the_path(forest: int) -> None:
    position = lay("D8 R2", "D1 R4", token=1, forest=forest)
    play(position, "D8", "D1")
    found = worths(position)
    assert max(found, key=lambda option: found[option]) == ANSWERS["partner"]


def test_the_cautious_fear_the_forest_more_and_the_adventurous_less() -> None:
    """By how much a team with one forest token is worse off than a team with all."""
    price = {}
    for name in TOGETHER:
        table = odds(1, 6, 11, -CHARACTERS[name].felt(-1.0))
        price[name] = 1 - table[1][8] / table[4][8]
    assert price["cautious"] > price["counter"] + 0.05
    assert price["counter"] > price["adventurous"] + 0.05


@pytest.mark.slow
def test_characters_act_otherwise_than_the_counter_but_not_often() -> None:
    other = dict.fromkeys(TOGETHER, 0)
    asked: list[int] = []

    def chosen(*given: Any) -> Any:
        view_, story, tree, generator, *rest = given
        asked.append(generator.below(1000))
        answers = {
            name: duet.choose(view_, story, tree, Generator(asked[-1]), *rest, CHARACTERS[name])
            for name in TOGETHER
        }
        for name in TOGETHER:
            other[name] += answers[name] != answers["counter"]
        return answers["counter"]

    finished((chosen, chosen), 1, Options(powers=False))
    assert other["counter"] == 0
    for name in ("cautious", "adventurous"):
        assert 0.03 < other[name] / len(asked) < 0.5, other


def test_a_decision_takes_no_more_work_than_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in looks at a trick to come, which are what takes time."""
    looks: list[int] = []
    look = Ahead.of_hands

    def counted(self: Ahead, *known: Any) -> float:
        looks[-1] += 1
        return look(self, *known)

    def chosen(*given: Any) -> Any:
        looks.append(0)
        return duet.choose(*given)

    monkeypatch.setattr(Ahead, "of_hands", counted)
    finished((chosen, chosen), 3, Options(level=3, rounds=1))
    assert max(looks) < MOST_LOOKS
    assert sorted(looks)[len(looks) // 2] < MOST_LOOKS // 10


def finished(bots: tuple[Any, Any], seed: int, options: Options) -> str:
    streams = [Generator(1000 * seed + seat) for seat in (1, 2)]
    sitting = Sitting(GAME, options, bots, dice=streams, chance=Generator(seed))
    return sitting.finished().result().reason


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(level=3), Options(powers=False)], ids=["level 3", "no powers"])
def test_two_counters_often_win_where_it_is_hard_and_dice_never(options: Options) -> None:
    wins = sum(finished((duet.choose, duet.choose), seed, options) == "victory" for seed in range(4))
    assert wins >= 2
    assert all(finished((dice.choose, dice.choose), seed, options) != "victory" for seed in range(6))


@pytest.mark.parametrize(
    "options", GAME.options_for(2), ids=lambda options: f"{options.level}{options.powers}"
)
def test_it_plays_every_option_to_the_end(options: Options) -> None:
    assert finished((duet.choose, dice.choose), 5, options)
