"""Claims of Raise Your Goblets against the truth: what was said of a goblet, and what was in it then.

Nobody judges a claim, so its chance is that of somebody who saw only what all saw: of the ways in which the
tokens may lie by his knowledge, the share in which it was so. Saying what was poured is true if the speaker
poured such a token into that goblet in that course.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yomiai.games.goblets.claiming import coaster_of, holds, token_of
from yomiai.games.goblets.records import Course, Portrait, Poured
from yomiai.kernel.choice import Choice
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER
from yomiai.record.file import Record
from yomiai.record.lines import Spoken
from yomiai.record.match import Match

NOBODY = -1


class WeighedClaim(msgspec.Struct, frozen=True):
    """A claim, whether it was true, and how likely it was from what all saw.

    entry: the number of the entry after which it was made. to: the partner who alone was told it.
    """

    entry: int
    seat: int
    claim: str
    choices: tuple[Choice, ...]
    to: int | None
    true: bool
    chance: float


class ClaimTally(msgspec.Struct, frozen=True):
    """How often a seat claimed something, and how often what was so."""

    told: int = 0
    true: int = 0
    false: int = 0


def claims(
    record: Record, stages: Sequence[Match], worlds: int, generator: Generator
) -> tuple[WeighedClaim, ...]:
    """Return every claim of a match in the order in which they were made; those of no sense are left out."""
    return tuple(
        _weighed(stage, spoken, worlds, generator)
        for stage, said in zip(stages, record.claims, strict=False)
        for spoken in said
        if stage.can_claim(spoken.claim, spoken.choices)
    )


def tallies(weighed: Sequence[WeighedClaim], players: int) -> tuple[ClaimTally, ...]:
    """Return for each seat how much of what it claimed was so."""
    return tuple(
        ClaimTally(len(said), sum(said), len(said) - sum(said))
        for said in ([one.true for one in weighed if one.seat == seat] for seat in range(players))
    )


def boldest(weighed: Sequence[WeighedClaim]) -> int | None:
    """Return the index of the false claim that was least likely to be so; None where all were true."""
    false = [(one.chance, index) for index, one in enumerate(weighed) if not one.true]
    return min(false)[1] if false else None


def _weighed(stage: Match, said: Spoken, worlds: int, generator: Generator) -> WeighedClaim:
    true = _is_so(stage, said)
    chance = _chance(stage, said, worlds, generator)
    number = stage.entries[-1].number
    return WeighedClaim(number, said.seat, said.claim, said.choices, said.to, true, chance)


def _is_so(stage: Match, said: Spoken) -> bool:
    if said.claim == "poured":
        return _poured(stage, said)
    return _holds(stage.portrait(), said)


def _holds(portrait: msgspec.Struct, said: Spoken) -> bool:
    assert isinstance(portrait, Portrait)  # noqa: S101 - a portrait of this game
    coaster = coaster_of(said.choices)
    shown = next(goblet for goblet in portrait.goblets if goblet.coaster == coaster)
    return holds(said.claim, said.choices, shown.contents.open().counts)


def _poured(stage: Match, said: Spoken) -> bool:
    """Return whether the speaker poured such a token into that goblet since the course began."""
    token, of = token_of(said.choices), (said.seat, coaster_of(said.choices))
    for event in (event for entry in reversed(stage.entries) for event in reversed(entry.events)):
        if isinstance(event, Course):
            return False
        if isinstance(event, Poured) and (event.seat, event.coaster) == of and token in event.tokens.open():
            return True
    return False


def _chance(stage: Match, said: Spoken, worlds: int, generator: Generator) -> float:
    options, game = stage.options, stage.game
    belief = game.know(stage.view(WATCHER), stage.story(WATCHER), NOBODY, options)
    drawn = (belief.world(generator).position for _ in range(worlds))
    return sum(_holds(game.portray(world), said) for world in drawn) / worlds
