"""What is fixed for a match: the board, the options and the sizes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from yomiai.games.duet.boards import FOREST_TOKENS, Board
from yomiai.games.duet.cards import RANKS, SUITS, pack

PLAYERS: Final = 2  # D-01
HAND_CARDS: Final = 11  # D-26
ROUNDS: Final = 3  # D-29
EVERYONE: Final = 3  # both seats, as a mask


@final
class Sizes:
    """How much there is of everything; cut down for tests and the lab."""

    def __init__(
        self,
        suits: i64 = SUITS,
        lowest: i64 = 1,
        highest: i64 = RANKS,
        hand_cards: i64 = HAND_CARDS,
        rounds: i64 = ROUNDS,
        forest_tokens: i64 = FOREST_TOKENS,
    ) -> None:
        """Make sizes; ValueError for such as cannot be dealt or do not fit the board."""
        if not (1 <= suits <= SUITS and 1 <= lowest <= highest <= RANKS):
            raise ValueError("suits are 1 to 3, ranks 1 to 10")
        if not (1 <= rounds <= ROUNDS and 0 <= forest_tokens <= FOREST_TOKENS):
            raise ValueError("rounds are 1 to 3, forest tokens 0 to 4")
        if hand_cards < 1 or suits * (highest - lowest + 1) <= PLAYERS * hand_cards:
            raise ValueError("after both hands a decree card must be left")
        self.pack: Final[i64] = pack(suits, lowest, highest)
        self.hand_cards: Final[i64] = hand_cards
        self.rounds: Final[i64] = rounds
        self.forest_tokens: Final[i64] = forest_tokens


@final
class Setting:
    """The board, the options and the sizes of a match. Never changed, so copies share it."""

    def __init__(
        self,
        powers: bool = True,
        level: i64 = 1,
        move_covered_plus: bool = True,
        scored: bool = False,
        dealer: i64 = -1,
        sizes: Sizes | None = None,
    ) -> None:
        """Make a setting; `dealer` is the seat that deals first, or -1 to draw it (D-26)."""
        if not -1 <= dealer < PLAYERS:
            raise ValueError("the dealer is a seat")
        self.powers: Final[bool] = powers  # D-08a
        self.board: Final[Board] = Board(level)  # D-21
        self.move_covered_plus: Final[bool] = move_covered_plus  # D-47
        self.scored: Final[bool] = scored  # D-57
        self.dealer: Final[i64] = dealer
        whole = Sizes() if sizes is None else sizes
        self.pack: Final[i64] = whole.pack
        self.hand_cards: Final[i64] = whole.hand_cards
        self.rounds: Final[i64] = whole.rounds
        self.forest_tokens: Final[i64] = whole.forest_tokens
