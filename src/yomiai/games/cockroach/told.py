# never compiled: annotations of these records are read at run time
"""Cockroach Poker as people are told it: portrait, events, questions and choices.

Secrets here: hands (their owner), the card under way (who looked), cards set aside (nobody).
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.belief import UNKNOWN, Knowledge
from yomiai.games.cockroach.rules import Cockroach, Setting
from yomiai.kernel.bits import counts_list, places_of, total_of
from yomiai.kernel.choice import Card, Choice, Seat, Word
from yomiai.kernel.game import Belief, Usual, World
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening, Position
from yomiai.kernel.secret import Open, Secret


class Kind(enum.Enum):
    """The eight creatures, in the order of the rules' numbers (C-01, CE-2)."""

    COCKROACH = "cockroach"
    TOAD = "toad"
    FLY = "fly"
    BAT = "bat"
    RAT = "rat"
    SCORPION = "scorpion"
    SPIDER = "spider"
    STINK_BUG = "stink_bug"


KINDS = tuple(Kind)


class Options(msgspec.Struct, frozen=True):
    """What a host may choose; defaults are the rulebook's."""

    variant_face_up: bool = False
    """Each player starts with a card face up in front of him (C-30)."""
    variant_eight_kinds: bool = False
    """One also loses with all eight kinds in front of him (C-32)."""
    look: Literal["must", "may"] = "must"
    """Whether passing on demands a look (CE-10)."""
    offer_to_empty: bool = True
    """Whether a player without hand cards may be offered a card (CE-6)."""
    remainder: Literal["deal", "aside"] = "deal"
    """Whether cards that do not divide evenly are dealt or set aside unseen (CE-3)."""
    starter: Literal["drawn", "chosen"] = "drawn"
    """Whether the first starter is drawn or is `starter_seat` (C-04, CE-5)."""
    starter_seat: int = 0
    """The first starter when `starter` is chosen."""
    ranking: Literal["loser", "fewest_cards"] = "loser"
    """Whether only the loser counts or the others are ranked by fewest face-up cards (CE-16)."""
    kinds: int = 8
    """Fewer kinds for exact tests and the lab; hidden from people."""
    copies: int = 8
    """Fewer copies for exact tests and the lab; hidden from people."""


PRESETS = {
    "quick": Options(variant_face_up=True, variant_eight_kinds=True),
    "standard": Options(),
    "full": Options(variant_eight_kinds=True, look="may", ranking="fewest_cards"),
}
"""Options that are known under one name: a shorter match, the rulebook's, and one with all freedoms."""


class Hand(msgspec.Struct, frozen=True):
    """Cards that lie together unseen, as how many of each kind, in the order of `Kind`."""

    counts: tuple[int, ...]


class Place(msgspec.Struct, frozen=True):
    """What lies at one seat."""

    hand: Secret[Hand]
    cards: int
    """How many cards are in hand; public (CE-18)."""
    table: tuple[int, ...]
    """Cards face up in front of the player, one count a kind; public (C-13)."""


class Offer(msgspec.Struct, frozen=True):
    """The card under way."""

    card: Secret[Kind]
    claim: Open[Kind]
    giver: int
    receiver: int
    had: tuple[int, ...]
    """Seats that have had the card, so cannot be given it (C-16)."""


