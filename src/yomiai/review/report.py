"""The bluff report of a finished match.

For each statement: how likely it was from what its judge knew just before he judged, by his belief, in
which every placing of the hidden pieces is equally likely; what people said is no evidence there.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Final, cast

import msgspec

from yomiai import is_compiled
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import seen_by
from yomiai.record.file import Record
from yomiai.record.keeping import replayed
from yomiai.record.match import Match
from yomiai.review import goblets
from yomiai.review.goblets import ClaimTally, WeighedClaim
from yomiai.review.missed import Missed, missed
from yomiai.review.outlook import TurningPoint, turning_point
from yomiai.review.statement import Reading, Statement
from yomiai.review.tally import SeatReview, Weighed, best_call, boldest, tally

READINGS: Final = {
    "cockroach": "yomiai.review.cockroach",
    "fox-grapes": "yomiai.review.fox_grapes",
    "tofu": "yomiai.review.tofu",
}
"""Games whose rules hold statements; in the others nobody's word is part of the match."""

WORLDS: Final = 400 if is_compiled else 40
PLAYOUTS: Final = 400 if is_compiled else 20
SEED: Final = 7


class Review(msgspec.Struct, frozen=True):
    """The whole report. boldest, best_call: indices into `weighed`; worlds, playouts: how many were drawn."""

    game: str
    tallies: tuple[SeatReview, ...]
    weighed: tuple[Weighed, ...]
    boldest: int | None
    """The lie with the smallest chance of truth that was believed."""
    best_call: int | None
    """The right judgement that the judge's knowledge spoke against the most."""
    missed: tuple[Missed, ...]
    """Tricks of The Fox in the Forest Duet that found no gem; empty in other games."""
    turn: TurningPoint | None
    worlds: int
    playouts: int
    claims: tuple[WeighedClaim, ...] = ()
    """What was claimed about goblets, and whether it was so; empty in other games."""
    claim_tallies: tuple[ClaimTally, ...] = ()
    """For each seat, where anything was claimed."""
    boldest_claim: int | None = None
    """The index of the false claim that was least likely from what all saw."""


def report(record: Record) -> Review:
    """Return the report of a match that is over; `OtherRules` or `Different` when it cannot be replayed."""
    stages = replayed(record)
    game = record.header.game
    generator = Generator(SEED)
    weighed = _weighed(game, stages, generator)
    claims = goblets.claims(record, stages, WORLDS // 4, generator) if game == "goblets" else ()
    return Review(
        game=game,
        tallies=tuple(tally(weighed, seat) for seat in range(record.header.players)),
        weighed=weighed,
        boldest=boldest(weighed),
        best_call=best_call(weighed),
        missed=tuple(missed(stages[-1].entries)) if game == "duet" else (),
        turn=turning_point(stages, PLAYOUTS, generator),
        worlds=WORLDS,
        playouts=PLAYOUTS,
        claims=claims,
        claim_tallies=goblets.tallies(claims, record.header.players) if claims else (),
        boldest_claim=goblets.boldest(claims),
    )


def _weighed(game: str, stages: Sequence[Match], generator: Generator) -> tuple[Weighed, ...]:
    if game not in READINGS or not stages:
        return ()
    reading = cast("Reading", importlib.import_module(READINGS[game]))
    found = reading.statements(stages[-1].entries)
    return tuple(Weighed(one, _chance(reading, stages, one, generator)) for one in found)


def _chance(
    reading: Reading, stages: Sequence[Match], statement: Statement, generator: Generator
) -> float | None:
    """Ask the judge's belief, as it was before the entry in which he judged."""
    judgement = statement.judgement
    if judgement is None:
        return None
    before = stages[judgement.entry - 1]
    eyes = seen_by(judgement.seat)
    belief = before.game.know(before.view(eyes), before.story(eyes), judgement.seat, before.options)
    worlds = (belief.world(generator).position for _ in range(WORLDS))
    return sum(reading.holds(before.game.portray(world), statement) for world in worlds) / WORLDS
