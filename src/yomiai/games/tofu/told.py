# never compiled: it makes records whose annotations are read at run time
"""Shirohage Tofu Shop as people are told and asked about it, and the contract the game signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, cast

from yomiai.games.tofu import rules, shop
from yomiai.games.tofu.belief import UNKNOWN, Knowledge
from yomiai.games.tofu.records import (
    KINDS,
    LEANINGS,
    PRESETS,
    Beans,
    Bought,
    Dealt,
    Drew,
    Event,
    FirstDealer,
    Kept,
    Kind,
    Leaning,
    NotPlaced,
    Offer,
    Offered,
    Options,
    Passed,
    Place,
    Placed,
    Portrait,
    Priced,
    Reported,
    Scored,
    ShopClosed,
    Sold,
    SoldInitial,
    TurnedUp,
)
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.setting import (
    CLOSED,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PHRASES,
    TOFU_KINDS,
    Setting,
)
from yomiai.kernel.bits import counts_list, places_of
from yomiai.kernel.choice import Card, Choice, Number, Seat, Word
from yomiai.kernel.game import Belief, Usual, World
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening, Position
from yomiai.kernel.secret import Secret

FACE_UP_KINDS = 4
DISCARDED_KINDS = 5
SALES = ("excellent", "ordinary", "bad", "condiment", "hot", "initial")
"""What can be sold, in the order of the rules' options."""

ASKS = {
    shop.REPORT: "report",
    shop.PRICE: "price",
    shop.BID: "offer",
    shop.PLACE: "habanero",
    shop.PLACE_KIND: "habanero_card",
}


def counted(phrases: Sequence[str]) -> int:
    """Return how many things a report said, as far as they count (T-14); ValueError for none (TE-7)."""
    said = sum(1 for phrase in phrases if phrase.strip())
    if not said:
        raise ValueError("a report says at least one thing")
    return min(said, PHRASES)


def report(leaning: Leaning, phrases: Sequence[str]) -> Word:
    """Return the choice that a report stands for; the phrases themselves travel as words of the action."""
    return Word(f"{leaning}_{counted(phrases)}")


def _setting(players: int, options: Options) -> Setting:
    return Setting(
        players,
        options.auction == "open",
        options.sell == "any_time",
        options.partial_payout,
        options.hidden_beans,
        options.dealer_step,
        options.show_sold_initial,
        options.first_dealer,
        options.excellent,
        options.ordinary,
        options.bad,
        options.condiments,
        options.habanero,
        options.removed,
        options.beans,
        options.purse,
        options.phrases,
        options.leanings,
    )


PLAIN: dict[int, Callable[..., Event]] = {
    rules.FIRST_DEALER: FirstDealer,
    rules.PRICED: Priced,
    rules.OFFERED: Offered,
    rules.PASSED: Passed,
    rules.NOT_PLACED: NotPlaced,
    rules.SHOP_CLOSED: ShopClosed,
    rules.SCORED: Scored,
}
"""Happenings whose numbers are told as they are."""


def _event(happening: Happening) -> Event:
    eyes, v = happening.eyes, happening.values
    match happening.code:
        case code if code in PLAIN:
            return PLAIN[code](*v)
        case rules.DEALT:
            return Dealt(v[0], Secret(eyes, KINDS[v[1]]))
        case rules.DREW:
            return Drew(v[0], Secret(eyes, KINDS[v[1]]))
        case rules.REPORTED:
            return Reported(v[0], LEANINGS[v[1]], v[2])
        case rules.BOUGHT:
            seat, dealer, price, kind = v
            return (
                Kept(seat, price, KINDS[kind]) if seat == dealer else Bought(seat, dealer, price, KINDS[kind])
            )
        case rules.PLACED:
            return Placed(v[0], v[1], KINDS[v[2]])
        case rules.SOLD:
            return Sold(v[0], KINDS[v[1]], v[3], bool(v[2]))
        case rules.SOLD_INITIAL:
            return SoldInitial(v[0], v[1], Secret(eyes, KINDS[v[2]]), KINDS[v[2]] if v[3] else None)
        case _:
            return TurnedUp(v[0], KINDS[v[1]])


def _portrait(position: Tofu) -> Portrait:
    half_made = position.question == shop.PLACE_KIND
    asked = ASKS.get(shop.PLACE if half_made else position.question, "")
    return Portrait(
        places=tuple(_place(position, seat) for seat in range(position.players)),
        offer=_offer(position),
        dealer=position.dealer,
        asked=asked,
        actor=position.actor,
        bank=position.bank,
        upper=position.upper,
        bottom=position.bottom,
        removed=position.setting.removed,
        discards=tuple(counts_list(position.discards, DISCARDED_KINDS)),
        over=position.over,
    )


