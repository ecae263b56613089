# never compiled: annotations of these records are read at run time
"""What is told about Shirohage Tofu Shop: options, portrait and events.

Secrets here: initial cards (their owner; a sold one stays face down), the card on offer (its dealer),
and with `hidden_beans` how many beans a seat has.
"""

from __future__ import annotations

import enum
from typing import Literal

import msgspec

from yomiai.kernel.secret import Open, Secret


class Kind(enum.Enum):
    """The kinds of cards, in the order of the rules' numbers (T-02)."""

    EXCELLENT = "excellent"
    ORDINARY = "ordinary"
    BAD = "bad"
    CONDIMENT = "condiment"
    HABANERO = "habanero"
    SHOP_CLOSED = "shop_closed"


KINDS = tuple(Kind)

Leaning = Literal["good", "ordinary", "bad", "condiment", "hot", "mixed"]
"""What a tasting report is like on the whole; whatever fits none of the others is mixed (TE-7)."""

LEANINGS: tuple[Leaning, ...] = ("good", "ordinary", "bad", "condiment", "hot", "mixed")

KIND_OF: dict[Leaning, Kind] = {
    "good": Kind.EXCELLENT,
    "ordinary": Kind.ORDINARY,
    "bad": Kind.BAD,
    "condiment": Kind.CONDIMENT,
    "hot": Kind.HABANERO,
}
"""The kind that a report says the card is; a mixed one says nothing."""


class Options(msgspec.Struct, frozen=True):
    """What a host may choose; defaults are the rulebook's."""

    auction: Literal["one_lap", "open"] = "one_lap"
    """One chance each to top the price, or on and on until all but one have passed (TE-1)."""
    sell: Literal["any_time", "own_turn"] = "any_time"
    """Whether cards are sold whenever the game waits, or only before one's own price or offer (TE-11)."""
    partial_payout: bool = False
    """Whether the bank pays what it has when that is too little (TE-10)."""
    hidden_beans: bool = False
    """Whether beans in hand are hidden (T-45, TE-30)."""
    dealer_step: Literal[1, -1] = 1
    """Whether the dealer passes on to the next seat, as offers do, or to the one before (TE-25)."""
    show_sold_initial: bool = False
    """Whether an initial card is shown when it is sold (TE-15)."""
    first_dealer: int = -1
    """The first dealer, -1 to draw him (T-10, TE-33); for tests and the lab, hidden from people."""
    excellent: int = 5
    """So many excellent tofu (T-02). This and all that follow: for tests and the lab, hidden from people."""
    ordinary: int = 7
    """So many ordinary tofu (T-02)."""
    bad: int = 9
    """So many bad tofu (T-02)."""
    condiments: int = 8
    """So many condiments (T-02)."""
    habanero: bool = True
    """Whether there is a habanero (T-02)."""
    removed: int = -1
    """So many cards are taken out unseen, -1 for the number that belongs to the players (T-05)."""
    beans: int = 50
    """So many beans in all (T-03)."""
    purse: int = 10
    """So many beans for each player (T-09)."""
    phrases: int = 6
    """So many phrases of a report count (T-14)."""
    leanings: int = 6
    """So many leanings of a report, the first ones of their list (TE-7)."""


PRESETS = {
    "quick": Options(sell="own_turn"),
    "standard": Options(),
    "full": Options(auction="open", partial_payout=True, hidden_beans=True),
}
"""Options that are known under one name: a shorter match, the rulebook's, and one with all freedoms."""


class Beans(msgspec.Struct, frozen=True):
    """How many beans lie together."""

    count: int


class Place(msgspec.Struct, frozen=True):
    """What lies at one seat."""

    initial: Secret[Kind] | None
    """The face-down card of the set-up, until it is sold or turned up (T-07)."""
    turned_up: Open[Kind] | None
    """The initial card at the end (T-37)."""
    sold_initial: Secret[Kind] | None
    """The initial card that this seat sold face down (TE-15)."""
    shown_initial: Open[Kind] | None
    """The same, where the option shows it."""
    face_up: tuple[int, ...]
    """Bought cards: excellent, ordinary, bad, condiments; public (T-21)."""
    under_habanero: Open[Kind] | None
    """The tofu that the habanero lies on, now a bad one (T-32); it is not counted in `face_up`."""
    purse: Secret[Beans]
    beans: Open[Beans] | None
    """The same for all to see, unless beans are hidden (T-45)."""
    points: int | None
    """At the end, the best that the condiments make of it (T-30)."""
    tofu: int | None
    """At the end, how many tofu there are; they break ties (T-44)."""


