"""A turn: T-11 to T-23, and the rulings on the auction."""

from __future__ import annotations

import pytest
from games.tofu.shops import (
    PASS,
    B,
    G,
    H,
    N,
    X,
    Y,
    auction,
    beans,
    close,
    drawn,
    face_up,
    give_beans,
    opened,
    priced,
    prices,
    report,
    sales,
    sell,
    told,
)

from yomiai.games.tofu import shop
from yomiai.games.tofu.records import Bought, Drew, Kept, ShopClosed
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.told import GAME, counted
from yomiai.games.tofu.told import report as reported
from yomiai.kernel.choice import Word
from yomiai.kernel.secret import seen_by, view


def test_T11_only_the_dealer_sees_the_card() -> None:
    position = drawn(G)
    for seat in range(3):
        seen = view(GAME.portray(position), seen_by(seat))
        assert seen.offer is not None
        assert seen.offer.card.closed == (seat != 0)
        event = view(told(position)[-1], seen_by(seat))
        assert isinstance(event, Drew)
        assert event.card.closed == (seat != 0)


def test_T12_the_closing_card_ends_the_match_on_the_spot() -> None:
    position = opened()
    close(position)
    assert position.over
    assert ShopClosed(0) in told(position)


@pytest.mark.parametrize("kind", [G, N, B, Y, H])
def test_T13_TE29_a_report_may_say_anything_of_any_card(kind: int) -> None:
    position = drawn(kind)
    assert position.question == shop.REPORT
    assert prices(position) == list(range(36))


@pytest.mark.parametrize(("phrases", "most"), [(1, 1), (3, 3), (6, 6)])
def test_T14_T15_the_first_price_is_from_one_to_what_was_said(phrases: int, most: int) -> None:
    position = drawn(N)
    report(position, phrases)
    assert prices(position) == list(range(1, most + 1))
    assert position.why_not(0, 0) == "T-15"
    assert position.why_not(0, most + 1) == "T-14"


def test_T14_TE07_a_report_is_a_list_of_phrases_of_which_six_count() -> None:
    assert counted(["soft"]) == 1
    assert counted(["soft", "hard", "soft"]) == 3
    assert counted(["soft"] * 7) == 6
    assert counted(["soft", " "]) == 1
    with pytest.raises(ValueError, match="at least one"):
        counted(["", "  "])
    assert reported("mixed", ["a", "b"]) == Word("mixed_2")
    position = drawn(N)
    assert GAME.choice(position, 0, 5 * 6 + 1) == Word("mixed_2")


def test_T16_TE09_a_dealer_who_can_sell_nothing_opens_at_zero() -> None:
    position = drawn(N)
    give_beans(position, 0, 25, 25)
    report(position)
    assert prices(position) == [0]


@pytest.mark.parametrize(("bank", "partial", "opens"), [(2, False, True), (3, False, True), (2, True, False)])
def test_TE09_a_small_bank_and_only_the_initial_card(bank: int, partial: bool, opens: bool) -> None:
    position = drawn(N, partial_payout=partial)
    give_beans(position, 0, 25, 25 - bank)
    report(position)
    assert prices(position) == ([0] if opens else [])
    assert bool(sales(position, 0)) != opens


def test_TE08_a_dealer_without_beans_sells_first_when_he_can() -> None:
    position = drawn(N)
    give_beans(position, 0, 20, 20)
    report(position)
    assert prices(position) == []
    assert position.why_not(0, 0) == "TE-8"
    sell(position, 0, 5)
    assert prices(position) == [1, 2, 3]


def test_T16_TE08_others_may_empty_the_bank_before_he_sells() -> None:
    position = drawn(N)
    give_beans(position, 0, 22, 24)
    report(position)
    assert prices(position) == []
    sell(position, 1, 5)
    assert position.bank == 0
    assert prices(position) == [0]


def test_T17_an_offer_tops_the_price() -> None:
    position = priced(N, 3)
    assert position.actor == 1
    assert prices(position) == [PASS, *range(4, 11)]
    assert position.why_not(1, 3) == "T-17"
    assert position.why_not(2, 5) == "T-17"


def test_T17_offers_go_round_from_the_dealer() -> None:
    position = priced(N, 1, 5)
    asked = []
    while position.question == shop.BID:
        asked.append(position.actor)
        position.apply(PASS)
    assert asked == [1, 2, 3, 4]


def test_T18_T19_T21_the_highest_offer_pays_the_dealer_and_turns_the_card_up() -> None:
    position = priced(G, 2)
    position.apply(4)
    position.apply(7)
    assert beans(position) == [17, 10, 3]
    assert position.bank == 20
    assert face_up(position, 2) == [G]
    assert isinstance(told(position)[-1], Bought)