def _place(position: Tofu, seat: int) -> Place:
    owner = position.seats[seat]
    setting, over, mine = position.setting, position.over, 1 << seat
    kept, sold = owner.initial >= 0, owner.sold >= 0
    hot = position.hot_seat == seat
    return Place(
        initial=Secret(mine, KINDS[owner.initial]) if kept and not over else None,
        turned_up=KINDS[owner.initial] if kept and over else None,
        sold_initial=Secret(mine, KINDS[owner.sold]) if sold and not setting.show_sold_initial else None,
        shown_initial=KINDS[owner.sold] if sold and setting.show_sold_initial else None,
        face_up=tuple(counts_list(owner.face_up, FACE_UP_KINDS)),
        under_habanero=KINDS[position.hot_kind] if hot else None,
        purse=Secret(mine, Beans(owner.beans)),
        beans=None if setting.hidden_beans and not over else Beans(owner.beans),
        points=position.points(seat) if over else None,
        tofu=position.tofu(seat) if over else None,
    )


def _offer(position: Tofu) -> Offer | None:
    """Once it is bought it is on offer no more, though a habanero is still to be placed."""
    if not shop.REPORT <= position.question <= shop.BID or position.over:
        return None
    priced = position.price >= 0
    return Offer(
        card=Secret(1 << position.dealer, KINDS[position.card]),
        leaning=LEANINGS[position.leaning] if position.leaning >= 0 else None,
        phrases=position.phrases,
        price=position.price if priced else None,
        leader=position.leader if priced else None,
        done=tuple(places_of(position.done)),
    )


def _choice(position: Tofu, seat: int, option: int) -> Choice:
    if rules.FIRST_SALE <= option < rules.OPTIONS:
        return Word(f"sell_{SALES[option - rules.FIRST_SALE]}")
    if seat == position.actor and option >= 0:
        match position.question:
            case shop.REPORT if option < len(LEANINGS) * PHRASES:
                return Word(f"{LEANINGS[option // PHRASES]}_{option % PHRASES + 1}")
            case shop.BID if option == rules.PASS:
                return Word("pass")
            case shop.PRICE | shop.BID if option < rules.FIRST_SALE:
                return Number(option)
            case shop.PLACE if option < position.players:
                return Seat(option)
            case shop.PLACE_KIND if option < TOFU_KINDS:
                return Card(KINDS[option].value)
            case _:
                pass  # nothing of that kind is asked now
    raise ValueError(f"no option {option}")


