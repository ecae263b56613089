"""The counter for Cockroach Poker: exact counts of unseen cards, habits seen so far, a price on each card.

It looks one judgement ahead. All values are prices in the same money: what a card in front of a seat
costs that seat, shared out as gain among the others.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.cockroach_habits import Habits
from yomiai.bots.contract import Heard
from yomiai.games.cockroach.told import KINDS, Event, Kind, Options, Portrait
from yomiai.kernel.chance import picked
from yomiai.kernel.choice import Card, Choice, Choices, Question, Seat, Word
from yomiai.kernel.generator import Generator

LOSS = 100.0  # the price of a card that loses the match
PRICES = (LOSS, 12.0, 4.0, 1.0, 0.5)  # by how many more of the kind would lose
NEARLY = 0.3  # offers whose worth is so near the best, or half of it, are mixed: nobody can read the bot,
SURE = 5.0  # and nobody is everybody's victim; but an offer worth so much is never given up
LEAST_BLUFF, MOST_BLUFF = 0.25, 0.75
REPEATED = 12  # a lie that was heard before is so much likelier to be told again than another,
CONTRADICTED = 0.7  # and a true word against it so much likelier, so that a changed claim may be true
TORN = 0.6  # answers whose worths differ by less of what is at stake are mixed,
STEEP = 0.25  # the more evenly the less they differ
GRAVE = 4.0  # but never where a card is dearer than this to whoever might take it
NERVE = 1.5  # the price that judging at once has for the timid, and looking and passing on for the daring
OTHER = {"true": "lie", "lie": "true"}
PASSED_ON = 0.3  # how often a receiver who can pass the card on does so; then nothing has happened yet


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
    """Return the action that counting thinks best; equal ones and bluffs are drawn."""
    player = _Player(view, story, seat, options, character)
    question = choices.questions[0]
    if question.ask == "answer":
        return [player.answer(question, generator)]
    card = None if view.offer is None else view.offer.card
    if card is None:
        cards = [Kind(branch.choice.kind) for branch in question.branches if isinstance(branch.choice, Card)]
        seats = _seats(choices.questions[question.branches[0].then])
        kind, target = player.best_gift(cards, seats, generator)
        return [Card(kind.value), Seat(target), Word(player.claim(kind, target, generator).value)]
    known = None if card.closed else card.open()
    kind, target = player.best_gift([known or player.guess()], _seats(question), generator)
    return [Seat(target), Word(player.claim(kind, target, generator).value)]


def _seats(question: Question) -> list[int]:
    return [branch.choice.seat for branch in question.branches if isinstance(branch.choice, Seat)]


class _Player:
    """One seat's reckoning at one question."""

    def __init__(
        self, view: Portrait, story: Sequence[Event], seat: int, options: Options, character: Character
    ) -> None:
        self.view = view
        self.character = character
        self.seat = seat
        self.others = len(view.places) - 1
        self.kinds = KINDS[: options.kinds]
        self.habits = Habits(len(view.places), story, character.believed)
        on_tables = [sum(place.table[number] for place in view.places) for number in range(len(self.kinds))]
        self.public = [options.copies - count for count in on_tables]  # what nobody sees on the table
        hand = view.places[seat].hand.open().counts
        self.unseen = [count - held for count, held in zip(self.public, hand, strict=False)]

    def belief(self) -> list[float]:
        """Return the chance of each kind for the card under way: counts, weighed by what was claimed."""
        evidence = [self.habits.evidence(kind, len(self.kinds)) for kind in self.kinds]
        weights = [count * likely for count, likely in zip(self.unseen, evidence, strict=True)]
        total = sum(weights)
        if total <= 0:
            weights, total = [float(count) for count in self.unseen], float(sum(self.unseen))
        return [weight / total for weight in weights]

    def guess(self) -> Kind:
        """Return the likeliest kind of a card passed on unseen."""
        belief = self.belief()
        return self.kinds[belief.index(max(belief))]

    # Prices

    def price(self, taker: int, kind: Kind, given: int = 0) -> float:
        """Return what a card costs its taker, who has given away so many hand cards before."""
        place = self.view.places[taker]
        number = KINDS.index(kind)
        missing = self.view.limit - place.table[number] - 1
        if missing <= 0 or place.cards - given <= 0:
            return LOSS
        price = PRICES[min(missing, len(PRICES) - 1)]
        if self.view.eight_kinds and not place.table[number]:
            price += self._price_of_a_new_kind(place.table)
        return price

    def _price_of_a_new_kind(self, table: Sequence[int]) -> float:
        missing = sum(not count for count in table[: len(self.kinds)]) - 1
        return PRICES[min(missing, len(PRICES) - 1)]

    def worth(self, taker: int, kind: Kind, given: int = 0) -> float:
        """Return what it is worth to this player that a seat takes a card."""
        price = self.price(taker, kind, given)
        return -price if taker == self.seat else price / self.others

    # Decisions

    def answer(self, question: Question, generator: Generator) -> Choice:
        """Return the best of the answers that are allowed; true and lie are mixed where it matters little."""
        belief = self.belief()
        worths = self._answers(belief)
        words = [branch.choice for branch in question.branches if isinstance(branch.choice, Word)]
        best = max(words, key=lambda word: worths[word.code])
        other = Word(OTHER.get(best.code, best.code))
        usual, dearest = self._stakes(belief)
        if other not in words or dearest > GRAVE:
            return best
        behind = (worths[best.code] - worths[other.code]) / usual
        evenly = 1 / (1 + math.exp(behind / STEEP)) if behind < TORN else 0.0
        return other if int(generator.below(1000)) < 1000 * evenly else best

    def _stakes(self, belief: Sequence[float]) -> tuple[float, float]:
        """Return the usual and the dearest price of the card under way for those who may have to take it."""
        offer = self.view.offer
        assert offer is not None  # noqa: S101 - an answer is asked for an offer
        usual = dearest = 0.0
        for kind, chance in zip(self.kinds, belief, strict=True):
            price = max(self.price(self.seat, kind), self.price(offer.giver, kind))
            usual += chance * price
            dearest = max(dearest, price) if chance > 0 else dearest
        return usual, dearest

    def _answers(self, belief: Sequence[float]) -> dict[str, float]:
        offer = self.view.offer
        assert offer is not None  # noqa: S101 - an answer is asked for an offer
        true = lie = look = 0.0
        targets = [seat for seat in range(len(self.view.places)) if seat not in offer.had]
        for kind, chance in zip(self.kinds, belief, strict=True):
            giver, me = self.worth(offer.giver, kind), self.worth(self.seat, kind)
            true += chance * (giver if kind == offer.claim else me)
            lie += chance * (me if kind == offer.claim else giver)
            look += chance * max((self._gift(kind, seat, 0) for seat in targets), default=-LOSS)
        unseen = max((self._gift(self.guess(), seat, 0) for seat in targets), default=-LOSS)
        look -= NERVE * self.character.daring
        return {"true": true, "lie": lie, "look": look, "pass_unseen": min(look, unseen)}

    def _gift(self, kind: Kind, target: int, given: int) -> float:
        """Return the worth of handing over a card: half of the answers are wrong, some pass it on."""
        had = self.view.offer.had if self.view.offer else (self.seat,)
        goes_on = PASSED_ON if len(had) + 1 < len(self.view.places) else 0.0
        return (1 - goes_on) * 0.5 * (self.worth(target, kind) + self.worth(self.seat, kind, given))

    def best_gift(
        self, cards: Sequence[Kind], seats: Sequence[int], generator: Generator
    ) -> tuple[Kind, int]:
        """Return a card and a receiver whose worth is best or nearly so."""
        given = 0 if self.view.offer else 1
        gifts = [
            (self._gift(kind, seat, given), kind, seat) for kind, seat in product(dict.fromkeys(cards), seats)
        ]
        best = max(gift[0] for gift in gifts)
        margin = NEARLY if best > SURE else max(NEARLY, best / 2)
        near = [gift for gift in gifts if gift[0] >= best - margin]
        _, kind, seat = near[generator.below(len(near))]
        return kind, seat

    def claim(self, kind: Kind, target: int, generator: Generator) -> Kind:
        """Return what to say: the truth to doubters, bluffs to believers, never a kind that is used up."""
        bluff = min(MOST_BLUFF, max(LEAST_BLUFF, self.habits.trust(target)))
        lies = [other for other in self.kinds if other != kind]
        weights = [max(0, self.public[KINDS.index(other)]) for other in lies]
        if not sum(weights):
            return kind
        if self.view.offer and kind != self.view.offer.claim:
            bluff *= CONTRADICTED
        if not self.character.lies(generator.below(1000) < int(1000 * bluff), generator):
            return kind
        if self.view.offer and self.view.offer.claim in lies:
            weights[lies.index(self.view.offer.claim)] *= REPEATED
        return lies[picked(weights, int(generator.below(sum(weights))))]
