"""One seeded match through each pair of eyes, as text that a person can review.

`PYTHONPATH=tests python tests/games/tofu/test_transcripts.py` writes the files anew.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from games.transcribing import eyes_at, plain, told_lines

from yomiai.games.tofu.records import Options
from yomiai.games.tofu.told import GAME
from yomiai.kernel.asking import choices
from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.position import Position
from yomiai.kernel.secret import Eyes, seen_by, view

FOLDER = Path(__file__).parents[2] / "transcripts"
EYES = eyes_at(3)
MATCHES = {
    "lap": (Options(), 4),
    "open": (Options(auction="open", sell="own_turn", hidden_beans=True, show_sold_initial=True), 2),
}


def transcript(options: Options, seed: int, eyes: Eyes) -> str:
    """What one pair of eyes is told and asked, and what it sees after the deal and at the end."""
    position = GAME.start(3, options)
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
            lines.append(f"  asked {_asked(position)}")
        _decide(position, dice)
    lines += [*told_lines(GAME, told, eyes), f"  sees {plain(view(GAME.portray(position), eyes))}"]
    return "\n".join(lines) + "\n"


def _decide(position: Position, dice: random.Random) -> None:
    """Mostly the actor answers, sometimes another seat sells meanwhile."""
    may = [seat for seat in range(position.players) if position.may_mask(seat)]
    if may and dice.random() < 0.1:
        seat = dice.choice(may)
        position.interject(seat, dice.choice(places_of(position.may_mask(seat))))
    else:
        position.apply(dice.choice(position.legal_options()))


def _asked(position: Position) -> str:
    """The question, and its answers shortened to the first and the last few."""
    asked = choices(GAME, position, position.actor)
    assert asked is not None
    question = asked.questions[0]
    said = [plain(branch.choice) for branch in question.branches]
    return f"{question.ask} {' '.join(said if len(said) < 9 else [*said[:3], '…', *said[-4:]])}"


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("match", MATCHES)
def test_transcript(match: str, eyes: str) -> None:
    written = (FOLDER / f"tofu-{match}-{eyes}.txt").read_text(encoding="utf-8")
    assert transcript(*MATCHES[match], EYES[eyes]) == written


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for match, setting in MATCHES.items():
        for name, seeing in EYES.items():
            (FOLDER / f"tofu-{match}-{name}.txt").write_text(transcript(*setting, seeing), encoding="utf-8")
    sys.stdout.write("written\n")
