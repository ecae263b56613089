"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from promises.matches import Case, Match, encoded, replayed

from yomiai.games.goblets import characters, rules, setting, state, tokens
from yomiai.kernel.bits import places_of
from yomiai.kernel.position import Position
from yomiai.kernel.secret import EVERY_EYE, seen_by, view

Steps = tuple[tuple[int, int], ...]
ENOUGH = 150  # changes tried; each is a match replayed
HIDDEN = {
    state.TOKEN,
    state.SECOND_TOKEN,
    state.FILL,
    state.DRAW_TARGET,
    state.DRAW_LOYALTY,
    state.GUESS,
    state.AWAY_HOW,
    state.TAKE_BACK,
    state.DRAW_GOBLIN,
    state.DRAW_UNICORN,
}


def conserved(position: Position) -> None:
    """Every token is behind a screen or in a goblet, once (facts of G-02, G-03, G-10, G-11)."""
    assert isinstance(position, rules.Goblets)
    fixed = position.setting
    assert sorted(goblet.coaster for goblet in position.goblets) == list(range(fixed.goblets))
    if position.phase == state.SETTING_UP or position.gone:
        return
    there = sum(house.screen for house in position.houses) + sum(g.contents for g in position.goblets)
    expected = fixed.houses * fixed.screen + fixed.bag
    for house in position.houses:
        if house.character == characters.APOTHECARY:
            expected += tokens.one(tokens.ANTIDOTE)
        if house.character == characters.TOXICOLOGIST:
            expected += tokens.one(tokens.POISON)
    if fixed.special_screens:
        expected += tokens.one(tokens.GOBLIN) + tokens.one(tokens.UNICORN)
        expected -= tokens.one(tokens.POISON) + tokens.one(tokens.ANTIDOTE)
    assert there == expected
    if fixed.mode == setting.BASE and fixed.houses == setting.MOST_HOUSES:
        assert tokens.count(there, tokens.WINE) <= 21


def forced(match: Match, seat: int, path: tuple[str | int, ...]) -> bool:
    """No other content was found by changing one or two hidden steps of the true match."""
    truth = _at(match.seen(EVERY_EYE), path)
    return all(_at(seen, path) == truth for seen in _otherwise(match.case, tuple(match.steps), seat))


def _at(seen: Any, path: tuple[str | int, ...]) -> bytes:
    for step in path:
        seen = getattr(seen, step) if isinstance(step, str) else seen[step]
    return encoded(seen)


@cache
def _otherwise(case: Case, steps: Steps, seat: int) -> list[Any]:
    """What else may be, for all this seat was told: found without the belief, so that it can be doubted."""
    match = replayed(case, steps)
    retold = Retold(match, seat)
    changes = list(_changes(match, retold.hidden))
    random.Random(seat).shuffle(changes)
    found = [retold.seen_with(changed) for changed in changes[:ENOUGH]]
    return [seen for seen in found if seen is not None]


class Retold:
    """The true match once more with hidden steps of this course changed, where a seat is told the same."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.steps = match.steps
        self.eyes = seen_by(seat)
        self.told = [encoded(event) for event in match.story(self.eyes)]
        self.hidden: dict[int, Position] = {}
        self.events_before: dict[int, int] = {}
        again = replayed(match.case, [])
        course = 0
        for place, (actor, option) in enumerate(match.steps):
            assert isinstance(again.position, rules.Goblets)
            if again.position.course != course:
                course = again.position.course
                self.hidden.clear()
            if again.position.question in HIDDEN:
                self.hidden[place] = again.position.copy()
                self.events_before[place] = len(again.events)
            again.take(actor, option)

    def seen_with(self, changes: dict[int, int]) -> Any:
        """Everything as it would be then, or None when that is not possible or the seat would notice."""
        first = min(changes)
        position = self.hidden[first].copy()
        number = self.events_before[first]
        for place in range(first, len(self.steps)):
            actor, option = self.steps[place]
            position.told = happenings = []
            if actor != position.actor or not position.legal >> changes.get(place, option) & 1:
                return None
            position.apply(changes.get(place, option))
            for happening in happenings:
                told = encoded(view(self.game.event(happening), self.eyes))
                if self.told[number : number + 1] != [told]:
                    return None
                number += 1
        same = number == len(self.told) and position.actor >= 0 and not position.half_made()
        return view(self.game.portray(position), EVERY_EYE) if same else None


def _changes(match: Match, hidden: dict[int, Position]) -> Iterator[dict[int, int]]:
    """Another option at a hidden step of this course, or two hidden steps exchanged."""
    places = list(hidden)
    for place in places:
        for option in places_of(hidden[place].legal):
            if option != match.steps[place][1]:
                yield {place: option}
    for number, place in enumerate(places):
        for other in places[:number]:
            if match.steps[place] != match.steps[other]:
                yield {place: match.steps[other][1], other: match.steps[place][1]}


def multiplicity(position: Position, actor: int, option: int) -> int:
    """In how many physical ways an option can be taken: which of the alike tokens."""
    assert isinstance(position, rules.Goblets)
    house = position.house_of(actor)
    if position.question in {state.TOKEN, state.SECOND_TOKEN}:
        return tokens.count(position.houses[house].screen, option) - (
            position.question == state.SECOND_TOKEN and position.first == option
        )
    if position.question == state.TAKE_BACK and option != state.DECLINE:
        return tokens.count(position.goblets[house].contents, option)
    return 1
