"""What the counter says of goblets: now and then what it has just seen or poured, and not always the truth.

The policy: it speaks after every third look or pouring of its own, and two of three times it says what is so.
A lie turns round what it saw, or names another token than it poured. All of it is drawn from its own stream.
Of those who have another character the bold lie more often, the others less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Answer, Said
from yomiai.games.goblets.claiming import TOKENS, kills
from yomiai.games.goblets.records import Event, Options, Peeked, Portrait, Poured, Token
from yomiai.kernel.choice import Card, Choices, Number, Place
from yomiai.kernel.generator import Generator

IN_THREE: Final = 3
PLAIN: Final = (Token.WINE, Token.POISON, Token.ANTIDOTE)


def aside(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Portrait,  # noqa: ARG001
    story: Sequence[Event],
    choices: Choices,  # noqa: ARG001
    generator: Generator,
    seat: int,
    options: Options,  # noqa: ARG001
    character: Character = COUNTER,
) -> Answer:
    """Return a claim about the own last action, or nothing."""
    speaks, lies = generator.below(IN_THREE) == 0, generator.below(IN_THREE) == 0
    if not speaks:
        return Answer(())
    honest = not character.lies(lies, generator)
    match _last_of(story, seat):
        case Peeked(coaster=coaster, contents=box) if not box.closed:
            return Answer((), claim=_of_look(coaster, box.open().counts, generator, honest=honest))
        case Poured(coaster=coaster, tokens=poured) if not poured.closed:
            return Answer((), claim=_of_pouring(coaster, poured.open()[0], generator, honest=honest))
        case _:
            return Answer(())


def _last_of(story: Sequence[Event], seat: int) -> Event | None:
    return next((event for event in reversed(story) if getattr(event, "seat", None) == seat), None)


def _of_look(coaster: int, counts: Sequence[int], generator: Generator, *, honest: bool) -> Said:
    """Say how a goblet is; the honest sometimes say how many of something there are."""
    goblet = Place(coaster)
    if honest and any(counts) and generator.below(2):
        most = max(range(len(counts)), key=lambda kind: counts[kind])
        return Said("holds", (goblet, Card(TOKENS[most].value), Number(counts[most])))
    return Said("deadly" if kills(counts) == honest else "safe", (goblet,))


def _of_pouring(coaster: int, token: Token, generator: Generator, *, honest: bool) -> Said:
    others = [other for other in PLAIN if other is not token]
    said = token if honest else others[generator.below(len(others))]
    return Said("poured", (Card(said.value), Place(coaster)))
