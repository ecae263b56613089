"""Who may see each secret of Duet, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing


def nobody(_: Showing) -> int:
    """D-26, D-34: undealt cards, and those of earlier tricks."""
    return 0


def everyone(showing: Showing) -> int:
    """Cards on the table and the decree (D-27, D-31, D-61); of a swap both players see both (D-13)."""
    return showing.everyone


def its_seat(showing: Showing) -> int:
    return 1 << int(showing.holder.seat)


def its_chair(showing: Showing) -> int:
    return 1 << showing.owner


def its_giver(showing: Showing) -> int:
    """D-13: until the partner has chosen too."""
    return 1 << int(showing.holder.giver)


MAY_SEE: dict[str, Audience] = {
    "Chair.hand": its_chair,
    "Dealt.hand": its_seat,
    "Exchanged.decree": everyone,
    "Exchanged.taken": everyone,
    "Gift.card": its_giver,
    "Giving.card": its_seat,
    "Ignored.card": everyone,
    "Played.card": everyone,
    "Portrait.decree": everyone,
    "Portrait.discards": nobody,
    "Portrait.undealt": nobody,
    "Swapped.gave": everyone,
    "Swapped.got": everyone,
    "Trick.followed": everyone,
    "Trick.ignored": everyone,
    "Trick.led": everyone,
    "TurnedUp.card": everyone,
}
