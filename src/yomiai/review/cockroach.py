"""Statements of Cockroach Poker: what a card that was offered or passed on is said to be (C-07, C-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yomiai.games.cockroach.told import Judged, Offered, Passed, Portrait
from yomiai.record.entry import Entry
from yomiai.review.statement import Judgement, Statement


def statements(entries: Sequence[Entry]) -> list[Statement]:
    """Return them in order; the last one about a card is the one that is judged."""
    found: list[Statement] = []
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Offered | Passed):
                found.append(_said(entry.number, event))
            elif isinstance(event, Judged):
                judgement = Judgement(entry.number, event.seat, event.says == "true")
                found[-1] = msgspec.structs.replace(found[-1], judgement=judgement)
    return found


def _said(entry: int, event: Offered | Passed) -> Statement:
    claim, card = event.claim, event.card.truth
    return Statement(
        entry=entry,
        seat=event.giver,
        said=claim.value,
        was=card.value,
        true=claim is card,
        knew=not isinstance(event, Passed) or event.looked,
    )


def holds(portrait: Any, statement: Statement) -> bool:  # noqa: ANN401 - the contract's
    """Return whether the card under way is what was said."""
    assert isinstance(portrait, Portrait)  # noqa: S101 - a portrait of this game
    offer = portrait.offer
    return offer is not None and str(offer.card.truth.value) == statement.said