class TofuBelief:
    """Draws worlds for one seat; every consistent placing of the physical cards is equally likely."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge

    def world(self, generator: Generator) -> World:
        """Draw a world."""
        steps: list[tuple[int, int]] = []
        position = self.knowledge.draw(generator, steps)
        return World(tuple(steps), position)


class _Reading:
    """A story turned back into the moves that told it, and the cards it shows."""

    def __init__(self, players: int) -> None:
        self.initials = [UNKNOWN] * players
        self.first_dealer = UNKNOWN
        self.moves: list[tuple[int, int]] = []
        self._draw = UNKNOWN

    def know_initial(self, seat: int, box: Secret[Kind] | Kind | None) -> None:
        if isinstance(box, Kind):
            self.initials[seat] = KINDS.index(box)
        elif box is not None and not box.closed:
            self.initials[seat] = KINDS.index(box.open())

    def draw_card(self, box: Secret[Kind]) -> None:
        self._draw = len(self.moves)
        self.moves.append((-1, UNKNOWN if box.closed else KINDS.index(box.open())))

    def know_card(self, kind: Kind) -> None:
        self.moves[self._draw] = (-1, KINDS.index(kind))

    def take(self, seat: int, option: int) -> None:
        self.moves.append((seat, option))

    def sell(self, seat: int, what: int) -> None:
        self.take(seat, rules.FIRST_SALE + what)


def _read(reading: _Reading, event: Event) -> None:
    match event:
        case Dealt(seat, box):
            reading.know_initial(seat, box)
        case FirstDealer(seat):
            reading.first_dealer = seat
        case Drew(_, box):
            reading.draw_card(box)
        case Reported(seat, leaning, phrases):
            reading.take(seat, LEANINGS.index(leaning) * PHRASES + phrases - 1)
        case Priced(seat, price) | Offered(seat, price):
            reading.take(seat, price)
        case Passed(seat):
            reading.take(seat, rules.PASS)
        case Bought(card=card) | Kept(card=card):
            reading.know_card(card)
        case _:
            _read_rarer(reading, event)


def _read_rarer(reading: _Reading, event: Event) -> None:
    match event:
        case Placed(seat, receiver, card):
            reading.take(seat, receiver)
            reading.take(seat, KINDS.index(card))
        case Sold(seat, card, _, hot):
            reading.sell(seat, rules.SELL_HOT if hot else KINDS.index(card))
        case SoldInitial(seat, _, box, shown):
            reading.know_initial(seat, shown or box)
            reading.sell(seat, rules.SELL_INITIAL)
        case ShopClosed():
            reading.moves.append((-1, CLOSED))
        case TurnedUp(seat, card):
            reading.know_initial(seat, card)
        case _:
            pass  # it moves nothing


def _knowledge(story: Sequence[Event], players: int, setting: Setting) -> Knowledge:
    if sum(isinstance(event, Dealt) for event in story) < players:
        raise ValueError("the cards are not dealt yet")
    reading = _Reading(players)
    for event in story:
        _read(reading, event)
    return Knowledge(setting, reading.initials, reading.first_dealer, reading.moves)


class TofuGame(Usual):
    """The contract of `yomiai.kernel.game.Game` for Shirohage Tofu Shop."""

    name = "tofu"
    rules_version = 1
    silent = False
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options_type = Options
    portrait_type = Portrait
    event_type = Event
    presets = PRESETS
    words_clause = "T-14"

    def start(self, players: int, options: Options) -> Position:
        """Return a match that chance is about to deal; ValueError when options and players do not fit."""
        return rules.new_match(_setting(players, options))

    def small(self) -> Sequence[tuple[int, Options]]:
        """Return cut-down settings small enough for exhaustive search."""
        return (_few(), _few(1, sell="own_turn", auction="open"), _few(2, show_sold_initial=True))

    def options_for(self, players: int) -> Sequence[Options]:
        """Return option sets that cover every option and the interactions that matter."""
        return (
            Options(),
            Options(auction="open"),
            Options(sell="own_turn"),
            Options(partial_payout=True, dealer_step=-1),
            Options(hidden_beans=True, show_sold_initial=True),
            Options(
                auction="open",
                sell="own_turn",
                partial_payout=True,
                hidden_beans=True,
                dealer_step=-1,
                first_dealer=players - 1,
            ),
        )

    def portray(self, position: Position) -> Portrait:
        """Return the whole truth, secrets boxed."""
        return _portrait(cast("Tofu", position))

    def event(self, happening: Happening) -> Event:
        """Return a happening as a record, its secret boxed for the eyes that saw it then."""
        return _event(happening)

    def ask(self, position: Position, seat: int) -> str:
        """Return report, price, offer, habanero or habanero_card; sell for whoever is not the actor."""
        return ASKS.get(position.question, "") if seat == position.actor else "sell"

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        """Return an option: a report, pass or sale (words), a price or offer (number), a seat or a card."""
        return _choice(cast("Tofu", position), seat, option)

    def words_wanted(self, position: Position, seat: int, option: int) -> int:
        """Return how many phrases a report is told in (T-13, T-14); more than six is said as six."""
        reports = position.question == shop.REPORT and seat == position.actor
        return option % PHRASES + 1 if reports and option < len(LEANINGS) * PHRASES else 0

    def know(self, view: Portrait, story: Sequence[Event], seat: int, options: Options) -> Belief:
        """Return the belief of a seat (or of a watcher: every open box counts, whoever it belongs to).

        It comes from the story alone, so that a view which tells more shows up as a leak.
        A half-made action is not in the story: worlds stand before it. ValueError before the deal.
        """
        players = len(view.places)
        return TofuBelief(_knowledge(story, players, _setting(players, options)))


Sell = Literal["any_time", "own_turn"]


def _few(
    bank: int = 3,
    sell: Sell = "any_time",
    auction: Literal["one_lap", "open"] = "one_lap",
    show_sold_initial: bool = False,
) -> tuple[int, Options]:
    """Three players, nine cards and the two special ones, three auctions or a few more, few beans."""
    return 3, Options(
        auction=auction,
        sell=sell,
        show_sold_initial=show_sold_initial,
        excellent=2,
        ordinary=2,
        bad=3,
        condiments=2,
        removed=1,
        beans=6 + bank,
        purse=2,
        phrases=2,
        leanings=2,
    )


GAME = TofuGame()
