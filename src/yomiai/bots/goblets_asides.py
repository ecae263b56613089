"""What the counter says of goblets: now and then what it has just seen or poured, and not always the truth.

The policy: it speaks after every third look or pouring of its own, and two of three times it says what is so.
A lie turns round what it saw, or names another token than it poured: poison in the own goblet, which nobody
shall take, something harmless in the target's, which shall feel safe. Of poison in either it is silent rather
than say what is so. All of it is drawn from its own stream.
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
    view: Portrait,
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
            seen = box.open().counts
            if honest and kills(seen) and _whose(view, coaster, seat):
                return Answer(())
            return Answer((), claim=_of_look(coaster, seen, generator, honest=honest))
        case Poured(coaster=coaster, tokens=poured) if not poured.closed:
            whose, token = _whose(view, coaster, seat), poured.open()[0]
            if honest and whose and token is Token.POISON:
                return Answer(())
            said = token if honest else _untrue(token, whose, generator)
            return Answer((), claim=Said("poured", (Card(said.value), Place(coaster))))
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


def _whose(view: Portrait | None, coaster: int, seat: int) -> str:
    """Return "own" or "target" for a goblet that stands there now, else nothing."""
    if view is None:
        return ""
    own = view.persons[seat].house
    place = next((at for at, goblet in enumerate(view.goblets) if goblet.coaster == coaster), None)
    if view.mode == "middle" or place is None:
        return ""
    target = view.houses[own].target
    if place == own:
        return "own"
    return "target" if target is not None and place == target.house else ""


def _untrue(token: Token, whose: str, generator: Generator) -> Token:
    """Return a token that was not poured: one that serves to be believed, where there is such a one."""
    others = [other for other in PLAIN if other is not token]
    if whose == "own" and token is not Token.POISON:
        return Token.POISON
    if whose:
        others = [other for other in others if other is not Token.POISON]
    return others[generator.below(len(others))]
