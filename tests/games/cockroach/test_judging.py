"""The receiver judges: the four outcomes, who takes the card and who starts."""

from __future__ import annotations

import pytest
from games.cockroach.tables import A, B, C, Table

from yomiai.games.cockroach.told import Judged, Kind


def judged(card: str, says: str) -> Table:
    return Table().offer(card, B, "toad").say(says)


def test_C08_without_looking_the_receiver_says_true_or_lie() -> None:
    table = Table().offer("rat", B, "toad")
    assert table.position.actor == B
    assert {"true", "lie"} <= table.legal
    assert table.seen(B).offer.card.closed


def test_C08_then_the_card_is_shown_to_all() -> None:
    table = judged("rat", "lie")
    assert table.told[-1] == Judged(B, "lie", Kind.RAT, right=True, taker=A)
    assert table.seen().places[A].table[list(Kind).index(Kind.RAT)] == 1


def test_C08_only_the_receiver_answers() -> None:
    table = Table().offer("rat", B, "toad")
    assert table.position.why_not(C, 22) == "C-08"
    assert table.position.why_not(A, 0) == "C-08"


@pytest.mark.parametrize("says", ["true", "lie"])
@pytest.mark.parametrize("card", ["toad", "rat"])
def test_C13_C14_the_taker_lays_it_before_himself_and_starts(card: str, says: str) -> None:
    table = judged(card, says)
    taker = table.told[-1].taker
    assert table.front(taker) == {card: 1}
    assert [table.front(seat) for seat in range(4) if seat != taker] == [{}] * 3
    assert table.position.actor == taker
    assert table.position.question == 0


def test_C09_as_declared_and_true_the_giver_takes() -> None:
    assert judged("toad", "true").front(A) == {"toad": 1}


def test_C10_not_as_declared_and_lie_the_giver_takes() -> None:
    assert judged("rat", "lie").front(A) == {"rat": 1}


def test_C11_as_declared_and_lie_the_receiver_takes() -> None:
    assert judged("toad", "lie").front(B) == {"toad": 1}


def test_C12_not_as_declared_and_true_the_receiver_takes() -> None:
    assert judged("rat", "true").front(B) == {"rat": 1}


@pytest.mark.parametrize(("says", "taker"), [("true", B), ("lie", C)])
def test_C20_the_last_claim_counts_and_who_made_it(says: str, taker: int) -> None:
    table = Table().offer("rat", B, "bat").pass_on(C, "rat").say(says)
    assert table.front(taker) == {"rat": 1}
    assert table.position.actor == taker
