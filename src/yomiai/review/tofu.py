"""Statements of Shirohage Tofu Shop: how the dealer says a card tastes (T-13); buying it is believing (T-21).

A report of a bit of everything says nothing that could be true or false.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yomiai.games.tofu.records import KIND_OF, Bought, Drew, Kept, Kind, Portrait, Reported
from yomiai.record.entry import Entry
from yomiai.review.statement import Judgement, Statement


def statements(entries: Sequence[Entry]) -> list[Statement]:
    """Return them in order; whoever bought the card judged, and nobody did when the dealer kept it."""
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
                judgement = Judgement(entry.number, event.seat, believed=True)
                found[-1] = msgspec.structs.replace(found[-1], judgement=judgement)
            elif isinstance(event, Kept):
                said = False
    return found


def _said(entry: int, event: Reported, card: Kind) -> Statement:
    claimed = KIND_OF[event.leaning]
    return Statement(entry, event.seat, claimed.value, card.value, true=claimed is card, knew=True)


def holds(portrait: Any, statement: Statement) -> bool:  # noqa: ANN401 - the contract's
    """Return whether the card on offer is what was said."""
    assert isinstance(portrait, Portrait)  # noqa: S101 - a portrait of this game
    offer = portrait.offer
    return offer is not None and offer.card.open().value == statement.said
