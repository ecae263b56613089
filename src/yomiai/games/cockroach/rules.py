"""The rules of Cockroach Poker, clause by clause (C-01 … C-32, rulings CE-1 … CE-25).

Invariant: hands + face-up cards + the card under way + cards set aside + the undealt stock hold
every card once. An offer is three small decisions of one player (card, seat, claim); a pass is two.
Kinds are numbers 0..7; cards of one kind are alike, so a hand is packed counts.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from yomiai.kernel.bits import bit, count_of, counts_list, kinds_held, shifted, total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Position, Result

KINDS: Final = 8  # C-01
COPIES: Final = 8  # C-01
FEWEST_PLAYERS: Final = 2  # CE-1
MOST_PLAYERS: Final = 6  # CE-1
KIND_LIMIT: Final = 4  # C-21
KIND_LIMIT_OF_TWO: Final = 5  # C-27
ASIDE_OF_TWO: Final = 10  # C-25

# Questions; the last two are put to chance.
CHOOSE_CARD: Final = 0
CHOOSE_SEAT: Final = 1
CHOOSE_CLAIM: Final = 2
ANSWER: Final = 3
DEAL: Final = 4
DRAW_STARTER: Final = 5

# Options: 0..7 a card of that kind, then a seat, a claim, an answer.
FIRST_SEAT: Final = 8
FIRST_CLAIM: Final = 14
SAY_TRUE: Final = 22
SAY_LIE: Final = 23
LOOK: Final = 24
PASS_UNSEEN: Final = 25  # only with the option look = may (CE-10)
OPTIONS: Final = 26
JUDGE: Final = 1 << SAY_TRUE | 1 << SAY_LIE

# Happenings and their values.
DEALT: Final = 0  # seat, cards, packed counts (seen by the seat)
SET_ASIDE: Final = 1  # cards
TURNED_UP: Final = 2  # seat, kind
STARTS: Final = 3  # seat
OFFERED: Final = 4  # giver, receiver, claim, card (seen by the giver)
LOOKED: Final = 5  # seat, card (seen by all who looked)
PASSED: Final = 6  # giver, receiver, claim, card (seen by all who looked), 1 if the giver looked
JUDGED: Final = 7  # seat, 1 for "true", card, 1 if right, taker
LOST: Final = 8  # seat, reason

# Reasons for a loss, in the order of CE-15.
NOT_LOST: Final = 0
KIND_LIMIT_REACHED: Final = 1  # C-21, C-27
ALL_KINDS: Final = 2  # C-32
EMPTY_HAND: Final = 3  # C-22
REASONS: Final = ("", "kind_limit", "all_kinds", "empty_hand")

# Options that are off by default; a setting's flags.
FACE_UP: Final = 1  # C-30
EIGHT_KINDS: Final = 2  # C-32
MAY_PASS_UNSEEN: Final = 4  # CE-10
NOT_TO_EMPTY: Final = 8  # CE-6
REMAINDER_ASIDE: Final = 16  # CE-3
FEWEST_CARDS_RANK: Final = 32  # CE-16


@final
class Setting:
    """What is fixed for a match: players, options and sizes. Never changed, so copies share it."""

    def __init__(self, players: i64, flags: i64, starter: i64, kinds: i64, copies: i64) -> None:
        """Make a setting.

        flags: options that are on, such as FACE_UP | EIGHT_KINDS.
        starter: a seat, or -1 to draw it.
        kinds, copies: 8 each; fewer for tests and the lab.
        ValueError for a number of players outside 2..6 (CE-1) or sizes that cannot be dealt.
        """
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"Cockroach Poker is for 2 to 6 players, not {players}")  # CE-1
        if not (1 <= kinds <= KINDS and 1 <= copies <= COPIES and -1 <= starter < players):
            raise ValueError("kinds and copies must be 1 to 8, the starter a seat")
        self.players: Final[i64] = players
        self.kinds: Final[i64] = kinds
        self.copies: Final[i64] = copies
        self.cards: Final[i64] = kinds * copies
        self.starter: Final[i64] = starter
        self.face_up: Final[i64] = players if flags & FACE_UP else 0  # C-30
        self.eight_kinds: Final[bool] = flags & EIGHT_KINDS != 0  # C-32; CE-23: each part also alone
        self.may_pass_unseen: Final[bool] = flags & MAY_PASS_UNSEEN != 0  # CE-10
        self.offer_to_empty: Final[bool] = flags & NOT_TO_EMPTY == 0  # CE-6
        self.fewest_cards_rank: Final[bool] = flags & FEWEST_CARDS_RANK != 0  # CE-16
        of_two = players == FEWEST_PLAYERS
        self.limit: Final[i64] = KIND_LIMIT_OF_TWO if of_two else KIND_LIMIT  # C-21, C-27; CE-25
        self.everyone: Final[i64] = bit(players) - 1
        self.all_claims: Final[i64] = shifted(bit(kinds) - 1, FIRST_CLAIM)  # C-07
        self.aside: Final[i64] = _cards_aside(players, self.cards, self.face_up, flags)


def _cards_aside(players: i64, cards: i64, face_up: i64, flags: i64) -> i64:
    """Return how many cards are not used: ten of 64 with two players (C-25), also in the variant (CE-21)."""
    aside = ASIDE_OF_TWO * cards // (KINDS * COPIES) if players == FEWEST_PLAYERS else 0
    if flags & REMAINDER_ASIDE:
        aside += (cards - aside - face_up) % players  # CE-3, the alternative
    if cards - aside - face_up < players:
        raise ValueError("every player must be dealt a card")
    return aside


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One player's cards, as packed counts of kinds."""

    __slots__ = ("hand", "table")

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.table: i64 = 0  # face up in front of the player


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cockroach(Position):
    """A match of Cockroach Poker; starts with chance dealing the cards."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Setting = setting
        self.players = setting.players
        self.seats: Final[list[Seat]] = [Seat() for _ in range(setting.players)]
        self.question = DEAL
        self.card: i64 = -1  # the card under way, -1 between rounds
        self.claim: i64 = -1
        self.giver: i64 = -1  # who made the last claim
        self.receiver: i64 = -1
        self.had: i64 = 0  # seats that have had the card under way (C-16)
        self.looked: i64 = 0  # seats that know it
        self.loser: i64 = -1
        self.reason: i64 = NOT_LOST
        self.dealt: i64 = 0
        self.stock: i64 = 0
        self.aside: i64 = 0  # C-25, CE-20: seen by nobody

    # Set-up: chance deals card by card (C-02, C-03)

    def chance_weights(self) -> list[int]:
        """Return how many cards of each kind are undealt, or 1 a seat for the first starter."""
        if self.question == DEAL:
            return counts_list(self.stock, self.setting.kinds)
        return [1] * self.players

    def draw(self, generator: Generator) -> i64:
        """Draw a card from the stock, or the first starter: as the weights say, without listing them."""
        if self.question == DRAW_STARTER:
            return generator.below(self.players)
        rest = generator.below(self.setting.cards - self.dealt)
        kind: i64 = 0
        while rest >= count_of(self.stock, kind):
            rest -= count_of(self.stock, kind)
            kind += 1
        return kind

    def _deal(self, kind: i64) -> None:
        setting = self.setting
        self.stock -= bit(4 * kind)
        place = self.dealt - setting.aside
        self.dealt += 1
        if place < 0:
            self.aside += bit(4 * kind)  # C-25: from the top, unseen
        elif place < setting.face_up:
            self.seats[place].table += bit(4 * kind)  # C-30; CE-22: cannot decide the game
            self.tell(TURNED_UP, setting.everyone, [place, kind])
        else:
            seat = (place - setting.face_up) % self.players  # C-03, C-26, C-31; CE-3, CE-4
            self.seats[seat].hand += bit(4 * kind)
        self.legal = kinds_held(self.stock)
        if self.stock == 0:
            self._finish_deal()

    def _finish_deal(self) -> None:
        setting = self.setting
        if setting.aside:
            self.tell(SET_ASIDE, 0, [setting.aside])
        seat: i64
        for seat in range(self.players):
            hand = self.seats[seat].hand
            self.tell(DEALT, bit(seat), [seat, total_of(hand), hand])
        if setting.starter >= 0:
            self._start(setting.starter)  # C-04, CE-5
        else:
            self.question = DRAW_STARTER
            self.legal = setting.everyone

    def _start(self, seat: i64) -> None:
        self.tell(STARTS, self.setting.everyone, [seat])
        self._ask_card(seat)

    def _ask_card(self, starter: i64) -> None:
        self.actor = starter
        self.question = CHOOSE_CARD
        self.card = -1
        self.claim = -1
        self.giver = -1
        self.receiver = -1
        self.had = 0
        self.looked = 0
        self.legal = kinds_held(self.seats[starter].hand)  # C-05

    # A round

    def apply(self, option: i64) -> None:
        """Take an option of the actor: a card, a seat, a claim or an answer; or an outcome of chance."""
        if option < 0 or option >= OPTIONS or self.legal >> option & 1 == 0:
            raise ValueError(f"option {option} is not legal")
        question = self.question
        if question == CHOOSE_CARD:
            self._choose_card(option)
        elif question == CHOOSE_SEAT:
            self.receiver = option - FIRST_SEAT
            self.question = CHOOSE_CLAIM
            self.legal = self.setting.all_claims  # C-07, CE-14: one of the kinds
        elif question == CHOOSE_CLAIM:
            self._slide(option - FIRST_CLAIM)
        elif question == ANSWER:
            if option == LOOK or option == PASS_UNSEEN:
                self._look(option == LOOK)
            else:
                self._judge(option == SAY_TRUE)
        elif question == DEAL:
            self._deal(option)
        else:
            self._start(option)

    def _choose_card(self, kind: i64) -> None:
        self.card = kind
        self.seats[self.actor].hand -= bit(4 * kind)  # C-05
        self.had = bit(self.actor)
        self.looked = self.had
        self.question = CHOOSE_SEAT
        self.legal = self._open_seats()

    def _open_seats(self) -> i64:
        """Who may be given the card: another player (C-06) who has not had it (C-16, CE-9, CE-13)."""
        others = self.setting.everyone & ~self.had
        if not self.setting.offer_to_empty:  # CE-6, the alternative; void when nobody else is left
            holding = others & self._holding()
            if holding or self.question == ANSWER:
                others = holding
        return shifted(others, FIRST_SEAT)

    def _holding(self) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(self.players):
            if self.seats[seat].hand:
                mask |= bit(seat)
        return mask

    def _slide(self, claim: i64) -> None:
        first = self.giver < 0
        self.claim = claim  # C-07, C-17: any kind, true or not
        self.giver = self.actor  # C-20: the last claim counts, and who made it
        self.actor = self.receiver
        self.question = ANSWER
        self.legal = self._answers()
        if self.told is not None:
            self._tell_slide(first)

    def _tell_slide(self, first: bool) -> None:
        values: list[int] = [self.giver, self.receiver, self.claim, self.card]
        if first:
            self.tell(OFFERED, self.looked, values)
        else:
            values.append(self.looked >> self.giver & 1)
            self.tell(PASSED, self.looked, values)

    def _answers(self) -> i64:
        """C-08, C-15, C-18: judge or look; C-19, C-29, CE-12: judge only, when nobody is left to pass to."""
        self.had |= bit(self.actor)  # an empty hand does not keep him from passing on (CE-7)
        setting = self.setting
        if self.had == setting.everyone or not (setting.offer_to_empty or self._open_seats()):
            return JUDGE
        if setting.may_pass_unseen:
            return JUDGE | 1 << LOOK | 1 << PASS_UNSEEN
        return JUDGE | 1 << LOOK

    def _look(self, looks: bool) -> None:
        if looks:
            self.looked |= bit(self.actor)  # C-15
            if self.told is not None:
                self.tell(LOOKED, self.looked, [self.actor, self.card])
        self.legal = self._open_seats()  # CE-11: after looking one must pass on
        self.question = CHOOSE_SEAT

    def _judge(self, says_true: bool) -> None:
        right = (self.card == self.claim) == says_true  # C-20
        taker = self.giver if right else self.actor  # C-09, C-10; C-11, C-12
        if self.told is not None:
            values: list[int] = [self.actor, 1 if says_true else 0, self.card, 1 if right else 0, taker]
            self.tell(JUDGED, self.setting.everyone, values)
        self._take(taker)

    def _take(self, taker: i64) -> None:
        seat = self.seats[taker]
        kind = self.card
        seat.table += bit(4 * kind)  # C-13
        self._ask_card(taker)  # C-14
        reason = self._why_lost(seat, kind)
        if reason != NOT_LOST:
            self._lose(taker, reason)

    def _why_lost(self, seat: Seat, kind: i64) -> i64:
        """CE-15: kind limit, all kinds, empty hand; only the taker, next to start, can lose (C-14, C-23)."""
        if count_of(seat.table, kind) >= self.setting.limit:
            return KIND_LIMIT_REACHED  # C-21, C-27
        if self.setting.eight_kinds and kinds_held(seat.table) == bit(self.setting.kinds) - 1:
            return ALL_KINDS  # C-32: at least one of each
        if seat.hand == 0:
            return EMPTY_HAND  # C-22, C-28; CE-8
        return NOT_LOST

    def _lose(self, seat: i64, reason: i64) -> None:
        self.loser = seat  # C-24; CE-17: the match ends with the first loss
        self.reason = reason
        self.over = True
        self.actor = -2
        self.legal = 0
        if self.told is not None:
            self.tell(LOST, self.setting.everyone, [seat, reason])

    # Asking

    def half_made(self) -> bool:
        """Return whether an offer or a pass still lacks its seat or its claim."""
        return self.question == CHOOSE_CLAIM or (self.question == CHOOSE_SEAT and not self._has_just_looked())

    def _has_just_looked(self) -> bool:
        """Looking tells the actor something new, so it ends an action; choosing a card does not."""
        return self.giver >= 0 and self.looked >> self.actor & 1 == 1

    def why_not(self, seat: i64, option: i64) -> str:
        """Return the clause that forbids an option now, from public facts and the seat's own cards."""
        if self.over:
            return "C-24"
        if seat != self.actor:
            return self._why_not_yours()
        if 0 <= option < OPTIONS and self.legal >> option & 1:
            return ""
        if self.question == ANSWER:
            return self._why_not_answer(option)
        if self.question == CHOOSE_SEAT:
            return self._why_not_seat(option)
        return "C-07" if self.question == CHOOSE_CLAIM else "C-05"

    def _why_not_yours(self) -> str:
        """Which clause says whose turn it is; the same before and inside a half-made action."""
        if self.actor < 0:
            return "C-04"
        if self.giver < 0:
            return "C-14"
        return "C-16" if self._has_just_looked() else "C-08"

    def _why_not_answer(self, option: i64) -> str:
        if option == PASS_UNSEEN and not self.setting.may_pass_unseen:
            return "CE-10"
        if option == LOOK or option == PASS_UNSEEN:
            return "C-19" if self.had == self.setting.everyone else "CE-6"
        return "C-08"

    def _why_not_seat(self, option: i64) -> str:
        target = option - FIRST_SEAT
        if (option == SAY_TRUE or option == SAY_LIE) and self._has_just_looked():
            return "CE-11"
        if target < 0 or target >= self.players or target == self.actor:
            return "C-06"
        return "C-16" if self.had >> target & 1 else "CE-6"

    # Copies, equality, result

    def copy(self) -> Cockroach:
        """Return an independent position that is equal."""
        other = Cockroach(self.setting)
        other.set_to(self)
        return other

    def set_to(self, other: Position) -> None:
        """Become equal to another position with the same number of players."""
        source = cast("Cockroach", other)
        self.setting = source.setting
        seat: i64
        for seat in range(self.players):
            mine = self.seats[seat]
            theirs = source.seats[seat]
            mine.hand = theirs.hand
            mine.table = theirs.table
        self.actor = source.actor
        self.question = source.question
        self.legal = source.legal
        self.over = source.over
        self.card = source.card
        self.claim = source.claim
        self.giver = source.giver
        self.receiver = source.receiver
        self.had = source.had
        self.looked = source.looked
        self.loser = source.loser
        self.reason = source.reason
        self.dealt = source.dealt
        self.stock = source.stock
        self.aside = source.aside

    def key(self) -> tuple[int, ...]:
        """Return numbers that are equal exactly for equal positions of one setting."""
        cards: list[int] = []
        for seat in self.seats:
            cards.append(seat.hand)
            cards.append(seat.table)
        offer = (self.card, self.claim, self.giver, self.receiver, self.had, self.looked)
        deal = (self.dealt, self.stock, self.aside)
        return (*cards, self.actor, self.question, self.legal, *offer, *deal, self.loser, self.reason)

    def result(self) -> Result:
        """Return ranks and payoffs: C-24 knows one loser; CE-16 ranks the others only as an option."""
        if not self.over:
            raise ValueError("the match is running")
        ranks: list[int] = []
        payoffs: list[float] = []
        seat: i64
        for seat in range(self.players):
            lost = seat == self.loser
            ranks.append(self.players if lost else self._rank(seat))
            payoffs.append(-1.0 if lost else 1.0 / float(self.players - 1))
        return Result(ranks, payoffs, REASONS[self.reason])

    def _rank(self, seat: i64) -> i64:
        """CE-16: all but the loser share the win, or are ranked by fewest face-up cards."""
        better: i64 = 1
        if self.setting.fewest_cards_rank:
            mine = total_of(self.seats[seat].table)
            other: i64
            for other in range(self.players):
                if other != self.loser and total_of(self.seats[other].table) < mine:
                    better += 1
        return better


def new_match(setting: Setting) -> Cockroach:
    """Return a match whose cards chance is about to deal."""
    position = Cockroach(setting)
    kind: i64
    for kind in range(setting.kinds):
        position.stock += shifted(setting.copies, 4 * kind)  # C-01
    position.legal = kinds_held(position.stock)
    return position
