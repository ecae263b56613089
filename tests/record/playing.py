"""Matches for the tests of records: played at random, with a key that can be opened."""

import random
from collections.abc import Iterable

from yomiai.games.registry import game
from yomiai.kernel.chance import KeySource, commitment, match_key
from yomiai.kernel.choice import Choice, Choices
from yomiai.record.file import Record
from yomiai.record.keeping import finished, header
from yomiai.record.lines import Luck, Opened, Sitter
from yomiai.record.match import Match

COCKROACH = game("cockroach")
SECRET = bytes(range(32))
SALT = bytes(range(32, 64))


def randoms(players: int) -> list[bytes]:
    """Every second seat is a bot, whose page sent nothing."""
    return [bytes([seat] * 16) if seat % 2 else b"" for seat in range(players)]


def key(players: int) -> bytes:
    return match_key(SECRET, randoms(players))


def any_action(choices: Choices, dice: random.Random) -> list[Choice]:
    question, action = choices.questions[0], []
    while True:
        branch = dice.choice(question.branches)
        action.append(branch.choice)
        if branch.then < 0:
            return action
        question = choices.questions[branch.then]


def started(players: int = 4, **options: object) -> Match:
    match, _ = Match.start(COCKROACH, players, COCKROACH.options_type(**options), KeySource(key(players)))
    return match


def moved(match: Match, dice: random.Random) -> Match:
    seat = match.must
    assert seat is not None
    choices = match.choices(seat)
    assert choices is not None
    after, _ = match.act(seat, any_action(choices, dice), KeySource(key(match.players), match.outcomes))
    return after


def played(match: Match, seed: int = 1, steps: int = 10_000) -> Match:
    dice = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        match = moved(match, dice)
    return match


def opened_luck(players: int) -> Luck:
    parts: Iterable[bytes] = randoms(players)
    proof = Opened(SECRET.hex(), SALT.hex(), tuple(part.hex() for part in parts))
    return Luck("key", commitment(SECRET, SALT).hex(), proof)


def sitters(players: int) -> list[Sitter]:
    return [Sitter(f"Player {seat + 1}", ("person",)) for seat in range(players)]


def finished_record(players: int = 4, seed: int = 1) -> Record:
    match = played(started(players), seed)
    return finished(header(match, sitters(players), opened_luck(players)), match)
