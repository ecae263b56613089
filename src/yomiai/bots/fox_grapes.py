"""The counter for Fox and Grapes: it counts the cards it cannot see, remembers who lies, and mixes.

All values are points: its own, less those of the others, who weigh more the better they stand.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from yomiai.bots import fox_grapes_announcing as announcing
from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Heard
from yomiai.bots.fox_grapes_habits import Habits
from yomiai.games.fox_grapes.records import KINDS, Event, Kind, Laid, Options, Portrait
from yomiai.games.fox_grapes.setting import Setting
from yomiai.kernel.choice import Card, Choice, Choices, Place, Question, Seat, Word
from yomiai.kernel.generator import Generator

T = TypeVar("T")

CALL_HEAT: Final = 0.15  # how much worse a declaration may be and still be made now and then, in points
LAY_HEAT: Final = 0.45  # the same for the card it lays: timing is worth little, being read costs much
OTHERS_HEAT: Final = 0.5  # how sharply it thinks the others choose
STANDING_HEAT: Final = 1.5  # how much more the leader weighs than somebody so many points behind
IMAGINED_CALLS: Final = 4.0  # how many declarations its theory of the others is worth against those seen
USUAL_CALLS: Final = (
    2 / 7,
    2 / 7,
    3 / 7,
)  # what declarers mix when nothing is known of the deck (two players)

Mix = tuple[float, float, float]
"""One number a kind: sweet, sour, fox."""


def choose(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Portrait,
    story: Sequence[Event],
    choices: Choices,
    generator: Generator,
    seat: int,
    options: Options,
    heard: Sequence[Heard] = (),  # noqa: ARG001 - for games with claims
    character: Character = COUNTER,
) -> list[Choice]:
    """Return the action that counting thinks good; what comes near the best is mixed."""
    player = _Player(view, story, seat, options, character)
    question = choices.questions[0]
    if question.ask == "place_card":
        return player.lay(question, generator)
    if question.ask == "declare_seat":
        return player.declare(_seats(question), generator)
    if question.ask in {"declare_first", "declare_second", "declare_third"}:
        return [player.declare_on_card(view.declare_place or 0, generator)]
    return player.reveal(choices, generator)


def _seats(question: Question) -> list[int]:
    return [branch.choice.seat for branch in question.branches if isinstance(branch.choice, Seat)]


def _deed(question: Question) -> Choice:
    """Stealing and pushing change the scores alike; a stolen grape also counts in a tie."""
    offered = [branch.choice for branch in question.branches]
    return Word("steal") if Word("steal") in offered else Word("push")


def _any(question: Question, generator: Generator) -> Choice:
    """Which card is turned up first hardly matters."""
    places = [branch.choice for branch in question.branches if isinstance(branch.choice, Place)]
    return places[generator.below(len(places))]


def _drawn(weights: Mapping[T, float], generator: Generator) -> T:
    """Return a key by weight."""
    scale = 1_000_000 / sum(weights.values())
    rest = generator.below(1_000_000)
    last = next(iter(weights))
    for key, weight in weights.items():
        if weight > 0:
            last = key
        rest -= int(weight * scale)
        if rest < 0:
            return last
    return last


def _mixed(values: Mapping[T, float], heat: float) -> dict[T, float]:
    """Return weights that favour the best value, the more sharply the less heat."""
    best = max(values.values())
    return {key: math.exp((value - best) / heat) for key, value in values.items()}


class _Player:
    """One seat's reckoning at one question."""

    def __init__(
        self, view: Portrait, story: Sequence[Event], seat: int, options: Options, character: Character
    ) -> None:
        self.view = view
        self.character = character
        self.seat = seat
        self.players = len(view.places)
        self.habits = Habits(self.players, story, character.believed)
        deck = Setting(
            self.players,
            sweet=options.sweet,
            sour=options.sour,
            foxes=options.foxes,
            rounds=options.rounds,
            slots=options.slots,
        )
        shuffled = (deck.sweet + self.players, deck.sour + self.players, deck.foxes)
        self.public = [int(count) - shown for count, shown in zip(shuffled, self._shown(), strict=True)]
        mine = view.places[seat]
        held = mine.hand.open().counts
        self.unseen = [int(count) - own for count, own in zip(self.public, held, strict=True)]
        for laid in mine.laid:
            if laid is not None:
                self.unseen[KINDS.index(laid.card.open())] -= 1

    def _shown(self) -> list[int]:
        """Return how many of each kind everybody has seen."""
        places = self.view.places
        fronts = (
            sum(place.sweet for place in places),
            sum(place.sour for place in places),
            sum(place.foxes for place in places),
        )
        return [front + gone for front, gone in zip(fronts, self.view.removed, strict=True)]

    # What a card is worth

    def weight(self, other: int) -> float:
        """Return how much a point of another player counts against one of its own; all others make 1."""
        scores = {seat: float(p.score) for seat, p in enumerate(self.view.places) if seat != self.seat}
        weights = _mixed(scores, STANDING_HEAT)
        return weights[other] / sum(weights.values())

    def worth(self, call: Kind, kind: Kind, declarer: int, owner: int) -> float:
        """Return what turning up a card brings (F-20 … F-27), with the special action that follows a fox."""
        if kind is Kind.FOX:
            taker = declarer if call is Kind.FOX else owner
            other = declarer + owner - taker
            return self._of(taker, 2.0 if self.can_act(taker, other) else 1.0) - (
                self._of(other, 1.0) if self.can_act(taker, other) else 0.0
            )
        to_declarer = call is Kind.SWEET or (call is Kind.FOX and kind is Kind.SOUR)
        return self._of(declarer if to_declarer else owner, -1.0 if kind is Kind.SOUR else 1.0)

    def _of(self, seat: int, points: float) -> float:
        return points if seat == self.seat else -points * self.weight(seat)

    def can_act(self, taker: int, other: int) -> bool:
        """Return whether a special action is possible now."""
        return self.view.places[taker].sour > 0 or self.view.places[other].sweet > 0

    # Laying

    def lay(self, question: Question, generator: Generator) -> list[Choice]:
        """Return a card and an announcement: the card by what it brings now against what it usually does."""
        held = self.view.places[self.seat].hand.open().counts
        calls = self.expected_calls()
        gains: dict[Kind, float] = {}
        for branch in question.branches:
            if isinstance(branch.choice, Card):
                kind = Kind(branch.choice.kind)
                gains[kind] = self._laid(kind, calls) - self._laid(kind, USUAL_CALLS)
        weights = {kind: weight * held[KINDS.index(kind)] for kind, weight in _mixed(gains, LAY_HEAT).items()}
        kind = _drawn(weights, generator)
        return [Card(kind.value), Word(self.claim(kind, generator).value)]

    def expected_calls(self) -> Mix:
        """Return how often each kind is declared, by what others can count and by what they did."""
        total = max(1, int(sum(self.public)))
        chances = [count / total for count in self.public]
        share = 1 / (self.players - 1)
        sweet, sour, fox = chances
        values = {
            0: sweet - sour - fox * (1 + 2 * share),
            1: share * (sour - sweet) - fox * (1 + 2 * share),
            2: fox * (2 + share) - sour - share * sweet,
        }
        theory = _mixed(values, OTHERS_HEAT)
        scale = IMAGINED_CALLS / sum(theory.values())
        seen = [
            sum(self.habits.calls[seat][number] for seat in range(self.players) if seat != self.seat)
            for number in range(len(KINDS))
        ]
        weights = [scale * theory[number] + seen[number] for number in range(len(KINDS))]
        return weights[0] / sum(weights), weights[1] / sum(weights), weights[2] / sum(weights)

    def _laid(self, kind: Kind, calls: Sequence[float]) -> float:
        """Return the worth of laying a card when any of the others may declare on it."""
        others = [seat for seat in range(self.players) if seat != self.seat]
        return sum(
            chance * self.worth(call, kind, other, self.seat) / len(others)
            for call, chance in zip(KINDS, calls, strict=True)
            for other in others
        )

    def claim(self, kind: Kind, generator: Generator) -> Kind:
        """Return what to announce: a mix that says little."""
        starter = self.view.starter or 0
        last = self.players > 2 and self.seat == (starter - 1) % self.players  # noqa: PLR2004 - F-17
        truth, lies = announcing.truth_of(kind, self.public, last), announcing.lies(kind, self.public)
        if not lies or not self.character.lies(int(generator.below(1000)) >= 1000 * truth, generator):
            return kind
        return _drawn(lies, generator)

    # Declaring

    def belief(self, owner: int, laid: Laid) -> list[float]:
        """Return the chance of each kind for a face-down card: counts, weighed by its announcement."""
        weights = [
            max(0, count) * self.habits.evidence(owner, laid.claim, kind, announcing.usual(kind, self.public))
            for count, kind in zip(self.unseen, KINDS, strict=True)
        ]
        total = sum(weights)
        return [weight / total for weight in weights]

    def declare(self, targets: Sequence[int], generator: Generator) -> list[Choice]:
        """Return whose card to declare on, and what."""
        values: dict[tuple[int, Kind], float] = {}
        for target in targets:
            laid = self.view.places[target].laid[0]
            if laid is not None:
                values |= {(target, call): value for call, value in self._calls(target, laid).items()}
        target, call = _drawn(_mixed(values, CALL_HEAT), generator)
        return [Seat(target), Word(call.value)]

    def declare_on_card(self, number: int, generator: Generator) -> Choice:
        """Return what to declare on one of the opponent's cards (two players)."""
        other = 1 - self.seat
        laid = self.view.places[other].laid[number]
        assert laid is not None  # noqa: S101 - a declaration is asked for a card that lies there
        return Word(_drawn(_mixed(self._calls(other, laid), CALL_HEAT), generator).value)

    def _calls(self, owner: int, laid: Laid) -> dict[Kind, float]:
        """Return the worth of each declaration on a card."""
        belief = self.belief(owner, laid)
        return {
            call: sum(
                chance * self.character.felt(self.worth(call, kind, self.seat, owner))
                for kind, chance in zip(KINDS, belief, strict=True)
            )
            for call in KINDS
        }

    # The reveal

    def reveal(self, choices: Choices, generator: Generator) -> list[Choice]:
        """Return what a fox does, who gets a pushed card, or which card is turned up next."""
        question = choices.questions[0]
        if question.ask == "special":
            return [_deed(question)]
        if question.ask == "solo_push":
            return [Seat(self.foremost(_seats(question)))]
        if question.ask == "solo_seat":
            return self.visit(choices)
        return [_any(question, generator)]

    def foremost(self, seats: Sequence[int]) -> int:
        """Return who stands best of some seats."""
        return max(seats, key=lambda seat: (self.view.places[seat].score, self.view.places[seat].foxes))

    def visit(self, choices: Choices) -> list[Choice]:
        """Return whom a fox announced in truth acts against, and how."""
        question = choices.questions[0]
        worth = [seat for seat in _seats(question) if self.can_act(self.seat, seat)]
        target = self.foremost(worth or _seats(question))
        for branch in question.branches:
            if branch.choice == Seat(target) and branch.then >= 0:
                return [branch.choice, _deed(choices.questions[branch.then])]
        return [Seat(target)]
