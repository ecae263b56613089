"""Who may see each secret of Cockroach Poker, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing, everyone, its_place, its_seat, nobody

from yomiai.games.cockroach.told import Looked, Offered, Starts


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
    "Judged.card": everyone,  # C-17
    "Looked.card": who_looked,
    "Offer.card": who_looked,
    "Offer.claim": everyone,  # C-07
    "Offered.card": giver,
    "Offered.claim": everyone,  # C-07
    "Passed.card": who_looked,
    "Passed.claim": everyone,  # C-10
    "Place.hand": its_place,
    "Portrait.aside": nobody,  # C-25, CE-20: never shown
    "TurnedUp.card": set_up,
}
