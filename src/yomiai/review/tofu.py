"""Statements of Shirohage Tofu Shop: how the dealer says a card tastes (T-13); what buying it says (T-21).

A report of a bit of everything says nothing that could be true or false. Leaving a card to others is no
judgement either: it may have been too dear, or not wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from yomiai.games.tofu.records import KIND_OF, Bought, Drew, Kept, Kind, Portrait, Reported
from yomiai.record.entry import Entry
from yomiai.review.statement import Judgement, Statement

BELIEVED_BY_BUYER: Final = {
    Kind.EXCELLENT: True,
    Kind.ORDINARY: True,
    Kind.CONDIMENT: True,
    Kind.HABANERO: False,
}
"""Whether the buyer of a card that was said to be this believed it.

Praise is believed by whoever pays for it, a warning of the habanero is not. Who buys what was called bad
tofu tells nothing: he may be collecting bad ones (T-40).
"""


def statements(entries: Sequence[Entry]) -> list[Statement]:
    """Return them in order; nobody judged when the dealer kept the card, or when buying tells nothing."""
    found: list[Statement] = []
    card = Kind.SHOP_CLOSED
    said = False
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Drew):
                card = event.card.open()
            elif isinstance(event, Reported):
                said = event.leaning in KIND_OF
                if said:
                    found.append(_said(entry.number, event, card))
            elif isinstance(event, Bought) and said:
                judgement = _judgement(entry.number, event.seat, Kind(found[-1].said))
                found[-1] = msgspec.structs.replace(found[-1], judgement=judgement)
            elif isinstance(event, Kept):
                said = False
    return found


def _judgement(entry: int, buyer: int, said: Kind) -> Judgement | None:
    believed = BELIEVED_BY_BUYER.get(said)
    return None if believed is None else Judgement(entry, buyer, believed)


def _said(entry: int, event: Reported, card: Kind) -> Statement:
    claimed = KIND_OF[event.leaning]
    return Statement(entry, event.seat, claimed.value, card.value, true=claimed is card, knew=True)


def holds(portrait: Any, statement: Statement) -> bool:  # noqa: ANN401 - the contract's
    """Return whether the card on offer is what was said."""
    assert isinstance(portrait, Portrait)  # noqa: S101 - a portrait of this game
    offer = portrait.offer
    return offer is not None and offer.card.open().value == statement.said
