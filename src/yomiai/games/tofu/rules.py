"""The rules of Shirohage Tofu Shop, clause by clause (T-01 … T-46, rulings TE-1 … TE-34).

Invariants: beans in purses and bank are 50; the stock, cards in front of seats, initial cards, the card
on offer and the discards hold every card once. A seat that is asked something finds its own sales among
the options; any other seat may interject them.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.tofu.setting import (
    CLOSED,
    HABANERO,
    PAYS,
    PAYS_INITIAL,
    PHRASES,
    TOFU_KINDS,
    Setting,
)
from yomiai.games.tofu.shop import (
    BID,
    DEAL,
    DRAW,
    DRAW_DEALER,
    NONE,
    PLACE,
    PLACE_KIND,
    PRICE,
    REPORT,
    Seat,
    Shop,
)
from yomiai.kernel.bits import bit, count_of, kinds_held, shifted
from yomiai.kernel.position import Position, Result

# Options: a report is leaning * 6 + phrases - 1, a price or an offer is its number (0 passes), then a
# seat and a kind for the habanero. Sales stand behind the highest offer there can be (T-03).
PASS: Final = 0
FIRST_SALE: Final = 51
SELL_HOT: Final = 4
SELL_INITIAL: Final = 5
OPTIONS: Final = 57

# Happenings and their values.
DEALT: Final = 0  # seat, kind (seen by the seat)
FIRST_DEALER: Final = 1  # seat
DREW: Final = 2  # dealer, kind (seen by the dealer)
REPORTED: Final = 3  # dealer, leaning, phrases
PRICED: Final = 4  # dealer, price
OFFERED: Final = 5  # seat, price
PASSED: Final = 6  # seat
BOUGHT: Final = 7  # seat, dealer, price, kind
PLACED: Final = 8  # seat, whose tofu, kind
NOT_PLACED: Final = 9  # seat
SOLD: Final = 10  # seat, kind, 1 if under the habanero, beans
SOLD_INITIAL: Final = 11  # seat, beans, kind (seen by the seat), 1 if shown to all
SHOP_CLOSED: Final = 12  # dealer
TURNED_UP: Final = 13  # seat, kind
SCORED: Final = 14  # seat, points, tofu, condiments used on ordinary and on bad


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tofu(Shop):
    """A match of Shirohage Tofu Shop; starts with chance dealing the initial cards (T-04 … T-10)."""

    # Set-up

    def _deal(self, kind: i64) -> None:
        seat = self.dealt
        self.seats[seat].initial = kind  # T-07
        self.seats[seat].beans = self.setting.purse  # T-09
        self.stock -= bit(4 * kind)
        self.in_stock -= 1
        self.dealt += 1
        if self.told is not None:
            self.tell(DEALT, bit(seat), [seat, kind])
        if self.dealt < self.players:
            self.await_chance(DEAL)
        elif self.setting.first_dealer >= 0:
            self._open_shop(self.setting.first_dealer)
        else:
            self.question = DRAW_DEALER
            self.legal = self.setting.everyone

    def _open_shop(self, dealer: i64) -> None:
        if self.told is not None:
            self.tell(FIRST_DEALER, 0, [dealer])
        self.dealer = dealer
        self.await_chance(DRAW)

    # A turn

    def apply(self, option: i64) -> None:
        """Take an option of the actor, or an outcome of chance."""
        if option < 0 or option >= OPTIONS or self.legal >> option & 1 == 0:
            raise ValueError(f"option {option} is not legal")
        question = self.question
        if option >= FIRST_SALE:
            self._sell(self.actor, option - FIRST_SALE)
        elif question == BID:
            self._answer(option)
        elif question == DRAW:
            self._draw(option)
        elif question == REPORT:
            self._report(option)
        elif question == PRICE:
            self._set_price(option)
        elif question == PLACE:
            self._choose_place(option)
        elif question == PLACE_KIND:
            self._place(option)
        elif question == DEAL:
            self._deal(option)
        else:
            self._open_shop(option)

    def _draw(self, kind: i64) -> None:
        if self.upper:
            self.upper -= 1
        else:
            self.bottom -= 1
        if kind == CLOSED:
            self._close()  # T-12
            return
        if kind == HABANERO:
            self.habanero = 0
        else:
            self.stock -= bit(4 * kind)
            self.in_stock -= 1
        self.card = kind
        if self.told is not None:
            self.tell(DREW, bit(self.dealer), [self.dealer, kind])  # T-11
        self.actor = self.dealer
        self.question = REPORT
        self.legal = self._answers()

    def _report(self, option: i64) -> None:
        """T-13, TE-29: it may say anything; TE-28: it comes before the price; TE-7: its length counts."""
        self.leaning = option // PHRASES
        self.phrases = option % PHRASES + 1
        if self.told is not None:
            self.tell(REPORTED, 0, [self.dealer, self.leaning, self.phrases])
        self.question = PRICE
        self.legal = self._answers()

    def _set_price(self, price: i64) -> None:
        self.price = price
        self.leader = self.dealer  # TE-4: unless somebody offers more
        self.done = 0 if self.setting.open_auction else bit(self.dealer)  # TE-2
        if self.told is not None:
            self.tell(PRICED, 0, [self.dealer, price])
        self.question = BID
        self._next()

    def _answer(self, offer: i64) -> None:
        if offer == PASS:
            self.done |= bit(self.actor)  # TE-3: for this card
            if self.told is not None:
                self.tell(PASSED, 0, [self.actor])
        else:
            self.price = offer
            self.leader = self.actor
            if not self.setting.open_auction:
                self.done |= bit(self.actor)  # TE-1: one chance each
            if self.told is not None:
                self.tell(OFFERED, 0, [self.actor, offer])
        self._next()

    def _next(self) -> None:
        """T-17: ask round from the dealer, one at a time; nobody left ends it (T-18)."""
        seat = self.actor
        _: i64
        for _ in range(1, self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.done >> seat & 1 == 0 and seat != self.leader:
                self.actor = seat
                self.legal = self._answers()
                return
        self._buy()

    def _buy(self) -> None:
        buyer = self.leader
        self.seats[buyer].beans -= self.price
        if buyer == self.dealer:
            self.bank += self.price  # T-20
        else:
            self.seats[self.dealer].beans += self.price  # T-19
        kind = self.card
        if self.told is not None:
            values: list[int] = [buyer, self.dealer, self.price, kind]
            self.tell(BOUGHT, 0, values)  # T-21, TE-31: paid, then shown
        if kind == HABANERO:
            self._ask_place(buyer)
        else:
            self.seats[buyer].face_up += bit(4 * kind)  # T-21, T-22
            self._pass_on()

    def _pass_on(self) -> None:
        """T-23: the next dealer draws; TE-25: to which side is an option; TE-34: until the shop closes."""
        self.card = NONE
        self.leaning = NONE
        self.phrases = 0
        self.price = NONE
        self.leader = NONE
        self.done = 0
        dealer = self.dealer + self.setting.dealer_step
        if dealer < 0:
            dealer = self.players - 1
        elif dealer == self.players:
            dealer = 0
        self.dealer = dealer
        self.await_chance(DRAW)

    # Habanero

    def _ask_place(self, buyer: i64) -> None:
        """T-31: any face-up tofu of all players, TE-18, TE-19: a bad one too, no face-down card."""
        targets: i64 = 0
        seat: i64
        for seat in range(self.players):
            if self._tofu_of(seat):
                targets |= bit(seat)
        if targets:
            self.actor = buyer
            self.question = PLACE
            self.legal = targets
            return
        self.discards += bit(4 * HABANERO)  # T-36, TE-20
        if self.told is not None:
            self.tell(NOT_PLACED, 0, [buyer])
        self._pass_on()

    def _tofu_of(self, seat: i64) -> i64:
        return kinds_held(self.seats[seat].face_up) & bit(TOFU_KINDS) - 1

    def _choose_place(self, seat: i64) -> None:
        self.target = seat
        self.question = PLACE_KIND
        self.legal = self._tofu_of(seat)

    def half_made(self) -> bool:
        """Return whether the habanero's buyer has chosen whose tofu, but not which."""
        return self.question == PLACE_KIND

    def _place(self, kind: i64) -> None:
        self.hot_seat = self.target  # T-34: for good
        self.hot_kind = kind
        self.target = NONE
        self.seats[self.hot_seat].face_up -= bit(4 * kind)  # T-32, T-33: counted apart from now on
        if self.told is not None:
            self.tell(PLACED, 0, [self.actor, self.hot_seat, kind])
        self._pass_on()

    # Selling to the bank

    def _sales(self, seat: i64) -> i64:
        """T-24: what a seat can sell now; T-35: a habanero with its tofu only (TE-13); TE-12: condiments."""
        bank = self.bank
        if bank == 0 or (bank < PAYS and not self.setting.partial_payout):  # TE-10
            return 0
        owner = self.seats[seat]
        sales = kinds_held(owner.face_up)
        if self.hot_seat == seat:
            sales |= bit(SELL_HOT)
        if owner.initial >= 0 and (bank >= PAYS_INITIAL or self.setting.partial_payout):
            sales |= bit(SELL_INITIAL)
        return shifted(sales, FIRST_SALE)

    def may_mask(self, seat: i64) -> i64:
        """Return what a seat may sell while another is asked: at any time (T-24) or not at all (TE-11)."""
        if seat == self.actor or not self.setting.any_time or not REPORT <= self.question <= BID:
            return 0
        if seat < 0 or seat >= self.players or self.over:
            return 0  # TE-32
        return self._sales(seat)

    def interject(self, seat: i64, option: i64) -> None:
        """Let a seat sell while another one is asked."""
        if option < 0 or option >= OPTIONS or self.may_mask(seat) >> option & 1 == 0:
            raise ValueError(f"seat {seat} cannot sell that now")
        self._sell(seat, option - FIRST_SALE)

    def _sell(self, seat: i64, what: i64) -> None:
        owner = self.seats[seat]
        pays: i64 = PAYS_INITIAL if what == SELL_INITIAL else PAYS  # T-25
        pays = min(pays, self.bank)  # TE-10
        self.bank -= pays
        owner.beans += pays
        if what == SELL_INITIAL:
            self._sell_initial(seat, pays)
        else:
            if self.told is not None:
                hot = what == SELL_HOT
                self.tell(SOLD, 0, [seat, self.hot_kind if hot else what, 1 if hot else 0, pays])
            self._discard(owner, what)
        self.legal = self._answers()  # the bank has less now

    def _discard(self, owner: Seat, what: i64) -> None:
        """T-26, TE-27: face up."""
        if what == SELL_HOT:
            self.discards += bit(4 * self.hot_kind) + bit(4 * HABANERO)
            self.hot_seat = NONE
            self.hot_kind = NONE
        else:
            owner.face_up -= bit(4 * what)
            self.discards += bit(4 * what)

    def _sell_initial(self, seat: i64, pays: i64) -> None:
        owner = self.seats[seat]
        owner.sold = owner.initial  # TE-15: face down, unless the option shows it
        owner.initial = NONE
        if self.told is not None:
            shown = 1 if self.setting.show_sold_initial else 0
            self.tell(SOLD_INITIAL, bit(seat), [seat, pays, owner.sold, shown])

    # What is legal

    def _answers(self) -> i64:
        """Return what the actor may answer; his own sales are among it (TE-11)."""
        seat = self.actor
        if self.question == REPORT:
            reports = self.setting.reports
            return reports | self._sales(seat) if self.setting.any_time else reports
        sales = self._sales(seat)
        if self.question == PRICE:
            return self._prices(sales)
        if self.question != BID:
            return self.legal  # nobody sells between buying the habanero and placing it (T-31)
        beans = self.seats[seat].beans  # TE-5: covered by beans; TE-6: no other limit
        if beans > self.price:
            sales |= bit(beans + 1) - bit(self.price + 1)
        return sales | bit(PASS)

    def _prices(self, sales: i64) -> i64:
        """T-14, T-15: 1 up to what was said and six, TE-5: covered; T-16, TE-8, TE-9: 0 if nothing else."""
        beans = self.seats[self.actor].beans
        if beans == 0:
            return sales or bit(0)
        most = min(beans, self.phrases)
        return sales | bit(most + 1) - 2

    def why_not(self, seat: i64, option: i64) -> str:
        """Return the clause that forbids an option now, from public facts and the seat's own things."""
        if self.over:
            return "TE-32" if FIRST_SALE <= option < OPTIONS else "T-12"
        mine = self.legal if seat == self.actor else self.may_mask(seat)
        if 0 <= option < OPTIONS and mine >> option & 1:
            return ""
        if FIRST_SALE <= option < OPTIONS:
            return self._why_not_sell(seat, option - FIRST_SALE)
        if seat == self.actor:
            return self._why_not_mine(option)
        if self.question <= DRAW:
            return "T-07" if self.question == DEAL else "T-11"
        if self.question == BID:
            return "T-17"
        return "T-31" if self.question >= PLACE else "T-13"

    def _why_not_mine(self, option: i64) -> str:
        beans = self.seats[self.actor].beans
        if self.question == REPORT:
            return "T-13"
        if self.question == PLACE:
            return "T-36" if 0 <= option < self.players else "T-31"
        if self.question == PLACE_KIND:
            return "T-31"
        if self.question == BID:
            return "TE-5" if option > beans else "T-17"
        if option <= 0:
            return "TE-8" if beans == 0 else "T-15"
        return "T-14" if option > self.phrases else "TE-5"

    def _why_not_sell(self, seat: i64, what: i64) -> str:
        if not REPORT <= self.question <= BID:
            return "TE-11"
        if not self.setting.any_time and (seat != self.actor or self.question == REPORT):
            return "TE-11"
        if what == SELL_HOT and self.hot_seat != seat:
            return "T-35"
        if what == SELL_INITIAL and self.seats[seat].initial < 0:
            return "T-25"
        if what <= HABANERO - 1 and count_of(self.seats[seat].face_up, what) == 0:
            return "T-26"
        return "TE-10" if self.bank else "T-24"

    # The end

    def _close(self) -> None:
        self.over = True
        self.actor = -2
        self.legal = 0
        if self.told is None:
            return
        self.tell(SHOP_CLOSED, 0, [self.dealer])
        seat: i64
        for seat in range(self.players):
            if self.seats[seat].initial >= 0:
                self.tell(TURNED_UP, 0, [seat, self.seats[seat].initial])  # T-37
        for seat in range(self.players):
            used = self.used(seat)
            self.tell(SCORED, 0, [seat, self.points(seat), self.tofu(seat), used & 15, used >> 4])

    def result(self) -> Result:
        """Return ranks by points, then tofu (T-43, T-44); what is still equal is shared (TE-24)."""
        if not self.over:
            raise ValueError("the match is running")
        ranks: list[int] = []
        seat: i64
        for seat in range(self.players):
            ranks.append(self._rank(seat))
        winners = float(ranks.count(1))
        losers = float(self.players) - winners
        scale = float(self.players - 1)
        payoffs: list[float] = []
        for rank in ranks:
            payoffs.append((losers / winners if rank == 1 else -1.0) / scale if losers else 0.0)
        return Result(ranks, payoffs, "shop_closed")

    def _rank(self, seat: i64) -> i64:
        mine = self.points(seat) * 32 + self.tofu(seat)  # T-42: beans are worth nothing
        better: i64 = 1
        other: i64
        for other in range(self.players):
            if self.points(other) * 32 + self.tofu(other) > mine:
                better += 1
        return better

    # Copies and equality

    def copy(self) -> Tofu:
        """Return an independent position that is equal."""
        other = Tofu(self.setting)
        other.set_to_shop(self)
        return other

    def set_to(self, other: Position) -> None:
        """Become equal to another position with the same number of players."""
        self.set_to_shop(cast("Tofu", other))


def new_match(setting: Setting) -> Tofu:
    """Return a match whose initial cards chance is about to deal."""
    position = Tofu(setting)
    position.await_chance(DEAL)
    return position
