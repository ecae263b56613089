"""F-34 … F-44: the stuck last declarer opens his own card."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import dealt, declare_all, give, lay_all, public, seats_offered, told

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.resolution import REMOVED, TAKEN, TO_PUSH
from yomiai.games.fox_grapes.rules import FoxGrapes
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.bits import count_of, total_of

KINDS = "SAF"


def stuck(card: str, announced: str, *before: tuple[int, int, int], **options: bool) -> FoxGrapes:
    """Seat 2 is stuck with this card; the others keep their sweet grapes."""
    position = dealt(f"SA SA {card}A", **options)
    if before:
        give(position, *before)
    lay_all(position, f"SS SS {card}{announced}")
    declare_all(position, "1A 0A")
    return position


def test_F34_after_all_other_cards() -> None:
    position = stuck("S", "S")
    order = [h.code for h in position.told or [] if h.code in {codes.OPENED, codes.OPENED_ALONE}]
    assert order == [codes.OPENED, codes.OPENED, codes.OPENED_ALONE]


@pytest.mark.parametrize(
    ("clause", "announced", "card", "fate", "after"),
    [
        ("F-35", "S", "S", TAKEN, (2, 1, 0)),
        ("F-36", "S", "A", TAKEN, (1, 2, 0)),
        ("F-37", "S", "F", REMOVED, (1, 1, 0)),
        ("F-38", "A", "A", TO_PUSH, (1, 1, 0)),
        ("F-39", "A", "S", REMOVED, (1, 1, 0)),
        ("F-40", "A", "F", REMOVED, (1, 1, 0)),
        ("F-41", "F", "F", TAKEN, (1, 1, 1)),
        ("F-42", "F", "S", REMOVED, (1, 1, 0)),
        ("F-43", "F", "A", TAKEN, (1, 2, 0)),
    ],
)
def test_F35_F36_F37_F38_F39_F40_F41_F42_F43_W5_the_nine_outcomes(
    clause: str, announced: str, card: str, fate: int, after: tuple[int, int, int]
) -> None:
    position = stuck(card, announced)
    (happening,) = told(position, codes.OPENED_ALONE)
    assert happening.values == [2, KINDS.index(announced), KINDS.index(card), fate], clause
    assert public(position, 2) == after
    assert total_of(position.removed) == (fate == REMOVED)
    asked = {"F-38": codes.SOLO_PUSH, "F-41": codes.SOLO_SEAT}.get(clause, codes.PLACE_CARD)
    assert position.question == asked


@pytest.mark.parametrize("target", [0, 1])
def test_F38_W5_a_true_sour_grape_is_pushed_onto_somebody(target: int) -> None:
    position = stuck("A", "A")
    assert position.actor == 2
    assert seats_offered(position) == [0, 1]
    assert not position.half_made()
    position.apply(codes.FIRST_SEAT + target)
    assert public(position, target) == (2, 2, 0)
    assert public(position, 2) == (1, 1, 0)
    assert position.question == codes.PLACE_CARD


@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize("deed", [codes.PUSH, codes.STEAL])
def test_F41_W5_a_true_fox_acts_on_a_player_of_choice(target: int, deed: int) -> None:
    position = stuck("F", "F")
    assert position.actor == 2
    assert seats_offered(position) == [0, 1]
    position.apply(codes.FIRST_SEAT + target)
    assert position.half_made()
    assert position.legal_options() == [codes.PUSH, codes.STEAL]
    position.apply(deed)
    assert position.seats[2].score() == 2
    assert position.seats[target].score() == 0
    assert [h.values for h in told(position, codes.DID)] == [[2, target, deed, 1, 0]]
    assert position.question == codes.PLACE_CARD


def test_F44_FE11_removed_cards_score_for_nobody_and_are_public() -> None:
    position = stuck("F", "S")
    assert count_of(position.removed, 2) == 1
    assert sum(seat.foxes for seat in position.seats) == 0
    assert told(position, codes.OPENED_ALONE)[0].eyes == 0b111


def test_FE07_not_oneself() -> None:
    assert stuck("A", "A").why_not(2, codes.FIRST_SEAT + 2) == "FE-7"
    assert stuck("F", "F").why_not(2, codes.FIRST_SEAT + 2) == "FE-7"


def test_FE08_the_push_may_not_be_declined() -> None:
    for optional in (False, True):
        position = stuck("A", "A", special_optional=optional)
        assert position.why_not(2, codes.DECLINE) == "FE-8"
    assert stuck("A", "A").why_not(2, codes.PUSH) == "F-38"


def test_FE09_only_players_with_whom_something_is_possible() -> None:
    # without a sour grape of his own, seat 2 can only steal; seat 0 will own no sweet grape
    position = stuck("F", "F", (0, 1, 0), (1, 1, 0), (1, 0, 0))
    assert seats_offered(position) == [0, 1], "both kept a sweet grape in this round"
    declared = dealt("AA SA FA")
    give(declared, (0, 1, 0), (1, 1, 0), (1, 0, 0))
    lay_all(declared, "AA SS FF")
    declare_all(declared, "1A 0A")
    assert [h.values for h in told(declared, codes.DID)] == [[2, 1, codes.STEAL, 0, 1]], (
        "FE-4: no choice at all"
    )


def test_FE09_a_player_with_whom_nothing_is_possible_is_refused() -> None:
    position = dealt("AA SA SA FA")
    give(position, (0, 1, 0), (1, 1, 0), (1, 1, 0), (1, 0, 0))
    lay_all(position, "AA SS SS FF")
    declare_all(position, "1A 2A 0A")
    assert seats_offered(position) == [1, 2]
    assert position.why_not(3, codes.FIRST_SEAT) == "FE-9"
    assert position.why_not(3, codes.FIRST_SEAT + 5) == "F-41"
    assert position.why_not(3, codes.DECLINE) == "FE-3"
    position.apply(codes.FIRST_SEAT + 2)
    assert [h.values for h in told(position, codes.DID)] == [[3, 2, codes.STEAL, 1, 1]], "FE-4"


def test_FE09_if_nothing_is_possible_with_anybody_nothing_happens() -> None:
    position = dealt("AA AA FA")
    give(position, (0, 1, 0), (0, 1, 0), (1, 0, 0))
    lay_all(position, "AA AA FF")
    declare_all(position, "1A 0A")
    assert [h.values for h in told(position, codes.DID)] == [[2, -1, codes.NOTHING, 0, 1]]
    assert position.question == codes.PLACE_CARD


def test_FE10_the_stuck_player_chooses() -> None:
    position = stuck("A", "A")
    assert position.actor == 2
    assert position.why_not(0, codes.FIRST_SEAT + 1) == "FE-10"


def test_FE04_with_one_possible_counterpart_both_deeds_stay_open() -> None:
    # seat 2 has a sour grape, so pushing is possible with anybody: nobody is the only one
    position = stuck("F", "F", (0, 0, 0), (0, 0, 0), (1, 1, 0))
    assert seats_offered(position) == [0, 1]


def test_F41_naming_the_counterpart_is_hidden_until_the_deed_is_chosen() -> None:
    position = stuck("F", "F")
    before = GAME.portray(position)
    reasons = [position.why_not(0, option) for option in range(62)]
    position.apply(codes.FIRST_SEAT + 1)
    assert position.half_made()
    assert GAME.portray(position) == before
    assert [position.why_not(0, option) for option in range(62)] == reasons
    assert before.special is not None
    assert (before.special.seat, before.special.counterpart) == (2, None)
