"""How transcripts write records down: JSON without quotation marks, one line each, closed for some eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from yomiai.kernel.game import Game
from yomiai.kernel.position import Happening
from yomiai.kernel.secret import Eyes, view


def plain(record: Any) -> str:
    return msgspec.json.encode(record).decode().replace('"', "")


def told_lines(game: Game, told: Sequence[Happening], eyes: Eyes) -> list[str]:
    return [plain(view(game.event(happening), eyes)) for happening in told]
