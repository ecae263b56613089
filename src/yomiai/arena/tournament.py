"""Bots against bots: many matches of one game, seats rotated, the same for the same seed.

Matches are played in chunks of `CHUNK`, whose sums are added in order, so that results do not depend
on how many processes shared the work. Each match has its own streams, one for chance and one a bot.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from yomiai.arena.sitting import Sitting
from yomiai.bots.registry import bot
from yomiai.games.registry import game as game_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Position

CHUNK: Final = 50
Z99: Final = 2.5758293035489004
"""Two-sided 99 % of the normal distribution."""


class Setting(msgspec.Struct, frozen=True):
    """What is played. Of `bots`, the line-up, place p sits in match i at seat (p + i) % players."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int


class Tally(msgspec.Struct):
    """Sums for one place of the line-up.

    losses: matches in which it was last. wins: in which nobody was better. Where all share a place, as
        in games played together, a negative payoff is a loss and a positive one a win.
    payoffs, squares: the sums of its payoffs and of their squares.
    """

    matches: int = 0
    losses: int = 0
    wins: int = 0
    payoffs: float = 0.0
    squares: float = 0.0

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.matches += other.matches
        self.losses += other.losses
        self.wins += other.wins
        self.payoffs += other.payoffs
        self.squares += other.squares

    def payoff(self) -> tuple[float, float, float]:
        """Return the mean payoff and its 99 % interval."""
        mean = self.payoffs / self.matches
        spread = max(0.0, self.squares / self.matches - mean * mean)
        half = Z99 * math.sqrt(spread / self.matches)
        return mean, mean - half, mean + half


def wilson(count: int, total: int) -> tuple[float, float]:
    """Return the 99 % interval of a share by Wilson's formula."""
    share, z2 = count / total, Z99 * Z99
    middle = share + z2 / (2 * total)
    half = Z99 * math.sqrt(share * (1 - share) / total + z2 / (4 * total * total))
    return (middle - half) / (1 + z2 / total), (middle + half) / (1 + z2 / total)


def stream(seed: int, match: int, part: str) -> Generator:
    """Return the stream of one part ("chance" or a place of the line-up) of one match."""
    digest = hashlib.sha256(f"{seed}/{match}/{part}".encode()).digest()
    return Generator(int.from_bytes(digest[:8], "big"))


def play_chunk(setting: Setting, first: int, last: int) -> list[Tally]:
    """Play matches first .. last-1 and return one tally a place of the line-up."""
    tallies = [Tally() for _ in setting.bots]
    for number in range(first, last):
        _count(play_match(setting, number), number, tallies)
    return tallies


def play_match(setting: Setting, number: int) -> Position:
    """Play one match to its end and return the last position."""
    game = game_of(setting.game)
    players = len(setting.bots)
    options = msgspec.convert(setting.options, game.options_type)
    seats = [(place - number) % players for place in range(players)]  # the place that sits at each seat
    choosers = [bot(setting.bots[place], setting.game) for place in seats]
    dice = [stream(setting.seed, number, str(place)) for place in seats]
    chance = stream(setting.seed, number, "chance")
    return Sitting(game, options, choosers, dice=dice, chance=chance).finished()


def _count(position: Position, number: int, tallies: Sequence[Tally]) -> None:
    result = position.result()
    worst, best = max(result.ranks), min(result.ranks)
    for place, tally in enumerate(tallies):
        seat = (place + number) % len(tallies)
        rank, payoff = result.ranks[seat], result.payoffs[seat]
        together = worst == best  # then only the payoff says whether that was good
        tally.matches += 1
        tally.losses += payoff < 0 if together else rank == worst
        tally.wins += payoff > 0 if together else rank == best
        tally.payoffs += payoff
        tally.squares += payoff * payoff


def chunks(setting: Setting, games: int, processes: int) -> Iterator[list[Tally]]:
    """Yield the tallies of each chunk, in order."""
    starts = range(0, games, CHUNK)
    ends = [min(start + CHUNK, games) for start in starts]
    play = partial(play_chunk, setting)
    if processes == 1:
        yield from map(play, starts, ends)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, starts, ends)


def compete(
    setting: Setting, games: int, processes: int = 1, progress: Callable[[int], None] = lambda _: None
) -> list[Tally]:
    """Play so many matches and return one tally a place; `progress` is told how many are done."""
    totals = [Tally() for _ in setting.bots]
    for tallies in chunks(setting, games, processes):
        for total, tally in zip(totals, tallies, strict=True):
            total.add(tally)
        progress(totals[0].matches)
    return totals
