"""What a seat can conclude in Duet: every placing of the cards that fits its story.

Finished rounds hide nothing but the order of the deal: all hands were played out, so the undealt cards
are the rest. In the round under way the partner's cards that never came to light are any cards never
seen, except of suits that the partner failed to follow (D-31); each such placing is equally likely.
A gift chosen but not yet given is any card of the partner's hand. What was chosen is no evidence.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.duet.cards import RANKS, ROYAL_HEIR, rank_of, suit_of_card
from yomiai.games.duet.codes import (
    DEALS,
    DEALT,
    DECLINE,
    DECLINED,
    DIRECTED,
    EXCHANGED,
    GIVING,
    IGNORE_FOLLOWED,
    IGNORE_LED,
    IGNORED,
    LAID,
    LAY_HIGH,
    LAY_LOW,
    PLAYED,
    SWAPPED,
    TOWARD_PARTNER,
    TOWARD_WINNER,
    TURNED_UP,
)
from yomiai.games.duet.rules import Duet, new_match
from yomiai.games.duet.setting import Setting
from yomiai.kernel.bits import bit, nth_bit, places_of, popcount
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening

UNKNOWN: Final = -1  # a card that the seat never saw


@final
@mypyc_attr(acyclic=True)
class Round:
    """One round as a seat knows it.

    own, partners: the cards they are known to have been dealt.
    came: cards that came to the partner openly later and are still there.
    barred: cards of suits that the partner failed to follow.
    moves: the options that seats took, in order; UNKNOWN for a gift that is not yet given.
    acted: the same as (actor, option), once the round has been replayed.
    """

    def __init__(self, dealer: i64) -> None:
        """Begin a round of which nothing is known but its dealer."""
        self.dealer: Final[i64] = dealer
        self.own: i64 = 0
        self.partners: i64 = 0
        self.came: i64 = 0
        self.barred: i64 = 0
        self.decree: i64 = UNKNOWN
        self.led: i64 = UNKNOWN
        self.moves: Final[list[int]] = []
        self.acted: Final[list[tuple[int, int]]] = []

    def leaves(self, card: i64) -> None:
        """A card of the partner came to light: it was dealt, unless it came later."""
        if self.came >> card & 1:
            self.came ^= bit(card)
        else:
            self.partners |= bit(card)


@final
@mypyc_attr(acyclic=True)
class Knowledge:
    """All rounds as a seat knows them; `draw` fills in the rest."""

    def __init__(self, setting: Setting, seat: i64, facts: list[Happening]) -> None:
        """Read what a story tells; ValueError before the seat's cards are dealt.

        facts: happenings in order, with UNKNOWN for what the seat was not shown; only those about cards
        and choices matter.
        """
        self.setting: Final[Setting] = setting
        self.seat: Final[i64] = seat
        self.rounds: Final[list[Round]] = []
        for fact in facts:
            self._read(fact.code, fact.values)
        if not self.rounds or self.rounds[-1].decree == UNKNOWN or self.rounds[-1].own <= 0:
            raise ValueError("there is nothing to conclude before a seat's cards are dealt")
        self.before: Final[Duet] = new_match(setting)  # before the deal of the last round
        if setting.dealer < 0:
            self.before.apply(self.rounds[0].dealer)
        for round_ in self.rounds[:-1]:
            self._replay(self.before, round_, self._dealt(round_, round_.partners), round_.acted)

    # Reading

    def _read(self, code: i64, values: list[int]) -> None:
        if code == DEALS:
            self.rounds.append(Round(values[0]))
            return
        round_ = self.rounds[-1]
        if code == DEALT:
            if values[0] == self.seat:
                round_.own = values[2]
        elif code == TURNED_UP:
            round_.decree = values[0]
        elif code == PLAYED:
            self._played(round_, values[0], values[1], values[2] == 1)
        elif code == EXCHANGED:
            round_.moves.append(values[1])
            self._passes(round_, values[0], values[1], values[2])
        elif code == SWAPPED:
            self._swapped(round_, values[0], values[1], values[2])
        else:
            round_.moves.append(self._answer(round_, code, values))

    def _answer(self, round_: Round, code: i64, values: list[int]) -> i64:
        if code == DECLINED:
            return DECLINE
        if code == IGNORED:
            return IGNORE_LED if values[1] == round_.led else IGNORE_FOLLOWED
        if code == DIRECTED:
            return TOWARD_WINNER if values[1] else TOWARD_PARTNER
        if code == LAID:
            return LAY_LOW if values[1] < self.setting.board.start else LAY_HIGH
        assert code == GIVING
        return values[1]

    def _played(self, round_: Round, seat: i64, card: i64, leads: bool) -> None:
        round_.moves.append(card)
        if seat != self.seat:
            round_.leaves(card)
        if leads:
            round_.led = card
        elif seat != self.seat and card // RANKS != round_.led // RANKS:
            lifted = self.setting.powers and rank_of(round_.led) == ROYAL_HEIR  # D-14
            if not lifted:
                round_.barred |= suit_of_card(round_.led)  # D-31

    def _passes(self, round_: Round, seat: i64, away: i64, in_return: i64) -> None:
        """A seat's card went away openly (for the seat that knows this), another came."""
        if seat != self.seat:
            round_.leaves(away)
            round_.came |= bit(in_return)

    def _swapped(self, round_: Round, giver: i64, gave: i64, got: i64) -> None:
        round_.moves[-1] = gave
        round_.moves.append(got)
        self._passes(round_, giver, gave, got)
        self._passes(round_, 1 - giver, got, gave)

    # Drawing

    def draw(self, generator: Generator, steps: list[tuple[int, int]]) -> Duet:
        """Draw a match so far, append its steps as (actor, option) and return where they lead."""
        if self.setting.dealer < 0:
            steps.append((-1, self.rounds[0].dealer))
        for round_ in self.rounds[:-1]:
            for card in self._dealt(round_, round_.partners, generator):
                steps.append((-1, card))
            steps.extend(round_.acted)
        round_ = self.rounds[-1]
        dealt = self._dealt(round_, self._partners_hand(round_, generator), generator)
        for card in dealt:
            steps.append((-1, card))
        position = self.before.copy()
        self._replay(position, round_, dealt, steps, generator)
        return position

    def _partners_hand(self, round_: Round, generator: Generator) -> i64:
        """Return what the partner was dealt: the cards known, filled up with cards that can be there."""
        hand = round_.partners
        seen = round_.own | hand | bit(round_.decree) | round_.barred
        unseen = places_of(self.setting.pack & ~seen)
        generator.shuffle(unseen)
        place: i64
        for place in range(self.setting.hand_cards - popcount(hand)):
            hand |= bit(unseen[place])
        return hand

    def _dealt(self, round_: Round, partners: i64, generator: Generator | None = None) -> list[int]:
        """Return the cards in the order of the deal (D-26, D-27); in which order a hand came is unknown."""
        own = places_of(round_.own)
        other = places_of(partners)
        if generator is not None:
            generator.shuffle(own)
            generator.shuffle(other)
        first, second = (other, own) if round_.dealer == self.seat else (own, other)
        dealt: list[int] = []
        place: i64
        for place in range(len(own)):
            dealt.append(first[place])
            dealt.append(second[place])
        dealt.append(round_.decree)
        return dealt

    def _replay(
        self,
        position: Duet,
        round_: Round,
        dealt: list[int],
        acted: list[tuple[int, int]],
        generator: Generator | None = None,
    ) -> None:
        """Play a round again; append what seats did."""
        for card in dealt:
            position.apply(card)
        for move in round_.moves:
            option: i64 = move
            if option == UNKNOWN:
                assert generator is not None
                hand = position.hand(position.actor)
                option = nth_bit(hand, generator.below(popcount(hand)))
            acted.append((position.actor, option))
            position.apply(option)
