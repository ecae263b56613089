# never compiled: annotations of these records are read at run time
"""What is told in Duet, as tagged records, and the way back to facts that a belief can read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from yomiai.games.duet import codes
from yomiai.games.duet.belief import UNKNOWN
from yomiai.games.duet.kinds import KINDS, NUMBER, POWERS, RANK_OF, Kind, Power
from yomiai.kernel.bits import bit, places_of
from yomiai.kernel.position import Happening
from yomiai.kernel.secret import Open, Secret

Hand = tuple[Kind, ...]
"""Cards that lie together unseen, sorted; always in a box."""


class Deals(msgspec.Struct, frozen=True, tag="deals"):
    """A round begins with this dealer (D-26, D-50)."""

    dealer: int
    round: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A seat got its hand (D-26)."""

    seat: int
    cards: int
    hand: Secret[Hand]


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up"):
    """The decree card of the round (D-27)."""

    card: Open[Kind]


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A card was led or followed (D-31). Of earlier tricks a log should not show the card (D-34)."""

    seat: int
    card: Open[Kind]
    led: bool


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Foxes: a card of the hand is the new decree, the old one went into the hand (D-11)."""

    seat: int
    decree: Open[Kind]
    taken: Open[Kind]


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """A power was not used (D-09)."""

    seat: int
    power: Power


class NoEffect(msgspec.Struct, frozen=True, tag="no_effect"):
    """Foxes or Gift as a last card, when there is nothing to exchange (D-69, D-70)."""

    seat: int
    power: Power


class Giving(msgspec.Struct, frozen=True, tag="giving"):
    """Gift: the player of the 7 chose a card to give (D-13)."""

    seat: int
    card: Secret[Kind]


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """Gift: two cards changed hands; only the two players saw them (D-13)."""

    seat: int
    """Who played the 7."""
    gave: Secret[Kind]
    got: Secret[Kind]


class Won(msgspec.Struct, frozen=True, tag="won"):
    """A seat won the trick (D-32)."""

    seat: int
    trick: int


class Ignored(msgspec.Struct, frozen=True, tag="ignored"):
    """Gazelle: the winner ignores the footprints of this card (D-12)."""

    seat: int
    card: Open[Kind]


class Directed(msgspec.Struct, frozen=True, tag="directed"):
    """Musician: the winner chose the way, to its own end or its partner's (D-10)."""

    seat: int
    way: Literal["own", "partner"]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The team token went to a space, or stayed there with distance 0 (D-35, D-36)."""

    toward: int
    """The seat to whose end it moved."""
    distance: int
    space: int


class Strayed(msgspec.Struct, frozen=True, tag="strayed"):
    """Off the path: a space was covered, the token is back at the start (D-38, D-39)."""

    toward: int
    covered: int
    slid: int
    """Gems that slid one space to the centre."""
    left: int
    """Forest tokens not yet laid."""


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """One gem went to the supply (D-41)."""

    space: int
    left: int
    """Gems still on the board."""


class Added(msgspec.Struct, frozen=True, tag="added"):
    """Between rounds these spaces got a gem, a space twice if two gems went there (D-46, D-47)."""

    spaces: tuple[int, ...]


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """Between rounds a forest token was laid on an end (D-48, D-49)."""

    seat: int
    covered: int
    slid: int
    left: int


class NothingLaid(msgspec.Struct, frozen=True, tag="nothing_laid"):
    """Between rounds no forest token was left to lay, which is no defeat (D-48)."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The match ended (D-52, D-53, D-54), for both alike (D-56)."""

    reason: str
    score: int | None


Event = (
    Deals
    | Dealt
    | TurnedUp
    | Played
    | Exchanged
    | Declined
    | NoEffect
    | Giving
    | Swapped
    | Won
    | Ignored
    | Directed
    | Moved
    | Strayed
    | Taken
    | Added
    | Laid
    | NothingLaid
    | Ended
)


def hand_of(cards: int) -> Hand:
    """Return a mask of cards as a hand."""
    return tuple(KINDS[card] for card in places_of(cards))


