"""The shop: what lies where, what chance may draw, what is owned and scored, and copies of it all.

Chance draws a card when it is looked at, as likely as from a shuffled deck: the removed cards and the
rest of the deck are one unseen stock.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.tofu.scoring import on_bad, on_ordinary, points
from yomiai.games.tofu.setting import BAD, CLOSED, CONDIMENT, EXCELLENT, HABANERO, KINDS, ORDINARY, Setting
from yomiai.kernel.bits import bit, count_of, kinds_held, shifted
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Position

NONE: Final = -1

# Questions; the first three are put to chance.
DEAL: Final = 0
DRAW_DEALER: Final = 1
DRAW: Final = 2
REPORT: Final = 3
PRICE: Final = 4
BID: Final = 5
PLACE: Final = 6
PLACE_KIND: Final = 7


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """What one player owns. `face_up` packs counts of kinds; a tofu under the habanero is not in it."""

    __slots__ = ("beans", "face_up", "initial", "sold")

    def __init__(self) -> None:
        self.beans: i64 = 0
        self.face_up: i64 = 0
        self.initial: i64 = NONE  # the initial card's kind while it is owned
        self.sold: i64 = NONE  # and once it is sold


@mypyc_attr(acyclic=True)
class Shop(Position):
    """A match without its rules of play."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Setting = setting
        self.players = setting.players
        self.seats: Final[list[Seat]] = [Seat() for _ in range(setting.players)]
        self.question = DEAL
        self.dealer: i64 = NONE
        self.card: i64 = NONE  # the card on offer
        self.leaning: i64 = NONE
        self.phrases: i64 = 0
        self.price: i64 = NONE
        self.leader: i64 = NONE  # who has offered most
        self.done: i64 = 0  # seats that are not asked again for this card
        self.bank: i64 = setting.bank
        self.stock: i64 = setting.stock  # removed or in the deck, without habanero and closing card
        self.in_stock: i64 = setting.cards
        self.dealt: i64 = 0
        self.upper: i64 = setting.upper  # cards of the deck above the bottom block
        self.bottom: i64 = setting.bottom
        self.habanero: i64 = setting.habanero  # 1 while it is in the deck
        self.target: i64 = NONE  # whose tofu was chosen for the habanero, while the action is half made
        self.hot_seat: i64 = NONE  # whose tofu lies under the habanero
        self.hot_kind: i64 = NONE
        self.discards: i64 = 0  # T-26, public; a sold initial card is with its seat

    # Chance

    def weight(self, kind: i64) -> i64:
        """Return the weight with which chance gives a kind.

        The habanero is at each place of the upper part alike (T-08, TE-16), the closing card at each of
        the bottom block (T-06); all others are drawn from the whole unseen stock (T-05, TE-26).
        """
        if kind <= CONDIMENT:
            others: i64 = 1
            if self.question == DRAW:
                others = self.upper - self.habanero if self.upper else self.bottom - 1
            return count_of(self.stock, kind) * others
        if self.question != DRAW:
            return 0  # TE-17: neither is an initial card
        one = self.in_stock or 1
        if kind == HABANERO:
            return self.habanero * one
        return one if self.upper == 0 else 0

    def chance_weights(self) -> list[int]:
        """Return the weight of each kind, or 1 a seat for the first dealer."""
        if self.question == DRAW_DEALER:
            return [1] * self.players  # T-10, TE-33
        found: list[int] = []
        kind: i64
        for kind in range(KINDS):
            found.append(self.weight(kind))
        return found

    def draw(self, generator: Generator) -> i64:
        """Return an outcome for chance, drawn by weight, without a list."""
        if self.question == DRAW_DEALER:
            return generator.below(self.players)
        others: i64 = 1
        special: i64 = 0
        if self.question == DRAW:
            special = self.in_stock or 1
            if self.upper:
                others = self.upper - self.habanero
                special *= self.habanero
            else:
                others = self.bottom - 1
        rest = generator.below(self.in_stock * others + special)
        if rest >= self.in_stock * others:
            return HABANERO if self.upper else CLOSED
        rest //= others
        kind: i64 = 0
        while rest >= count_of(self.stock, kind):
            rest -= count_of(self.stock, kind)
            kind += 1
        return kind

    def await_chance(self, question: i64) -> None:
        """Let chance act next, with whatever can come."""
        self.actor = -1
        self.question = question
        kinds = kinds_held(self.stock)
        if question == DRAW:
            if self.upper:
                last = self.upper == self.habanero
                special = shifted(self.habanero, HABANERO)
            else:
                last = self.bottom == 1
                special = bit(CLOSED)
            kinds = special if last else kinds | special
        self.legal = kinds

    # Scoring

    def owned(self, seat: i64) -> i64:
        """Return the counts that score: face up and the initial card (T-37, TE-22), without a locked tofu."""
        owner = self.seats[seat]
        return owner.face_up + bit(4 * owner.initial) if owner.initial >= 0 else owner.face_up

    def locked(self, seat: i64) -> i64:
        """Return 1 for the seat whose tofu lies under the habanero (T-32, T-33)."""
        return 1 if self.hot_seat == seat else 0

    def points(self, seat: i64) -> i64:
        """Return the points of a seat (T-37 … T-42); TE-14: condiments are arranged now."""
        own = self.owned(seat)
        good = count_of(own, EXCELLENT)  # T-38
        fair = count_of(own, ORDINARY)  # T-39
        bad = count_of(own, BAD)  # T-40
        return points(good, fair, bad, self.locked(seat), count_of(own, CONDIMENT))

    def tofu(self, seat: i64) -> i64:
        """Return how many tofu a seat has; they break ties (T-44, TE-24)."""
        own = self.owned(seat)
        return count_of(own, EXCELLENT) + count_of(own, ORDINARY) + count_of(own, BAD) + self.locked(seat)

    def used(self, seat: i64) -> i64:
        """Return on how many ordinary and bad tofu condiments lie at the end, packed (T-27 … T-30, TE-23)."""
        own = self.owned(seat)
        condiments = count_of(own, CONDIMENT)
        saved = on_bad(count_of(own, ORDINARY), count_of(own, BAD), self.locked(seat), condiments)
        return on_ordinary(count_of(own, ORDINARY), condiments) + shifted(saved, 4)

    # Equality

    def set_to_shop(self, source: Shop) -> None:
        """Become equal to another shop with as many players."""
        self.setting = source.setting
        seat: i64
        for seat in range(self.players):
            mine = self.seats[seat]
            theirs = source.seats[seat]
            mine.beans = theirs.beans
            mine.face_up = theirs.face_up
            mine.initial = theirs.initial
            mine.sold = theirs.sold
        self.actor = source.actor
        self.question = source.question
        self.legal = source.legal
        self.over = source.over
        self.dealer = source.dealer
        self.card = source.card
        self.leaning = source.leaning
        self.phrases = source.phrases
        self.price = source.price
        self.leader = source.leader
        self.done = source.done
        self._set_supplies(source)

    def _set_supplies(self, source: Shop) -> None:
        self.bank = source.bank
        self.stock = source.stock
        self.in_stock = source.in_stock
        self.dealt = source.dealt
        self.upper = source.upper
        self.bottom = source.bottom
        self.habanero = source.habanero
        self.target = source.target
        self.hot_seat = source.hot_seat
        self.hot_kind = source.hot_kind
        self.discards = source.discards

    def key(self) -> tuple[int, ...]:
        """Return numbers that are equal exactly for equal positions of one setting."""
        owned: list[int] = []
        for seat in self.seats:
            owned += [seat.beans, seat.face_up, seat.initial, seat.sold]
        offer = (self.dealer, self.card, self.leaning, self.phrases, self.price, self.leader, self.done)
        deck = (self.stock, self.in_stock, self.dealt, self.upper, self.bottom, self.habanero)
        rest = (self.bank, self.target, self.hot_seat, self.hot_kind, self.discards)
        return (*owned, self.actor, self.question, self.legal, *offer, *deck, *rest)
