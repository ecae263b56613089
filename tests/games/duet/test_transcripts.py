"""One seeded match through each pair of eyes, as text that a person can review.

`PYTHONPATH=tests python tests/games/duet/test_transcripts.py` writes the files anew.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from games.transcribing import eyes_at, plain, told_lines

from yomiai.games.duet.told import GAME, Options
from yomiai.kernel.asking import choices
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Eyes, seen_by, view

FOLDER = Path(__file__).parents[2] / "transcripts"
EYES = eyes_at(2)
MATCHES = {"powers": (Options(), 4), "plain": (Options(powers=False, level=2), 2)}


def transcript(options: Options, seed: int, eyes: Eyes) -> str:
    """What one pair of eyes is told and asked, and what it sees whenever a round begins or all is over."""
    position = GAME.start(2, options)
    position.told = told = []
    generator, dice = Generator(seed), random.Random(seed)
    lines: list[str] = []
    while not position.over:
        settle(position, generator)
        lines += told_lines(GAME, told, eyes)
        if told and any(happening.code == 0 for happening in told):
            lines.append(f"  sees {plain(view(GAME.portray(position), eyes))}")
        told.clear()
        if position.over:
            break
        if eyes > 0 and seen_by(position.actor) == eyes:
            lines.append(f"  asked {plain(choices(GAME, position, position.actor))}")
        position.apply(dice.choice(position.legal_options()))
    lines += [*told_lines(GAME, told, eyes), f"  sees {plain(view(GAME.portray(position), eyes))}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("match", MATCHES)
def test_transcript(match: str, eyes: str) -> None:
    written = (FOLDER / f"duet-{match}-{eyes}.txt").read_text(encoding="utf-8")
    assert transcript(*MATCHES[match], EYES[eyes]) == written


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for match, setting in MATCHES.items():
        for name, seeing in EYES.items():
            (FOLDER / f"duet-{match}-{name}.txt").write_text(transcript(*setting, seeing), encoding="utf-8")
    sys.stdout.write("written\n")
