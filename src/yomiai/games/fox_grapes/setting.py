"""What is fixed for a match of Fox and Grapes: players, options, how many cards (F-01 … F-06, F-52 … F-54).

Kinds are numbers 0..2; cards of one kind are alike (F-02).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from yomiai.kernel.bits import bit, shifted

SWEET: Final = 0
SOUR: Final = 1
FOX: Final = 2
KINDS: Final = 3  # F-02

FEWEST_PLAYERS: Final = 2  # F-01
MOST_PLAYERS: Final = 6  # F-01

# F-03, the column "left to shuffle", for 2, 3, … 6 players; one sweet and one sour a player lie face up
GRAPES_LEFT: Final = (7, 5, 7, 9, 10)  # of each taste
FOXES_LEFT: Final = (7, 5, 6, 7, 10)

ROUNDS: Final = 5  # F-46
ROUNDS_OF_TWO: Final = 3  # F-60
CARDS_OF_TWO: Final = 3  # F-56: laid by each of two players in a round
MOST_CARDS: Final = 15  # as many of a kind fit into packed counts

BY_THE_RULEBOOK: Final = -1

# Who starts the next round with two players (FE-16).
ROLES_ALTERNATE: Final = 0
ROLES_FIXED: Final = 1
ROLES_RANDOM: Final = 2

# In which order cards are turned up with two players (FE-17).
REVEAL_AS_PLACED: Final = 0
REVEAL_AS_CHOSEN: Final = 1
REVEAL_BY_TURNS: Final = 2


@final
class Setting:
    """Players, options and sizes. Never changed, so copies of a position share it."""

    def __init__(
        self,
        players: i64,
        special_optional: bool = False,
        special_any_player: bool = False,
        roles: i64 = ROLES_ALTERNATE,
        reveal: i64 = REVEAL_AS_PLACED,
        starter: i64 = -1,
        sweet: i64 = BY_THE_RULEBOOK,
        sour: i64 = BY_THE_RULEBOOK,
        foxes: i64 = BY_THE_RULEBOOK,
        rounds: i64 = BY_THE_RULEBOOK,
        slots: i64 = BY_THE_RULEBOOK,
    ) -> None:
        """Make a setting; `starter` is a seat or -1 to draw the first one (F-07, FE-15).

        sweet, sour, foxes: cards left to shuffle; slots: cards a player lays in a round of two.
        Other sizes than the rulebook's are for tests and the lab.
        ValueError for a number of players outside 2..6 (F-01) or sizes that cannot be dealt.
        """
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"Fox and Grapes is for 2 to 6 players, not {players}")  # F-01
        if not -1 <= starter < players:
            raise ValueError("the starter must be a seat")
        of_two = players == FEWEST_PLAYERS
        row = players - FEWEST_PLAYERS
        self.players: Final[i64] = players
        self.of_two: Final[bool] = of_two
        self.everyone: Final[i64] = bit(players) - 1
        self.special_optional: Final[bool] = special_optional  # FE-3
        self.special_any_player: Final[bool] = special_any_player  # FE-9
        # The roles and the order of revealing are questions of the game for two only.
        self.roles: Final[i64] = roles if of_two else ROLES_ALTERNATE  # F-45; FE-16
        self.reveal: Final[i64] = reveal if of_two else REVEAL_AS_PLACED  # F-19; FE-17
        self.starter: Final[i64] = starter
        self.rounds: Final[i64] = _chosen(rounds, ROUNDS_OF_TWO if of_two else ROUNDS)  # F-46, F-60
        self.slots: Final[i64] = _chosen(slots, CARDS_OF_TWO) if of_two else 1  # F-56; F-10
        self.places: Final[i64] = players * self.slots
        self.sweet: Final[i64] = _chosen(sweet, GRAPES_LEFT[row])  # F-03, F-52
        self.sour: Final[i64] = _chosen(sour, GRAPES_LEFT[row])
        self.foxes: Final[i64] = _chosen(foxes, FOXES_LEFT[row])
        self.cards: Final[i64] = self.sweet + self.sour + self.foxes
        self.hand: Final[i64] = self.rounds * self.slots  # F-06, F-54
        self.aside: Final[i64] = self.cards - players * self.hand
        self._check_sizes()
        self.stock: Final[i64] = self.sweet | shifted(self.sour, 4) | shifted(self.foxes, 8)

    def _check_sizes(self) -> None:
        if self.rounds < 1 or not 1 <= self.slots <= CARDS_OF_TWO:
            raise ValueError("a match has rounds, and two players lay one to three cards in each")
        if max(self.sweet, self.sour, self.foxes) > MOST_CARDS or min(self.sweet, self.sour, self.foxes) < 0:
            raise ValueError("there are 0 to 15 cards of a kind")
        if self.aside < 0 or (self.aside > 0 and not self.of_two):
            raise ValueError("the cards must be dealt out completely")  # F-06; F-54 sets some aside


def _chosen(size: i64, rulebook: i64) -> i64:
    return rulebook if size == BY_THE_RULEBOOK else size
