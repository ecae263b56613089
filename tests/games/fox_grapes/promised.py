"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

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
    """A closed box has one content when it is empty or when all cards the seat cannot see are alike."""
    portrait: Any = match.game.portray(match.position)
    seen: Any = match.seen(seen_by(seat))
    if path[-1] == "hand" and portrait.places[path[1]].cards == 0:
        return True
    kinds: set[int] = set()
    for truth, mine in zip(portrait.places, seen.places, strict=True):
        if mine.hand.closed:
            kinds |= _kinds(truth.hand.open().counts)
        for true_card, my_card in zip(truth.laid, mine.laid, strict=True):
            if my_card is not None and my_card.card.closed:
                kinds.add(KINDS.index(true_card.card.open()))
    if portrait.aside is not None:
        kinds |= _kinds(portrait.aside.open().counts)
    return len(kinds) < 2


def _kinds(counts: tuple[int, ...]) -> set[int]:
    return {kind for kind, count in enumerate(counts) if count}


def multiplicity(position: Position, actor: int, option: int) -> int:
    """In how many physical ways an option can be taken: which of the alike cards of the hand."""
    assert isinstance(position, FoxGrapes)
    if position.question == codes.PLACE_CARD:
        return position.seats[actor].hand >> 4 * option & 15
    return 1
