"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

from typing import Any

from promises.matches import Match

from yomiai.games.duet.boards import ALL_GEMS
from yomiai.games.duet.kinds import NUMBER
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import GAME
from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Position
from yomiai.kernel.secret import seen_by


def conserved(position: Position) -> None:
    """Every card is somewhere, once; gems are 22; forest tokens lie on the path or beside it."""
    assert isinstance(position, Duet)
    portrait = GAME.portray(position)
    lying = [*portrait.undealt.open(), *portrait.discards.open()]
    for chair in portrait.chairs:
        assert chair.cards == len(chair.hand.open())
        lying += chair.hand.open()
    if portrait.trick is not None:
        lying += [card for card in (portrait.trick.led, portrait.trick.followed) if card is not None]
    if portrait.decree is not None:
        lying.append(portrait.decree)
    assert sorted(NUMBER[card] for card in lying) == places_of(position.setting.pack)
    forest = portrait.forest
    assert sum(space.gems for space in forest.spaces) + forest.supply == ALL_GEMS
    assert not any(space.gems for space in forest.spaces if space.covered)
    covered = sum(space.covered for space in forest.spaces)
    assert covered + forest.forest_tokens == position.setting.forest_tokens
    assert not forest.spaces[forest.token].covered


def forced(match: Match, seat: int, path: tuple[str | int, ...]) -> bool:
    """Whether a closed box can have one content only.

    Discards were seen when they were played. A hand and the undealt cards are forced when the partner
    holds nothing unknown, or when its failing to follow leaves no choice; that is tried out with more
    worlds, since counting here would be the belief's own code again.
    """
    portrait: Any = match.game.portray(match.position)
    if path[0] == "discards" or (path[0] == "chairs" and portrait.chairs[path[1]].cards == 0):
        return True
    eyes = seen_by(seat)
    belief = match.game.know(match.seen(eyes), match.story(eyes), seat, match.case.options)
    generator = Generator(77)
    hands = {belief.world(generator).position.key() for _ in range(500)}
    return len(hands) == 1


def multiplicity(_position: Position, _actor: int, _option: int) -> int:
    """Each card exists once."""
    return 1
