"""What every game's position offers: one mutable, native object that holds the whole truth.

`apply` and `interject` are the only places where a rule acts. Both refuse an illegal option with
ValueError and then change nothing. `legal` is kept up to date by them, so that asking is free.
Chance is an actor too: nothing random happens inside a rule.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.kernel.bits import places_of
from yomiai.kernel.generator import Generator

CHANCE: Final = -1  # the actor while a card is drawn, a deck shuffled, a die rolled
NOBODY: Final = -2  # the actor when the match is over
OPTION_LIMIT: Final = 62  # options are numbers below this


@final
@mypyc_attr(acyclic=True)
class Happening:
    """What a rule tells while it acts: a code, the seats that may see its secret part, numbers.

    code: the game's own number for the kind of happening.
    eyes: mask of the seats that see the secret part; the public part is for everybody.
    values: small integers whose meaning belongs to the code.
    """

    __slots__ = ("code", "eyes", "values")

    def __init__(self, code: i64, eyes: i64, values: list[int]) -> None:
        self.code: i64 = code
        self.eyes: i64 = eyes
        self.values: list[int] = values


@final
@mypyc_attr(acyclic=True)
class Result:
    """How a match ended, one number a seat.

    ranks: 1 is best; equal numbers share a place.
    payoffs: what search and statistics add up; zero-sum unless the game is co-operative.
    reason: a code that says by which rule the match ended.
    """

    __slots__ = ("payoffs", "ranks", "reason")

    def __init__(self, ranks: list[int], payoffs: list[float], reason: str) -> None:
        self.ranks: list[int] = ranks
        self.payoffs: list[float] = payoffs
        self.reason: str = reason


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """One match at one moment, secrets and all.

    players: how many seats there are.
    actor: the seat that must decide now, or CHANCE, or NOBODY when the match is over.
    question: the game's number for what the actor is asked.
    legal: mask of the options the actor has; for CHANCE, of the outcomes that can come.
    over: whether the match has ended.
    told: where happenings are collected; None (in playouts) when nobody listens.
    """

    def __init__(self) -> None:
        self.players: i64 = 0
        self.actor: i64 = CHANCE
        self.question: i64 = 0
        self.legal: i64 = 0
        self.over: bool = False
        self.told: list[Happening] | None = None

    def legal_mask(self) -> i64:
        """Return the options of the actor as a mask."""
        return self.legal

    def legal_options(self) -> list[int]:
        """Return the options of the actor as a list, smallest first."""
        return places_of(self.legal)

    def apply(self, option: i64) -> None:
        """Let the actor (a seat or chance) take an option; ValueError when it is not legal."""
        raise NotImplementedError

    def may_mask(self, seat: i64) -> i64:
        """Return what a seat may do besides the actor's question, at any time; usually nothing."""
        return 0

    def interject(self, seat: i64, option: i64) -> None:
        """Let a seat take one of its `may` options; ValueError when it is not legal."""
        raise ValueError("nothing can be interjected")

    def half_made(self) -> bool:
        """Return whether the actor is inside a compound action whose small decisions go on."""
        return False

    def chance_weights(self) -> list[int]:
        """Return the weight of each outcome 0, 1, … while chance is the actor."""
        raise NotImplementedError

    def draw(self, generator: Generator) -> i64:
        """Return an outcome for chance, drawn by weight. Games may override it to be faster."""
        weights = self.chance_weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        rest = generator.below(total)
        outcome: i64 = 0
        for weight in weights:
            rest -= weight
            if rest < 0:
                break
            outcome += 1
        return outcome

    def why_not(self, seat: i64, option: i64) -> str:
        """Return the clause that forbids an option, from what the seat may know; "" if legal."""
        raise NotImplementedError

    def copy(self) -> Position:
        """Return an independent position that is equal; it tells nothing (`told` is None)."""
        raise NotImplementedError

    def set_to(self, other: Position) -> None:
        """Become equal to another position of the same match without allocating; keeps `told`."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Return numbers that are equal exactly for equal positions."""
        raise NotImplementedError

    def result(self) -> Result:
        """Return how the match ended; ValueError while it is running."""
        raise NotImplementedError

    def tell(self, code: i64, eyes: i64, values: list[int]) -> None:
        """Tell the listener, if there is one. Guard the call with `told is not None` in hot code."""
        told = self.told
        if told is not None:
            told.append(Happening(code, eyes, values))
