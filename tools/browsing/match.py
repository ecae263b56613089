"""Plays on until something happens."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from browsing.player import Player

# What others do arrives in this time; the page is not asked without a pause what it shows.
PAUSE_SECONDS = 0.06


class NeverHappened(Exception):
    """It took too long first."""


def play_until(
    players: Sequence[Player], happens: Callable[[], bool], seed: int = 0, patience_s: float = 150
) -> None:
    """Let the players answer whatever they are asked, at random, until it happens.

    Chance may end a match first: then another one is played.
    """
    dice = random.Random(seed)  # noqa: S311 - moves of a test, not secrets
    end = time.monotonic() + patience_s
    while not happens():
        if time.monotonic() > end:
            lines = [player.turn.all_inner_texts() for player in players]
            raise NeverHappened(f"after {patience_s} s: {lines}")
        for player in players:
            if happens():
                return
            if player.is_asked:
                player.answer(dice.randrange(100))
        if all(player.is_over for player in players) and not happens():
            _play_again(players)
        players[0].page.wait_for_timeout(PAUSE_SECONDS * 1000)


def _play_again(players: Sequence[Player]) -> None:
    for player in players:
        if player.button("end.rematch").count():
            player.pause()
            player.button("end.rematch").click()


def play_to_the_end(players: Sequence[Player], seed: int = 0, patience_s: float = 110) -> None:
    """Let the players play a whole match."""
    play_until(players, lambda: all(player.is_over for player in players), seed, patience_s)


def asks(player: Player, code: str) -> bool:
    """Whether the player is asked this question of Cockroach Poker, by what he can do."""
    if not player.is_asked:
        return False
    return ASKED[code](player)


ASKED: dict[str, Callable[[Player], bool]] = {
    "answer": lambda player: player.button("answer.true", "cockroach").count() > 0,
    "look": lambda player: player.button("answer.look", "cockroach").count() > 0,
    "card": lambda player: player.page.locator("button.tile").count() > 0,
    "seat": lambda player: player.page.locator(".seats .button").count() > 0,
    "claim": lambda player: player.page.locator(".claims button").count() > 0,
}
