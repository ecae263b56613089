"""Who may see each secret of Cockroach Poker, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing

from yomiai.games.cockroach.told import Looked, Offered, Starts


def nobody(_: Showing) -> int:
    """C-25, CE-20: cards set aside are never shown."""
    return 0


def everyone(showing: Showing) -> int:
    """What is said, and the card once it was judged (C-07, C-10, C-17)."""
    return showing.everyone


def its_seat(showing: Showing) -> int:
    return 1 << int(showing.holder.seat)


def its_place(showing: Showing) -> int:
    return 1 << showing.owner


def giver(showing: Showing) -> int:
    """C-05: who starts a round takes the card from his own hand."""
    return 1 << int(showing.holder.giver)


def who_looked(showing: Showing) -> int:
    """C-15: besides the starter those who looked at this card, the one who is told of just now too."""
    seats = {showing.holder.seat} if isinstance(showing.holder, Looked) else set()
    for event in reversed(showing.story):
        if isinstance(event, Looked):
            seats.add(event.seat)
        if isinstance(event, Offered):
            seats.add(event.giver)
            break
    return sum(1 << int(seat) for seat in seats)


def set_up(showing: Showing) -> int:
    """C-30: one card before each player, in the variant only, and before anybody starts."""
    started = any(isinstance(event, Starts) for event in showing.story)
    return showing.everyone if showing.case.options.variant_face_up and not started else 0


MAY_SEE: dict[str, Audience] = {
    "Dealt.hand": its_seat,
    "Judged.card": everyone,
    "Looked.card": who_looked,
    "Offer.card": who_looked,
    "Offer.claim": everyone,
    "Offered.card": giver,
    "Offered.claim": everyone,
    "Passed.card": who_looked,
    "Passed.claim": everyone,
    "Place.hand": its_place,
    "Portrait.aside": nobody,
    "TurnedUp.card": set_up,
}
