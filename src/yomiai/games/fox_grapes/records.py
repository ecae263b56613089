# never compiled: annotations of these records are read at run time
"""What people are told of Fox and Grapes, as records: options, portrait, events.

Secrets here: hands and face-down cards (their owner), the cards set aside with two players (nobody).
"""

from __future__ import annotations

import enum
from typing import Literal

import msgspec

from yomiai.kernel.secret import Open, Secret


class Kind(enum.Enum):
    """The three kinds of card, in the order of the rules' numbers (F-02); also what can be said (FE-13)."""

    SWEET = "sweet"
    SOUR = "sour"
    FOX = "fox"


KINDS = tuple(Kind)


class Options(msgspec.Struct, frozen=True):
    """What a host may choose; defaults are the rulebook's."""

    special_optional: bool = False
    """Whether a special action may be declined (FE-3)."""
    special_any_player: bool = False
    """Whether a stuck fox may name anybody, also where nothing is possible (FE-9)."""
    roles_2p: Literal["alternate", "fixed", "random"] = "alternate"
    """Who is first in the next round of two players (FE-16)."""
    reveal_2p: Literal["placement", "chosen", "alternate"] = "placement"
    """In which order two players turn up cards (FE-17)."""
    starter: Literal["drawn", "chosen"] = "drawn"
    """Whether the first start player is drawn or is `starter_seat` (F-07, FE-15)."""
    starter_seat: int = 0
    """The first start player when `starter` is chosen."""
    sweet: int = -1
    """Other numbers of cards to shuffle (-1: the rulebook's), for tests and the lab; hidden from people."""
    sour: int = -1
    foxes: int = -1
    rounds: int = -1
    """Fewer rounds, for the same use."""
    slots: int = -1
    """Fewer cards that each of two players lays in a round, for the same use."""


PRESETS = {
    "quick": Options(),
    "standard": Options(),
    "full": Options(special_optional=True, special_any_player=True, reveal_2p="chosen"),
}
"""Options that are known under one name: a shorter match, the rulebook's, and one with all freedoms."""


class Hand(msgspec.Struct, frozen=True):
    """Cards that lie together unseen, as how many of each kind, in the order of `Kind`."""

    counts: tuple[int, ...]


class Laid(msgspec.Struct, frozen=True):
    """A card laid in this round that nobody has taken yet."""

    card: Secret[Kind]
    """Its owner's secret until it is turned up (F-10)."""
    claim: Open[Kind]
    """What its owner announced (F-10 … F-12)."""
    declaration: Open[Kind] | None
    """What somebody declared it to be (F-13, F-16)."""
    declarer: int | None


class Place(msgspec.Struct, frozen=True):
    """What is before one seat."""

    hand: Secret[Hand]
    """F-08."""
    cards: int
    """How many cards are in hand; public (FE-22)."""
    sweet: int
    """Public cards (F-05, F-28)."""
    sour: int
    foxes: int
    score: int
    """F-47."""
    laid: tuple[Laid | None, ...]
    """One with 3 to 6 players, three with two; None where nothing lies (any more)."""


class Special(msgspec.Struct, frozen=True):
    """A special action that is being chosen."""

    seat: int
    """Who took the fox (F-29)."""
    counterpart: int | None
    """Against whom; None while a stuck player may still name him (F-41)."""


class Portrait(msgspec.Struct, frozen=True):
    """The whole truth of a match."""

    places: tuple[Place, ...]
    round: int
    """Counted from 1."""
    rounds: int
    starter: int | None
    """The start player of this round (F-45); the first player of two (F-55)."""
    phase: Literal["deal", "place", "declare", "reveal", "alone", "over"]
    """F-09; alone is the stuck player's own card (F-34)."""
    actor: int
    """The seat that must decide; -1 chance, -2 when over."""
    declare_place: int | None
    """With two players: on which of the opponent's cards the actor declares now (F-57)."""
    special: Special | None
    removed: tuple[int, ...]
    """Cards removed from the game, one count a kind; public (F-44, FE-11)."""
    aside: Secret[Hand] | None
    """The cards that two players never use, seen by nobody (F-54)."""
    aside_cards: int
    reason: str
    """By which comparison the match was won: score, foxes, sweet, shared or draw; "" while it runs."""


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A seat got its hand (F-06, F-54)."""

    seat: int
    cards: int
    hand: Secret[Hand]


class SetAside(msgspec.Struct, frozen=True, tag="set_aside"):
    """So many cards were put away unseen (F-54)."""

    cards: int


class Starts(msgspec.Struct, frozen=True, tag="starts"):
    """A round begins with this seat (F-07, F-45, F-55)."""

    seat: int
    round: int
    """Counted from 1."""


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """A seat laid a card face down and announced it (F-10 … F-12, F-56)."""

    seat: int
    place: int
    """Which of the seat's cards of this round, from 0."""
    claim: Open[Kind]
    card: Secret[Kind]


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """A seat declared what somebody's card is (F-13, F-16, F-57)."""

    seat: int
    owner: int
    place: int
    says: Open[Kind]


class Stuck(msgspec.Struct, frozen=True, tag="stuck"):
    """The last declarer found every other card declared upon (F-17)."""

    seat: int


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A declarer turned a card up and somebody took it (F-19 … F-28, F-58)."""

    seat: int
    owner: int
    place: int
    says: Open[Kind]
    card: Open[Kind]
    taker: int


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """Who took a fox performed a special action, or could or would not (F-29 … F-33, F-41)."""

    seat: int
    counterpart: int | None
    """None when nothing was possible with anybody, or nobody was named."""
    deed: Literal["push", "steal", "declined", "nothing"]
    named: bool
    """Whether the seat chose the counterpart (F-41)."""
    forced: bool
    """Whether no other deed was possible (FE-4, F-33)."""


class OpenedAlone(msgspec.Struct, frozen=True, tag="opened_alone"):
    """The stuck player turned up his own card (F-34 … F-43)."""

    seat: int
    claim: Open[Kind]
    card: Open[Kind]
    fate: Literal["taken", "removed", "pushed"]


class Pushed(msgspec.Struct, frozen=True, tag="pushed"):
    """The stuck player pushed his truly announced sour grape onto somebody (F-38)."""

    seat: int
    to: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The match is over (F-46 … F-51, F-60)."""

    reason: str
    scores: tuple[int, ...]


Event = Dealt | SetAside | Starts | Placed | Declared | Stuck | Opened | Acted | OpenedAlone | Pushed | Ended
