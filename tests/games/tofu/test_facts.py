"""Facts that follow from the rules, in matches played at random."""

from __future__ import annotations

from collections import Counter

import pytest
from games.tofu.shops import opened
from promises.matches import SOAK, Case, cases, played

from yomiai.games.tofu import shop
from yomiai.games.tofu.records import Bought, Drew, FirstDealer, Kept, Kind, Passed, Priced, ShopClosed, Sold
from yomiai.games.tofu.rules import Tofu, new_match
from yomiai.games.tofu.scoring import points
from yomiai.games.tofu.setting import Setting
from yomiai.games.tofu.told import GAME
from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout
from yomiai.kernel.secret import EVERY_EYE

CASES = [case for case in cases(GAME) if not case.small]
SEEDS = range(20 if SOAK else 1)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_fact_3_the_match_ends_by_the_closing_card(case: Case, seed: int) -> None:
    *_, match = played(case, seed)
    position = match.position
    assert isinstance(position, Tofu)
    story = match.story(EVERY_EYE)
    closed = [event for event in story if isinstance(event, ShopClosed)]
    assert len(closed) == 1
    auctions = sum(isinstance(event, Bought | Kept) for event in story)
    upper = position.setting.upper
    assert upper <= auctions <= upper + case.players


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fact_5_every_report_is_checked_by_the_purchase(case: Case) -> None:
    """The card that was drawn is the card that is turned up, and the dealer is who drew it."""
    *_, match = played(case, 7)
    drew: Drew | None = None
    for event in match.story(EVERY_EYE):
        match event:
            case Drew():
                drew = event
            case Bought(giver=seat, card=card) | Kept(seat=seat, card=card):
                assert drew is not None
                assert (drew.seat, drew.card.open()) == (seat, card)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_deal_goes_round(case: Case) -> None:
    *_, match = played(case, 3)
    story = match.story(EVERY_EYE)
    (dealer,) = (event.seat for event in story if isinstance(event, FirstDealer))
    for event in story:
        if isinstance(event, Drew | ShopClosed):
            assert event.seat == dealer
            dealer = (dealer + case.options.dealer_step) % case.players


@pytest.mark.parametrize("case", [case for case in CASES if case.options.auction == "one_lap"], ids=str)
def test_one_lap_asks_each_other_player_once(case: Case) -> None:
    *_, match = played(case, 5)
    asked: Counter[int] = Counter()
    dealer = -1
    for event in match.story(EVERY_EYE):
        match event:
            case Priced(seat):
                dealer = seat
                asked.clear()
            case Passed(seat):
                asked[seat] += 1
            case Kept():
                assert asked == Counter(seat for seat in range(case.players) if seat != dealer)


def test_fact_1_five_players_cannot_sell_before_the_bank_was_paid() -> None:
    for seed in range(10):
        position = new_match(Setting(5))
        position.told = []
        playout(position, Generator(seed))
        story = [GAME.event(happening) for happening in position.told]
        paid = next((n for n, event in enumerate(story) if isinstance(event, Kept)), len(story))
        assert not any(isinstance(event, Sold) for event in story[:paid])


def test_fact_4_the_habanero_is_nobodys_initial_card() -> None:
    for seed in range(50):
        position = new_match(Setting(3))
        generator = Generator(seed)
        while position.dealt < 3:
            position.apply(position.draw(generator))
        assert all(0 <= seat.initial < 4 for seat in position.seats)


@pytest.mark.parametrize("bad", range(6))
def test_fact_7_the_habanero_may_help_its_victim(bad: int) -> None:
    """An excellent tofu made bad changes the points by 2M - 4, an ordinary one by 2M - 2."""
    assert points(0, 0, bad, 1, 0) - points(1, 0, bad, 0, 0) == 2 * bad - 4
    assert points(0, 0, bad, 1, 0) - points(0, 1, bad, 0, 0) == 2 * bad - 2


def test_an_opening_at_zero_is_rare_with_three_and_common_with_five() -> None:
    found = {}
    for players in (3, 5):
        story = []
        for seed in range(40):
            position = new_match(Setting(players))
            position.told = []
            playout(position, Generator(seed))
            story += [GAME.event(happening) for happening in position.told]
        found[players] = sum(isinstance(event, Priced) and event.price == 0 for event in story)
    assert found[3] < found[5]
    assert Kind.SHOP_CLOSED.value == "shop_closed"


def test_chance_is_drawn_as_its_weights_say() -> None:
    generator = Generator(9)
    for upper, habanero, bottom in ((5, 1, 4), (5, 0, 4), (1, 1, 4), (0, 0, 4), (0, 0, 1)):
        position = opened()
        position.upper, position.habanero, position.bottom = upper, habanero, bottom
        position.await_chance(shop.DRAW)
        weights = position.chance_weights()
        assert places_of(position.legal) == [kind for kind, weight in enumerate(weights) if weight]
        drawn = Counter(position.draw(generator) for _ in range(3000))
        for kind, weight in enumerate(weights):
            assert abs(drawn[kind] - 3000 * weight / sum(weights)) < 130
