"""Shops set up by hand: a test says what lies where and reads like the rulebook."""

from __future__ import annotations

from typing import Any

from yomiai.games.tofu import rules, shop
from yomiai.games.tofu.rules import Tofu, new_match
from yomiai.games.tofu.setting import Setting
from yomiai.games.tofu.told import GAME
from yomiai.kernel.bits import places_of

G, N, B, Y, H, X = range(6)
PASS = rules.PASS
HOT, INITIAL = rules.SELL_HOT, rules.SELL_INITIAL


def opened(players: int = 3, initials: tuple[int, ...] = (B, N, Y, N, B), **options: Any) -> Tofu:
    """A shop whose initial cards are dealt; seat 0 deals first."""
    position = new_match(Setting(players, first_dealer=0, **options))
    position.told = []
    for kind in initials[:players]:
        position.apply(kind)
    return position


def drawn(kind: int, players: int = 3, **options: Any) -> Tofu:
    """The first dealer has looked at a card."""
    position = opened(players, **options)
    position.apply(kind)
    return position


def report(position: Tofu, phrases: int = 3, leaning: int = 0) -> None:
    position.apply(leaning * 6 + phrases - 1)


def priced(kind: int, price: int, players: int = 3, **options: Any) -> Tofu:
    """The first dealer has named a price for a card."""
    position = drawn(kind, players, **options)
    report(position, 6)
    position.apply(price)
    return position


def auction(position: Tofu, kind: int, price: int, *answers: int) -> None:
    """One whole auction from the draw on."""
    position.apply(kind)
    report(position, 6)
    position.apply(price)
    for answer in answers:
        position.apply(answer)


def lay(position: Tofu, seat: int, *kinds: int) -> None:
    """Lay cards of the stock face up before a seat, as if bought earlier; what is legal is found anew."""
    for kind in kinds:
        position.seats[seat].face_up += 1 << 4 * kind
        position.stock -= 1 << 4 * kind
        position.in_stock -= 1
    ask_again(position)


def ask_again(position: Tofu) -> None:
    if position.actor >= 0 and position.question <= shop.BID:
        position.legal = position._answers()


def give_beans(position: Tofu, *beans: int) -> None:
    """Say how many beans each seat has; the bank has the rest of fifty."""
    for seat, count in zip(position.seats, beans, strict=True):
        seat.beans = count
    position.bank = position.setting.beans - sum(beans)
    ask_again(position)


def beans(position: Tofu) -> list[int]:
    return [seat.beans for seat in position.seats]


def prices(position: Tofu) -> list[int]:
    """The prices or offers that are legal; 0 among offers is passing."""
    return [option for option in places_of(position.legal) if option < rules.FIRST_SALE]


def sales(position: Tofu, seat: int) -> list[int]:
    """What a seat can sell now."""
    mask = position.legal if seat == position.actor else position.may_mask(seat)
    return [option - rules.FIRST_SALE for option in places_of(mask) if option >= rules.FIRST_SALE]


def sell(position: Tofu, seat: int, what: int) -> None:
    option = rules.FIRST_SALE + what
    if seat == position.actor:
        position.apply(option)
    else:
        position.interject(seat, option)


def face_up(position: Tofu, seat: int) -> list[int]:
    counts = position.seats[seat].face_up
    return [kind for kind in range(4) for _ in range(counts >> 4 * kind & 15)]


def told(position: Tofu) -> list[Any]:
    """Everything told so far, boxes open."""
    assert position.told is not None
    return [GAME.event(happening) for happening in position.told]


def close(position: Tofu) -> None:
    """Let the dealer draw the closing card now: nothing lies above it."""
    position.upper = 0
    position.habanero = 0
    position.await_chance(shop.DRAW)
    position.apply(X)
