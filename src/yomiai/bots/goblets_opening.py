"""How the counter opens a course: not always alike, so that nobody knows its goblets without looking.

Some openings set a trap: poison in the own goblet for whoever takes it, to be handed on later. Others save
first, spoil the goblet of somebody who is no target, or move goblets. The rest is reckoned as ever, and so is
all that a vassal does: its noble sees what it pours, and would take a loyal one for a rebel.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from yomiai.bots.goblets_last import HUNDRED, Action, pour, swap
from yomiai.games.goblets import state
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.setting import SCREEN
from yomiai.games.goblets.tokens import ANTIDOTE, POISON, WINE, number
from yomiai.kernel.generator import Generator

TRAP: Final = 25
SAVE: Final = 33
SPOIL: Final = 43
DISGUISE: Final = 51
MOVE: Final = 59
LOOK: Final = 63
"""Of a hundred first actions, so many up to each kind; the others are reckoned."""
FIRST_TURN: Final = sum(SCREEN) - 1  # tokens behind the screen while at most one was poured


def opening(position: Goblets, actions: Collection[Action], generator: Generator) -> Action | None:
    """Return an action of the opening, or None where it is to be reckoned."""
    house = position.houses[position.house]
    first = position.turns <= position.setting.houses and not position.is_vassal
    if position.phase != state.MAIN or not first or int(number(house.screen)) < FIRST_TURN:
        return None
    action = _drawn(position, generator)
    return action if action in actions else None


def _drawn(position: Goblets, generator: Generator) -> Action | None:
    own, target = int(position.house), int(position.houses[position.house].target)
    others = [h for h in range(position.setting.houses) if h not in {own, target}]
    other = others[generator.below(len(others))] if others else target
    roll, side = int(generator.below(HUNDRED)), bool(generator.below(2))
    for bound, action in (
        (TRAP, pour(POISON, own)),
        (SAVE, pour(ANTIDOTE, own)),
        (SPOIL, pour(POISON, other)),
        (DISGUISE, pour(WINE, target)),
        (MOVE, swap(other) if side else (state.ROTATE,)),
        (LOOK, (state.PEEK,)),
    ):
        if roll < bound:
            return action
    return None
