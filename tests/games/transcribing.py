"""How transcripts write records down: JSON without quotation marks, one line each, closed for some eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yomiai.kernel.game import Game
from yomiai.kernel.position import Happening
from yomiai.kernel.secret import EVERY_EYE, WATCHER, Eyes, seen_by, view


def eyes_at(players: int) -> dict[str, Eyes]:
    """Every pair of eyes there is at a table: each seat's, a watcher's, and those that see everything."""
    seats = {f"seat-{seat}": seen_by(seat) for seat in range(players)}
    return {**seats, "watcher": WATCHER, "everything": EVERY_EYE}


def plain(record: Any) -> str:
    return msgspec.json.encode(record).decode().replace('"', "")


def told_lines(game: Game, told: Sequence[Happening], eyes: Eyes) -> list[str]:
    return [plain(view(game.event(happening), eyes)) for happening in told]
