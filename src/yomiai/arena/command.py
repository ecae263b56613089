"""`yomiai arena`: a line-up of bots, many matches, shares with their intervals."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from yomiai import is_compiled
from yomiai.arena.options import CommandParser, check_options, given_options
from yomiai.arena.tournament import Setting, Tally, compete, wilson
from yomiai.bots.registry import bot
from yomiai.games.registry import game as game_of
from yomiai.kernel.game import Game

BAR = 40


def arguments() -> argparse.ArgumentParser:
    parser = CommandParser("yomiai arena", __doc__)
    parser.add_argument("game", help="the code of a game, such as cockroach")
    parser.add_argument("bots", nargs="+", help="one bot a seat, such as counter random random random")
    parser.add_argument("--games", type=int, default=1000, help="how many matches (default 1000)")
    parser.add_argument(
        "--seed", type=int, default=0, help="the same seed gives the same matches (default 0)"
    )
    parser.add_argument("--processes", type=int, default=1, help="share the work; results stay the same")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options of the table")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def main(argv: Sequence[str]) -> int:
    """Run the command; 0 when it was done, 2 when the arguments make no sense."""
    parser = arguments()
    asked = parser.parse_args(argv)
    if asked.games < 1 or asked.processes < 1:
        parser.error("--games and --processes are at least 1")
    try:
        options = given_options(known_game(asked.game), asked.options)
        setting = Setting(asked.game, tuple(asked.bots), options, asked.seed)
        check(setting)
    except (KeyError, ValueError, msgspec.ValidationError) as error:
        parser.error(str(error.args[0]))
    tallies = compete(setting, asked.games, asked.processes, progress(asked.games))
    report = reported(setting, tallies)
    _say(msgspec.json.encode(report).decode() if asked.json else table(report))
    return 0


def known_game(name: str) -> Game:
    """Return a game; KeyError, in words, when there is none of that name."""
    try:
        return game_of(name)
    except KeyError:
        raise KeyError(f"there is no game {name!r}") from None


def check(setting: Setting) -> None:
    """Raise KeyError or ValueError, in words, when a setting cannot be played."""
    game = known_game(setting.game)
    check_options(game, setting.options)
    for name in setting.bots:
        bot(name, setting.game)
    game.start(len(setting.bots), msgspec.convert(setting.options, game.options_type))


class Row(msgspec.Struct, frozen=True):
    """What one place of the line-up did; intervals are 99 %."""

    bot: str
    matches: int
    losses: float
    losses_interval: tuple[float, float]
    wins: float
    wins_interval: tuple[float, float]
    payoff: float
    payoff_interval: tuple[float, float]


class Report(msgspec.Struct, frozen=True):
    """The whole result; equal for equal settings, whatever machine or number of processes played it."""

    game: str
    options: Mapping[str, Any]
    seed: int
    places: tuple[Row, ...]


def reported(setting: Setting, tallies: Sequence[Tally]) -> Report:
    rows = tuple(_row(name, tally) for name, tally in zip(setting.bots, tallies, strict=True))
    return Report(setting.game, setting.options, setting.seed, rows)


def _row(name: str, tally: Tally) -> Row:
    mean, low, high = tally.payoff()
    return Row(
        name,
        tally.matches,
        tally.losses / tally.matches,
        wilson(tally.losses, tally.matches),
        tally.wins / tally.matches,
        wilson(tally.wins, tally.matches),
        mean,
        (low, high),
    )


def table(report: Report) -> str:
    """Return the report as lines for people."""
    head = f"{'bot':<12} {'lost':>7}  {'99 %':^15} {'won':>7}  {'99 %':^15} {'payoff':>7}  {'99 %':^17}"
    rows = [
        f"{row.bot:<12} {row.losses:7.2%}  {_shares(row.losses_interval)}"
        f" {row.wins:7.2%}  {_shares(row.wins_interval)}"
        f" {row.payoff:+7.4f}  {row.payoff_interval[0]:+.4f} … {row.payoff_interval[1]:+.4f}"
        for row in report.places
    ]
    build = "compiled" if is_compiled else "plain"
    return "\n".join([head, *rows, f"{report.places[0].matches} matches, rules run {build}"])


def _shares(interval: tuple[float, float]) -> str:
    return f"{interval[0]:6.2%} … {interval[1]:6.2%}"


def progress(games: int) -> Any:  # noqa: ANN401 - a function of one number
    """Return what shows a bar on stderr; nothing when stderr is no terminal."""

    def show(done: int) -> None:
        if sys.stderr.isatty():
            full = BAR * done // games
            end = "\n" if done == games else ""
            sys.stderr.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{games}{end}")
            sys.stderr.flush()

    return show


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
