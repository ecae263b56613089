"""F-19 … F-33: the reveal, and the fox's special action."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import dealt, declare_all, give, lay_all, one_round, public, scores, told

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes


def revealed(card: str, declared: str) -> FoxGrapes:
    """Seat 0 declares on seat 1's card; the other two cards are sour grapes that their owners keep."""
    return one_round(f"AA {card}S AA", f"1{declared} 2A 0A")


def first_opening(position: FoxGrapes) -> list[int]:
    return told(position, codes.OPENED)[0].values


def test_F19_in_the_order_of_the_declarers() -> None:
    position = dealt("S A A S", starter=1)
    lay_all(position, "AA AA SS SS")
    declare_all(position, "0A 3A 1A 2A")
    assert [h.values[:2] for h in told(position, codes.OPENED)] == [[1, 0], [2, 3], [3, 1], [0, 2]]


@pytest.mark.parametrize(
    ("clause", "declared", "card", "taker"),
    [
        ("F-20", "S", "S", 0),
        ("F-21", "S", "A", 0),
        ("F-22", "A", "S", 1),
        ("F-23", "A", "A", 1),
        ("F-24", "F", "F", 0),
        ("F-25", "F", "S", 1),
        ("F-26", "F", "A", 0),
        ("F-27", "S", "F", 1),
        ("F-27", "A", "F", 1),
    ],
)
def test_F20_F21_F22_F23_F24_F25_F26_F27_F28_who_takes_the_card(
    clause: str, declared: str, card: str, taker: int
) -> None:
    position = revealed(card, declared)
    kinds = "SAF"
    assert first_opening(position) == [0, 1, 0, kinds.index(declared), kinds.index(card), taker], clause
    if card != "F":
        expected = [1, 1, 0]
        expected[kinds.index(card)] += 1  # F-28
        if taker == 1:
            assert public(position, 1) == tuple(expected)
        else:
            expected[1] += 1  # seat 0 also keeps his own sour grape
            assert public(position, 0) == tuple(expected)
    else:
        assert position.actor == taker
        assert position.seats[taker].foxes == 1


def test_F28_F32_a_fox_counts_apart_from_the_sweet_grapes() -> None:
    position = revealed("F", "S")
    assert public(position, 1) == (1, 1, 1)


@pytest.mark.parametrize(("declared", "taker", "counterpart"), [("F", 0, 1), ("S", 1, 0), ("A", 1, 0)])
def test_F29_the_counterpart_is_fixed(declared: str, taker: int, counterpart: int) -> None:
    position = revealed("F", declared)
    assert (position.actor, position.question) == (taker, codes.SPECIAL)
    assert position.counterpart == counterpart
    assert position.legal_options() == [codes.PUSH, codes.STEAL]
    assert position.why_not(taker, codes.FIRST_SEAT + 2) == "F-29"
    assert position.why_not(2, codes.PUSH) == "F-29"


def test_F30_W2_push_after_calling_the_fox() -> None:
    position = revealed("F", "F")
    position.apply(codes.PUSH)
    assert (public(position, 0), public(position, 1)) == ((1, 1, 1), (1, 2, 0))  # seat 0 kept his sour grape


def test_F31_W2_steal_after_calling_the_fox() -> None:
    position = revealed("F", "F")
    position.apply(codes.STEAL)
    assert (public(position, 0), public(position, 1)) == ((2, 2, 1), (0, 1, 0))


@pytest.mark.parametrize("deed", [codes.PUSH, codes.STEAL])
def test_W2_both_deeds_give_the_same_scores(deed: int) -> None:
    position = two_rounds_with_a_fox("F")
    position.apply(deed)
    assert scores(position)[:2] == [2, -1]
    wanted = {codes.PUSH: [(1, 0, 1), (1, 2, 0)], codes.STEAL: [(2, 1, 1), (0, 1, 0)]}
    assert [public(position, seat) for seat in (0, 1)] == wanted[deed]


