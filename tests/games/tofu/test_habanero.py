"""The habanero: T-31 to T-36, and the rulings on it."""

from __future__ import annotations

import pytest
from games.tofu.shops import PASS, B, G, H, N, X, Y, beans, drawn, lay, priced, report, told

from yomiai.games.tofu import rules, shop
from yomiai.games.tofu.records import KINDS, NotPlaced, Placed
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.told import GAME
from yomiai.kernel.bits import counts_list, places_of
from yomiai.kernel.choice import Card, Seat


def bought(*fronts: tuple[int, ...]) -> Tofu:
    """Seat 1 has bought the habanero for 4; each seat has these cards face up."""
    position = priced(H, 1)
    for seat, kinds in enumerate(fronts):
        lay(position, seat, *kinds)
    position.apply(4)
    position.apply(PASS)
    return position


def targets(position: Tofu) -> list[tuple[int, int]]:
    found = []
    for seat in places_of(position.legal):
        after = position.copy()
        after.apply(seat)
        found += [(seat, kind) for kind in places_of(after.legal)]
    return found


def test_T31_TE18_TE19_any_face_up_tofu_of_all_players() -> None:
    position = bought((G,), (B, B), (N, Y))
    assert position.actor == 1
    assert targets(position) == [(0, G), (1, B), (2, N)]


def test_T31_the_choice_is_whose_and_which() -> None:
    position = bought((G,), (B,), (Y,))
    assert GAME.ask(position, 1) == "habanero"
    assert GAME.choice(position, 1, 0) == Seat(0)
    assert position.why_not(1, 2) == "T-36"
    position.apply(0)
    assert position.half_made()
    assert GAME.ask(position, 1) == "habanero_card"
    assert GAME.choice(position, 1, G) == Card("excellent")
    assert position.why_not(1, B) == "T-31"
    position.apply(G)
    assert told(position)[-1] == Placed(1, 0, KINDS[G])
    assert position.question == shop.DRAW


def test_T32_the_tofu_becomes_a_bad_one() -> None:
    position = bought((G, B), (), ())
    before = position.points(0)
    position.apply(0)
    position.apply(G)
    # the initial card of seat 0 is bad too: G and two bad ones become three bad ones
    assert (before, position.points(0)) == (5 + 4, 9)


def test_T33_TE21_no_condiment_helps_it() -> None:
    position = bought((), (), (N, Y, Y))
    assert position.points(2) == 5
    position.apply(2)
    position.apply(N)
    assert position.points(2) == 1
    assert position.locked(2) == 1


def test_T44_TE24_the_tofu_under_it_still_breaks_a_tie() -> None:
    """Burnt, and bad for good, but tofu."""
    position = bought((G, N, B), (), (G, N, B))
    assert [position.tofu(seat) for seat in range(3)] == [4, 1, 3]  # with initial cards; a condiment is none
    position.apply(2)
    position.apply(N)
    assert [position.tofu(seat) for seat in range(3)] == [4, 1, 3]


def test_TE19_a_bad_one_is_locked_too() -> None:
    position = bought((), (), (B, Y))
    assert position.points(2) == 3
    position.apply(2)
    position.apply(B)
    assert position.points(2) == 1


def test_T34_it_stays_where_it_is() -> None:
    position = bought((G,), (B,), ())
    position.apply(0)
    position.apply(G)
    position.apply(N)
    report(position)
    position.apply(1)
    position.apply(PASS)
    position.apply(PASS)
    assert (position.hot_seat, position.hot_kind) == (0, G)


def test_T35_alone_it_cannot_be_sold() -> None:
    """There is no such sale: the only one that moves it takes its tofu along."""
    position = drawn(N)
    lay(position, 0, B)
    names = {GAME.choice(position, 0, option) for option in range(rules.FIRST_SALE, rules.OPTIONS)}
    assert not any("habanero" in str(name) for name in names)


@pytest.mark.parametrize("fronts", [((), (), ()), ((Y,), (), (Y, Y))])
def test_T36_TE20_without_a_target_it_is_discarded(
    fronts: tuple[tuple[int, ...], ...],
) -> None:
    position = bought(*fronts)
    assert position.question == shop.DRAW
    assert beans(position) == [14, 6, 10]
    assert counts_list(position.discards, 5) == [0, 0, 0, 0, 1]
    assert told(position)[-1] == NotPlaced(1)


def test_it_comes_once() -> None:
    position = bought((), (), ())
    assert position.chance_weights()[H] == 0
    assert position.chance_weights()[X] == 0
