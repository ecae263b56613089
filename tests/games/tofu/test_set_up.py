"""Components and set-up: T-01 to T-10, and the rulings on them."""

from __future__ import annotations

from collections import Counter

import pytest
from games.tofu.shops import PASS, B, G, H, N, X, Y, drawn, opened

from yomiai.games.tofu import shop
from yomiai.games.tofu.records import Dealt, FirstDealer
from yomiai.games.tofu.rules import Tofu, new_match
from yomiai.games.tofu.setting import Setting
from yomiai.games.tofu.told import GAME, Options
from yomiai.kernel.bits import counts_list
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import seen_by, view


def draws(players: int, seed: int) -> list[int]:
    """The kinds that come out of a deck, in order, when nothing else happens."""
    position = opened(players)
    generator = Generator(seed)
    found = []
    while not position.over:
        kind = position.draw(generator)
        found.append(kind)
        position.apply(kind)
        if not position.over:
            position.await_chance(shop.DRAW)
    return found


@pytest.mark.parametrize("players", [2, 6])
def test_T01_three_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        Setting(players)
    assert list(GAME.seats) == [3, 4, 5]


def test_T02_there_are_31_cards() -> None:
    setting = Setting(3)
    assert counts_list(setting.stock, 4) == [5, 7, 9, 8]
    assert setting.cards + setting.habanero + 1 == 31


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T03_there_are_50_beans(players: int) -> None:
    """Dealt out, in the bank, and after every step of many matches: none comes, none goes."""
    to_bank = from_bank = 0
    for seed in range(12):
        position = new_match(Setting(players))
        generator = Generator(seed)
        settle(position, generator)
        assert [seat.beans for seat in position.seats] == [10] * players
        assert position.bank == 50 - 10 * players
        while not position.over:
            bank = position.bank
            position.apply(position.draw(generator) if position.actor < 0 else _any(position, generator))
            assert sum(seat.beans for seat in position.seats) + position.bank == 50
            to_bank += position.bank > bank
            from_bank += position.bank < bank
    assert to_bank > 0, "a dealer has bought his own card"
    assert from_bank > 0, "somebody has sold one"


def _any(position: Tofu, generator: Generator) -> int:
    """Everybody passes as often as not, or hardly a dealer would ever buy his own card."""
    options = position.legal_options()
    if PASS in options and generator.below(2):
        return PASS
    return options[generator.below(len(options))]


def test_T04_TE17_neither_special_card_is_dealt() -> None:
    position = new_match(Setting(5))
    assert position.chance_weights() == [5, 7, 9, 8, 0, 0]
    for kind in (H, X):
        with pytest.raises(ValueError, match="not legal"):
            position.apply(kind)


@pytest.mark.parametrize(("players", "removed"), [(3, 10), (4, 5), (5, 0)])
def test_T05_cards_are_removed_by_players(players: int, removed: int) -> None:
    assert Setting(players).removed == removed


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T06_the_closing_card_is_at_each_place_of_the_bottom_block_alike(players: int) -> None:
    ends = Counter(len(draws(players, seed)) for seed in range(400))
    first = Setting(players).upper + 1
    assert sorted(ends) == list(range(first, first + players + 1))
    assert all(abs(count - 400 / (players + 1)) < 50 for count in ends.values())


def test_T07_each_player_sees_an_initial_card_of_their_own() -> None:
    position = opened(3, (G, N, B))
    assert [seat.initial for seat in position.seats] == [G, N, B]
    assert position.told is not None
    for number, happening in enumerate(position.told[:3]):
        for seat in range(3):
            event = view(GAME.event(happening), seen_by(seat))
            assert isinstance(event, Dealt)
            assert event.card.closed == (seat != number)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T08_TE16_the_habanero_is_anywhere_above_the_bottom_block(players: int) -> None:
    upper = Setting(players).upper
    found = Counter(draws(players, seed).index(H) for seed in range(600))
    assert set(found) == set(range(upper))


@pytest.mark.parametrize(("players", "bank"), [(3, 20), (4, 10), (5, 0)])
def test_T09_ten_beans_each_and_the_rest_in_the_bank(players: int, bank: int) -> None:
    position = opened(players)
    assert [seat.beans for seat in position.seats] == [10] * players
    assert position.bank == bank


def test_T10_TE33_the_first_dealer_is_drawn_or_named() -> None:
    position = new_match(Setting(3))
    for kind in (N, N, N):
        position.apply(kind)
    assert position.question == shop.DRAW_DEALER
    assert position.chance_weights() == [1, 1, 1]
    position.told = []
    position.apply(2)
    assert position.dealer == 2
    assert GAME.event(position.told[0]) == FirstDealer(2)
    named = GAME.start(4, Options(first_dealer=3))
    for _ in range(4):
        named.apply(Y)
    assert isinstance(named, Tofu)
    assert (named.dealer, named.question) == (3, shop.DRAW)


def test_TE26_removed_cards_are_known_to_nobody() -> None:
    """They are part of one unseen stock, and no record names them."""
    position = drawn(B)
    assert GAME.portray(position).removed == 10
    assert sum(counts_list(position.stock, 4)) == position.upper + position.bottom - 2 + 10
