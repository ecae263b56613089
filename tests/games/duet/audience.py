"""Who may see each secret of Duet, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing, everyone, its_place, its_seat, nobody


def its_giver(showing: Showing) -> int:
    """D-13: until the partner has chosen too."""
    return 1 << int(showing.holder.giver)


MAY_SEE: dict[str, Audience] = {
    "Chair.hand": its_place,
    "Dealt.hand": its_seat,
    "Exchanged.decree": everyone,  # D-27, D-61
    "Exchanged.taken": everyone,  # D-61
    "Gift.card": its_giver,
    "Giving.card": its_seat,
    "Ignored.card": everyone,
    "Played.card": everyone,  # D-31
    "Portrait.decree": everyone,  # D-27
    "Portrait.discards": nobody,  # D-34
    "Portrait.undealt": nobody,  # D-26
    "Swapped.gave": everyone,  # D-13: both see both
    "Swapped.got": everyone,  # D-13: both see both
    "Trick.followed": everyone,
    "Trick.ignored": everyone,
    "Trick.led": everyone,
    "TurnedUp.card": everyone,
}
