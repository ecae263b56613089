"""The rules of The Fox in the Forest Duet, clause by clause (D-01 … D-77).

Invariant: both hands + the decree + the trick + the undealt cards + the discards hold every card once;
gems on the board + the supply are 22; forest tokens left + covered spaces are 4.
Cards are numbers 0..29, a hand is a mask. Every decision is an action of its own: what a card does is
asked after the card lies on the table (D-33), so a half-made action never exists.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.duet.cards import (
    EXCHANGES,
    FOXES,
    GAZELLE,
    GIFT,
    HEIRS,
    RANKS,
    SUITS,
    rank_of,
    suit_of_card,
)
from yomiai.games.duet.codes import (
    ADDED,
    CHANGE_DECREE,
    DEAL,
    DEALS,
    DEALT,
    DECLINE,
    DECLINED,
    DIRECT,
    DIRECTED,
    DIRECTIONS,
    DRAW_DEALER,
    END_CLAUSES,
    ENDED,
    EXCHANGED,
    FOLLOW,
    GIVE,
    GIVE_BACK,
    GIVING,
    IGNORE,
    IGNORE_FOLLOWED,
    IGNORE_LED,
    IGNORED,
    LAID,
    LAY_HIGH,
    LAY_LOW,
    LAY_TOKEN,
    LEAD,
    LOST_IN_FOREST,
    MOVED,
    NO_EFFECT,
    NOTHING_LAID,
    OPTIONS,
    OUT_OF_TIME,
    PLAYED,
    REASONS,
    RUNNING,
    STRAYED,
    SWAPPED,
    TAKEN,
    TOWARD_WINNER,
    TURN_CLAUSES,
    TURNED_UP,
    VICTORY,
    WON,
)
from yomiai.games.duet.path import Path
from yomiai.games.duet.setting import EVERYONE, PLAYERS, Setting
from yomiai.games.duet.trick import Trick
from yomiai.kernel.bits import bit, nth_bit, popcount, total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Position, Result

LEVEL_SCORE: Final = 10  # D-57
ROUND_SCORE: Final = (0, 20, 10, 0)  # D-57: won in round 1 (ours), 2, 3
TOKEN_SCORE: Final = 3  # D-57


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Duet(Position):
    """A match of The Fox in the Forest Duet; starts with chance drawing the dealer or dealing."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Setting = setting
        self.players = PLAYERS
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.undealt: i64 = 0  # D-27: unknown to both
        self.dealt: i64 = 0  # cards dealt in this round
        self.decree: i64 = -1
        self.dealer: i64 = -1
        self.round: i64 = 0  # counted from 1
        self.tricks: i64 = 0  # finished in this round
        self.won: i64 = 0  # bit t: seat 1 won trick t of this round
        self.trick: Final[Trick] = Trick()
        self.path: Final[Path] = Path(setting.board, setting.forest_tokens)
        self.reason: i64 = RUNNING

    def hand(self, seat: i64) -> i64:
        """Return the cards of a seat, as a mask."""
        return self.hand1 if seat else self.hand0

    def discards(self) -> i64:
        """Return the cards of earlier tricks, which nobody may look through (D-34)."""
        elsewhere = self.hand0 | self.hand1 | self.undealt
        for card in (self.decree, self.trick.led, self.trick.followed):
            elsewhere |= bit(card) if card >= 0 else 0
        return self.setting.pack & ~elsewhere

    # Setup: chance draws the dealer and deals card by card (D-26, D-27)

    def chance_weights(self) -> list[int]:
        """Return 1 for each card still undealt, else 0; or 1 a seat for the first dealer."""
        if self.question == DRAW_DEALER:
            return [1, 1]
        weights: list[int] = []
        card: i64
        for card in range(SUITS * RANKS):
            weights.append(self.undealt >> card & 1)
        return weights

    def draw(self, generator: Generator) -> i64:
        """Return an outcome for chance, each equally likely, the same as by `chance_weights`."""
        return nth_bit(self.legal, generator.below(popcount(self.legal)))

    def start_round(self, dealer: i64) -> None:
        """Gather all cards for the next deal; nothing is told before the cards are dealt."""
        self.dealer = dealer
        self.round += 1
        self.undealt = self.setting.pack  # D-50: all cards, decree and undealt too
        self.hand0 = 0
        self.hand1 = 0
        self.decree = -1
        self.dealt = 0
        self.tricks = 0
        self.won = 0
        self.trick.begin(-1)
        self.actor = -1
        self.question = DEAL
        self.legal = self.undealt

    def _deal(self, card: i64) -> None:
        self.undealt ^= bit(card)
        self.legal = self.undealt
        if self.dealt == PLAYERS * self.setting.hand_cards:
            self._turn_up(card)
            return
        if (self.dealt + self.dealer) & 1:
            self.hand0 |= bit(card)  # the non-dealer gets the first card; both get as many (D-26)
        else:
            self.hand1 |= bit(card)
        self.dealt += 1

    def _turn_up(self, card: i64) -> None:
        self.decree = card  # D-27
        if self.told is not None:
            self.tell(DEALS, EVERYONE, [self.dealer, self.round])
            seat: i64
            for seat in range(PLAYERS):
                self.tell(DEALT, bit(seat), [seat, self.setting.hand_cards, self.hand(seat)])
            self.tell(TURNED_UP, EVERYONE, [card])
        self._ask_lead(1 - self.dealer)  # D-30

    # A trick, in the order of D-33

    def apply(self, option: i64) -> None:
        """Take an option of the actor: a card or an answer; or an outcome of chance."""
        if option < 0 or option >= OPTIONS or self.legal >> option & 1 == 0:
            raise ValueError(f"option {option} is not legal")
        question = self.question
        if question <= FOLLOW:
            self._play(option)
        elif question == DEAL:
            self._deal(option)
        elif question == CHANGE_DECREE:
            self._change_decree(option)
        elif question == GIVE:
            self._give(option)
        elif question == GIVE_BACK:
            self._give_back(option)
        elif question == IGNORE:
            self._ignore(option)
        elif question == DIRECT:
            self._direct(option == TOWARD_WINNER)
        elif question == LAY_TOKEN:
            self._lay_token(1 if option == LAY_HIGH else 0)
        else:
            self.start_round(option)

    def _ask_lead(self, seat: i64) -> None:
        self.trick.begin(seat)
        self.actor = seat
        self.question = LEAD
        self.legal = self.hand(seat)

    def _ask_follow(self) -> None:
        """D-31: the led suit if possible, judged on the hand after a led Gift (D-72); else any (D-74)."""
        seat = 1 - self.trick.leader
        self.actor = seat
        self.question = FOLLOW
        hand = self.hand(seat)
        led = self.trick.led
        same = hand & suit_of_card(led)  # D-66: the suit that was led, whatever the decree is now
        if same == 0 or (HEIRS >> led & 1 and self.setting.powers):
            self.legal = hand  # D-14, D-73: a led 9 lifts the duty
        else:
            self.legal = same

    def _play(self, card: i64) -> None:
        seat = self.actor
        leads = self.question == LEAD
        if seat:
            self.hand1 ^= bit(card)
        else:
            self.hand0 ^= bit(card)
        if leads:
            self.trick.led = card
        else:
            self.trick.followed = card
        if self.told is not None:
            self.tell(PLAYED, EVERYONE, [seat, card, 1 if leads else 0])
        if EXCHANGES >> card & 1 and self.setting.powers:
            self._ask_power(seat, rank_of(card))
        else:
            self._go_on()

    def _ask_power(self, seat: i64, rank: i64) -> None:
        """Ask about Foxes (D-11) or Gift (D-13), unless an empty hand takes away the effect (D-69, D-70)."""
        hand = self.hand(seat)
        if hand == 0 or (rank == GIFT and self.hand(1 - seat) == 0):
            if self.told is not None:
                self.tell(NO_EFFECT, EVERYONE, [seat, rank])
            self._go_on()
            return
        self.question = CHANGE_DECREE if rank == FOXES else GIVE
        self.legal = hand | 1 << DECLINE  # D-09; D-67: the 3 has left the hand

    def _go_on(self) -> None:
        if self.trick.followed < 0:
            self._ask_follow()
        else:
            self._judge()

    def _change_decree(self, option: i64) -> None:
        if option == DECLINE:
            self._decline(FOXES)
        else:
            old = self.decree
            self._trade(self.actor, option, old)  # D-11, D-68: the old decree becomes a card of the hand
            self.decree = option  # the new trump holds at once (D-11, D-65)
            if self.told is not None:
                self.tell(EXCHANGED, EVERYONE, [self.actor, option, old])
        self._go_on()

    def _trade(self, seat: i64, away: i64, in_return: i64) -> None:
        """Hand size is unchanged: one card leaves, one comes."""
        if seat:
            self.hand1 ^= bit(away) | bit(in_return)
        else:
            self.hand0 ^= bit(away) | bit(in_return)

    def _decline(self, rank: i64) -> None:
        if self.told is not None:
            self.tell(DECLINED, EVERYONE, [self.actor, rank])

    def _give(self, option: i64) -> None:
        """D-13: the player of the 7 decides whether cards are given, and chooses hidden."""
        if option == DECLINE:
            self._decline(GIFT)
            self._go_on()
            return
        self.trick.gift = option
        if self.told is not None:
            self.tell(GIVING, bit(self.actor), [self.actor, option])
        self.actor = 1 - self.actor
        self.question = GIVE_BACK
        self.legal = self.hand(self.actor)

    def _give_back(self, card: i64) -> None:
        """D-13: the partner must take part, without knowing the other card; both change hands together."""
        giver = 1 - self.actor
        given = self.trick.gift
        self.trick.gift = -1
        self._trade(self.actor, card, given)
        self._trade(giver, given, card)
        if self.told is not None:
            self.tell(SWAPPED, EVERYONE, [giver, given, card])
        self._go_on()  # D-71: a second 7 has its own moment

    def _judge(self) -> None:
        trick = self.trick
        trick.judge(self.decree)
        winner = trick.winner
        if winner:
            self.won |= bit(self.tricks)
        if self.told is not None:
            self.tell(WON, EVERYONE, [winner, self.tricks + 1])
        if trick.holds_powers() and self.setting.powers:
            trick.count_gazelles()
            self._ask_winner()
        else:
            self._move(winner, trick.distance())

    def _ask_winner(self) -> None:
        """D-33, D-64: first the Gazelles, then the Musician, each if the trick holds one."""
        trick = self.trick
        self.actor = trick.winner
        if trick.gazelles:
            self.question = IGNORE
            self.legal = 1 << DECLINE
            if trick.ignored & 1 == 0:
                self.legal |= 1 << IGNORE_LED
            if trick.ignored & 2 == 0:
                self.legal |= 1 << IGNORE_FOLLOWED
            return
        distance = trick.distance()
        # D-77: with distance 0 both directions are the same, and everybody sees that
        if distance and trick.holds_musician():
            self.question = DIRECT
            self.legal = DIRECTIONS
        else:
            self._move(trick.winner, distance)

    def _ignore(self, option: i64) -> None:
        trick = self.trick
        trick.gazelles -= 1
        if option == DECLINE:
            self._decline(GAZELLE)
        else:
            led = option == IGNORE_LED
            trick.ignored |= 1 if led else 2  # D-12: the 5 itself or the other card
            if self.told is not None:
                self.tell(IGNORED, EVERYONE, [trick.winner, trick.led if led else trick.followed])
        self._ask_winner()

    def _direct(self, own: bool) -> None:
        """D-10: the winner chooses; the own end is also what declining would give."""
        winner = self.trick.winner
        if self.told is not None:
            self.tell(DIRECTED, EVERYONE, [winner, 1 if own else 0])
        self._move(winner if own else 1 - winner, self.trick.distance())

    # Movement and gems (sections 7 and 8)

    def _move(self, end: i64, distance: i64) -> None:
        """D-36: distance 0 counts as stopping where the token is."""
        path = self.path
        if not path.step(end, distance):
            self._stray(end)
            return
        if self.told is not None:
            self.tell(MOVED, EVERYONE, [end, distance, path.token])
        if path.take():
            if self.told is not None:
                self.tell(TAKEN, EVERYONE, [path.token, total_of(path.gems)])
            if path.gems == 0:
                self._end(VICTORY)  # D-52, D-55: at once
                return
        self._finish_trick()

    def _stray(self, end: i64) -> None:
        """D-38: a forest token on the end that was passed, the token to the start; D-42: no gem."""
        path = self.path
        if path.forest == 0:
            self._end(LOST_IN_FOREST)  # D-40, D-53
            return
        covered = path.end(end)
        slid = path.cover(end)
        path.token = path.board.start
        if self.told is not None:
            self.tell(STRAYED, EVERYONE, [end, covered, slid, path.forest])
        self._finish_trick()

    def _finish_trick(self) -> None:
        self.tricks += 1
        if self.tricks == self.setting.hand_cards:  # D-29
            self._end_round()
        else:
            self._ask_lead(self.trick.winner)  # D-30; D-34: the two cards are laid aside

    # Between rounds (section 9)

    def _end_round(self) -> None:
        if self.round == self.setting.rounds:
            self._end(OUT_OF_TIME)  # D-45, D-54
            return
        self.trick.begin(-1)
        path = self.path
        spaces = path.add_gems(self.setting.move_covered_plus)  # D-46, D-47
        if self.told is not None:
            self.tell(ADDED, EVERYONE, spaces)
        if path.forest == 0:  # D-48: this is no defeat
            if self.told is not None:
                self.tell(NOTHING_LAID, EVERYONE, [])
            self.start_round(1 - self.dealer)  # D-50, D-51
            return
        self.actor = 1 - self.dealer  # D-49: the next dealer
        self.question = LAY_TOKEN
        self.legal = 0
        if path.token != path.low:  # D-49: never under the team token
            self.legal |= 1 << LAY_LOW
        if path.token != path.high:
            self.legal |= 1 << LAY_HIGH

    def _lay_token(self, end: i64) -> None:
        path = self.path
        seat = self.actor
        covered = path.end(end)
        slid = path.cover(end)  # D-48
        if self.told is not None:
            self.tell(LAID, EVERYONE, [seat, covered, slid, path.forest])
        self.start_round(1 - self.dealer)  # D-50; D-51: token, gems and forest tokens stay

    # The end (section 10)

    def _end(self, reason: i64) -> None:
        self.reason = reason
        self.over = True
        self.actor = -2
        self.legal = 0
        if self.told is not None:
            self.tell(ENDED, EVERYONE, [reason, self.score()])

    def score(self) -> i64:
        """Return the score of a victory (D-57, for showing only), or -1 when none is kept."""
        if self.reason != VICTORY or not self.setting.scored:
            return -1
        cards = popcount(self.hand0) + popcount(self.hand1)
        bonus: i64 = ROUND_SCORE[self.round]
        return LEVEL_SCORE * self.setting.board.level + bonus + cards + TOKEN_SCORE * self.path.forest

    def result(self) -> Result:
        """Return how the match ended; both are first or both are last (D-56)."""
        if not self.over:
            raise ValueError("the match is running")
        if self.reason == VICTORY:
            return Result([1, 1], [1.0, 1.0], REASONS[self.reason])
        return Result([2, 2], [-1.0, -1.0], REASONS[self.reason])

    # Asking

    def why_not(self, seat: i64, option: i64) -> str:
        """Return the clause that forbids an option now, from public facts and the seat's own cards."""
        if self.over:
            return END_CLAUSES[self.reason]
        if seat != self.actor:
            return TURN_CLAUSES[self.question]
        if 0 <= option < OPTIONS and self.legal >> option & 1:
            return ""
        if 0 <= option < DECLINE:
            return self._why_not_card(option)
        if self.question == IGNORE and (option == IGNORE_LED or option == IGNORE_FOLLOWED):
            return "D-63"
        if self.question == GIVE_BACK and option == DECLINE:
            return "D-13"
        return TURN_CLAUSES[self.question]

    def _why_not_card(self, card: i64) -> str:
        question = self.question
        if question == FOLLOW and self.hand(self.actor) >> card & 1:
            return "D-31"
        if question == CHANGE_DECREE and (card == self.trick.led or card == self.trick.followed):
            return "D-67"
        return "D-28" if card == self.decree and question <= FOLLOW else TURN_CLAUSES[question]

    # Copies and equality

    def copy(self) -> Duet:
        """Return an independent position that is equal."""
        other = Duet(self.setting)
        other.set_to(self)
        return other

    def set_to(self, other: Position) -> None:
        """Become equal to another position."""
        source = cast("Duet", other)
        self.setting = source.setting
        self.actor = source.actor
        self.question = source.question
        self.legal = source.legal
        self.over = source.over
        self.hand0 = source.hand0
        self.hand1 = source.hand1
        self.undealt = source.undealt
        self.dealt = source.dealt
        self.decree = source.decree
        self.dealer = source.dealer
        self.round = source.round
        self.tricks = source.tricks
        self.won = source.won
        self.trick.set_to(source.trick)
        self.path.set_to(source.path)
        self.reason = source.reason

    def key(self) -> tuple[int, ...]:
        """Return numbers that are equal exactly for equal positions of one setting."""
        cards = (self.hand0, self.hand1, self.undealt, self.dealt, self.decree)
        round_ = (self.dealer, self.round, self.tricks, self.won)
        trick = self.trick
        cards_out = (trick.leader, trick.led, trick.followed, trick.gift)
        winner = (trick.winner, trick.gazelles, trick.ignored)
        path = self.path
        board = (path.gems, path.token, path.low, path.high, path.forest)
        return (
            self.actor,
            self.question,
            self.legal,
            *cards,
            *round_,
            *cards_out,
            *winner,
            *board,
            self.reason,
        )


def new_match(setting: Setting) -> Duet:
    """Return a match whose dealer chance is about to draw, or whose cards it is about to deal (D-26)."""
    position = Duet(setting)
    if setting.dealer >= 0:
        position.start_round(setting.dealer)
    else:
        position.question = DRAW_DEALER
        position.legal = EVERYONE
    return position