class Portrait(msgspec.Struct, frozen=True):
    """The whole truth of a match."""

    places: tuple[Place, ...]
    offer: Offer | None
    aside: Secret[Hand] | None
    """Cards that are not used, seen by nobody (C-25, CE-20)."""
    aside_cards: int
    actor: int
    """The seat that must decide; -1 chance, -2 when over."""
    limit: int
    """So many of one kind lose (C-21, C-27)."""
    eight_kinds: bool
    loser: int | None
    reason: str
    """kind_limit, all_kinds, empty_hand, or "" while the match runs."""


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A seat got its hand."""

    seat: int
    cards: int
    hand: Secret[Hand]


class SetAside(msgspec.Struct, frozen=True, tag="set_aside"):
    """So many cards were put away unseen."""

    cards: int


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up"):
    """A card was laid face up in front of a seat at set-up (C-30)."""

    seat: int
    card: Open[Kind]


class Starts(msgspec.Struct, frozen=True, tag="starts"):
    """The first starter (C-04)."""

    seat: int


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A starter slid a card to somebody with a claim (C-05 … C-07)."""

    giver: int
    receiver: int
    claim: Open[Kind]
    card: Secret[Kind]


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """The receiver looked at the card to pass it on (C-15); that he did is public (CE-19)."""

    seat: int
    card: Secret[Kind]


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A receiver slid the card on with a claim of his own (C-16, C-17)."""

    giver: int
    receiver: int
    claim: Open[Kind]
    card: Secret[Kind]
    looked: bool


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """The receiver judged, the card was shown to all, somebody took it (C-08 … C-14)."""

    seat: int
    says: Literal["true", "lie"]
    card: Open[Kind]
    right: bool
    taker: int


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """A seat lost and the match ended (C-21, C-22, C-24, C-32)."""

    seat: int
    reason: str


Event = Dealt | SetAside | TurnedUp | Starts | Offered | Looked | Passed | Judged | Lost


def _setting(players: int, options: Options) -> Setting:
    if options.starter == "chosen" and options.starter_seat < 0:
        raise ValueError("the first starter must be a seat")  # the rules read -1 as "draw him"
    starter = options.starter_seat if options.starter == "chosen" else -1
    return Setting(players, _flags(options), starter, options.kinds, options.copies)


def _flags(options: Options) -> int:
    """Options that are not as in the rulebook."""
    changed = {
        rules.FACE_UP: options.variant_face_up,
        rules.EIGHT_KINDS: options.variant_eight_kinds,
        rules.MAY_PASS_UNSEEN: options.look == "may",
        rules.NOT_TO_EMPTY: not options.offer_to_empty,
        rules.REMAINDER_ASIDE: options.remainder == "aside",
        rules.FEWEST_CARDS_RANK: options.ranking == "fewest_cards",
    }
    return sum(flag for flag, on in changed.items() if on)


def _hand(packed: int, kinds: int) -> Hand:
    return Hand(tuple(counts_list(packed, kinds)))


def _event(happening: Happening) -> Event:
    eyes, v = happening.eyes, happening.values
    match happening.code:
        case rules.DEALT:
            return Dealt(v[0], v[1], Secret(eyes, _hand(v[2], len(KINDS))))
        case rules.SET_ASIDE:
            return SetAside(v[0])
        case rules.TURNED_UP:
            return TurnedUp(v[0], KINDS[v[1]])
        case rules.STARTS:
            return Starts(v[0])
        case rules.OFFERED:
            return Offered(v[0], v[1], KINDS[v[2]], Secret(eyes, KINDS[v[3]]))
        case rules.LOOKED:
            return Looked(v[0], Secret(eyes, KINDS[v[1]]))
        case rules.PASSED:
            return Passed(v[0], v[1], KINDS[v[2]], Secret(eyes, KINDS[v[3]]), bool(v[4]))
        case rules.JUDGED:
            return Judged(v[0], "true" if v[1] else "lie", KINDS[v[2]], bool(v[3]), v[4])
        case _:
            return Lost(v[0], rules.REASONS[v[1]])


def _portrait(position: Cockroach) -> Portrait:
    over = position.over
    return Portrait(
        places=tuple(_place(position, seat) for seat in range(position.players)),
        offer=_offer(position),
        aside=Secret(0, _hand(position.aside, len(KINDS))) if position.setting.aside else None,
        aside_cards=position.setting.aside,
        actor=position.actor,
        limit=position.setting.limit,
        eight_kinds=position.setting.eight_kinds,
        loser=position.loser if over else None,
        reason=rules.REASONS[position.reason],
    )


def _place(position: Cockroach, seat: int) -> Place:
    """A card chosen but not yet offered still counts as in hand: choosing is not public."""
    cards = position.seats[seat]
    hand = cards.hand
    if position.card >= 0 and position.giver < 0 and position.actor == seat:
        hand += 1 << 4 * position.card
    table = tuple(counts_list(cards.table, len(KINDS)))
    return Place(Secret(1 << seat, _hand(hand, len(KINDS))), total_of(hand), table)


def _offer(position: Cockroach) -> Offer | None:
    if position.giver < 0:
        return None
    half_made = position.question == rules.CHOOSE_CLAIM
    return Offer(
        card=Secret(position.looked, KINDS[position.card]),
        claim=KINDS[position.claim],
        giver=position.giver,
        receiver=position.actor if half_made else position.receiver,
        had=tuple(places_of(position.had)),
    )


class CockroachBelief:
    """Draws worlds for one seat; every consistent placing of the physical cards is equally likely."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge

    def world(self, generator: Generator) -> World:
        """Draw a world."""
        steps: list[tuple[int, int]] = []
        position = self.knowledge.draw(generator, steps)
        return World(tuple(steps), position)


def _knowledge(story: Sequence[Event], setting: Setting) -> Knowledge:
    dealt = [event for event in story if isinstance(event, Dealt)]
    if not dealt:
        raise ValueError("the cards are not dealt yet")
    rounds = _rounds(story)
    hands = []
    for event in dealt:
        seen = rounds.shown.get(event.seat, []) if event.hand.closed else _kinds(event.hand.open())
        hands.append([*seen, *[UNKNOWN] * (event.cards - len(seen))])
    turned_up = [KINDS.index(event.card) for event in story if isinstance(event, TurnedUp)]
    starter = next((event.seat for event in story if isinstance(event, Starts)), UNKNOWN)
    return Knowledge(setting, turned_up, hands, starter, rounds.moves, rounds.holder)


