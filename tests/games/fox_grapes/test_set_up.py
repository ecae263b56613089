"""F-01 … F-08: components and set-up of three to six players."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import dealt, lay, public, told

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.records import Kind
from yomiai.games.fox_grapes.rules import new_match
from yomiai.games.fox_grapes.setting import Setting
from yomiai.games.fox_grapes.told import GAME, Options
from yomiai.kernel.bits import total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Concealed, seen_by, view

# players: sweet, sour and foxes left to shuffle, all cards, cards in a hand (F-03, F-52, W9)
TABLE = {
    2: (7, 7, 7, 25, 9),
    3: (5, 5, 5, 21, 5),
    4: (7, 7, 6, 28, 5),
    5: (9, 9, 7, 35, 5),
    6: (10, 10, 10, 42, 5),
}


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 62])
def test_F01_other_numbers_of_players_are_rejected(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        Setting(players)


def test_F02_there_are_three_kinds_and_cards_of_one_kind_are_alike() -> None:
    position = new_match(Setting(4))
    assert position.chance_weights() == [7, 7, 6]
    with pytest.raises(ValueError, match="not legal"):
        position.apply(3)
    assert [kind.value for kind in Kind] == ["sweet", "sour", "fox"]
    one, other = dealt("SSA AFF SFA"), dealt("ASS FAF AFS")
    assert one.key() == other.key(), "in whatever order they came"
    lay(one, "S", "A")
    lay(other, "S", "A")
    assert one.key() == other.key(), "whichever of two alike is laid"
    assert view(GAME.portray(one), seen_by(0)).places[0].hand.truth.counts == (1, 1, 0)


@pytest.mark.parametrize("players", TABLE)
def test_F03_cards_by_number_of_players(players: int) -> None:
    position = new_match(Setting(players))
    sweet, sour, foxes, cards, _ = TABLE[players]
    assert position.chance_weights() == [sweet, sour, foxes]
    assert sweet + sour + foxes + 2 * players == cards


def test_F16_the_declarer_of_a_card_is_public() -> None:
    position = dealt("S A F")
    for _ in range(3):
        position.apply(position.legal_options()[0])
        position.apply(codes.FIRST_WORD)
    position.apply(codes.FIRST_SEAT + 2)
    position.apply(codes.FIRST_WORD)
    laid = view(GAME.portray(position), seen_by(1)).places[2].laid[0]
    assert laid is not None
    assert laid.declarer == 0


@pytest.mark.parametrize("players", TABLE)
def test_F05_one_sweet_and_one_sour_grape_lie_face_up_from_the_start(players: int) -> None:
    position = new_match(Setting(players))
    settle(position, Generator(1))
    assert [public(position, seat) for seat in range(players)] == [(1, 1, 0)] * players
    assert [seat.score() for seat in position.seats] == [0] * players


@pytest.mark.parametrize("players", TABLE)
def test_F06_the_rest_is_dealt_out_completely(players: int) -> None:
    position = new_match(Setting(players))
    settle(position, Generator(1))
    hand = TABLE[players][4]
    assert [total_of(seat.hand) for seat in position.seats] == [hand] * players
    assert position.stock == 0
    assert total_of(position.aside) == (3 if players == 2 else 0)


@pytest.mark.parametrize("players", TABLE)
def test_FE15_the_first_start_player_is_drawn(players: int) -> None:
    starters = set()
    for seed in range(60):
        position = new_match(Setting(players))
        settle(position, Generator(seed))
        starters.add(position.actor)
    assert starters == set(range(players))


def test_FE15_or_named() -> None:
    position = dealt("S A F S", starter=2)
    assert (position.actor, position.question) == (2, codes.PLACE_CARD)
    assert [happening.values for happening in told(position, codes.STARTS)] == [[2, 0]]


def test_F08_hands_are_secret_and_the_rest_is_public() -> None:
    position = dealt("SS AA FS")
    seen = view(GAME.portray(position), seen_by(0))
    assert seen.places[0].hand.open().counts == (2, 0, 0)
    with pytest.raises(Concealed):
        seen.places[1].hand.open()
    assert [(place.cards, place.sweet, place.sour, place.foxes) for place in seen.places] == [
        (2, 1, 1, 0)
    ] * 3


def test_sizes_that_cannot_be_dealt_are_refused() -> None:
    for wrong in (
        {"sweet": 4},  # F-06: one card would be missing
        {"sweet": 16, "rounds": 20},
        {"sour": -2},
        {"rounds": 0},
        {"starter": 3},
    ):
        with pytest.raises(ValueError, match=r"."):
            Setting(3, **wrong)
    with pytest.raises(ValueError, match="three cards"):
        Setting(2, slots=4)
    with pytest.raises(ValueError, match="seat"):
        GAME.start(3, Options(starter="chosen", starter_seat=-1))
