"""People with one fixed habit each among three counters, who play as counters do in everything else.

For measuring whether a counter can be read: `python tests/bots/habits.py HABIT MATCHES SEED` prints the share
of matches that the habit wins (shared wins in part) and its 99 % interval; one in four is fair.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bots.bouts import seated

from yomiai.arena.tournament import Z99
from yomiai.bots import fox_grapes, tofu
from yomiai.bots.registry import bot
from yomiai.games.tofu.records import KIND_OF, LEANINGS, Kind, Leaning
from yomiai.kernel.choice import Card, Choice, Word
from yomiai.kernel.position import Position

PLAYERS = 4
Chooser = Callable[..., list[Choice]]


def announces(words: dict[str, str]) -> Chooser:
    """Fox and Grapes: whose announcement can be told from the card that he lays."""

    def choose(*given: Any) -> list[Choice]:
        action = fox_grapes.choose(*given)
        card = action[0]
        return [card, Word(words[card.kind])] if isinstance(card, Card) else action

    return choose


def reports(leanings: dict[Kind, Leaning]) -> Chooser:
    """Tofu Shop: who always says the same of a kind, as many phrases as a counter would."""

    def choose(view: Any, *given: Any) -> list[Choice]:
        action = tofu.choose(view, *given)
        spoken = action[0]
        if not isinstance(spoken, Word) or view.offer is None or view.offer.card.closed:
            return action
        leaning, _, count = spoken.code.rpartition("_")
        return [Word(f"{leanings[view.offer.card.open()]}_{count}")] if leaning in LEANINGS else action

    return choose


HABITS: dict[str, tuple[str, Chooser]] = {
    "modest-fox": ("fox-grapes", announces({"sweet": "sweet", "sour": "sour", "fox": "sweet"})),
    "loud-fox": ("fox-grapes", announces({"sweet": "fox", "sour": "fox", "fox": "sour"})),
    "honest-cook": ("tofu", reports({kind: leaning for leaning, kind in KIND_OF.items()})),
    "proud-cook": ("tofu", reports(dict.fromkeys(KIND_OF.values(), "good"))),
    "modest-cook": ("tofu", reports(dict.fromkeys(KIND_OF.values(), "bad"))),
    "silent-cook": ("tofu", reports(dict.fromkeys(KIND_OF.values(), "mixed"))),
}
"""A game and a chooser by the name of the habit."""


def play(game_name: str, choosers: Sequence[Chooser], seed: int) -> Position:
    """Play one match of choosers, one a seat, and return its end."""
    return seated(game_name, choosers, seed).finished()


def won(game: str, habit: Chooser, others: Chooser, matches: int, seed: int) -> tuple[float, float]:
    """Return the share of matches that a habit wins among others, and half its 99 % interval."""
    shares = []
    for match in range(matches):
        choosers = [others] * PLAYERS
        choosers[match % PLAYERS] = habit
        shares.append(play(game, choosers, seed + match).result().payoffs[match % PLAYERS] + 1 / PLAYERS)
    mean = sum(shares) / matches
    spread = sum((share - mean) ** 2 for share in shares) / matches
    return mean, Z99 * math.sqrt(spread / matches)


if __name__ == "__main__":
    game, habit = HABITS[sys.argv[1]]
    mean, half = won(game, habit, bot("counter", game), int(sys.argv[2]), int(sys.argv[3]))
    print(f"{mean:.1%} ({mean - half:.1%} … {mean + half:.1%})")