@pytest.mark.parametrize("declared", "SA")
@pytest.mark.parametrize("deed", [codes.PUSH, codes.STEAL])
def test_W3_fox_missed(declared: str, deed: int) -> None:
    position = two_rounds_with_a_fox(declared)
    assert position.actor == 1
    position.apply(deed)
    assert scores(position)[:2] == [-1, 2]
    wanted = {codes.PUSH: [(1, 2, 0), (1, 0, 1)], codes.STEAL: [(0, 1, 0), (2, 1, 1)]}
    assert [public(position, seat) for seat in (0, 1)] == wanted[deed]


def two_rounds_with_a_fox(declared: str) -> FoxGrapes:
    """Seat 1's fox is opened first; the other cards go to seat 2, whose state the example leaves out."""
    return one_round("SS FS SS", f"1{declared} 0S 2S".replace("0S 2S", "2A 0S"))


def test_W1_a_plain_round() -> None:
    position = dealt("SA AS SA")
    lay_all(position, "SS AS SA")
    declare_all(position, "1S 2A 0F")
    assert [public(position, seat) for seat in range(3)] == [(2, 2, 0), (1, 1, 0), (2, 1, 0)]
    assert scores(position) == [0, 0, 1]
    assert position.actor == 1


def special(taker: tuple[int, int, int], counterpart: tuple[int, int, int], **options: bool) -> FoxGrapes:
    """Seat 1's fox was missed by seat 0, these public cards lying in front of them before."""
    position = dealt("A F S", **options)
    give(position, counterpart, taker, (1, 1, 0))
    lay_all(position, "AA FF SS")
    declare_all(position, "1S 2A 0A")
    return position


def test_F32_FE14_a_fox_cannot_be_stolen() -> None:
    position = special((1, 1, 0), (0, 1, 3))
    assert [h.values[:3] for h in told(position, codes.DID)] == [[1, 0, codes.PUSH]]
    assert position.over


def test_F33_without_anything_to_push_or_steal_the_fox_is_just_kept() -> None:
    position = special((2, 0, 0), (0, 2, 0))
    assert [h.values for h in told(position, codes.DID)] == [[1, 0, codes.NOTHING, 0, 1]]
    assert public(position, 1) == (2, 0, 1)


def test_F33_FE04_the_only_possible_deed_is_done_without_asking() -> None:
    pushed = special((0, 1, 0), (0, 1, 0))
    assert [h.values for h in told(pushed, codes.DID)] == [[1, 0, codes.PUSH, 0, 1]]
    assert public(pushed, 1) == (0, 0, 1)
    stolen = special((0, 0, 0), (1, 1, 0))
    assert [h.values for h in told(stolen, codes.DID)] == [[1, 0, codes.STEAL, 0, 1]]
    assert public(stolen, 1) == (1, 0, 1)


def test_FE03_a_special_action_is_compulsory() -> None:
    position = special((1, 1, 0), (1, 1, 0))
    assert position.legal_options() == [codes.PUSH, codes.STEAL]
    assert position.why_not(1, codes.DECLINE) == "FE-3"


def test_FE05_the_special_action_comes_before_the_next_card_is_opened() -> None:
    position = special((1, 1, 0), (1, 1, 0))
    assert len(told(position, codes.OPENED)) == 1
    position.apply(codes.PUSH)
    assert len(told(position, codes.OPENED)) == 3


def test_FE06_first_cards_and_cards_just_taken_can_be_pushed_and_stolen() -> None:
    position = one_round(
        "SS FS AA", "2S 0S 1A"
    )  # seat 0 takes a sour grape, seat 1 a sweet one, then the fox
    assert told(position, codes.OPENED)[-1].values[0] == 2
    assert (position.actor, position.counterpart) == (1, 2)
    assert public(position, 1) == (2, 1, 1)
    position.apply(codes.STEAL)
    assert public(position, 1) == (3, 1, 1)
    assert public(position, 2) == (0, 1, 0)