def test_T20_TE04_the_dealer_buys_when_nobody_tops_him_and_pays_the_bank() -> None:
    position = priced(B, 4)
    position.apply(PASS)
    position.apply(PASS)
    assert beans(position) == [6, 10, 10]
    assert position.bank == 24
    assert face_up(position, 0) == [B]
    assert isinstance(told(position)[-1], Kept)


def test_T22_condiments_are_sold_like_tofu() -> None:
    position = priced(Y, 2)
    position.apply(3)
    position.apply(PASS)
    assert face_up(position, 1) == [Y]


def test_T23_the_role_of_dealer_passes_on() -> None:
    position = opened(4)
    dealers = []
    for _ in range(5):
        dealers.append(position.dealer)
        auction(position, N, 1, PASS, PASS, PASS)
    assert dealers == [0, 1, 2, 3, 0]


def test_TE01_one_lap_gives_each_other_player_one_chance() -> None:
    position = priced(N, 1)
    position.apply(2)
    position.apply(3)
    assert position.question == shop.DRAW
    assert face_up(position, 2) == [N]


def test_TE01_an_open_auction_goes_on_until_all_but_one_have_passed() -> None:
    position = priced(N, 1, open_auction=True)
    for seat, offer in ((1, 2), (2, 3), (0, 4), (1, 5), (2, PASS), (0, 6), (1, PASS)):
        assert position.actor == seat
        position.apply(offer)
    assert position.question == shop.DRAW
    assert face_up(position, 0) == [N]
    assert beans(position) == [4, 10, 10]
    assert position.bank == 26


def test_TE02_the_dealer_raises_again_in_an_open_auction_only() -> None:
    for open_auction in (False, True):
        position = priced(N, 1, open_auction=open_auction)
        position.apply(2)
        position.apply(PASS)
        assert (position.actor == 0) == open_auction


def test_TE03_who_passed_is_out_for_this_card() -> None:
    position = priced(N, 1, open_auction=True)
    position.apply(PASS)
    position.apply(2)
    position.apply(3)
    assert position.actor == 2
    position.apply(PASS)
    assert position.question == shop.DRAW
    auction(position, N, 1)
    assert position.actor == 2  # and back in for the next one


@pytest.mark.parametrize("open_auction", [False, True])
def test_TE05_prices_and_offers_are_covered_by_beans(open_auction: bool) -> None:
    position = drawn(N, open_auction=open_auction)
    give_beans(position, 2, 5, 10)
    report(position, 5)
    assert prices(position) == [1, 2]
    assert position.why_not(0, 3) == "TE-5"
    position.apply(2)
    assert prices(position) == [PASS, 3, 4, 5]
    assert position.why_not(1, 6) == "TE-5"


def test_TE06_offers_may_go_beyond_six() -> None:
    position = priced(N, 6)
    assert prices(position) == [PASS, 7, 8, 9, 10]


@pytest.mark.parametrize(("step", "dealer"), [(1, 1), (-1, 2)])
def test_TE25_offers_go_one_way_and_the_deal_may_go_the_other(step: int, dealer: int) -> None:
    position = priced(N, 1, dealer_step=step)
    assert position.actor == 1
    position.apply(PASS)
    assert position.actor == 2
    position.apply(PASS)
    assert position.dealer == dealer


def test_TE28_the_report_comes_before_the_price() -> None:
    position = drawn(N)
    assert GAME.ask(position, 0) == "report"
    report(position)
    assert GAME.ask(position, 0) == "price"


def test_TE31_paid_then_shown_then_placed() -> None:
    position = priced(H, 1)
    position.seats[1].face_up = 1
    position.apply(PASS)
    position.apply(5)
    assert isinstance(told(position)[-1], Bought)
    assert beans(position) == [15, 10, 5]
    assert position.question == shop.PLACE


def test_TE34_the_shop_closes_whoever_has_dealt_less() -> None:
    position = opened()
    auction(position, N, 1, PASS, PASS)
    close(position)
    assert position.over
    assert isinstance(position, Tofu)
    assert position.dealer == 1


def test_reasons_name_whose_turn_it_is() -> None:
    position = drawn(N)
    assert position.why_not(1, 0) == "T-13"
    assert position.why_not(0, 40) == "T-13"
    start = opened()
    assert start.why_not(0, 1) == "T-11"
    close(start)
    assert start.why_not(0, 1) == "T-12"
    with pytest.raises(ValueError, match="not legal"):
        start.apply(X)
