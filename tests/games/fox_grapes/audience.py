"""Who may see each secret of Fox and Grapes, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing, everyone, its_place, its_seat, nobody


def laid(showing: Showing) -> int:
    """F-10, F-34: its owner, until who is left alone has opened it and is asked whom to push it to."""
    opened = showing.whole.phase == "alone" and showing.whole.special is None
    return showing.everyone if opened else its_place(showing)


MAY_SEE: dict[str, Audience] = {
    "Dealt.hand": its_seat,  # F-08
    "Declared.says": everyone,  # F-16, F-18
    "Laid.card": laid,
    "Laid.claim": everyone,  # F-10
    "Laid.declaration": everyone,  # F-16, F-18
    "Opened.card": everyone,  # F-34
    "Opened.says": everyone,
    "OpenedAlone.card": everyone,  # F-34
    "OpenedAlone.claim": everyone,
    "Place.hand": its_place,
    "Placed.card": its_seat,  # F-10
    "Placed.claim": everyone,  # F-10
    "Portrait.aside": nobody,  # F-56: never shown
}
