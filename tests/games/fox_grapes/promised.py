"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from promises.matches import Match

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes
from yomiai.games.fox_grapes.told import GAME, KINDS
from yomiai.kernel.position import Position
from yomiai.kernel.secret import seen_by


def conserved(position: Position) -> None:
    """Every card is somewhere, once (fact 4): one sweet and one sour a player, and those to shuffle."""
    assert isinstance(position, FoxGrapes)
    portrait = GAME.portray(position)
    places = [place.hand.open().counts for place in portrait.places]
    places += [(place.sweet, place.sour, place.foxes) for place in portrait.places]
    places.append(portrait.removed)
    if portrait.aside is not None:
        places.append(portrait.aside.open().counts)
    totals = [sum(place[kind] for place in places) for kind in range(len(KINDS))]
    for place in portrait.places:
        for laid in place.laid:
            if laid is not None:
                totals[KINDS.index(laid.card.open())] += 1
    undealt = [position.stock >> 4 * kind & 15 for kind in range(len(KINDS))]
    setting = position.setting
    expected = [setting.sweet + position.players, setting.sour + position.players, setting.foxes]
    assert [total + left for total, left in zip(totals, undealt, strict=True)] == expected


def forced(match: Match, seat: int, path: tuple[str | int, ...]) -> bool:
    """A closed box has one content when it is empty, or all cards the seat cannot see are alike or in it."""
    hidden = dict(_closed_boxes(match, seat))
    if not any(hidden[path]):
        return True
    kinds = {kind for counts in hidden.values() for kind, count in enumerate(counts) if count}
    others = [where for where, counts in hidden.items() if any(counts) and where != path]
    return len(kinds) < 2 or not others


def _closed_boxes(match: Match, seat: int) -> Iterator[tuple[tuple[str | int, ...], tuple[int, ...]]]:
    """Yield where each closed box stands and how many of each kind are in it."""
    portrait: Any = match.game.portray(match.position)
    seen: Any = match.seen(seen_by(seat))
    if seen.aside is not None:
        yield ("aside",), portrait.aside.open().counts
    for number, (truth, mine) in enumerate(zip(portrait.places, seen.places, strict=True)):
        if mine.hand.closed:
            yield ("places", number, "hand"), truth.hand.open().counts
        for slot, (true_card, my_card) in enumerate(zip(truth.laid, mine.laid, strict=True)):
            if my_card is not None and my_card.card.closed:
                card = true_card.card.open()
                yield ("places", number, "laid", slot, "card"), tuple(int(kind is card) for kind in KINDS)


def multiplicity(position: Position, actor: int, option: int) -> int:
    """In how many physical ways an option can be taken: which of the alike cards of the hand."""
    assert isinstance(position, FoxGrapes)
    if position.question == codes.PLACE_CARD:
        return position.seats[actor].hand >> 4 * option & 15
    return 1
