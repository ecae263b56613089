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
from yomiai.kernel.secret import EVERY_EYE, seen_by

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
    eyes = seen_by(seat)
    match = replayed(case, steps)
    told = [encoded(event) for event in match.story(eyes)]
    found = []
    changes = list(_changes(match))
    random.Random(seat).shuffle(changes)
    for changed in changes[:ENOUGH]:
        other = _with(case, steps, changed)
        if other is not None and other.settled and [encoded(event) for event in other.story(eyes)] == told:
            found.append(other.seen(EVERY_EYE))
    return found


def _changes(match: Match) -> Iterator[dict[int, int]]:
    """Another option at a hidden step of this course, or two hidden steps exchanged."""
    hidden = _hidden_steps(match)
    for place, legal in hidden:
        for option in legal:
            yield {place: option}
    for number, (place, _) in enumerate(hidden):
        for other, _ in hidden[:number]:
            if match.steps[place] != match.steps[other]:
                yield {place: match.steps[other][1], other: match.steps[place][1]}


def _hidden_steps(match: Match) -> list[tuple[int, list[int]]]:
    found = []
    position = replayed(match.case, []).position
    course = 0
    for place, (_, option) in enumerate(match.steps):
        if position.question in HIDDEN:
            found.append((place, [other for other in places_of(position.legal) if other != option]))
        position.apply(option)
        assert isinstance(position, rules.Goblets)
        if position.course != course:
            course = position.course
            found.clear()
    return found


def _with(case: Case, steps: Steps, changes: dict[int, int]) -> Match | None:
    changed = [(actor, changes.get(place, option)) for place, (actor, option) in enumerate(steps)]
    try:
        return replayed(case, changed)
    except (ValueError, AssertionError):
        return None


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
