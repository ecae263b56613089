"""Every match that fits a story, found by trying everything: the belief is measured against it."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator

from promises.matches import SOAK, Case, Match, encoded, replayed, some_moments
from promises.playing import promised_by

from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import CHANCE
from yomiai.kernel.secret import seen_by

Steps = tuple[tuple[int, int], ...]
DRAWS = 40_000 if SOAK else 1_500
TOO_MANY = 3_000  # worlds; such a story is too open to be measured


def worlds_by_trying(match: Match, seat: int) -> dict[Steps, int]:
    """Return every list of steps that tells a seat this story and leads to its view, with its weight.

    The weight is the number of ways it can come about with physical cards that can be told apart.
    """
    eyes = seen_by(seat)
    goal = [encoded(event) for event in match.story(eyes)]
    seen = encoded(match.seen(eyes))
    found: dict[Steps, int] = {}
    for other, weight in _trying(replayed(match.case, []), seat, goal, 1):
        if encoded(other.seen(eyes)) == seen and other.settled:
            found[tuple(other.steps)] = weight
    return found


def _trying(match: Match, seat: int, goal: list[bytes], weight: int) -> Iterator[tuple[Match, int]]:
    """Grow matches depth first as long as what they tell is the beginning of the story."""
    told = [encoded(event) for event in match.story(seen_by(seat))]
    if told != goal[: len(told)]:
        return
    if told == goal:
        yield match, weight
    if told == goal and match.settled:
        return
    for actor, option, ways in _steps(match):
        after = replayed(match.case, [*match.steps, (actor, option)])
        yield from _trying(after, seat, goal, weight * ways)


def _steps(match: Match) -> Iterator[tuple[int, int, int]]:
    position = match.position
    if position.actor == CHANCE:
        for outcome, weight in enumerate(position.chance_weights()):
            if weight:
                yield CHANCE, outcome, weight
        return
    multiplicity = promised_by(match.case).multiplicity
    for option in places_of(position.legal):
        yield position.actor, option, multiplicity(position, position.actor, option)
    for seat in range(position.players):
        if seat != position.actor:
            for option in places_of(position.may_mask(seat)):
                yield -2 - seat, option, 1


def drawn(match: Match, seat: int, draws: int, seed: int) -> Counter[Steps]:
    eyes = seen_by(seat)
    belief = match.game.know(match.seen(eyes), match.story(eyes), seat, match.case.options)
    generator = Generator(seed)
    return Counter(belief.world(generator).steps for _ in range(draws))


def surprise(counted: Counter[Steps], weights: dict[Steps, int]) -> float:
    """Return chi-square as standard deviations above its mean; rare worlds are put together."""
    draws, total = counted.total(), sum(weights.values())
    cells: list[tuple[int, float]] = []
    rare, rare_expected = 0, 0.0
    for steps, weight in weights.items():
        expected = draws * weight / total
        if expected < 5:
            rare, rare_expected = rare + counted[steps], rare_expected + expected
        else:
            cells.append((counted[steps], expected))
    if rare_expected:
        cells.append((rare, rare_expected))
    freedom = len(cells) - 1
    square = sum((count - expected) ** 2 / expected for count, expected in cells)
    return (square - freedom) / math.sqrt(2 * freedom) if freedom else 0.0


def belief_equals_exhaustive_search(case: Case, seed: int) -> None:
    dice = random.Random(seed)
    moments = [tuple(match.steps) for match in some_moments(case, seed, 1.0)]
    for steps in dice.sample(moments, min(len(moments), 4)):
        match = replayed(case, steps)
        for seat in range(case.players):
            weights = worlds_by_trying(match, seat)
            assert steps in weights
            if len(weights) < TOO_MANY:
                draws = min(DRAWS, 60 * len(weights))
                counted = drawn(match, seat, draws, seed)
                assert set(counted) <= set(weights), "a world that does not fit the story"
                assert surprise(counted, weights) < 5
