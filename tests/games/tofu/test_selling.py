"""Selling to the bank: T-24 to T-26, T-35, and the rulings on it."""

from __future__ import annotations

import pytest
from games.tofu.shops import (
    HOT,
    INITIAL,
    PASS,
    B,
    G,
    H,
    N,
    Y,
    auction,
    beans,
    close,
    drawn,
    face_up,
    give_beans,
    lay,
    opened,
    priced,
    report,
    sales,
    sell,
    told,
)

from yomiai.games.tofu import rules, shop
from yomiai.games.tofu.records import KINDS, SoldInitial
from yomiai.games.tofu.told import GAME
from yomiai.kernel.bits import counts_list
from yomiai.kernel.choice import Word
from yomiai.kernel.secret import WATCHER, seen_by, view


def test_T24_TE12_any_owned_card_is_worth_three_beans() -> None:
    position = drawn(N)
    lay(position, 0, G, N, B, Y)
    assert sales(position, 0) == [G, N, B, Y, INITIAL]
    for number, kind in enumerate((G, N, B, Y), start=1):
        sell(position, 0, kind)
        assert beans(position)[0] == 10 + 3 * number
        assert position.bank == 20 - 3 * number


@pytest.mark.parametrize("question", [shop.REPORT, shop.PRICE, shop.BID])
def test_T24_TE11_every_seat_sells_whenever_the_game_waits(question: int) -> None:
    position = drawn(N)
    if question >= shop.PRICE:
        report(position, 3)
    if question == shop.BID:
        position.apply(1)
    for seat in range(3):
        lay(position, seat, B)
    actor = position.actor
    for seat in range(3):
        assert sales(position, seat) == [B, INITIAL]
        sell(position, seat, B)
        assert (position.actor, position.question) == (actor, question)
    assert beans(position) == [13, 13, 13]


def test_TE11_own_turn_sells_before_ones_own_price_or_offer_only() -> None:
    position = drawn(N, any_time=False)
    assert sales(position, 0) == []
    assert position.why_not(0, rules.FIRST_SALE + INITIAL) == "TE-11"
    report(position)
    assert sales(position, 0) == [INITIAL]
    assert sales(position, 1) == []
    assert position.why_not(1, rules.FIRST_SALE + INITIAL) == "TE-11"
    position.apply(1)
    assert [sales(position, seat) for seat in range(3)] == [[], [INITIAL], []]
    sell(position, 1, INITIAL)
    assert position.actor == 1  # and still answers
    with pytest.raises(ValueError, match="cannot sell"):
        position.interject(2, rules.FIRST_SALE + INITIAL)


def test_TE11_not_between_buying_the_habanero_and_placing_it() -> None:
    position = priced(H, 1)
    lay(position, 0, N)
    position.apply(PASS)
    position.apply(PASS)
    assert position.question == shop.PLACE
    for _ in range(2):
        assert [sales(position, seat) for seat in (1, 2)] == [[], []]
        assert position.why_not(1, rules.FIRST_SALE + INITIAL) == "TE-11"
        assert position.why_not(0, rules.FIRST_SALE + INITIAL) == "TE-11"
        if position.question == shop.PLACE:
            position.apply(0)


def test_TE11_first_come_first_served_at_the_bank() -> None:
    position = priced(N, 1)
    give_beans(position, 15, 15, 16)
    assert sales(position, 1) == sales(position, 2) == [INITIAL]
    sell(position, 2, INITIAL)
    assert sales(position, 1) == []
    assert position.why_not(1, rules.FIRST_SALE + INITIAL) == "T-24"


def test_T25_the_initial_card_is_worth_four_once() -> None:
    position = drawn(N)
    sell(position, 0, INITIAL)
    assert beans(position)[0] == 14
    assert sales(position, 0) == []
    assert position.why_not(0, rules.FIRST_SALE + INITIAL) == "T-25"


