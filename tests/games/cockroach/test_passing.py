"""The receiver looks and passes on."""

from __future__ import annotations

import pytest
from games.cockroach.tables import EIGHT, PLENTY, A, B, C, D, Table

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import GAME, Looked, Passed


def test_C15_the_receiver_looks_secretly() -> None:
    table = Table().offer("rat", B, "bat").say("look")
    assert table.seen(B).offer.card.open().value == "rat"
    assert table.seen(C, D).offer.card.closed
    assert isinstance(table.told[-1], Looked)
    assert table.told[-1].card.eyes == 1 << A | 1 << B


def test_C16_he_names_one_who_has_not_seen_the_card() -> None:
    table = Table(5).offer("rat", B, "bat").say("look")
    assert table.legal == {C, D, 4}
    assert table.position.why_not(B, rules.FIRST_SEAT + A) == "C-16"
    assert table.position.why_not(D, rules.FIRST_SEAT + C) == "C-16"


@pytest.mark.parametrize("claim", EIGHT)
def test_C17_he_claims_what_he_likes(claim: str) -> None:
    table = Table().offer("rat", B, "bat").pass_on(C, claim)
    seen = table.seen(D).offer
    assert (seen.claim.value, seen.giver, seen.receiver) == (claim, B, C)
    assert isinstance(table.told[-1], Passed)


def test_C18_the_new_receiver_has_the_same_choices() -> None:
    table = Table().offer("rat", B, "bat")
    first = table.legal
    assert table.pass_on(C, "rat").legal == first == {"true", "lie", "look"}


def test_C19_CE12_the_last_one_must_judge() -> None:
    table = Table().offer("rat", B, "bat").pass_on(C, "rat").pass_on(D, "fly")
    assert table.legal == {"true", "lie"}
    assert table.position.why_not(D, rules.LOOK) == "C-19"
    with pytest.raises(ValueError, match="not legal"):
        table.say("look")


def test_CE07_passing_needs_no_hand_card() -> None:
    table = Table(hands={B: {}}).offer("rat", B, "bat")
    assert "look" in table.legal
    assert table.pass_on(C, "bat").position.actor == C


def test_CE10_one_must_look_to_pass() -> None:
    table = Table().offer("rat", B, "bat")
    assert table.position.why_not(B, rules.PASS_UNSEEN) == "CE-10"
    assert rules.PASS_UNSEEN not in table.position.legal_options()


@pytest.mark.parametrize("option", [rules.SAY_TRUE, rules.SAY_LIE])
def test_CE11_after_looking_one_must_pass_on(option: int) -> None:
    table = Table().offer("rat", B, "bat").say("look")
    assert table.legal == {C, D}
    assert table.position.why_not(B, option) == "CE-11"
    with pytest.raises(ValueError, match="not legal"):
        table.position.apply(option)


def test_CE19_looking_passing_and_claiming_are_public() -> None:
    table = Table().offer("rat", B, "bat").pass_on(C, "fly")
    offer = table.seen().offer
    assert (offer.giver, offer.receiver, offer.claim.value, offer.had) == (B, C, "fly", (A, B, C))
    assert offer.card.eyes == 1 << A | 1 << B
    assert offer.card.closed


def test_C15_what_was_looked_at_is_soon_public_again() -> None:
    """After the round one who looked sees what one who did not sees, but for the hands (fact 6)."""
    table = Table(hands=dict.fromkeys(range(4), PLENTY)).offer("rat", B, "bat").pass_on(C, "rat").say("true")
    assert table.seen(B).places[B].table == table.seen(D).places[B].table
    assert GAME.portray(table.position).offer is None
