"""Matches played at random, listened to, and the settings they are played with."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, groupby, islice, product
from typing import Any

import msgspec

from yomiai.games import registry
from yomiai.kernel.asking import choices
from yomiai.kernel.bits import places_of
from yomiai.kernel.game import Game
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import CHANCE, OPTION_LIMIT, Happening, Position
from yomiai.kernel.secret import WATCHER, Eyes, seen_by, view

SOAK = os.environ.get("YOMIAI_SOAK") == "1"
FEW = 256
"""So many option sets of a number of players can all be tried."""
ENDLESS = 20_000  # no match of any game is nearly so long


@dataclass(frozen=True)
class Case:
    """A game with its number of players and options."""

    game_name: str
    players: int
    options: Any
    small: bool = False

    @property
    def game(self) -> Game:
        return registry.game(self.game_name)

    def __str__(self) -> str:
        default = type(self.options)()
        changed = (
            name for name in self.options.__struct_fields__ if self._of(name) != getattr(default, name)
        )
        return "-".join(
            [self.game_name, str(self.players), *(f"{name}={self._of(name)}" for name in changed)]
        )

    def _of(self, name: str) -> Any:
        return getattr(self.options, name)


def cases(game: Game) -> list[Case]:
    """Every number of players with every option set worth testing, then the cut-down settings."""
    whole = [Case(game.name, n, options) for n in game.seats for options in game.options_for(n)]
    return whole + small_cases(game)


def small_cases(game: Game) -> list[Case]:
    return [Case(game.name, n, options, small=True) for n, options in game.small()]


def mixed_cases(game: Game, number: int, seed: int) -> list[Case]:
    """For every number of players option sets that nobody chose: every option's values, mixed.

    number: how many of them; where no more than `FEW` are possible and several are wanted, all.
    """
    dice = random.Random(f"{game.name} {seed}")
    return [Case(game.name, n, options) for n in game.seats for options in _mixed(game, n, number, dice)]


def _mixed(game: Game, players: int, number: int, dice: random.Random) -> Iterator[Any]:
    chosen = game.options_for(players)
    names = chosen[0].__struct_fields__
    values = [list(dict.fromkeys(getattr(options, name) for options in chosen)) for name in names]
    if number > 1 and math.prod(map(len, values)) <= FEW:
        mixes: Iterator[tuple[Any, ...]] = product(*values)
    else:
        mixes = (tuple(map(dice.choice, values)) for _ in count())
    allowed = (type(chosen[0])(**dict(zip(names, mix, strict=True))) for mix in mixes)
    startable = (options for options in allowed if _starts(game, players, options))
    return startable if isinstance(mixes, product) else islice(startable, number)


def _starts(game: Game, players: int, options: Any) -> bool:
    """Return whether the values do not exclude each other."""
    try:
        game.start(players, options)
    except ValueError:
        return False
    return True


def every_case() -> list[Case]:
    return [case for game in registry.games() for case in cases(game)]


def one_case_each() -> list[Case]:
    """Every game and number of players once, each time with another of its option sets."""
    groups = groupby(every_case(), key=lambda case: (case.game_name, case.players, case.small))
    return [found[number % len(found)] for number, found in enumerate(list(group) for _, group in groups)]


def encoded(record: Any) -> bytes:
    """What would reach somebody, byte by byte."""
    return msgspec.json.encode(record)


class Match:
    """A match under way: its position, every step taken and every event told."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.game
        self.told: list[Happening] = []
        self.position = case.game.start(case.players, case.options)
        self.position.told = self.told
        self.steps: list[tuple[int, int]] = []
        self.events: list[msgspec.Struct] = []

    def take(self, actor: int, option: int) -> None:
        """Take a step as `World.steps` writes it: chance is -1, an interjection of seat s is -2 - s."""
        if actor < CHANCE:
            self.position.interject(-2 - actor, option)
        else:
            assert actor == self.position.actor
            self.position.apply(option)
        self.steps.append((actor, option))
        self.events += [self.game.event(happening) for happening in self.told]
        self.told.clear()

    @property
    def settled(self) -> bool:
        """Whether somebody is told something now: no chance is due and no action is half made."""
        return self.position.actor != CHANCE and not self.position.half_made()

    def seen(self, eyes: Eyes) -> Any:
        return view(self.game.portray(self.position), eyes)

    def story(self, eyes: Eyes) -> list[Any]:
        return [view(event, eyes) for event in self.events]

    def reaches(self, seat: int) -> bytes:
        """Everything that reaches a seat from here: view, story, choices and reasons."""
        eyes = seen_by(seat)
        asked = choices(self.game, self.position, seat)
        reasons = [self.position.why_not(seat, option) for option in range(OPTION_LIMIT)]
        question = self.game.ask(self.position, seat) if asked else ""
        return encoded((self.seen(eyes), self.story(eyes), asked, reasons, question))

    def reaches_watchers(self) -> bytes:
        return encoded((self.seen(WATCHER), self.story(WATCHER)))


def random_step(position: Position, generator: Generator, dice: random.Random) -> tuple[int, int]:
    """Choose a step: chance by weight, else mostly the actor, sometimes somebody who may interject."""
    if position.actor == CHANCE:
        return CHANCE, position.draw(generator)
    may = [(-2 - seat, option) for seat in range(position.players) for option in _may(position, seat)]
    if may and (not position.legal or dice.random() < 0.2):
        return dice.choice(may)
    return position.actor, dice.choice(position.legal_options())


def _may(position: Position, seat: int) -> list[int]:
    return [] if seat == position.actor else places_of(position.may_mask(seat))


def played(case: Case, seed: int) -> Iterator[Match]:
    """Play one match at random; yield it at its start and after every step. Do not change it."""
    match = Match(case)
    generator = Generator(seed)
    dice = random.Random(seed)
    yield match
    while not match.position.over:
        assert len(match.steps) < ENDLESS, "the match does not end"
        match.take(*random_step(match.position, generator, dice))
        yield match


def replayed(case: Case, steps: tuple[tuple[int, int], ...] | list[tuple[int, int]]) -> Match:
    match = Match(case)
    for actor, option in steps:
        match.take(actor, option)
    return match


def some_moments(case: Case, seed: int, share: float) -> Iterator[Match]:
    """Yield a match at some of the moments when people are told something, and always at its end."""
    dice = random.Random(seed + 1)
    for match in played(case, seed):
        if match.settled and (match.position.over or dice.random() < share):
            yield match
