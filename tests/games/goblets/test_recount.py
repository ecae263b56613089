"""Every course of many matches, counted again from what was told, as with a pencil: sections 6, 7 and 12.

Nothing of the rules' own counting is used here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from promises.matches import SOAK

from yomiai.games.goblets import records
from yomiai.games.goblets.told import GAME
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout

MATCHES = 60 if SOAK else 6
FILLED = {"initial_fill": True, "round_limit": 4}
STRICT: dict[str, Any] = {"wine": "each", "dead_score": "wine_only", "targets": "secret"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, FILLED),
    (6, {"goblin_unicorn": True, **FILLED}),
    (5, {**STRICT, **FILLED}),
    *((players, {"characters": True, "courses": 6, **FILLED}) for players in (4, 5, 6)),
    (6, {"characters": True, "goblin_unicorn": True, "courses": 5, "round_limit": 4}),
    (5, {"characters": True, "dead_score": "wine_only", "courses": 6, **FILLED}),
    (7, FILLED),
    (8, {"rebels": 4, "courses": 4, **FILLED}),
    (9, {**STRICT, "rebels": 2, **FILLED}),
    (11, {"rebels": 0, "goblin_unicorn": True, **FILLED}),
    (12, {"rebels": 6, "pair_actions": "free", **FILLED}),
]
NOBODY = -1


@dataclass
class Course:
    """What a pencil has noted down; a house is called by its number."""

    noble: dict[int, int]
    vassal: dict[int, int]
    target: dict[int, int]
    card: dict[int, str]
    drunk: dict[int, dict[str, int]] = field(default_factory=dict)
    said_dead: dict[int, bool] = field(default_factory=dict)
    treated: int = NOBODY
    rebels: set[int] = field(default_factory=set)
    guess: int = NOBODY
    scored: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def dead(self) -> set[int]:
        return {house for house in self.drunk if self._dies(house)}

    def _dies(self, house: int) -> bool:
        """G-31, G-45, GC-11, GC-17."""
        cup = self.drunk[house]
        poison = cup["poison"] + 2 * cup["goblin"]
        helped = (self.treated == house) + (self.card.get(house) == "iron_stomach")
        return poison > cup["antidote"] + 2 * cup["unicorn"] + helped

    def most_wine(self) -> set[int]:
        """G-37, G-38, GC-12."""
        most = max(cup["wine"] for cup in self.drunk.values())
        tied = {house for house, cup in self.drunk.items() if cup["wine"] == most and most > 0}
        drinkers = {house for house in tied if self.card.get(house) == "drinker"}
        return drinkers or tied

    def points(self, options: records.Options) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for house, noble in self.noble.items():
            parts = self._parts(house, options)
            found[noble] = parts
            if house in self.vassal:
                found[self.vassal[house]] = self._vassals(house, parts)
        return found

    def _parts(self, house: int, options: records.Options) -> tuple[int, ...]:
        """Survival, target, bonus, wine, card (G-34 to G-40, GC-13, GC-18, GC-21)."""
        dead, wine = self.dead(), self.drunk[house]["wine"]
        alive, hit = house not in dead, self.target[house] in dead
        card = self.card.get(house)
        counts = alive or options.dead_score == "list"
        for_wine = int(house in self.most_wine()) if options.wine == "most" else wine * alive
        extra = (card == "gambler" and self.guess == len(dead)) or (card == "ascetic" and alive and not wine)
        bonus = hit and (alive or card == "avenger")
        return int(alive), int(hit and counts), int(bonus), for_wine, int(extra)

    def _vassals(self, house: int, parts: tuple[int, ...]) -> tuple[int, ...]:
        """G-77."""
        if self.vassal[house] in self.rebels:
            return 0, 0, 0, 0, 3 * (house in self.dead())
        return *parts[:3], 0, 0


def courses(events: list[Any], players: int) -> Iterator[Course]:
    paired = players > 6
    noble = {} if paired else {seat: seat for seat in range(players)}
    cards: dict[int, str] = {}
    course = Course(noble, {}, {}, cards)
    for event in events:
        match event:
            case records.Course():
                if course.scored:
                    yield course
                course = Course(dict(noble), {}, {}, dict(cards))
            case records.Character(seat, card):
                course.card[seat] = cards[seat] = card
            case _:
                note(course, event)
    yield course


def note(course: Course, event: Any) -> None:
    match event:
        case records.Roles(house, lord, servant):
            course.noble[house] = lord
            if servant is not None:
                course.vassal[house] = servant
        case records.Treated(_, house) if house is not None:
            course.treated = house
        case records.Drank(seat, place, _, contents, dead, _):
            assert course.noble[place] == seat, "the noble drinks (G-76)"
            kinds = [token.value for token in records.Token]
            course.drunk[place] = dict(zip(kinds, contents.counts, strict=True))
            course.said_dead[place] = dead
        case records.Scored(seat, survival, target, bonus, wine, by_card):
            course.scored[seat] = (survival, target, bonus, wine, by_card)
        case _:
            note_card(course, event)


def note_card(course: Course, event: Any) -> None:
    """Targets, loyalty and the Gambler's number, as they lie open at the scoring."""
    match event:
        case records.Targeted(house, target) if target is not None:
            course.target[house] = target.house
        case records.OpenedTarget(house, target):
            course.target[house] = target.house
        case records.Exchanged(one, other, target, others):
            course.target[one], course.target[other] = target.house, others.house
        case records.OpenedLoyalty(seat, records.Loyalty.REBEL):
            course.rebels.add(seat)
        case records.OpenedGuess(_, guess):
            course.guess = guess.deaths


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_G31_G34_G40_G77_a_pencil_comes_to_the_same(players: int, chosen: dict[str, Any]) -> None:
    options = records.Options(**chosen)
    deaths = 0
    for seed in range(MATCHES):
        position = GAME.start(players, options)
        position.told = []
        playout(position, Generator(seed))
        events = [GAME.event(happening) for happening in position.told]
        totals = dict.fromkeys(range(players), 0)
        found = list(courses(events, players))
        assert len(found) == options.courses
        for course in found:
            assert {house for house, dead in course.said_dead.items() if dead} == course.dead()
            assert course.scored == course.points(options)
            deaths += len(course.dead())
            if players > 6:
                assert len(course.rebels) == options.rebels
            for seat, parts in course.scored.items():
                totals[seat] += sum(parts)
        ranks = [1 + sum(other > totals[seat] for other in totals.values()) for seat in range(players)]
        assert position.result().ranks == ranks
    assert deaths > 0
