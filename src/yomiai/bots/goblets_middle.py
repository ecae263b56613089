"""The counter with goblets in the middle: know safe goblets, be rid of the wine, call before others know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.goblets_last import Action, excess
from yomiai.games.goblets import state
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.tokens import ANTIDOTE, POISON, WINE, count
from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator

SAFE: Final = 0.12  # goblets that kill less often are called safe
ENOUGH: Final = 2  # so many safe goblets are enough to call
SPOIL: Final = 35  # of a hundred: poison poured into a goblet that may look safe to others


def action(worlds: Sequence[Goblets], generator: Generator, character: Character = COUNTER) -> Action:
    """Return what to do: drink the safest goblet, or prepare for it."""
    position = worlds[0]
    deadly = [_deadly(worlds, place) for place in range(position.setting.goblets)]
    if position.question == state.DRINK:
        left = [option - state.FIRST_PLACE for option in places_of(position.legal)]
        return (state.FIRST_PLACE + min(left, key=lambda place: (deadly[place], -_wine(worlds, place))),)
    safe = [place for place, chance in enumerate(deadly) if chance <= SAFE * (1 + character.daring)]
    if position.legal >> state.TOAST & 1 and len(safe) >= ENOUGH:
        return (state.TOAST,)
    return _prepare(position, deadly, generator)


def _deadly(worlds: Sequence[Goblets], place: int) -> float:
    return sum(excess(world, place) > 0 for world in worlds) / len(worlds)


def _wine(worlds: Sequence[Goblets], place: int) -> float:
    return sum(int(count(world.goblets[place].contents, WINE)) for world in worlds) / len(worlds)


def _prepare(position: Goblets, deadly: Sequence[float], generator: Generator) -> Action:
    """Pour away the wine, where it is safe; else look where it is least certain, or spoil a goblet."""
    screen = position.houses[position.house].screen
    places = range(len(deadly))
    safest = min(places, key=lambda place: deadly[place])
    unclear = min(places, key=lambda place: abs(deadly[place] - 0.5))
    look = (state.PEEK, state.FIRST_PLACE + unclear)
    if generator.below(100) < SPOIL:
        if count(screen, POISON):
            doubtful = max(places, key=lambda place: deadly[place] if deadly[place] < 1 else 0.0)
            return (state.POUR, POISON, state.FIRST_PLACE + doubtful)
        if count(screen, ANTIDOTE):
            return (state.POUR, ANTIDOTE, state.FIRST_PLACE + safest)
    if count(screen, WINE):
        return (state.POUR, WINE, state.FIRST_PLACE + safest)
    return look
