"""Boxes close for the right eyes, wherever they stand in a record."""

from __future__ import annotations

import enum
import inspect
from typing import Any

import msgspec
import pytest

from yomiai.kernel.secret import EVERY_EYE, WATCHER, Concealed, Eyes, Open, Secret, seen_by, view


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Coin(msgspec.Struct, frozen=True):
    colour: Secret[Colour]
    worth: int


class Purse(msgspec.Struct, frozen=True):
    coins: Secret[tuple[Coin, ...]]
    pair: tuple[int, Secret[Colour]]
    spare: Coin | None
    either: Secret[Colour] | int
    shown: Open[Colour] = Colour.RED


RED_FOR_1 = Secret(0b10, Colour.RED)
PURSE = Purse(
    coins=Secret(0b11, (Coin(RED_FOR_1, 5), Coin(Secret(0, Colour.BLUE), 6))),
    pair=(3, RED_FOR_1),
    spare=Coin(RED_FOR_1, 7),
    either=RED_FOR_1,
)


def test_a_watcher_sees_no_box_open() -> None:
    seen = view(PURSE, WATCHER)
    assert seen.coins.closed
    assert seen.pair == (3, Secret(0b10))
    assert seen.spare == Coin(Secret(0b10), 7)
    assert seen.either == Secret(0b10)
    assert seen.shown is Colour.RED


def test_a_box_in_an_open_box_is_closed_by_itself() -> None:
    (first, second) = view(PURSE, seen_by(0)).coins.open()
    assert first == Coin(Secret(0b10), 5)
    assert second.colour.closed
    (first, second) = view(PURSE, seen_by(1)).coins.open()
    assert first.colour.open() is Colour.RED
    assert second.colour.closed


def test_eyes_of_several_seats_are_their_union() -> None:
    assert not view(PURSE, Eyes(0b101)).coins.closed
    assert view(PURSE, Eyes(0b101)).pair[1].closed
    assert not view(PURSE, Eyes(0b110)).pair[1].closed


def test_after_the_match_every_box_opens_also_those_for_nobody() -> None:
    assert view(PURSE, EVERY_EYE) == PURSE
    (_, second) = view(PURSE, EVERY_EYE).coins.open()
    assert second.colour.open() is Colour.BLUE


def test_closing_twice_is_closing_once_and_never_opens() -> None:
    closed = view(PURSE, seen_by(0))
    assert view(closed, seen_by(0)) == closed
    assert view(closed, EVERY_EYE).pair[1].closed
    assert view(view(PURSE, WATCHER), seen_by(1)) == view(PURSE, WATCHER)


def test_a_closed_box_cannot_be_read_and_has_no_content_on_the_wire() -> None:
    box = view(PURSE, WATCHER).pair[1]
    with pytest.raises(Concealed):
        box.open()
    assert msgspec.json.encode(box) == b'{"eyes":2}'


def test_the_original_is_left_alone() -> None:
    before = msgspec.json.encode(PURSE)
    view(PURSE, WATCHER)
    assert msgspec.json.encode(PURSE) == before


def test_nobody_looks_by_default() -> None:
    assert inspect.signature(view).parameters["eyes"].default is inspect.Parameter.empty
    with pytest.raises(TypeError):
        view(PURSE)  # type: ignore[call-arg]


class Plain(msgspec.Struct, frozen=True):
    number: int


def test_a_record_without_boxes_is_shared() -> None:
    plain = Plain(3)
    assert view(plain, WATCHER) is plain


class InList(msgspec.Struct, frozen=True):
    coins: list[Coin]


class InDictionary(msgspec.Struct, frozen=True):
    coins: dict[str, Coin]


class Anything(msgspec.Struct, frozen=True):
    coins: Any


class InBox(msgspec.Struct, frozen=True):
    coins: Secret[list[Coin]]


class Chain(msgspec.Struct, frozen=True):
    box: Secret[int]
    rest: Chain | None


@pytest.mark.parametrize("record", [InList([]), InDictionary({}), Anything(0), InBox(Secret(1, []))])
def test_a_record_that_could_hide_a_box_is_refused(record: msgspec.Struct) -> None:
    with pytest.raises(TypeError, match="may not hold"):
        view(record, WATCHER)


def test_a_record_that_holds_itself_is_refused() -> None:
    with pytest.raises(TypeError, match="holds itself"):
        view(Chain(Secret(1, 2), None), WATCHER)
