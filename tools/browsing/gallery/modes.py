"""What is played for the gallery: each game at its smallest and largest table and in its own kinds of match.

The fullest come first: what they show is looked at there, where there is least room for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Mode:
    """One kind of match.

    options: what differs from the game's defaults.
    whole: each of its questions is looked at; else only how such a match begins, goes on and ends.
    """

    name: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    whole: bool = False


def of(players: int) -> Mode:
    """A match of so many, with all options as usual."""
    return Mode("reveal", players)


PUBLISHED: Final = {"initial_fill": True, "toast_needs_no_wine": True}
MODES: Final[dict[str, tuple[Mode, ...]]] = {
    "cockroach": (
        Mode("six", 6, whole=True),
        Mode("face up", 4, {"variant_face_up": True}),
        Mode("two, eight kinds, may look", 2, {"variant_eight_kinds": True, "look": "may"}, whole=True),
    ),
    "fox-grapes": (
        Mode("six", 6, {"special_optional": True}, whole=True),
        Mode("four, any player", 4, {"special_any_player": True}),
        Mode("two, chosen", 2, {"special_optional": True, "reveal_2p": "chosen"}, whole=True),
    ),
    "goblets": (
        Mode("six, characters, published", 6, {"characters": True, **PUBLISHED}, whole=True),
        Mode("twelve in houses", 12, {"pair_actions": "free", **PUBLISHED}, whole=True),
        Mode("seven in houses", 7, {"targets": "secret"}),
        Mode("four", 4, {"wine": "each"}),
        Mode("three", 3),
        Mode("three at the table of six", 3, {"three_players": "table_of_six"}),
        Mode("two", 2, {"wins_needed": 2}, whole=True),
        Mode("two, own memory", 2, {"memory": "own"}),
    ),
    "tofu": (
        Mode("five, open", 5, {"auction": "open", "show_sold_initial": True}, whole=True),
        Mode("three, one lap", 3, {"partial_payout": True, "hidden_beans": True}, whole=True),
    ),
    "duet": (
        Mode("side A", 2, {"score": True}, whole=True),
        Mode("side B", 2, {"level": 3}),
        Mode("no powers", 2, {"powers": False}),
    ),
}