class Offer(msgspec.Struct, frozen=True):
    """The card on offer."""

    card: Secret[Kind]
    leaning: Leaning | None
    """What the report was like; None before it (T-13)."""
    phrases: int
    """How many things were said in it, at most six count (T-14)."""
    price: int | None
    """The highest offer so far, None before the first price."""
    leader: int | None
    """Who made it; at first the dealer (TE-4)."""
    done: tuple[int, ...]
    """Seats that are not asked again for this card (TE-1, TE-3)."""


class Portrait(msgspec.Struct, frozen=True):
    """The whole truth of a match."""

    places: tuple[Place, ...]
    offer: Offer | None
    dealer: int
    """The seat that draws and sells now (T-23); -1 during the set-up."""
    asked: str
    """What the actor is asked: report, price, offer, habanero, or "" when nobody is asked."""
    actor: int
    """The seat that must decide; -1 chance, -2 when over."""
    bank: int
    upper: int
    """Cards of the deck above the bottom block (T-06, T-08)."""
    bottom: int
    """Cards left of the bottom block, the closing card among them (T-06)."""
    removed: int
    """Cards taken out unseen at set-up (T-05, TE-26)."""
    discards: tuple[int, ...]
    """Cards discarded face up: excellent, ordinary, bad, condiments, habanero (T-26, TE-27)."""
    over: bool


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A seat got its initial card (T-07)."""

    seat: int
    card: Secret[Kind]


class FirstDealer(msgspec.Struct, frozen=True, tag="first_dealer"):
    """Who deals first (T-10)."""

    seat: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """The dealer looked at the next card (T-11)."""

    seat: int
    card: Secret[Kind]


class Reported(msgspec.Struct, frozen=True, tag="reported"):
    """The dealer reported how it tastes (T-13); the words themselves are talk (TE-7)."""

    seat: int
    leaning: Leaning
    phrases: int


class Priced(msgspec.Struct, frozen=True, tag="priced"):
    """The dealer named the first price (T-14 … T-16)."""

    seat: int
    price: int


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A seat offered more than the price (T-17)."""

    seat: int
    price: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat did not want the card."""

    seat: int


class Bought(msgspec.Struct, frozen=True, tag="bought"):
    """A seat paid the dealer and turned the card up (T-18, T-19, T-21)."""

    seat: int
    giver: int
    price: int
    card: Open[Kind]


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """The dealer had to buy the card himself, paid the bank and turned it up (T-20, TE-4)."""

    seat: int
    price: int
    card: Open[Kind]


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """The habanero was put on a tofu (T-31)."""

    seat: int
    receiver: int
    card: Open[Kind]


class NotPlaced(msgspec.Struct, frozen=True, tag="not_placed"):
    """There was no tofu for the habanero (T-36)."""

    seat: int


class Sold(msgspec.Struct, frozen=True, tag="sold"):
    """A seat sold a face-up card to the bank (T-24)."""

    seat: int
    card: Open[Kind]
    beans: int
    hot: bool
    """Whether the habanero lay on it and went with it (TE-13); `card` is what lies under it."""


class SoldInitial(msgspec.Struct, frozen=True, tag="sold_initial"):
    """A seat sold its initial card (T-25)."""

    seat: int
    beans: int
    card: Secret[Kind]
    shown: Open[Kind] | None
    """The card, where the option shows it (TE-15)."""


class ShopClosed(msgspec.Struct, frozen=True, tag="shop_closed"):
    """The dealer drew the closing card; the match is over (T-12)."""

    seat: int


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up"):
    """An initial card was turned up at the end (T-37)."""

    seat: int
    card: Open[Kind]


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """What a seat's tofu came to, with its condiments arranged for the best (T-30, T-37)."""

    seat: int
    points: int
    tofu: int
    on_ordinary: int
    """So many condiments lie on ordinary tofu."""
    on_bad: int
    """And so many on bad ones."""


Event = (
    Dealt
    | FirstDealer
    | Drew
    | Reported
    | Priced
    | Offered
    | Passed
    | Bought
    | Kept
    | Placed
    | NotPlaced
    | Sold
    | SoldInitial
    | ShopClosed
    | TurnedUp
    | Scored
)
