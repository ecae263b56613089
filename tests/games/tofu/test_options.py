"""Each option changes play, and the sets that are tried cover every one of them."""

from __future__ import annotations

from typing import Any

import pytest
from games.tofu.shops import INITIAL, PASS, B, N, drawn, give_beans, lay, priced, sales, sell

from yomiai.games.tofu.records import Options
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.told import GAME

SHOWN = ("auction", "sell", "partial_payout", "hidden_beans", "dealer_step", "show_sold_initial")


def auction(**options: Any) -> object:
    position = priced(N, 1, **options)
    position.apply(2)
    position.apply(PASS)
    return position.actor


def sell_out_of_turn(**options: Any) -> object:
    return [sales(drawn(N, **options), seat) for seat in range(3)]


def payout(**options: Any) -> object:
    position = drawn(N, **options)
    lay(position, 0, B)
    give_beans(position, 20, 20, 9)
    return sales(position, 0)


def shown_beans(**options: Any) -> object:
    return GAME.portray(drawn(N, **options)).places[0].beans


def next_dealer(**options: Any) -> object:
    position = priced(N, 1, **options)
    position.apply(PASS)
    position.apply(PASS)
    return position.dealer


def shown_initial(**options: Any) -> object:
    position = drawn(N, **options)
    sell(position, 1, INITIAL)
    return GAME.portray(position).places[1].shown_initial


@pytest.mark.parametrize(
    ("play", "options"),
    [
        (auction, {"open_auction": True}),
        (sell_out_of_turn, {"any_time": False}),
        (payout, {"partial_payout": True}),
        (shown_beans, {"hidden_beans": True}),
        (next_dealer, {"dealer_step": -1}),
        (shown_initial, {"show_sold_initial": True}),
    ],
)
def test_each_option_changes_play(play: Any, options: dict[str, Any]) -> None:
    assert play() != play(**options)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_option_is_tried_with_every_value(players: int) -> None:
    for name in SHOWN:
        assert len({getattr(options, name) for options in GAME.options_for(players)}) == 2
    assert Options() in GAME.options_for(players)


def test_an_option_set_reaches_the_rules() -> None:
    options = Options("open", "own_turn", True, True, -1, True, 2)
    position = GAME.start(4, options)
    assert isinstance(position, Tofu)
    setting = position.setting
    assert (setting.open_auction, setting.any_time, setting.partial_payout) == (True, False, True)
    assert (setting.hidden_beans, setting.dealer_step, setting.show_sold_initial) == (True, -1, True)
    assert setting.first_dealer == 2


@pytest.mark.parametrize(
    "options",
    [
        Options(first_dealer=3),
        Options(excellent=6),
        Options(bad=-1),
        Options(beans=51),
        Options(purse=17),
        Options(phrases=0),
        Options(leanings=7),
        Options(removed=24),
    ],
)
def test_what_cannot_be_set_up_is_refused(options: Options) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.start(3, options)