class _Rounds:
    """The rounds of a story: every move, and which cards each starter turned out to hold."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.shown: dict[int, list[int]] = {}
        self.holder = UNKNOWN
        self._card_move = 0

    def start(self, starter: int) -> None:
        self.holder = starter
        self._card_move = len(self.moves)
        self.moves.append(UNKNOWN)

    def open_card(self, box: Secret[Kind]) -> None:
        if not box.closed:
            self.know_card(box.open())

    def know_card(self, card: Kind) -> None:
        """Learn the card under way; the one who started the round was dealt it."""
        if self.holder == UNKNOWN:
            return  # it was known before
        kind = KINDS.index(card)
        self.moves[self._card_move] = kind
        self.shown.setdefault(self.holder, []).append(kind)
        self.holder = UNKNOWN

    def slide(self, receiver: int, claim: Kind) -> None:
        self.moves += [rules.FIRST_SEAT + receiver, rules.FIRST_CLAIM + KINDS.index(claim)]


def _rounds(story: Sequence[Event]) -> _Rounds:
    rounds = _Rounds()
    for event in story:
        match event:
            case Offered(giver=giver, receiver=receiver, claim=claim, card=box):
                rounds.start(giver)
                rounds.slide(receiver, claim)
                rounds.open_card(box)
            case Looked(card=box):
                rounds.moves.append(rules.LOOK)
                rounds.open_card(box)
            case Passed(receiver=receiver, claim=claim, looked=looked):
                if not looked:
                    rounds.moves.append(rules.PASS_UNSEEN)
                rounds.slide(receiver, claim)
            case Judged(says=says, card=card):
                rounds.moves.append(rules.SAY_TRUE if says == "true" else rules.SAY_LIE)
                rounds.know_card(card)
            case _:
                pass  # what happens at set-up is no move
    return rounds


def _kinds(hand: Hand) -> list[int]:
    return [kind for kind, count in enumerate(hand.counts) for _ in range(count)]


ANSWERS = {
    rules.SAY_TRUE: "true",
    rules.SAY_LIE: "lie",
    rules.LOOK: "look",
    rules.PASS_UNSEEN: "pass_unseen",
}

CHOICES: dict[int, Choice] = {
    **{number: Card(kind.value) for number, kind in enumerate(KINDS)},
    **{option: Seat(option - rules.FIRST_SEAT) for option in range(rules.FIRST_SEAT, rules.FIRST_CLAIM)},
    **{rules.FIRST_CLAIM + number: Word(kind.value) for number, kind in enumerate(KINDS)},
    **{option: Word(code) for option, code in ANSWERS.items()},
}
"""Every option in words, made once: trees of choices name hundreds of them."""


class CockroachGame(Usual):
    """The contract of `yomiai.kernel.game.Game` for Cockroach Poker."""

    name = "cockroach"
    rules_version = 1
    silent = False
    seats = range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)
    options_type = Options
    portrait_type = Portrait
    event_type = Event
    presets = PRESETS

    def start(self, players: int, options: Options) -> Position:
        """Return a match that chance is about to deal; ValueError when options and players do not fit."""
        return rules.new_match(_setting(players, options))

    def small(self) -> Sequence[tuple[int, Options]]:
        """Return cut-down settings small enough for exhaustive search."""
        return (
            (2, Options(kinds=2, copies=4)),
            (3, Options(kinds=2, copies=3)),
            (3, Options(kinds=2, copies=3, variant_face_up=True, variant_eight_kinds=True)),
            (4, Options(kinds=2, copies=3, look="may")),
        )

    def options_for(self, players: int) -> Sequence[Options]:
        """Return option sets that cover every option and the interactions that matter."""
        return (
            Options(),
            Options(variant_face_up=True, variant_eight_kinds=True),
            Options(variant_face_up=True),
            Options(variant_eight_kinds=True),
            Options(look="may"),
            Options(offer_to_empty=False),
            Options(remainder="aside", variant_face_up=True),
            Options(starter="chosen", starter_seat=players - 1, ranking="fewest_cards"),
            Options(look="may", offer_to_empty=False, remainder="aside", ranking="fewest_cards"),
        )

    def portray(self, position: Position) -> Portrait:
        """Return the whole truth, secrets boxed."""
        return _portrait(cast("Cockroach", position))

    def event(self, happening: Happening) -> Event:
        """Return a happening as a record, its secret boxed for the eyes that saw it then."""
        return _event(happening)

    def ask(self, position: Position, seat: int) -> str:
        """Return offer_card, offer_seat, offer_claim, answer, pass_seat or pass_claim."""
        match position.question:
            case rules.CHOOSE_CARD:
                return "offer_card"
            case rules.ANSWER:
                return "answer"
            case question:
                move = "offer" if cast("Cockroach", position).giver < 0 else "pass"
                return f"{move}_{'seat' if question == rules.CHOOSE_SEAT else 'claim'}"

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        """Return an option in words: a card, a seat, a claim (word) or an answer (word)."""
        if option not in CHOICES:
            raise ValueError(f"no option {option}")
        return CHOICES[option]

    def know(self, view: Portrait, story: Sequence[Event], seat: int, options: Options) -> Belief:
        """Return the belief of a seat (or of a watcher: every open box counts, whoever it belongs to).

        It comes from the story alone, so that a view which tells more shows up as a leak.
        A half-made action is not in the story: worlds stand before it. ValueError before the deal.
        """
        return CockroachBelief(_knowledge(story, _setting(len(view.places), options)))


GAME = CockroachGame()
