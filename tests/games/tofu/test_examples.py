"""The worked examples of the rulebook, W1 to W11; W9 and W11 stand with the scoring."""

from __future__ import annotations

import pytest
from games.tofu.shops import (
    INITIAL,
    PASS,
    B,
    G,
    H,
    N,
    Y,
    beans,
    close,
    drawn,
    face_up,
    give_beans,
    lay,
    opened,
    priced,
    prices,
    report,
    sales,
    sell,
    told,
)

from yomiai.games.tofu.records import TurnedUp
from yomiai.games.tofu.setting import Setting
from yomiai.games.tofu.told import counted
from yomiai.kernel.bits import places_of


@pytest.mark.parametrize(
    ("players", "removed", "upper", "bottom", "bank"),
    [(3, 10, 14, 4, 20), (4, 5, 17, 5, 10), (5, 0, 20, 6, 0)],
)
def test_w1_set_up(players: int, removed: int, upper: int, bottom: int, bank: int) -> None:
    setting = Setting(players)
    assert (setting.removed, setting.upper, setting.bottom, setting.bank) == (removed, upper, bottom, bank)
    assert beans(opened(players)) == [10] * players


def test_w2_price_range() -> None:
    for purse, said, most in ((10, 3, 3), (10, 7, 6), (10, 1, 1), (2, 5, 2)):
        position = drawn(N)
        give_beans(position, purse, 10, 10)
        report(position, counted(["it melts"] * said))
        assert prices(position) == list(range(1, most + 1))


@pytest.mark.parametrize("open_auction", [False, True])
def test_w3_normal_sale(open_auction: bool) -> None:
    position = priced(N, 3, open_auction=open_auction)
    position.apply(5)
    position.apply(PASS)
    if open_auction:
        assert position.actor == 0
        assert prices(position) == [PASS, 6, 7, 8, 9, 10]
        position.apply(PASS)
    assert (beans(position), position.bank) == ([15, 5, 10], 20)
    assert face_up(position, 1) == [N]
    assert position.dealer == 1


def test_w4_dealer_buys() -> None:
    position = priced(N, 2)
    position.apply(PASS)
    position.apply(PASS)
    assert (beans(position), position.bank) == ([8, 10, 10], 22)
    assert face_up(position, 0) == [N]


def test_w6_selling() -> None:
    position = drawn(N)
    lay(position, 1, Y)
    sell(position, 1, Y)
    assert (beans(position)[1], position.bank) == (13, 17)
    sell(position, 1, INITIAL)
    assert (beans(position)[1], position.bank) == (17, 13)
    lay(position, 0, B)
    give_beans(position, 17, 17, 13)
    assert position.bank == 3
    assert sales(position, 0) == [B]
    give_beans(position, 17, 17, 14)
    assert sales(position, 0) == []


def test_w7_habanero() -> None:
    position = priced(H, 1)
    for seat, kinds in enumerate(((G,), (B, B), (N, Y))):
        lay(position, seat, *kinds)
    position.apply(4)
    position.apply(PASS)
    assert beans(position) == [14, 6, 10]
    assert places_of(position.legal) == [0, 1, 2]
    position.apply(0)
    assert places_of(position.legal) == [G]
    position.apply(G)
    assert position.locked(0) == 1
    assert face_up(position, 0) == []


def test_w8_closing() -> None:
    position = opened(3, (G, N, B))
    close(position)
    assert position.over
    assert [event.seat for event in told(position) if isinstance(event, TurnedUp)] == [0, 1, 2]
    assert [position.points(seat) for seat in range(3)] == [5, 3, 1]
