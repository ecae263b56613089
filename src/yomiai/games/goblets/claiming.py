# never compiled: choices are msgspec structs
"""What a claim about a goblet says of its contents. The rules know nothing of it (G-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yomiai.games.goblets.records import Token
from yomiai.kernel.choice import Card, Choice, Number, Place

TOKENS: Final = tuple(Token)
HARM: Final = (0, 1, -1, 2, -2)
"""What a token adds to death, in the order of `Token` (G-34, G-45)."""


def coaster_of(choices: Sequence[Choice]) -> int:
    """Return which goblet a claim is about; every claim is about one."""
    return next(each.place for each in choices if isinstance(each, Place))


def kills(tokens: Sequence[int]) -> bool:
    """Return whether who drinks so many of each kind dies."""
    return sum(harm * count for harm, count in zip(HARM, tokens, strict=False)) > 0


def token_of(choices: Sequence[Choice]) -> Token | None:
    """Return which token a claim is about, if it names one."""
    return next((Token(each.kind) for each in choices if isinstance(each, Card)), None)


def holds(claim: str, choices: Sequence[Choice], tokens: Sequence[int]) -> bool:
    """Return whether a goblet with so many tokens of each kind is as a claim says.

    Of what was poured only the goblet can be asked: whether such a token is in it.
    """
    token = token_of(choices)
    held = 0 if token is None else dict(zip(TOKENS, tokens, strict=False)).get(token, 0)
    match claim:
        case "holds":
            return any(isinstance(each, Number) and each.number == held for each in choices)
        case "poured":
            return held > 0
        case _:
            return kills(tokens) == (claim == "deadly")
