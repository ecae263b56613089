# never compiled: it makes records
"""The whole truth of a match of Raise Your Goblets as nested records, secrets boxed."""

from __future__ import annotations

from typing import Literal

from yomiai.games.goblets import characters, records, setting, state
from yomiai.games.goblets.events import LOYALTIES, tokens
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.tokens import number
from yomiai.kernel.secret import Secret

MODES: tuple[Literal["base", "middle", "paired"], ...] = ("base", "middle", "paired")
Phase = Literal["setting_up", "main", "last_round", "drinking", "over"]
PHASES: tuple[Phase, ...] = ("setting_up", "main", "last_round", "drinking")


def portray(position: Goblets) -> records.Portrait:
    """Return the whole truth; inside a half-made action it is what it was before."""
    fixed = position.setting
    started = position.phase != state.SETTING_UP
    return records.Portrait(
        mode=MODES[fixed.mode],
        course=position.course + 1,
        courses=fixed.courses,
        phase="over" if position.over else PHASES[position.phase],
        goblets=tuple(_goblet(position, place) for place in range(fixed.goblets)),
        houses=tuple(_house(position, h) for h in range(fixed.houses)),
        persons=tuple(_person(position, seat) for seat in range(position.players)),
        host=position.host,
        table_round=(position.turns + fixed.houses - 1) // fixed.houses,
        turn=position.house if started and not position.over else None,
        actions_left=position.actions if position.phase in {state.MAIN, state.LAST_ROUND} else 0,
        caller=position.caller if position.caller >= 0 else None,
        actor=position.actor,
        toast_needs_no_wine=fixed.no_wine,
        reason=state.REASONS[position.reason],
    )


def _goblet(position: Goblets, place: int) -> records.GobletShown:
    goblet = position.goblets[place]
    return records.GobletShown(
        goblet.coaster, Secret(0, tokens(goblet.contents)), bool(position.gone >> place & 1)
    )


def _house(position: Goblets, h: int) -> records.HouseShown:
    house = position.houses[h]
    eyes = position.eyes_of(h)
    secret = position.setting.targets_secret
    target = records.Target(house.target) if house.target >= 0 else None
    gambles = house.character == characters.GAMBLER and position.guess >= 0
    return records.HouseShown(
        noble=house.noble,
        vassal=house.vassal if house.vassal >= 0 else None,
        tokens=Secret(eyes, tokens(house.screen)),
        token_count=number(house.screen),
        target=None if secret else target,
        secret_target=Secret(eyes, target) if secret and target else None,
        character=characters.NAMES[house.character] if house.character >= 0 else "",
        spent=bool(position.spent >> h & 1),
        guarded=bool(position.guarded >> h & 1),
        guess=Secret(eyes, records.Guess(position.guess)) if gambles else None,
        dead=bool(position.dead >> h & 1),
    )


def _person(position: Goblets, seat: int) -> records.PersonShown:
    person = position.persons[seat]
    h = position.house_of(seat)
    loyalty = None
    if position.setting.mode == setting.PAIRED and position.houses[h].vassal == seat:
        loyalty = Secret(1 << seat, LOYALTIES[position.rebels >> h & 1])
    return records.PersonShown(h, person.points, person.wins, person.wine, loyalty)
