"""The counter for Duet plays from what its seat knows, makes no stupid move, and wins where dice do not."""

from __future__ import annotations

from typing import Any

import pytest
from games.duet.arranged import ANSWERS, card, lay, play

from yomiai.bots import dice, duet
from yomiai.bots.character import COUNTER
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import GAME, Options
from yomiai.kernel.asking import choices, options_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import seen_by, view


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


def answer(position: Duet, seed: int = 1) -> int:
    """The option that the bot of the actor takes."""
    seat = position.actor
    eyes = seen_by(seat)
    options = Options(dealer="chosen", dealer_seat=1, hand_cards=position.setting.hand_cards)
    story = [view(GAME.event(happening), eyes) for happening in position.told or ()]
    tree = choices(GAME, position, seat)
    assert tree is not None
    chosen = duet.choose(view(GAME.portray(position), eyes), story, tree, Generator(seed), seat, options)
    (option,) = options_of(GAME, position, seat, chosen)
    return option


def worths(position: Duet) -> dict[int, float]:
    return {option: duet._worth_of(position, option, COUNTER.felt) for option in position.legal_options()}


def test_it_does_not_stay_where_there_is_nothing() -> None:
    position = dealt("D9 R2 R4", "D7 D8 R8", "S10", "D9")
    assert answer(position) != card("D7"), "no footprints on the empty start; both others stop at a gem"


def test_nothing_is_worth_more_than_the_last_gem() -> None:
    position = play(lay("D4 R6", "R4 R8", gems=[0, 0, 0, 1]), "D4")
    assert worths(position)[card("R4")] == duet.WIN
    assert worths(position)[card("R8")] < 0


def test_nothing_is_worth_less_than_getting_lost() -> None:
    position = play(lay("D6 R6", "D2 D4 R8"[:-3], token=3, forest=0, round=2), "D6")
    assert worths(position) == {card("D2"): -duet.WIN, card("D4"): worths(position)[card("D4")]}
    assert worths(position)[card("D4")] > -duet.WIN / 2


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


def finished(bots: tuple[Any, Any], seed: int, options: Options) -> str:
    position = GAME.start(2, options)
    position.told = told = []
    chance, streams = Generator(seed), [Generator(1000 * seed + seat) for seat in (1, 2)]
    events: list[Any] = []
    settle(position, chance)
    while not position.over:
        events += [GAME.event(happening) for happening in told]
        told.clear()
        seat = position.actor
        eyes = seen_by(seat)
        tree = choices(GAME, position, seat)
        assert tree is not None
        story = [view(event, eyes) for event in events]
        sight = view(GAME.portray(position), eyes)
        chosen = bots[seat](sight, story, tree, streams[seat], seat, options)
        for option in options_of(GAME, position, seat, chosen):
            position.apply(option)
        settle(position, chance)
    return position.result().reason


@pytest.mark.slow
def test_two_counters_often_win_and_dice_never() -> None:
    wins = sum(finished((duet.choose, duet.choose), seed, Options()) == "victory" for seed in range(6))
    assert wins >= 2
    assert all(finished((dice.choose, dice.choose), seed, Options()) != "victory" for seed in range(6))


@pytest.mark.parametrize(
    "options", GAME.options_for(2), ids=lambda options: f"{options.level}{options.powers}"
)
def test_it_plays_every_option_to_the_end(options: Options) -> None:
    assert finished((duet.choose, dice.choose), 5, options)
