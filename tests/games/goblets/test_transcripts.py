"""One seeded match through each pair of eyes, as text that a person can review.

`PYTHONPATH=tests python tests/games/goblets/test_transcripts.py` writes the files anew.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from games.transcribing import eyes_at, plain, told_lines

from yomiai.games.goblets.happenings import COURSE, DRANK
from yomiai.games.goblets.records import Options
from yomiai.games.goblets.told import GAME
from yomiai.kernel.asking import choices
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Eyes, seen_by, view

FOLDER = Path(__file__).parents[2] / "transcripts"
MATCHES = {
    "middle": (2, Options(), 3),
    "base": (4, Options(courses=1, initial_fill=True, targets="secret"), 2),
    "cards": (4, Options(courses=1, characters=True), 6),
    "houses": (7, Options(courses=1, goblin_unicorn=True), 4),
}
FILES = [(match, eyes) for match, (players, *_) in MATCHES.items() for eyes in eyes_at(players)]


def transcript(players: int, options: Options, seed: int, eyes: Eyes) -> str:
    """What one pair of eyes is told and asked, and what it sees when a course begins and when all is over."""
    position = GAME.start(players, options)
    position.told = told = []
    generator, dice = Generator(seed), random.Random(seed)
    lines: list[str] = []
    while not position.over:
        settle(position, generator)
        lines += told_lines(GAME, told, eyes)
        if any(happening.code in {COURSE, DRANK} for happening in told):
            lines.append(f"  sees {plain(view(GAME.portray(position), eyes))}")
        told.clear()
        if position.over:
            break
        if eyes > 0 and seen_by(position.actor) == eyes and not position.half_made():
            asked = choices(GAME, position, position.actor)
            assert asked is not None
            lines.append(f"  asked {plain(asked.questions[0])}")
        position.apply(dice.choice(position.legal_options()))
    lines += [*told_lines(GAME, told, eyes), f"  sees {plain(view(GAME.portray(position), eyes))}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("match", "eyes"), FILES)
def test_transcript(match: str, eyes: str) -> None:
    written = (FOLDER / f"goblets-{match}-{eyes}.txt").read_text(encoding="utf-8")
    assert transcript(*MATCHES[match], eyes_at(MATCHES[match][0])[eyes]) == written


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for match, arranged in MATCHES.items():
        for name, seeing in eyes_at(arranged[0]).items():
            path = FOLDER / f"goblets-{match}-{name}.txt"
            path.write_text(transcript(*arranged, seeing), encoding="utf-8")
    sys.stdout.write("written\n")
