"""Who may see each secret of Fox and Grapes, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing


def nobody(_: Showing) -> int:
    """F-56: the cards set aside are never shown."""
    return 0


def everyone(showing: Showing) -> int:
    """What is said, and cards that are turned up (F-10, F-16, F-18, F-34)."""
    return showing.everyone


def its_seat(showing: Showing) -> int:
    """F-08, F-10: his hand, and what he laid face down."""
    return 1 << int(showing.holder.seat)


def its_place(showing: Showing) -> int:
    return 1 << showing.owner


def laid(showing: Showing) -> int:
    """F-10, F-34: its owner, until who is left alone has opened it and is asked whom to push it to."""
    opened = showing.whole.phase == "alone" and showing.whole.special is None
    return showing.everyone if opened else its_place(showing)


MAY_SEE: dict[str, Audience] = {
    "Dealt.hand": its_seat,
    "Declared.says": everyone,
    "Laid.card": laid,
    "Laid.claim": everyone,
    "Laid.declaration": everyone,
    "Opened.card": everyone,
    "Opened.says": everyone,
    "OpenedAlone.card": everyone,
    "OpenedAlone.claim": everyone,
    "Place.hand": its_place,
    "Placed.card": its_seat,
    "Placed.claim": everyone,
    "Portrait.aside": nobody,
}
