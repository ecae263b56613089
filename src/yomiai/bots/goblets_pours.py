"""What the counter supposes others poured: into a target's goblet mostly poison, into the own one seldom.

Placings of tokens are all as likely to the belief; who poured where says more. A world is kept the more
surely the better what its goblets hold suits those who poured. What a seat knows itself is never doubted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from yomiai.games.goblets.records import Course, Event, Poured, Token
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.tokens import counts
from yomiai.kernel.chance import picked
from yomiai.kernel.generator import Generator

TRIES: Final = 8
FINE: Final = 1000
INTO_OWN: Final = (1.0, 0.45, 0.8)
INTO_TARGET: Final = (0.15, 1.0, 0.06)
ELSEWHERE: Final = (0.7, 1.0, 0.45)
"""How well wine, poison and antidote suit a pour; only their proportion counts."""
KIND: Final = {Token.WINE: 0, Token.POISON: 1, Token.ANTIDOTE: 2, Token.GOBLIN: 3, Token.UNICORN: 4}
ALIKE: Final = (0, 1, 2, 1, 2)  # Goblin is a poison, Unicorn an antidote

Pour = tuple[int, int]


class Pours:
    """Who poured into which goblet in this course, as far as the kinds are not known to a seat."""

    def __init__(self, story: Sequence[Event]) -> None:
        self.unseen: dict[int, list[Pour]] = defaultdict(list)
        self.seen: dict[int, list[int]] = defaultdict(lambda: [0] * len(ALIKE))
        for event in story:
            if isinstance(event, Course):
                self.unseen.clear()
                self.seen.clear()
            elif isinstance(event, Poured):
                self._tell(event)

    def _tell(self, event: Poured) -> None:
        if event.tokens.closed:
            self.unseen[event.coaster] += [(event.seat, event.place)] * event.count
        else:
            for token in event.tokens.open():
                self.seen[event.coaster][KIND[token]] += 1

    def likely(self, world: Goblets) -> float:
        """Return how well a world suits those who poured, from 0 to 1."""
        found = 1.0
        for goblet in world.goblets:
            coaster = int(goblet.coaster)
            if coaster in self.unseen:
                others = [
                    max(0, held - known)
                    for held, known in zip(counts(goblet.contents), self.seen[coaster], strict=True)
                ]
                found *= _suits(others, [_leaning(world, *pour) for pour in self.unseen[coaster]])
        return found

    def suiting(self, draw: Callable[[], Goblets], generator: Generator) -> Goblets:
        """Return the first world that is kept; of a few of which none is, one by how well they suit."""
        if not self.unseen:
            return draw()
        worlds: list[Goblets] = []
        weights: list[int] = []
        for _ in range(TRIES):
            worlds.append(draw())
            weights.append(1 + int(FINE * self.likely(worlds[-1])))
            if int(generator.below(FINE)) < weights[-1]:
                return worlds[-1]
        return worlds[picked(weights, int(generator.below(sum(weights))))]


def _leaning(world: Goblets, seat: int, place: int) -> Sequence[float]:
    house = int(world.house_of(seat))
    if place == house:
        return INTO_OWN
    return INTO_TARGET if place == int(world.houses[house].target) else ELSEWHERE


def _suits(tokens: Sequence[int], leanings: Sequence[Sequence[float]]) -> float:
    """Return how well tokens suit pours, without asking which of them came from whom."""
    means = [sum(each) / len(leanings) for each in zip(*leanings, strict=True)]
    most = max(means)
    found = 1.0
    for kind, held in enumerate(tokens):
        found *= (means[ALIKE[kind]] / most) ** held
    return found