def test_T26_TE27_a_sold_card_is_discarded_face_up() -> None:
    position = drawn(N)
    lay(position, 1, Y)
    sell(position, 1, Y)
    assert face_up(position, 1) == []
    assert counts_list(position.discards, 5) == [0, 0, 0, 1, 0]
    assert GAME.portray(position).discards == (0, 0, 0, 1, 0)
    assert position.why_not(1, rules.FIRST_SALE + Y) == "T-26"


@pytest.mark.parametrize(
    ("bank", "partial", "sellable"),
    [(4, False, [B, INITIAL]), (3, False, [B]), (2, False, []), (1, True, [B, INITIAL]), (0, True, [])],
)
def test_TE10_the_bank_pays_in_full_or_what_it_has(bank: int, partial: bool, sellable: list[int]) -> None:
    position = drawn(N, partial_payout=partial)
    lay(position, 1, B)
    give_beans(position, 20, 10, 20 - bank)
    assert sales(position, 1) == sellable
    if bank == 2:
        assert position.why_not(1, rules.FIRST_SALE + B) == "TE-10"


def test_TE10_a_partial_payout_empties_the_bank() -> None:
    position = drawn(N, partial_payout=True)
    give_beans(position, 20, 10, 18)
    sell(position, 1, INITIAL)
    assert beans(position) == [20, 12, 18]
    assert position.bank == 0


def test_T35_TE13_the_habanero_is_sold_with_its_tofu_only() -> None:
    position = drawn(N)
    lay(position, 0, G)
    position.apply(0)
    position.apply(1)
    position.apply(PASS)
    position.apply(PASS)
    auction(position, H, 1, PASS, PASS)
    position.apply(0)
    position.apply(G)
    position.apply(B)
    assert sales(position, 0) == [N, HOT, INITIAL]
    assert position.why_not(1, rules.FIRST_SALE + HOT) == "T-35"
    sell(position, 0, HOT)
    assert counts_list(position.discards, 5) == [1, 0, 0, 0, 1]
    assert (position.hot_seat, position.hot_kind) == (-1, -1)


@pytest.mark.parametrize("shown", [False, True])
def test_TE15_a_sold_initial_card_stays_face_down_unless_the_option_shows_it(shown: bool) -> None:
    position = drawn(N, show_sold_initial=shown)
    sell(position, 1, INITIAL)
    event = told(position)[-1]
    assert isinstance(event, SoldInitial)
    assert (event.shown is not None) == shown
    for eyes in (seen_by(0), seen_by(2), WATCHER):
        assert view(event, eyes).card.closed
    place = view(GAME.portray(position), seen_by(1)).places[1]
    assert place.shown_initial == (KINDS[N] if shown else None)
    if not shown:
        assert place.sold_initial is not None
        assert place.sold_initial.open() is KINDS[N]
    close(position)
    assert GAME.portray(position).places[1].turned_up is None


def test_TE32_nobody_sells_after_the_closing_card() -> None:
    position = opened()
    close(position)
    for seat in range(3):
        assert position.may_mask(seat) == 0
        assert position.why_not(seat, rules.FIRST_SALE + INITIAL) == "TE-32"


def test_a_seat_that_is_asked_finds_its_sales_among_its_options() -> None:
    position = priced(N, 1)
    assert position.may_mask(1) == 0
    assert GAME.choice(position, 1, rules.FIRST_SALE + INITIAL) == Word("sell_initial")
    assert GAME.ask(position, 1) == "offer"
    assert GAME.ask(position, 2) == "sell"


def test_five_players_cannot_sell_before_a_dealer_has_paid_the_bank() -> None:
    position = drawn(N, 5)
    assert position.bank == 0
    assert all(sales(position, seat) == [] for seat in range(5))
    report(position)
    position.apply(3)
    for _ in range(4):
        position.apply(PASS)
    position.apply(B)
    assert sales(position, 0) == [N]
