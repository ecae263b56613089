"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

from typing import Any

from promises.matches import Match

from yomiai.games.tofu.records import KINDS, Kind
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.told import GAME
from yomiai.kernel.bits import count_of
from yomiai.kernel.position import Position
from yomiai.kernel.secret import seen_by

STOCKED = KINDS[:4]


def conserved(position: Position) -> None:
    """Beans are 50 (fact 1) and every card is somewhere, once (fact 2)."""
    assert isinstance(position, Tofu)
    setting = position.setting
    undealt = setting.purse * (position.players - position.dealt)
    assert sum(seat.beans for seat in position.seats) + position.bank + undealt == setting.beans
    assert min([position.bank, *(seat.beans for seat in position.seats)]) >= 0
    lying = _lying(position)
    for number, kind in enumerate(STOCKED):
        assert lying.count(kind) + count_of(position.stock, number) == count_of(setting.stock, number)
    assert lying.count(Kind.HABANERO) + position.habanero == setting.habanero
    portrait = GAME.portray(position)
    in_stock = sum(count_of(position.stock, number) for number in range(4))
    closing = 0 if position.over else 1
    deck = portrait.upper + portrait.bottom
    undealt_cards = position.players - position.dealt
    assert in_stock + position.habanero + closing == portrait.removed + deck + undealt_cards


def _lying(position: Tofu) -> list[Kind]:
    """Every card that has left the deck, but for the closing card."""
    portrait = GAME.portray(position)
    found: list[Kind] = []
    for place in portrait.places:
        found += [card.open() for card in (place.initial, place.sold_initial) if card is not None]
        found += [shown for shown in (place.turned_up, place.shown_initial) if shown is not None]
        found += [KINDS[number] for number, count in enumerate(place.face_up) for _ in range(count)]
        if place.under_habanero is not None:
            found += [place.under_habanero, Kind.HABANERO]
    found += [KINDS[number] for number, count in enumerate(portrait.discards) for _ in range(count)]
    if portrait.offer is not None:
        found.append(portrait.offer.card.open())
    elif portrait.asked == "habanero":
        found.append(Kind.HABANERO)  # bought and not placed yet
    return found


def forced(match: Match, seat: int, path: tuple[str | int, ...]) -> bool:
    """Beans follow from payments that all have seen; a card is forced when all unseen ones are alike."""
    if path[-1] == "purse":
        return True
    position = match.position
    assert isinstance(position, Tofu)
    portrait, seen = match.game.portray(position), match.seen(seen_by(seat))
    unseen = {kind for number, kind in enumerate(STOCKED) if count_of(position.stock, number)}
    boxes: list[Any] = [
        (place, mine)
        for place, mine in zip(portrait.places, seen.places, strict=True)  # type: ignore[attr-defined]
    ]
    for place, mine in boxes:
        for truth, box in ((place.initial, mine.initial), (place.sold_initial, mine.sold_initial)):
            if box is not None and box.closed:
                unseen.add(truth.open())
    if seen.offer is not None and seen.offer.card.closed:
        if position.habanero and path[0] == "offer":
            unseen.add(Kind.HABANERO)
        unseen.add(portrait.offer.card.open())  # type: ignore[attr-defined]
    return len(unseen) < 2


def multiplicity(_position: Position, _actor: int, _option: int) -> int:
    """Bought cards lie face up, so what a seat chooses from is all seen."""
    return 1
