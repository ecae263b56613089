"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

from typing import Any

from promises.matches import Match

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import GAME
from yomiai.kernel.position import Position
from yomiai.kernel.secret import seen_by


def conserved(position: Position) -> None:
    """Every card is somewhere, once: copies of each kind stay what they were (fact 3)."""
    assert isinstance(position, rules.Cockroach)
    portrait = GAME.portray(position)
    places = [hand for place in portrait.places for hand in (place.hand.open().counts, place.table)]
    if portrait.aside is not None:
        places.append(portrait.aside.open().counts)
    undealt = [position.stock >> 4 * kind & 15 for kind in range(rules.KINDS)]
    totals = [sum(place[kind] for place in places) + undealt[kind] for kind in range(rules.KINDS)]
    if portrait.offer is not None:
        totals[list(type(portrait.offer.claim)).index(portrait.offer.card.open())] += 1
    setting = position.setting
    expected = [setting.copies if kind < setting.kinds else 0 for kind in range(rules.KINDS)]
    assert totals == expected


def forced(match: Match, seat: int, path: tuple[str | int, ...]) -> bool:
    """Whether counting cards tells the content of a closed box.

    So it is when the box is empty, when nothing else is hidden, or when all hidden cards are alike.
    """
    portrait: Any = match.game.portray(match.position)
    seen = match.seen(seen_by(seat))
    if path[0] == "places" and portrait.places[path[1]].cards == 0:
        return True
    hidden = [
        truth.hand.open().counts
        for truth, mine in zip(portrait.places, seen.places, strict=True)
        if mine.hand.closed and truth.cards
    ]
    if portrait.aside is not None:
        hidden.append(portrait.aside.open().counts)
    if seen.offer is not None and seen.offer.card.closed:
        card = portrait.offer.card.open()
        hidden.append(tuple(int(kind is card) for kind in type(card)))
    kinds = {kind for counts in hidden for kind, count in enumerate(counts) if count}
    return len(hidden) < 2 or len(kinds) < 2


def multiplicity(position: Position, actor: int, option: int) -> int:
    """In how many physical ways an option can be taken: which of the alike cards of the hand."""
    assert isinstance(position, rules.Cockroach)
    if position.question == rules.CHOOSE_CARD:
        return position.seats[actor].hand >> 4 * option & 15
    return 1
