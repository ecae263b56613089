"""Statements of Fox and Grapes: what a card laid face down was announced as (F-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yomiai.games.fox_grapes.records import Declared, Placed, Portrait
from yomiai.record.entry import Entry
from yomiai.review.statement import Judgement, Statement


def statements(entries: Sequence[Entry]) -> list[Statement]:
    """Return them in order; a card is judged by whoever declares what it is."""
    found: list[Statement] = []
    laid: dict[tuple[int, int], int] = {}
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Placed):
                laid[event.seat, event.place] = len(found)
                found.append(_said(entry.number, event))
            elif isinstance(event, Declared):
                index = laid[event.owner, event.place]
                believed = event.says.value == found[index].said
                judgement = Judgement(entry.number, event.seat, believed)
                found[index] = msgspec.structs.replace(found[index], judgement=judgement)
    return found


def _said(entry: int, event: Placed) -> Statement:
    claim, card = event.claim, event.card.truth
    return Statement(
        entry=entry,
        seat=event.seat,
        said=claim.value,
        was=card.value,
        true=claim is card,
        knew=True,
        where=(event.seat, event.place),
    )


def holds(portrait: Any, statement: Statement) -> bool:  # noqa: ANN401 - the contract's
    """Return whether the card still lying there is what was said."""
    assert isinstance(portrait, Portrait)  # noqa: S101 - a portrait of this game
    owner, place = statement.where
    laid = portrait.places[owner].laid[place]
    return laid is not None and str(laid.card.truth.value) == statement.said
