"""What is fixed for a match of Shirohage Tofu Shop, and the numbers its rules are written with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.kernel.bits import bit, shifted

FEWEST_PLAYERS: Final = 3  # T-01
MOST_PLAYERS: Final = 5  # T-01

# Kinds of cards, T-02: 31 in all. The first three are tofu.
EXCELLENT: Final = 0
ORDINARY: Final = 1
BAD: Final = 2
CONDIMENT: Final = 3
HABANERO: Final = 4
CLOSED: Final = 5
KINDS: Final = 6
TOFU_KINDS: Final = 3
EXCELLENT_CARDS: Final = 5
ORDINARY_CARDS: Final = 7
BAD_CARDS: Final = 9
CONDIMENTS: Final = 8

BEANS: Final = 50  # T-03
PURSE: Final = 10  # T-09
REMOVED: Final = 5  # T-05: so many fewer with each player more, none with five
PHRASES: Final = 6  # T-14
LEANINGS: Final = 6  # TE-7: good, ordinary, bad, condiment, hot, mixed
PAYS: Final = 3  # T-24
PAYS_INITIAL: Final = 4  # T-25


@final
@mypyc_attr(acyclic=True)
class Setting:
    """Players, options and sizes. Never changed, so copies share it."""

    def __init__(
        self,
        players: i64,
        open_auction: bool = False,
        any_time: bool = True,
        partial_payout: bool = False,
        hidden_beans: bool = False,
        dealer_step: i64 = 1,
        show_sold_initial: bool = False,
        first_dealer: i64 = -1,
        excellent: i64 = EXCELLENT_CARDS,
        ordinary: i64 = ORDINARY_CARDS,
        bad: i64 = BAD_CARDS,
        condiments: i64 = CONDIMENTS,
        habanero: bool = True,
        removed: i64 = -1,
        beans: i64 = BEANS,
        purse: i64 = PURSE,
        phrases: i64 = PHRASES,
        leanings: i64 = LEANINGS,
    ) -> None:
        """Make a setting; `first_dealer` is a seat or -1 to draw it, `removed` -1 means by players.

        Fewer cards, beans, phrases and leanings are for tests and the lab.
        ValueError for a number of players outside 3..5 (T-01) or sizes that cannot be set up.
        """
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"Shirohage Tofu Shop is for 3 to 5 players, not {players}")  # T-01
        if not -1 <= first_dealer < players or (dealer_step != 1 and dealer_step != -1):
            raise ValueError("the first dealer must be a seat, the dealer's step 1 or -1")
        self.players: Final[i64] = players
        self.open_auction: Final[bool] = open_auction  # TE-1
        self.any_time: Final[bool] = any_time  # TE-11
        self.partial_payout: Final[bool] = partial_payout  # TE-10
        self.hidden_beans: Final[bool] = hidden_beans  # T-45, TE-30
        self.dealer_step: Final[i64] = dealer_step  # TE-25
        self.show_sold_initial: Final[bool] = show_sold_initial  # TE-15
        self.first_dealer: Final[i64] = first_dealer  # TE-33
        self.everyone: Final[i64] = bit(players) - 1
        if not (0 <= excellent <= EXCELLENT_CARDS and 0 <= ordinary <= ORDINARY_CARDS):
            raise ValueError("there are up to 5 excellent and 7 ordinary tofu")
        if not (0 <= bad <= BAD_CARDS and 0 <= condiments <= CONDIMENTS):
            raise ValueError("there are up to 9 bad tofu and 8 condiments")
        self.stock: Final[i64] = (  # T-04: without the habanero and the closing card
            excellent + shifted(ordinary, 4) + shifted(bad, 8) + shifted(condiments, 12)
        )
        self.cards: Final[i64] = excellent + ordinary + bad + condiments
        self.removed: Final[i64] = REMOVED * (MOST_PLAYERS - players) if removed < 0 else removed
        self.habanero: Final[i64] = 1 if habanero else 0
        self.bottom: Final[i64] = players + 1  # T-06: so many cards and the closing card
        self.upper: Final[i64] = self.cards - self.removed - 2 * players + self.habanero  # T-08
        if self.upper < self.habanero:
            raise ValueError("there must be a card for each player and one for each at the bottom")
        if not (purse >= 0 and players * purse <= beans <= BEANS):
            raise ValueError("there are up to 50 beans, and everybody must get theirs")
        if not (1 <= phrases <= PHRASES and 1 <= leanings <= LEANINGS):
            raise ValueError("a report has up to 6 phrases that count and 6 leanings")
        self.purse: Final[i64] = purse
        self.bank: Final[i64] = beans - players * purse  # T-09
        self.beans: Final[i64] = beans
        self.phrases: Final[i64] = phrases
        self.leanings: Final[i64] = leanings
        reports: i64 = 0
        leaning: i64
        for leaning in range(leanings):
            reports |= shifted(bit(phrases) - 1, leaning * PHRASES)
        self.reports: Final[i64] = reports