def told_as(happening: Happening) -> Event:
    """Return a happening as a record, its secret boxed for the eyes that saw it then."""
    eyes, v = happening.eyes, happening.values
    match happening.code:
        case codes.DEALS:
            return Deals(v[0], v[1])
        case codes.DEALT:
            return Dealt(v[0], v[1], Secret(eyes, hand_of(v[2])))
        case codes.TURNED_UP:
            return TurnedUp(KINDS[v[0]])
        case codes.PLAYED:
            return Played(v[0], KINDS[v[1]], bool(v[2]))
        case codes.WON:
            return Won(v[0], v[1])
        case codes.MOVED:
            return Moved(v[0], v[1], v[2])
        case codes.STRAYED:
            return Strayed(v[0], v[1], v[2], v[3])
        case codes.TAKEN:
            return Taken(v[0], v[1])
        case codes.ENDED:
            return Ended(codes.REASONS[v[0]], v[1] if v[1] >= 0 else None)
        case _:
            return _event_of_power(happening) or _event_between_rounds(happening)


def _event_of_power(happening: Happening) -> Event | None:
    eyes, v = happening.eyes, happening.values
    match happening.code:
        case codes.EXCHANGED:
            return Exchanged(v[0], KINDS[v[1]], KINDS[v[2]])
        case codes.DECLINED:
            return Declined(v[0], POWERS[v[1]])
        case codes.NO_EFFECT:
            return NoEffect(v[0], POWERS[v[1]])
        case codes.GIVING:
            return Giving(v[0], Secret(eyes, KINDS[v[1]]))
        case codes.SWAPPED:
            return Swapped(v[0], Secret(eyes, KINDS[v[1]]), Secret(eyes, KINDS[v[2]]))
        case codes.IGNORED:
            return Ignored(v[0], KINDS[v[1]])
        case codes.DIRECTED:
            return Directed(v[0], "own" if v[1] else "partner")
        case _:
            return None


def _event_between_rounds(happening: Happening) -> Event:
    v = happening.values
    match happening.code:
        case codes.ADDED:
            return Added(tuple(v))
        case codes.LAID:
            return Laid(v[0], v[1], v[2], v[3])
        case _:
            return NothingLaid()


def facts(story: Sequence[Event]) -> list[Happening]:
    """Return what a story says about cards and choices, UNKNOWN where a box is closed."""
    found = [_fact_of_cards(event) or _fact_of_power(event) for event in story]
    return [fact for fact in found if fact is not None]


def _fact_of_cards(event: Event) -> Happening | None:
    match event:
        case Deals():
            return Happening(codes.DEALS, 0, [event.dealer, event.round])
        case Dealt():
            return Happening(codes.DEALT, 0, [event.seat, event.cards, _mask(event.hand)])
        case TurnedUp():
            return Happening(codes.TURNED_UP, 0, [NUMBER[event.card]])
        case Played():
            return Happening(codes.PLAYED, 0, [event.seat, NUMBER[event.card], int(event.led)])
        case Laid():
            return Happening(codes.LAID, 0, [event.seat, event.covered])
        case _:
            return None


def _fact_of_power(event: Event) -> Happening | None:
    match event:
        case Exchanged():
            return Happening(codes.EXCHANGED, 0, [event.seat, NUMBER[event.decree], NUMBER[event.taken]])
        case Declined():
            return Happening(codes.DECLINED, 0, [event.seat, RANK_OF[event.power]])
        case Giving():
            return Happening(codes.GIVING, 0, [event.seat, _number(event.card)])
        case Swapped():
            return Happening(codes.SWAPPED, 0, [event.seat, _number(event.gave), _number(event.got)])
        case Ignored():
            return Happening(codes.IGNORED, 0, [event.seat, NUMBER[event.card]])
        case Directed():
            return Happening(codes.DIRECTED, 0, [event.seat, int(event.way == "own")])
        case _:
            return None


def _number(card: Secret[Kind]) -> int:
    return UNKNOWN if card.closed else NUMBER[card.open()]


def _mask(hand: Secret[Hand]) -> int:
    return UNKNOWN if hand.closed else sum(bit(NUMBER[card]) for card in hand.open())
