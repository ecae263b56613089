"""Who believed what a dealer said of a card: paying for praise is believing, paying despite a warning not."""

from __future__ import annotations

import pytest

from yomiai.games.tofu.records import Bought, Drew, Kept, Kind, Leaning, Reported
from yomiai.kernel.secret import Secret
from yomiai.record.entry import Entry
from yomiai.review.statement import Judgement
from yomiai.review.tofu import statements

DEALER, BUYER = 0, 1


def auction(leaning: Leaning, card: Kind, sale: Bought | Kept) -> list[Entry]:
    return [
        Entry(1, DEALER, "bot", events=(Drew(DEALER, Secret(1, card)),)),
        Entry(2, DEALER, "bot", events=(Reported(DEALER, leaning, 1),)),
        Entry(3, BUYER, "bot", events=(sale,)),
    ]


@pytest.mark.parametrize(
    ("leaning", "believed"),
    [("good", True), ("ordinary", True), ("condiment", True), ("hot", False), ("bad", None)],
)
def test_what_buying_a_card_says_of_belief(leaning: Leaning, believed: bool | None) -> None:
    bought = Bought(BUYER, DEALER, 2, Kind.EXCELLENT)
    (said,) = statements(auction(leaning, Kind.EXCELLENT, bought))
    assert said.judgement == (None if believed is None else Judgement(3, BUYER, believed))


def test_a_card_that_nobody_bought_was_judged_by_nobody() -> None:
    (said,) = statements(auction("hot", Kind.EXCELLENT, Kept(DEALER, 1, Kind.EXCELLENT)))
    assert said.judgement is None
    assert not said.true
