"""One seeded match through each pair of eyes, as text that a person can review.

`python tests/games/cockroach/test_transcripts.py` writes the files anew; read them before they are
committed: what stands in them is what reaches that seat.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

import pytest
from games.transcribing import eyes_at
from promises.matches import Case, Match, encoded, played

from yomiai.games.cockroach.told import Options
from yomiai.kernel.asking import choices
from yomiai.kernel.secret import Eyes, seen_by

FOLDER = Path(__file__).parents[2] / "transcripts"
MATCHES = {
    "four": (Case("cockroach", 4, Options()), 7),
    "two": (Case("cockroach", 2, Options()), 3),
    "variant": (
        Case("cockroach", 3, Options(variant_face_up=True, variant_eight_kinds=True, look="may")),
        5,
    ),
}
EYES = eyes_at(4)
ROUNDS = 6  # the rest repeats itself; the end is told as well


def transcript(case: Case, seed: int, eyes: Eyes) -> str:
    """What one pair of eyes is told, asked and sees, in the first rounds and at the end."""
    lines: list[str] = []
    told = rounds = 0
    for match in played(case, seed):
        if not match.settled:
            continue
        new = [encoded(event).decode() for event in match.story(eyes)[told:]]
        told = len(match.events)
        rounds += sum('"type":"judged"' in line for line in new)
        if rounds < ROUNDS or match.position.over:
            lines += [*new, *_asked(match, eyes), f"  sees {encoded(match.seen(eyes)).decode()}"]
    return "\n".join(lines) + "\n"


def _asked(match: Match, eyes: Eyes) -> list[str]:
    """The question of the actor, if these are his eyes alone."""
    actor = match.position.actor
    if actor < 0 or eyes != seen_by(actor):
        return []
    tree = choices(match.game, match.position, actor)
    assert tree is not None
    return [f"  asked {encoded(tree.questions[0]).decode()} and {len(tree.questions) - 1} more"]


FILES = [(name, whose) for name, (case, _) in MATCHES.items() for whose in eyes_at(case.players)]


def file_of(name: str, whose: str) -> Path:
    return FOLDER / f"cockroach-{name}-{whose}.txt"


@pytest.mark.parametrize(("name", "whose"), FILES)
def test_a_transcript_is_the_committed_one(name: str, whose: str) -> None:
    committed = file_of(name, whose).read_text(encoding="utf-8")
    assert transcript(*MATCHES[name], EYES[whose]) == committed


@pytest.mark.parametrize("name", MATCHES)
def test_a_watcher_reads_no_secret(name: str) -> None:
    assert '"truth"' not in file_of(name, "watcher").read_text(encoding="utf-8")


def test_no_transcript_lies_there_unread() -> None:
    assert sorted(FOLDER.glob("cockroach-*.txt")) == sorted(file_of(*each) for each in FILES)


if __name__ == "__main__":
    for name, whose in FILES:
        file_of(name, whose).write_text(transcript(*MATCHES[name], EYES[whose]), encoding="utf-8")
