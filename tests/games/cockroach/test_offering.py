"""Offering a card: the card, the other player, the claim."""

from __future__ import annotations

import pytest
from games.cockroach.tables import EIGHT, PLENTY, A, B, C, Table

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import Offered
from yomiai.kernel.bits import packed


def test_C05_the_starter_takes_one_card_of_his_own_hand() -> None:
    table = Table(hands={A: {"bat": 2, "rat": 1}})
    assert table.legal == {"bat", "rat"}
    table.offer("bat", B, "fly")
    assert table.hand(A) == {"bat": 1, "rat": 1}
    assert table.hand(B) == PLENTY


def test_C05_a_card_he_does_not_hold_is_refused() -> None:
    table = Table(hands={A: {"bat": 2}})
    with pytest.raises(ValueError, match="not legal"):
        table.position.apply(0)
    assert table.position.why_not(A, 0) == "C-05"
    assert table.position.why_not(B, 3) == "C-14"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_C06_he_names_any_other_player(players: int) -> None:
    table = Table(players, starter=1).take(0)
    assert table.legal == set(range(players)) - {1}


def test_C06_the_card_is_face_down() -> None:
    table = Table().offer("toad", B, "toad")
    assert table.seen(B, C).offer.card.closed
    assert table.seen(A).offer.card.open().value == "toad"
    assert isinstance(table.told[-1], Offered)
    assert table.told[-1].card.eyes == 1 << A


@pytest.mark.parametrize("claim", EIGHT)
def test_C07_the_claim_is_any_of_the_eight_kinds_true_or_not(claim: str) -> None:
    table = Table().offer("toad", B, claim)
    assert table.seen(C).offer.claim.value == claim


def test_C07_CE14_nothing_else_can_be_claimed() -> None:
    table = Table().take(0, rules.FIRST_SEAT + B)
    assert table.legal == set(EIGHT)
    before = table.position.key()
    for option in (*range(rules.FIRST_CLAIM), *range(rules.SAY_TRUE, 62)):
        with pytest.raises(ValueError, match="not legal"):
            table.position.apply(option)
        assert table.position.why_not(A, option) == "C-07"
    assert table.position.key() == before


def test_CE06_a_player_without_cards_may_be_offered_one() -> None:
    table = Table(hands={B: {}}).take(0)
    assert B in table.legal


def test_CE13_not_himself() -> None:
    table = Table().take(0)
    assert A not in table.legal
    assert table.position.why_not(A, rules.FIRST_SEAT + A) == "C-06"


def test_CE09_not_back_to_giver_or_starter() -> None:
    table = Table().offer("rat", B, "rat").pass_on(C, "rat").take(rules.LOOK)
    assert table.legal == {3}
    assert table.position.why_not(C, rules.FIRST_SEAT + A) == "C-16"
    assert table.position.why_not(C, rules.FIRST_SEAT + B) == "C-16"


def test_C05_choosing_is_not_public() -> None:
    """A half-made offer looks to all others as if nothing had happened."""
    table = Table()
    before = table.seen(B, C)
    assert table.take(5).seen(B, C) == before
    assert table.take(rules.FIRST_SEAT + C).seen(B, C) == before
    assert table.position.seats[A].hand == packed([2, 2, 2, 2, 2, 1, 2, 2])
