"""What cards and beans are worth to each seat of Shirohage Tofu Shop, and what a report is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.tofu_trust import Trust
from yomiai.games.tofu.records import (
    KINDS,
    Event,
    Kind,
    Offer,
    Options,
    Place,
    Portrait,
    Priced,
)
from yomiai.games.tofu.scoring import points

DRAWN = KINDS[:5]
BEAN = 0.28  # points while the whole deck lies there, and less as it runs out
LEAST_BEAN = 0.02
BAD_TO_COME = 1.4  # points more for a bad tofu as long as others may join it
CONDIMENT_TO_COME = 1.8  # points for the first condiment that has no tofu yet, half of it for the second
DOUBT = 0.35  # how likely a dealer names a price that he would not like to pay
OPENING = 0.5  # of what the card is worth to the dealer
NERVE = 0.4  # how much more of it the daring offer, and how much less the timid
OFFERING = 0.65  # of what it is worth to a bidder, whose beans help the dealer


class Kitchen:
    """One seat's reckoning at one question."""

    def __init__(
        self,
        view: Portrait,
        story: Sequence[Event],
        seat: int,
        options: Options,
        character: Character = COUNTER,
    ) -> None:
        self.character = character
        self.view = view
        self.seat = seat
        self.players = len(view.places)
        self.open_auction = options.auction == "open"
        self.partial = options.partial_payout
        self.story = story
        self.options = options
        cards = options.excellent + options.ordinary + options.bad + options.condiments
        whole = max(1, cards - view.removed - self.players)
        self.ahead = min(1.0, (view.upper + view.bottom / 2.0) / whole)
        self.beans = view.places[seat].purse.open().count
        self.bean = self._bean()

    def _bean(self) -> float:
        """Return what a bean is worth in points: less towards the end, less for who has many."""
        average = (self.options.beans - self.view.bank) / self.players
        scarce = math.sqrt((average + 1.0) / (self.beans + 1.0))
        return max(LEAST_BEAN, BEAN * self.ahead * min(2.0, max(0.5, scarce)))

    @property
    def offer(self) -> Offer:
        """The card on offer."""
        offer = self.view.offer
        assert offer is not None  # noqa: S101 - prices and offers are asked for a card on offer
        return offer

    def known_card(self) -> Kind:
        """Return the card on offer, which its dealer knows."""
        return self.offer.card.open()

    # Cards in points

    def owned(self, seat: int) -> list[int]:
        """Return what a seat is known to own: excellent, ordinary, bad, condiments, locked."""
        place = self.view.places[seat]
        counts = [*place.face_up, 1 if place.under_habanero else 0]
        if place.initial is not None and not place.initial.closed:
            counts[KINDS.index(place.initial.open())] += 1
        return counts

    def worth(self, seat: int, kind: Kind) -> float:
        """Return how many points a card is worth to a seat, hopes included."""
        counts = self.owned(seat)
        if kind is Kind.HABANERO:
            return self._best_heat() if seat == self.seat else 1.0
        before = _points(counts)
        counts[KINDS.index(kind)] += 1
        gain = _points(counts) - before
        if kind is Kind.BAD:
            gain += BAD_TO_COME * self.ahead
        elif kind is Kind.CONDIMENT and gain == 0:
            gain = self._hope(counts)
        return gain

    def _hope(self, counts: Sequence[int]) -> float:
        """Return what the last of the condiments may still bring that have no tofu yet."""
        _, ordinary, bad, condiments, _ = counts
        return CONDIMENT_TO_COME * self.ahead / max(1, condiments - ordinary - bad)

    def market(self, kind: Kind) -> float:
        """Return what a card is worth to whoever of the others wants it most."""
        return max(self.worth(seat, kind) for seat in range(self.players) if seat != self.seat)

    def opening(self, kind: Kind) -> int:
        """Return a first price that the dealer would not mind to pay."""
        return max(1, min(6, round(OPENING * self.worth(self.seat, kind) / self.bean)))

    # The card on offer, unseen

    def limit(self) -> int:
        """Return the most beans this seat would pay for the card on offer."""
        card = self.offer.card
        if not card.closed:
            worth = self.worth(self.seat, card.open())
        else:
            belief = self.belief()
            worth = sum(chance * self.worth(self.seat, kind) for kind, chance in belief.items())
        return int(OFFERING * worth / self.bean * (1 + NERVE * self.character.daring))

    def belief(self) -> dict[Kind, float]:
        """Return the chance of each kind: counts of unseen cards, weighed by report and first price."""
        dealer = self.view.dealer
        first = next(event.price for event in reversed(self.story) if isinstance(event, Priced))
        weights = {}
        said = Trust(self.story, dealer, self.character)
        for kind, count in self.unseen().items():
            weight = float(count) * said.chance(self.offer.leaning, kind)
            if self.worth(dealer, kind) / self.bean < first - 1:
                weight *= DOUBT
            weights[kind] = weight
        total = sum(weights.values())
        return {kind: weight / total for kind, weight in weights.items()} if total else {}

    def unseen(self) -> dict[Kind, int]:
        """Return how many cards of each kind this seat has not seen and may be on offer."""
        options = self.options
        left = [options.excellent, options.ordinary, options.bad, options.condiments, int(options.habanero)]
        for place in self.view.places:
            for number, count in enumerate(place.face_up):
                left[number] -= count
            for kind in _singles(place):
                left[KINDS.index(kind)] -= 1
        for number, count in enumerate(self.view.discards):
            left[number] -= count
        return {kind: max(0, count) for kind, count in zip(DRAWN, left, strict=True)}

    def later_bidders(self) -> int:
        """Return how many seats are asked after this one."""
        done = len(self.offer.done)
        return max(0, self.players - done - 1)

    # Selling

    def sales(self) -> dict[str, float]:
        """Return what each sale would cost, in points; less than nothing when it pays."""
        counts = self.owned(self.seat)
        before = _points(counts)
        found = {}
        for number, kind in enumerate(KINDS[:4]):
            if self.view.places[self.seat].face_up[number]:
                found[f"sell_{kind.value}"] = self._cost(counts, number, before, 3)
        initial = self.view.places[self.seat].initial
        if initial is not None:
            found["sell_initial"] = self._cost(counts, KINDS.index(initial.open()), before, 4)
        if counts[4]:
            found["sell_hot"] = self._cost(counts, 4, before, 3)
        return found

    def _cost(self, counts: Sequence[int], number: int, before: float, pays: int) -> float:
        after = list(counts)
        after[number] -= 1
        hope = 0.0
        if number == KINDS.index(Kind.BAD):
            hope = BAD_TO_COME * self.ahead
        elif number == KINDS.index(Kind.CONDIMENT):
            hope = self._hope(counts)
        return max(before - _points(after), hope) - self.bean * min(pays, self.view.bank)

    # The habanero

    def heat(self, seat: int, kind: Kind) -> float:
        """Return the gain of putting the habanero on a tofu: one's own points, or the others' loss shared."""
        counts = self.owned(seat)
        before = _points(counts)
        counts[KINDS.index(kind)] -= 1
        counts[4] += 1
        change = _points(counts) - before
        if seat == self.seat:
            return change
        leads = before >= max(_points(self.owned(other)) for other in range(self.players))
        return -change * (0.8 if leads else 0.4)

    def _best_heat(self) -> float:
        gains = [
            self.heat(seat, kind)
            for seat, place in enumerate(self.view.places)
            for kind, count in zip(KINDS[:3], place.face_up, strict=False)
            if count
        ]
        return max(gains, default=0.0)


def _points(counts: Sequence[int]) -> float:
    excellent, ordinary, bad, condiments, locked = counts
    return float(points(excellent, ordinary, bad, locked, condiments))


def _singles(place: Place) -> list[Kind]:
    """Return the cards of a seat that do not lie in its counts and are seen."""
    found = [kind for kind in (place.turned_up, place.shown_initial, place.under_habanero) if kind]
    found += [box.open() for box in (place.initial, place.sold_initial) if box and not box.closed]
    if place.under_habanero:
        found.append(Kind.HABANERO)
    return found
