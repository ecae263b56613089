"""F-13 … F-18: declarations, and who is stuck."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import dealt, declare, declare_all, lay_all, seats_offered, told

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.secret import seen_by, view


def all_laid(players: int = 4, starter: int = 0) -> FoxGrapes:
    position = dealt(" ".join(["SA"] * players), starter=starter)
    lay_all(position, " ".join(["SS"] * players))
    return position


def test_F13_clockwise_from_the_start_player_one_player_and_a_kind_each() -> None:
    position = all_laid(starter=3)
    seats = []
    for target in (0, 3, 2, 1):
        seats.append(position.actor)
        position.apply(codes.FIRST_SEAT + target)
        assert position.legal_options() == [codes.FIRST_WORD + kind for kind in range(3)]
        assert position.half_made()
        position.apply(codes.FIRST_WORD + 1)
    assert seats == [3, 0, 1, 2]


def test_F14_not_oneself() -> None:
    position = all_laid()
    assert seats_offered(position) == [1, 2, 3]
    assert position.why_not(0, codes.FIRST_SEAT) == "F-14"
    with pytest.raises(ValueError, match="not legal"):
        position.apply(codes.FIRST_SEAT)


def test_F15_FE01_not_a_card_that_already_has_a_declaration() -> None:
    position = all_laid()
    declare(position, "F", 2)
    assert seats_offered(position) == [0, 3]
    assert position.why_not(1, codes.FIRST_SEAT + 2) == "F-15"
    assert position.why_not(1, codes.FIRST_SEAT + 4) == "F-13"
    assert position.why_not(1, codes.PUSH) == "F-13"


@pytest.mark.parametrize("says", "SAF")
def test_F16_a_declaration_is_public_at_once(says: str) -> None:
    position = all_laid()
    declare(position, says, 2)
    laid = view(GAME.portray(position), seen_by(3)).places[2].laid[0]
    assert laid is not None
    assert laid.declaration is not None
    assert laid.declaration.value == {"S": "sweet", "A": "sour", "F": "fox"}[says]
    assert laid.declarer == 0
    assert laid.card.closed


def test_F17_W5_the_last_declarer_is_stuck_when_all_others_are_covered() -> None:
    position = all_laid(3)
    declare_all(position, "1S 0S")
    assert [happening.values for happening in told(position, codes.STUCK)] == [[2]]
    assert len(told(position, codes.DECLARED)) == 2


def test_F18_declaring_is_compulsory() -> None:
    position = all_laid()
    assert all(codes.FIRST_SEAT <= option < codes.FIRST_SLOT for option in position.legal_options())
    assert position.why_not(0, codes.DECLINE) == "F-13"


def test_W6_legal_targets() -> None:
    position = all_laid()
    declare(position, "S", 2)
    assert seats_offered(position) == [0, 3]
    declare(position, "S", 0)
    assert seats_offered(position) == [1, 3]
    other = position.copy()
    declare(position, "S", 1)
    assert position.question == codes.PLACE_CARD, "seat 3 is stuck, so the round is over already"
    declare(other, "S", 3)
    assert seats_offered(other) == [1]
    other.apply(codes.FIRST_SEAT + 1)
    assert len(other.legal_options()) == 3


def test_FE02_nobody_but_the_last_can_be_without_a_target() -> None:
    """Fact 1, by trying all orders of targets of four players."""
    stuck = 0

    def go_on(position: FoxGrapes, turn: int) -> None:
        nonlocal stuck
        if position.question != codes.DECLARE_SEAT:
            assert turn >= 3
            stuck += turn == 3
            return
        for target in seats_offered(position):
            after = position.copy()
            declare(after, "A", target)
            go_on(after, turn + 1)

    go_on(all_laid(), 0)
    assert stuck > 0
