"""F-09 … F-12: a round, and the placement."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import LETTERS, dealt, declare_all, lay, lay_all, told

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.secret import seen_by, view


def test_F09_everybody_places_then_everybody_declares_then_all_is_revealed() -> None:
    position = dealt("SA AS SS")
    asked = []
    for _ in range(3):
        asked.append(position.question)
        lay(position, LETTERS[position.legal_options()[0]], "S")
    for target in ("1S", "2S", "0S"):
        asked.append(position.question)
        assert told(position, codes.OPENED) == []
        declare_all(position, target)
    assert asked == [codes.PLACE_CARD] * 3 + [codes.DECLARE_SEAT] * 3
    assert len(told(position, codes.OPENED)) == 3
    assert position.question == codes.PLACE_CARD


def test_F10_clockwise_from_the_start_player_one_card_each() -> None:
    position = dealt("SA AS SS AA", starter=2)
    seats = []
    for _ in range(4):
        seats.append(position.actor)
        lay(position, LETTERS[position.legal_options()[0]], "F")
    assert seats == [2, 3, 0, 1]
    assert [place.cards for place in GAME.portray(position).places] == [1, 1, 1, 1]


def test_F10_only_cards_of_the_own_hand() -> None:
    position = dealt("SA AS SS")
    assert position.legal_options() == [0, 1]
    assert position.why_not(0, 2) == "F-10"
    with pytest.raises(ValueError, match="not legal"):
        position.apply(2)


@pytest.mark.parametrize("card", LETTERS)
def test_F10_F11_FE13_any_of_three_announcements_true_or_false(card: str) -> None:
    position = dealt(f"{card}A AS SS")
    position.apply(LETTERS.index(card))
    assert position.legal_options() == [codes.FIRST_WORD + kind for kind in range(3)]


def test_F11_announcements_change_nothing_in_the_reveal() -> None:
    ends = set()
    for claims in ("SSS", "AAA", "FFF", "FSA"):
        position = dealt("S A S")
        lay_all(position, " ".join(card + says for card, says in zip("SAS", claims, strict=True)))
        declare_all(position, "1S 2A 0F")
        ends.add(tuple((seat.sweet, seat.sour, seat.foxes) for seat in position.seats))
    assert len(ends) == 1


def test_F12_the_announcement_is_public_and_the_card_is_not() -> None:
    position = dealt("SA AS SS")
    lay(position, "S", "F")
    portrait = GAME.portray(position)
    for seat in range(3):
        laid = view(portrait, seen_by(seat)).places[0].laid[0]
        assert laid is not None
        assert laid.claim.value == "fox"
        assert laid.card.closed == (seat != 0)
    (happening,) = told(position, codes.PLACED)
    assert happening.eyes == 0b001


def test_FE12_card_and_announcement_are_one_action_after_hearing_those_before() -> None:
    position = dealt("SA AS SS")
    lay(position, "S", "F")
    assert not position.half_made()
    position.apply(1)
    assert position.half_made()
    assert position.actor == 1
    assert len(told(position, codes.PLACED)) == 1


def test_FE13_nothing_else_can_be_announced() -> None:
    position = dealt("SA AS SS")
    position.apply(0)
    for option in (0, 1, 2, codes.FIRST_SEAT, codes.DECLINE):
        assert position.why_not(0, option) == "F-10"


def test_FE22_hand_sizes_are_public() -> None:
    position = dealt("SA AS SS")
    lay(position, "S", "F")
    seen = view(GAME.portray(position), seen_by(2))
    assert [place.cards for place in seen.places] == [1, 2, 2]


def test_who_is_not_asked_is_told_the_clause_of_the_phase() -> None:
    position = dealt("SA AS SS")
    assert position.why_not(1, 0) == "F-10"
    lay_all(position, "SS AA SS")
    assert position.why_not(1, codes.FIRST_SEAT) == "F-13"
