"""What only this game's tests know: what is conserved, and when a closed box has one possible content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from promises.matches import Match, encoded, replayed

from yomiai.games.goblets import characters, rules, setting, state, tokens
from yomiai.kernel.bits import places_of
from yomiai.kernel.position import Position
from yomiai.kernel.secret import EVERY_EYE, seen_by

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
    eyes = seen_by(seat)
    told = [encoded(event) for event in match.story(eyes)]
    truth = _at(match, path)
    return not any(
        other.settled and [encoded(event) for event in other.story(eyes)] == told and _at(other, path) != truth
        for other in _changed(match)
    )


def _at(match: Match, path: tuple[str | int, ...]) -> bytes:
    found: Any = match.seen(EVERY_EYE)
    for step in path:
        found = getattr(found, step) if isinstance(step, str) else found[step]
    return encoded(found)


def _changed(match: Match) -> Iterator[Match]:
    hidden = _hidden_steps(match)
    for place, legal in hidden:
        for option in legal:
            yield from _tried(match, {place: option})
    for number, (place, _) in enumerate(hidden):
        for other, _ in hidden[:number]:
            if match.steps[place] != match.steps[other]:
                yield from _tried(match, {place: match.steps[other][1], other: match.steps[place][1]})


def _hidden_steps(match: Match) -> list[tuple[int, list[int]]]:
    found = []
    position = replayed(match.case, []).position
    for place, (_, option) in enumerate(match.steps):
        if position.question in HIDDEN:
            found.append((place, [other for other in places_of(position.legal) if other != option]))
        position.apply(option)
    return found


def _tried(match: Match, changes: dict[int, int]) -> Iterator[Match]:
    steps = list(match.steps)
    for place, option in changes.items():
        steps[place] = (steps[place][0], option)
    try:
        yield replayed(match.case, steps)
    except (ValueError, AssertionError):
        return


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
