"""A yardstick for speed: the barest Cockroach Poker for four that the language allows.

No options, no legality check, no chance, nothing told: what a program gains by leaving all that out.
The real rules are measured against it, in the same build and in the same run; nobody plays it. It
stands in the kernel because only there it is compiled together with what it is compared with.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from yomiai.kernel.bits import bit, count_of, kinds_held, nth_bit, places_of, popcount, shifted
from yomiai.kernel.generator import Generator

PLAYERS: Final = 4
CARDS: Final = 64
EVERYONE: Final = 15
LOSING: Final = 4

CHOOSE_CARD: Final = 0
CHOOSE_SEAT: Final = 1
CHOOSE_CLAIM: Final = 2
ANSWER: Final = 3

FIRST_SEAT: Final = 8
FIRST_CLAIM: Final = 12
SAY_TRUE: Final = 20
LOOK: Final = 22
ALL_CLAIMS: Final = 0xFF << FIRST_CLAIM
JUDGE: Final = 3 << SAY_TRUE


@mypyc_attr(acyclic=True)
class State:
    """What a bare search would ask of a game."""

    def __init__(self) -> None:
        self.actor: i64 = 0
        self.over: bool = False

    def legal_mask(self) -> i64:
        raise NotImplementedError

    def legal_options(self) -> list[int]:
        return places_of(self.legal_mask())

    def apply(self, option: i64) -> None:
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def set_to(self, other: State) -> None:
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BareSeat:
    """One player's cards, four bits a kind."""

    __slots__ = ("hand", "table")

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.table: i64 = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BareMatch(State):
    """Four players; an offer is three small decisions, a pass two."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: Final[list[BareSeat]] = [BareSeat() for _ in range(PLAYERS)]
        self.question: i64 = CHOOSE_CARD
        self.card: i64 = 0
        self.claim: i64 = 0
        self.giver: i64 = 0
        self.receiver: i64 = 0
        self.had: i64 = 0
        self.loser: i64 = 0

    def legal_mask(self) -> i64:
        if self.question == CHOOSE_CARD:
            return kinds_held(self.seats[self.actor].hand)
        if self.question == CHOOSE_SEAT:
            return shifted(EVERYONE & ~self.had, FIRST_SEAT)
        if self.question == CHOOSE_CLAIM:
            return ALL_CLAIMS
        if self.had | bit(self.actor) == EVERYONE:
            return JUDGE
        return JUDGE | 1 << LOOK

    def apply(self, option: i64) -> None:
        if option < FIRST_SEAT:
            self.card = option
            self.seats[self.actor].hand -= bit(4 * option)
            self.had = bit(self.actor)
            self.question = CHOOSE_SEAT
        elif option < FIRST_CLAIM:
            self.receiver = option - FIRST_SEAT
            self.question = CHOOSE_CLAIM
        elif option < SAY_TRUE:
            self.claim = option - FIRST_CLAIM
            self.giver = self.actor
            self.actor = self.receiver
            self.question = ANSWER
        elif option == LOOK:
            self.had |= bit(self.actor)
            self.question = CHOOSE_SEAT
        else:
            right = (self.card == self.claim) == (option == SAY_TRUE)
            self._take(self.giver if right else self.actor)

    def _take(self, taker: i64) -> None:
        seat = self.seats[taker]
        seat.table += bit(4 * self.card)
        self.actor = taker
        self.question = CHOOSE_CARD
        if count_of(seat.table, self.card) == LOSING or seat.hand == 0:
            self.loser = taker
            self.over = True

    def copy(self) -> BareMatch:
        other = BareMatch()
        other.set_to(self)
        return other

    def set_to(self, other: State) -> None:
        source = cast("BareMatch", other)
        place: i64
        for place in range(PLAYERS):
            mine = self.seats[place]
            theirs = source.seats[place]
            mine.hand = theirs.hand
            mine.table = theirs.table
        self.actor = source.actor
        self.over = source.over
        self.question = source.question
        self.card = source.card
        self.claim = source.claim
        self.giver = source.giver
        self.receiver = source.receiver
        self.had = source.had
        self.loser = source.loser


def bare_deal(generator: Generator) -> BareMatch:
    """Return a match with all cards dealt."""
    deck: list[int] = [card // 8 for card in range(CARDS)]
    generator.shuffle(deck)
    match = BareMatch()
    place: i64
    for place in range(CARDS):
        match.seats[place % PLAYERS].hand += bit(4 * deck[place])
    return match


def bare_playout(state: State, generator: Generator) -> i64:
    """Play at random to the end; return the options taken."""
    steps: i64 = 0
    while not state.over:
        legal = state.legal_mask()
        state.apply(nth_bit(legal, generator.below(popcount(legal))))
        steps += 1
    return steps


def bare_clone_playouts(root: State, games: i64, generator: Generator) -> i64:
    """Copy and play out so many times; return the options taken in all."""
    total: i64 = 0
    _: i64
    for _ in range(games):
        total += bare_playout(root.copy(), generator)
    return total


def bare_dealt_playouts(games: i64, generator: Generator) -> i64:
    """Deal and play out so many times; return the options taken in all."""
    total: i64 = 0
    _: i64
    for _ in range(games):
        total += bare_playout(bare_deal(generator), generator)
    return total
