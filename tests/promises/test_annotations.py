"""A hideable kind stands nowhere bare, in any game; and the walk sees what it should."""

from __future__ import annotations

import msgspec
import pytest
from promises.annotations import bare_secrets, records

from yomiai.games import registry
from yomiai.kernel.game import Game
from yomiai.kernel.secret import Open, Secret


class Coin(msgspec.Struct, frozen=True):
    worth: int


class Purse(msgspec.Struct, frozen=True):
    coins: Secret[tuple[Coin, ...]]
    shown: tuple[Open[Coin], ...]


class Careless(msgspec.Struct, frozen=True):
    purse: Purse
    last: tuple[Coin | None, ...]


class Plain(msgspec.Struct, frozen=True):
    number: int


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))
def test_no_hideable_kind_stands_bare(game: Game) -> None:
    assert bare_secrets(records(game)) == []


def test_a_bare_kind_is_found_beside_boxes_and_marks() -> None:
    assert bare_secrets((Purse,)) == []
    assert bare_secrets((Careless,)) == ["Careless.last"]


def test_the_walk_fails_when_it_finds_no_box() -> None:
    with pytest.raises(ValueError, match="no box"):
        bare_secrets((Plain,))
