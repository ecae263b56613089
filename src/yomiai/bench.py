"""`yomiai bench rules`: how fast the rules play, beside a yardstick measured in the same run.

CPU time of one process. Every measured thing gets one turn a round, so that a busy machine disturbs
all alike; what is told is the median over the rounds, and of ratios the median of each round's ratio.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from yomiai import is_compiled
from yomiai.games import registry
from yomiai.kernel import yardstick
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import clone_playouts, settle
from yomiai.kernel.position import Position

ROUNDS = 7
SECONDS = 0.15
SEED = 20
YARDSTICK_GAME = "cockroach"
YARDSTICK_PLAYERS = 4

Driven = Position | yardstick.State
Play = Callable[[int, Generator], int]
"""Plays so many games and returns the options taken in all."""


class Measured(NamedTuple):
    """Speeds of one way of playing: games and options a second, one number a round."""

    games: list[float]
    options: list[float]


class Ways(NamedTuple):
    """The three ways each thing is measured."""

    clone: Play
    """Copy a dealt position and play it out, in one compiled call."""
    dealt: Play
    """Deal as well."""
    driven: Play
    """Interpreted Python asks for the options, draws one and applies it."""


def ways_of(name: str, players: int) -> Ways:
    """Return the ways for a game at its default options."""
    game = registry.game(name)
    undealt = game.start(players, game.options_type())
    root = undealt.copy()
    settle(root, Generator(SEED))
    return Ways(
        lambda games, generator: clone_playouts(root, games, generator),
        lambda games, generator: clone_playouts(undealt, games, generator),
        lambda games, generator: _driven(root, games, generator),
    )


def ways_of_yardstick() -> Ways:
    root = yardstick.bare_deal(Generator(SEED))
    return Ways(
        lambda games, generator: yardstick.bare_clone_playouts(root, games, generator),
        yardstick.bare_dealt_playouts,
        lambda games, generator: _driven(root, games, generator),
    )


def _driven(root: Driven, games: int, generator: Generator) -> int:
    """Drive positions as a user's own program would; chance that comes up later by the generator."""
    draw = random.random
    steps = 0
    for _ in range(games):
        position = root.copy()
        while not position.over:
            if position.actor < 0:
                settle(cast("Position", position), generator)
                continue
            options = position.legal_options()
            position.apply(options[int(draw() * len(options))])
            steps += 1
    return steps


def timed(play: Play, games: int, generator: Generator) -> tuple[float, int]:
    begun = time.process_time()
    steps = play(games, generator)
    return max(time.process_time() - begun, 1e-9), steps


def enough_games(play: Play, seconds: float) -> int:
    """Return a number of games that takes about so many seconds."""
    games = 1
    while True:
        spent, _ = timed(play, games, Generator(SEED))
        if spent > seconds / 4:
            return max(1, round(games * seconds / spent))
        games *= 4


def measure(plays: dict[str, Play], rounds: int, seconds: float) -> dict[str, Measured]:
    """Measure everything, interleaved; every round with its own seed, the same for all."""
    games = {name: enough_games(play, seconds) for name, play in plays.items()}
    found = {name: Measured([], []) for name in plays}
    for number in range(rounds):
        for name, play in plays.items():
            spent, steps = timed(play, games[name], Generator(SEED + number))
            found[name].games.append(games[name] / spent)
            found[name].options.append(steps / spent)
    return found


def rules(names: Sequence[str], rounds: int, seconds: float) -> dict[str, Any]:
    """Measure the rules of games; return what `--json` prints."""
    plays: dict[str, Play] = {}
    settings = [(name, players) for name in names for players in registry.game(name).seats]
    for name, players in settings:
        plays |= {f"{name} {players} {way}": play for way, play in _named(ways_of(name, players))}
    for way, play in _named(ways_of_yardstick()):
        plays = _put_after(plays, f"{YARDSTICK_GAME} {YARDSTICK_PLAYERS} {way}", f"yardstick {way}", play)
    found = measure(plays, rounds, seconds)
    return {
        "is_compiled": is_compiled,
        "python": sys.version.split()[0],
        "rounds": rounds,
        "yardstick": _speeds(found, "yardstick"),
        "games": [
            {"game": name, "players": players, **_speeds(found, f"{name} {players}")}
            for name, players in settings
        ],
        "ratios": _ratios(found),
    }


def _put_after(plays: dict[str, Play], before: str, name: str, play: Play) -> dict[str, Play]:
    """Return the plays with one more, right after what it is compared with: a busy moment hits both."""
    found: dict[str, Play] = {}
    for other, others_play in plays.items():
        found[other] = others_play
        if other == before:
            found[name] = play
    return found if name in found else {**found, name: play}


def _named(ways: Ways) -> list[tuple[str, Play]]:
    return list(zip(Ways._fields, ways, strict=True))


def _speeds(found: dict[str, Measured], name: str) -> dict[str, int]:
    return {
        f"{way}_{what}_per_second": round(statistics.median(getattr(found[f"{name} {way}"], what)))
        for way in Ways._fields
        for what in Measured._fields
    }


def _ratios(found: dict[str, Measured]) -> dict[str, float]:
    """Games a second of the game that the yardstick plays too, divided by the yardstick's."""
    ratios = {}
    for way in Ways._fields:
        game = found.get(f"{YARDSTICK_GAME} {YARDSTICK_PLAYERS} {way}")
        if game is not None:
            pairs = zip(game.games, found[f"yardstick {way}"].games, strict=True)
            ratios[way] = round(statistics.median(mine / bare for mine, bare in pairs), 3)
    return ratios


def as_text(told: dict[str, Any]) -> str:
    """Return the measurements as a table."""
    build = "compiled" if told["is_compiled"] else "plain"
    head = f"{build} rules, Python {told['python']}, median of {told['rounds']} rounds, games a second"
    lines = [head, "", f"{'':<20}{'clone':>12}{'dealt':>12}{'from Python':>14}{'options/s':>14}"]
    yard = {"game": "yardstick", "players": YARDSTICK_PLAYERS, **told["yardstick"]}
    for row in (*told["games"], yard):
        clone, dealt, driven = (row[f"{way}_games_per_second"] for way in Ways._fields)
        options = row["clone_options_per_second"]
        name = f"{row['game']} {row['players']}"
        lines.append(f"{name:<20}{clone:>12,}{dealt:>12,}{driven:>14,}{options:>14,}")
    shown = ", ".join(f"{way} {ratio:.2f}" for way, ratio in told["ratios"].items())
    return "\n".join([*lines, "", f"{YARDSTICK_GAME} {YARDSTICK_PLAYERS} / yardstick: {shown}"])


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="yomiai bench",
        description="Measure the speed of the rules; that of a server is `yomiai bench server`.",
    )
    parser.add_argument("what", choices=["rules"], help="what to measure")
    parser.add_argument("--json", action="store_true", help="print the measurements as JSON")
    parser.add_argument("--game", action="append", choices=sorted(registry.SHELF), help="only this game")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU time of one turn")
    return parser


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    asked = parser().parse_args(arguments)
    told = rules(asked.game or list(registry.SHELF), asked.rounds, asked.seconds)
    print(json.dumps(told, indent=1) if asked.json else as_text(told))
    return 0
