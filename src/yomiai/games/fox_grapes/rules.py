"""The rules of Fox and Grapes, clause by clause (F-01 … F-60, rulings FE-1 … FE-22).

Invariant: hands + cards laid + public cards + removed cards + cards set aside + the undealt stock hold
every card once. A placement is two small decisions of one player (card, announcement), and so is a
declaration with 3 to 6 players (seat, kind).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.fox_grapes.board import Board
from yomiai.games.fox_grapes.clauses import whose_turn, why_not_legal
from yomiai.games.fox_grapes.codes import (
    ALL_WORDS,
    DEAL,
    DEALT,
    DECLARE_KIND,
    DECLARE_SEAT,
    DECLARED,
    DECLINE,
    DID,
    DRAW_STARTER,
    ENDED,
    FIRST_SEAT,
    FIRST_SLOT,
    FIRST_WORD,
    NOTHING,
    OPEN_PLACE,
    OPENED,
    OPENED_ALONE,
    OPTIONS,
    PLACE_CARD,
    PLACE_CLAIM,
    PLACED,
    PUSH,
    PUSHED,
    SET_ASIDE,
    SOLO_PUSH,
    SOLO_SEAT,
    SOLO_SPECIAL,
    SPECIAL,
    STARTS,
    STEAL,
    STUCK,
)
from yomiai.games.fox_grapes.resolution import REMOVED, TO_PUSH, declarer_takes, fate_alone
from yomiai.games.fox_grapes.scoring import result_of, why_won
from yomiai.games.fox_grapes.setting import (
    FOX,
    KINDS,
    REVEAL_AS_CHOSEN,
    REVEAL_BY_TURNS,
    ROLES_FIXED,
    ROLES_RANDOM,
    Setting,
)
from yomiai.kernel.bits import bit, count_of, counts_list, kinds_held, lowest_bit, popcount, shifted, total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Result


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FoxGrapes(Board):
    """A match of Fox and Grapes; starts with chance dealing the cards."""

    # Set-up: chance deals card by card (F-06, F-54) and draws starters (F-07, FE-15)

    def chance_weights(self) -> list[int]:
        """Return how many cards of each kind are undealt, or 1 a seat for a starter."""
        if self.question == DEAL:
            return counts_list(self.stock, KINDS)
        return [1] * self.players

    def draw(self, generator: Generator) -> i64:
        """Draw as every position does, without making a list."""
        if self.question != DEAL:
            return generator.below(self.players)
        rest = generator.below(total_of(self.stock))
        kind: i64 = 0
        while rest >= count_of(self.stock, kind):
            rest -= count_of(self.stock, kind)
            kind += 1
        return kind

    def _deal(self, kind: i64) -> None:
        setting = self.setting
        self.stock -= bit(4 * kind)
        self.seats[self.dealt % self.players].hand += bit(4 * kind)
        self.dealt += 1
        self.legal = kinds_held(self.stock)
        if self.dealt == self.players * setting.hand:
            self.aside = self.stock  # F-54: the last three; nobody sees them, so nobody needs to draw them
            self.stock = 0
            self._finish_deal()

    def _finish_deal(self) -> None:
        setting = self.setting
        seat: i64
        for seat in range(self.players):
            hand = self.seats[seat].hand
            self.tell(DEALT, bit(seat), [seat, setting.hand, hand])  # F-08
        if setting.aside:
            self.tell(SET_ASIDE, setting.everyone, [setting.aside])
        if setting.starter >= 0:
            self._start_round(setting.starter)
        else:
            self._draw_starter()

    def _draw_starter(self) -> None:
        self.actor = -1
        self.question = DRAW_STARTER
        self.legal = self.setting.everyone

    # ② Placement

    def _start_round(self, starter: i64) -> None:
        self.starter = starter  # F-07, F-45, F-55
        self.turn = 0
        if self.told is not None:
            self.tell(STARTS, self.setting.everyone, [starter, self.round])
        self._ask_card()

    def _seat_in_turn(self) -> i64:
        """F-10, F-13: clockwise from the start player; with two all cards of the first come first (FE-18)."""
        return (self.starter + self.turn // self.setting.slots) % self.players

    def _ask_card(self) -> None:
        self.actor = self._seat_in_turn()
        self.question = PLACE_CARD
        self.legal = kinds_held(self.seats[self.actor].hand)  # F-10, F-56: any card of the hand

    def apply(self, option: i64) -> None:
        """Take an option of the actor or an outcome of chance."""
        if option < 0 or option >= OPTIONS or self.legal >> option & 1 == 0:
            raise ValueError(f"option {option} is not legal")
        if self.question == PLACE_CARD:
            self.pending = option
            self.question = PLACE_CLAIM
            self.legal = ALL_WORDS  # F-10, F-11: any of the three, true or not (FE-13)
        elif self.question == PLACE_CLAIM:
            self._place(option - FIRST_WORD)
        elif self.question == DECLARE_SEAT:
            self.pending = option - FIRST_SEAT
            self.question = DECLARE_KIND
            self.legal = ALL_WORDS  # F-13
        elif self.question == DECLARE_KIND:
            self._declare(option - FIRST_WORD)
        elif self.question == DEAL:
            self._deal(option)
        elif self.question == DRAW_STARTER:
            self._start_round(option)
        else:
            self._resolve(option)

    def _place(self, claim: i64) -> None:
        """F-10, F-12; FE-12: card and announcement together, knowing what was announced before."""
        seat = self.actor
        kind = self.pending
        slot = self.turn % self.setting.slots
        place = seat * self.setting.slots + slot
        self.seats[seat].hand -= bit(4 * kind)
        self.cards |= shifted(kind + 1, 4 * place)
        self.claims |= shifted(claim + 1, 4 * place)
        self.pending = -1
        if self.told is not None:
            self.tell(PLACED, bit(seat), [seat, slot, claim, kind])
        self.turn += 1
        if self.turn < self.setting.places:
            self._ask_card()
        else:  # F-09: everybody has placed before anybody declares
            self.turn = 0
            self._ask_declaration()

    # ③ Declaration

    def _ask_declaration(self) -> None:
        seat = self._seat_in_turn()
        self.actor = seat
        if self.setting.of_two:
            # F-53, F-57: one declaration a card. Each is independent (FE-20), so the order of asking is ours.
            # All of the first player's are public before the second's (FE-19); nobody is ever stuck (F-59).
            self.pending = (1 - seat) * self.setting.slots + self.turn % self.setting.slots
            self.question = DECLARE_KIND
            self.legal = ALL_WORDS
            return
        free = self.setting.everyone & ~self.covered & ~bit(seat)  # F-14, F-15; FE-1
        if free:
            self.question = DECLARE_SEAT  # F-18: compulsory
            self.legal = shifted(free, FIRST_SEAT)
            return
        self.stuck = seat  # F-17; FE-2: only the last declarer can be
        if self.told is not None:
            self.tell(STUCK, self.setting.everyone, [seat])
        self._start_reveal()

    def _declare(self, call: i64) -> None:
        """F-13, F-16: public at once."""
        place = self.pending
        slots = self.setting.slots
        self.calls |= shifted(call + 1, 4 * place)
        self.covered |= bit(place)
        if not self.setting.of_two:
            self.targets |= shifted(place + 1, 4 * self.actor)
        self.pending = -1
        if self.told is not None:
            values: list[int] = [self.actor, place // slots, place % slots, call]
            self.tell(DECLARED, self.setting.everyone, values)
        self.turn += 1
        if self.turn < self.setting.places:
            self._ask_declaration()
        else:
            self._start_reveal()

    # ④ … ⑦ Reveal

    def _start_reveal(self) -> None:
        self.turn = 0
        self._reveal()

    def _reveal(self) -> None:
        """F-19, F-58: declarers in order from the start player, until somebody must decide."""
        while self.turn < self.setting.places:
            declarer = self._revealer()
            place = self._place_in_turn(declarer)
            if place < 0:
                return
            self.turn += 1
            # The stuck player declared on nothing; his own card comes last (F-34).
            if self.covered >> place & 1 and self._open(declarer, place):
                return
        if self.cards:  # only the stuck player's is left
            self._open_alone()
        else:
            self._end_round()

    def _revealer(self) -> i64:
        if self.setting.reveal == REVEAL_BY_TURNS:  # FE-17, the second alternative
            return (self.starter + self.turn) % self.players
        return self._seat_in_turn()

    def _place_in_turn(self, declarer: i64) -> i64:
        """Return the place to be opened now, or -1 after asking the declarer for it."""
        if not self.setting.of_two:
            place = self.target_of(declarer)
            return place if place >= 0 else declarer  # nobody declared on the stuck player's own card
        first = (1 - declarer) * self.setting.slots
        if self.setting.reveal == REVEAL_BY_TURNS:
            return first + self.turn // 2
        if self.setting.reveal == REVEAL_AS_CHOSEN:  # FE-17, the first alternative
            left = self.covered >> first & bit(self.setting.slots) - 1
            if popcount(left) > 1:
                self._ask(declarer, OPEN_PLACE, shifted(left, FIRST_SLOT))
                return -1
            return first + lowest_bit(left)
        return first + self.turn % self.setting.slots  # FE-17: in the order of placement

    def _ask(self, seat: i64, question: i64, legal: i64) -> None:
        self.actor = seat
        self.question = question
        self.legal = legal

    def _open(self, declarer: i64, place: i64) -> bool:
        """Turn up a card and resolve it; return whether a special action must be chosen first."""
        owner = place // self.setting.slots
        kind = self.card_at(place)
        call = self.call_at(place)
        to_declarer = declarer_takes(call, kind)
        taker = declarer if to_declarer else owner
        self.covered &= ~bit(place)
        self.clear(place)
        self.seats[taker].take(kind)
        if self.told is not None:
            values: list[int] = [declarer, owner, place % self.setting.slots, call, kind, taker]
            self.tell(OPENED, self.setting.everyone, values)
        if kind != FOX:
            return False
        return self._special(taker, owner if to_declarer else declarer)  # F-29; FE-5: at once

    # The fox's special action

    def _deeds(self, taker: i64, counterpart: i64) -> i64:
        """Which deeds are possible with the public cards of now, the newest and the first included (FE-6)."""
        deeds: i64 = 0
        if self.seats[taker].sour > 0:
            deeds |= 1 << PUSH  # F-30
        if self.seats[counterpart].sweet > 0:
            deeds |= 1 << STEAL  # F-31; F-32, FE-14: foxes are not among the sweet grapes
        return deeds

    def _special(self, taker: i64, counterpart: i64) -> bool:
        """F-29, F-33: let the taker choose a deed; return whether there is anything to choose."""
        deeds = self._deeds(taker, counterpart)
        optional = self.setting.special_optional
        if deeds == 0 or (popcount(deeds) == 1 and not optional):
            self._do(taker, counterpart, lowest_bit(deeds) if deeds else NOTHING, False, True)  # FE-4
            return False
        if optional:
            deeds |= 1 << DECLINE  # FE-3, the alternative
        self.counterpart = counterpart
        self._ask(taker, SPECIAL, deeds)
        return True

    def _do(self, taker: i64, counterpart: i64, deed: i64, named: bool, forced: bool) -> None:
        if deed == PUSH:
            self.seats[taker].sour -= 1
            self.seats[counterpart].sour += 1
        elif deed == STEAL:
            self.seats[counterpart].sweet -= 1
            self.seats[taker].sweet += 1
        self.counterpart = -1
        if self.told is not None:
            values: list[int] = [taker, counterpart, deed, 1 if named else 0, 1 if forced else 0]
            self.tell(DID, self.setting.everyone, values)

    def _resolve(self, option: i64) -> None:
        """Take an answer of ④ … ⑧ and go on from there."""
        seat = self.actor
        if self.question == OPEN_PLACE:
            self.turn += 1
            if self._open(seat, (1 - seat) * self.setting.slots + option - FIRST_SLOT):
                return
        elif self.question == SPECIAL:
            self._do(seat, self.counterpart, option, False, False)
        else:
            self._resolve_alone(option)
            return
        self._reveal()

    # ⑧ The stuck player opens his own card

    def _open_alone(self) -> None:
        """F-34: after all other cards, compared with his own announcement."""
        seat = self.stuck
        claim = self.claim_at(seat)
        kind = self.card_at(seat)
        fate = fate_alone(claim, kind)
        if self.told is not None:
            self.tell(OPENED_ALONE, self.setting.everyone, [seat, claim, kind, fate])
        if fate == TO_PUSH:
            others = self.setting.everyone & ~bit(seat)  # FE-7; FE-8: compulsory; FE-10
            self._ask(seat, SOLO_PUSH, shifted(others, FIRST_SEAT))
            return
        self.clear(seat)
        if fate == REMOVED:
            self.removed += bit(4 * kind)  # F-44
        else:
            self.seats[seat].take(kind)
            if kind == FOX and self._special_alone(seat):  # F-41
                return
        self._end_round()

    def _special_alone(self, seat: i64) -> bool:
        """F-41: let the stuck player choose whom the special action is for; return whether he must choose."""
        worth = self._counterparts(seat)
        if worth == 0:
            self._do(seat, -1, NOTHING, False, True)  # FE-9: nothing is possible with anybody
            return False
        if self.setting.special_any_player:
            worth = self.setting.everyone & ~bit(seat)  # FE-9, the alternative
        elif popcount(worth) == 1 and not self.setting.special_optional:
            return self._special(seat, lowest_bit(worth))  # FE-4
        legal = shifted(worth, FIRST_SEAT)
        if self.setting.special_optional:
            legal |= 1 << DECLINE  # FE-3, the alternative
        self._ask(seat, SOLO_SEAT, legal)
        return True

    def _counterparts(self, taker: i64) -> i64:
        """Return the other players with whom a deed is possible (FE-7, FE-9)."""
        found: i64 = 0
        seat: i64
        for seat in range(self.players):
            if seat != taker and self._deeds(taker, seat):
                found |= bit(seat)
        return found

    def _resolve_alone(self, option: i64) -> None:
        seat = self.actor
        if self.question == SOLO_PUSH:
            self._push_alone(seat, option - FIRST_SEAT)
        elif self.question == SOLO_SPECIAL:
            self._do(seat, self.counterpart, option, True, False)
        elif option == DECLINE:
            self._do(seat, -1, DECLINE, False, False)
        else:
            counterpart = option - FIRST_SEAT
            deeds = self._deeds(seat, counterpart)
            if popcount(deeds) > 1:
                self.counterpart = counterpart
                self._ask(seat, SOLO_SPECIAL, deeds)
                return
            # FE-4; with special_any_player also nothing at all (FE-9)
            self._do(seat, counterpart, lowest_bit(deeds) if deeds else NOTHING, True, True)
        self._end_round()

    def _push_alone(self, seat: i64, target: i64) -> None:
        """F-38."""
        self.clear(seat)
        self.seats[target].sour += 1
        if self.told is not None:
            self.tell(PUSHED, self.setting.everyone, [seat, target])

    # Clean-up, end, scoring

    def _end_round(self) -> None:
        self.targets = 0  # F-45, F-60: the declaration cards are taken back
        self.stuck = -1
        self.round += 1
        if self.round == self.setting.rounds:
            self._end()  # F-46, F-60
        elif self.setting.roles == ROLES_RANDOM:
            self._draw_starter()  # FE-16, the second alternative
        elif self.setting.roles == ROLES_FIXED:
            self._start_round(self.starter)  # FE-16, the first alternative
        else:
            self._start_round((self.starter + 1) % self.players)  # F-45; FE-16

    def _end(self) -> None:
        self.over = True
        self.actor = -2
        self.legal = 0
        self.reason = why_won(self.seats)
        if self.told is not None:
            values: list[int] = [self.reason]
            for seat in self.seats:
                values.append(seat.score())
            self.tell(ENDED, self.setting.everyone, values)

    # Asking

    def half_made(self) -> bool:
        """Return whether a placement, a declaration or a named counterpart still lacks its second half."""
        question = self.question
        if question == DECLARE_KIND:
            return not self.setting.of_two and not self.over  # two players are asked card by card
        return question == PLACE_CLAIM or (question == SOLO_SPECIAL and not self.over)

    def why_not(self, seat: i64, option: i64) -> str:
        """Return the clause that forbids an option now, from public facts and the seat's own cards."""
        if self.over:
            return "F-60" if self.setting.of_two else "F-46"
        if seat != self.actor:
            return whose_turn(self.question, self.setting.of_two)
        if 0 <= option < OPTIONS and self.legal >> option & 1:
            return ""
        return why_not_legal(self.question, option, self.actor, self.setting)

    # Copies, equality, result

    def copy(self) -> FoxGrapes:
        """Return an independent position that is equal."""
        other = FoxGrapes(self.setting)
        other.set_to(self)
        return other

    def result(self) -> Result:
        """Return ranks and payoffs (F-48 … F-51, FE-21)."""
        if not self.over:
            raise ValueError("the match is running")
        return result_of(self.seats, self.reason)


def new_match(setting: Setting) -> FoxGrapes:
    """Return a match whose cards chance is about to deal."""
    return FoxGrapes(setting)
