"""Matches through each pair of eyes, as text that a person can review.

`PYTHONPATH=tests python tests/games/fox_grapes/test_transcripts.py` writes the files anew.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from games.transcribing import eyes_at, plain, told_lines

from yomiai.games.fox_grapes.told import GAME, Options
from yomiai.kernel.asking import choices
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Eyes, seen_by, view

FOLDER = Path(__file__).parents[2] / "transcripts"
# players, options, seed: the seed of three is one in which a stuck fox acts and a stuck sour grape is pushed
MATCHES = {"three": (3, Options(), 45), "two": (2, Options(reveal_2p="chosen"), 2)}
FILES = [(match, eyes) for match, (players, *_) in MATCHES.items() for eyes in eyes_at(players)]


def transcript(players: int, options: Options, seed: int, eyes: Eyes) -> str:
    """What one pair of eyes is told and asked, and what it sees whenever a round begins or all is over."""
    position = GAME.start(players, options)
    position.told = told = []
    generator, dice = Generator(seed), random.Random(seed)
    lines: list[str] = []
    while not position.over:
        settle(position, generator)
        events = [GAME.event(happening) for happening in told]
        told.clear()
        lines += [plain(view(event, eyes)) for event in events]
        if any(type(event).__name__ == "Starts" for event in events):
            lines.append(f"  sees {plain(view(GAME.portray(position), eyes))}")
        if eyes > 0 and seen_by(position.actor) == eyes and not position.half_made():
            lines.append(f"  asked {plain(choices(GAME, position, position.actor))}")
        position.apply(dice.choice(position.legal_options()))
    lines += told_lines(GAME, told, eyes)
    lines.append(f"  sees {plain(view(GAME.portray(position), eyes))}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("match", "eyes"), FILES)
def test_transcript(match: str, eyes: str) -> None:
    written = (FOLDER / f"fox_grapes-{match}-{eyes}.txt").read_text(encoding="utf-8")
    assert transcript(*MATCHES[match], eyes_at(MATCHES[match][0])[eyes]) == written


def test_a_watcher_reads_no_card_before_it_is_turned_up() -> None:
    for match in MATCHES:
        written = (FOLDER / f"fox_grapes-{match}-watcher.txt").read_text(encoding="utf-8")
        assert "truth" not in written


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for match, setting in MATCHES.items():
        for name, seeing in eyes_at(setting[0]).items():
            text = transcript(*setting, seeing)
            (FOLDER / f"fox_grapes-{match}-{name}.txt").write_text(text, encoding="utf-8")
    sys.stdout.write("written\n")
