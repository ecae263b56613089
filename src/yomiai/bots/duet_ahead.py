"""What the tricks to come can bring: the odds of a board and of two hands on it.

The follower of a trick answers as well as it can. The leader, who does not see that hand, finds the best
lead only in part. Everything is kept by board, so a decision pays once for what many worlds share.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from yomiai.bots.duet_moves import CHANCES, FARTHEST, MOVES, reaches
from yomiai.bots.duet_odds import LEFT, LOST, NEW_GEMS, Odds, odds
from yomiai.games.duet.boards import ALL_GEMS
from yomiai.games.duet.cards import ROYAL_HEIR, rank_of, suit_of_card
from yomiai.games.duet.path import Path
from yomiai.games.duet.setting import Setting
from yomiai.kernel.bits import bit, count_of, places_of, total_of

REACH: Final = 1.0  # what a gem in reach of two cards by chance counts, as a share of a gem taken
EDGE: Final = 1.0  # what a way off the path counts, as a share of straying
SURE: Final = 0.5  # how far the leader will find the best lead


class Board(NamedTuple):
    """All of a path that changes."""

    token: int
    gems: int
    low: int
    high: int
    forest: int


class Landing(NamedTuple):
    """Where a move leads: the odds there, the move, and the board; None when the match ends."""

    worth: float
    move: int
    board: Board | None


def board_of(path: Path) -> Board:
    return Board(int(path.token), int(path.gems), int(path.low), int(path.high), int(path.forest))


class Ahead:
    """The odds from the point of view of one decision."""

    def __init__(self, setting: Setting, round_: int, fear: float) -> None:
        """Look ahead from a round of a match; fear: how much likelier straying is taken to be."""
        self._setting = setting
        self._rounds = int(setting.rounds) - round_
        self._fear = fear
        self._worths: dict[tuple[Board, int], float] = {}
        self._landings: dict[tuple[Board, int], list[Landing]] = {}

    def of_hands(self, hands: tuple[int, int], trump: int, leader: int, board: Board, tricks: int) -> float:
        """Return the odds before a trick with both hands known; tricks: how many the round still has."""
        if tricks == 0:
            return self.of_board(board, tricks)
        ordered = self.landings(board, tricks)
        other = hands[1 - leader]
        worths = [
            self._answered(led, other, ordered, reaches(led, trump, leader, self._setting.powers))
            for led in places_of(hands[leader])
        ]
        return SURE * max(worths) + (1 - SURE) * sum(worths) / len(worths)

    def _answered(self, led: int, other: int, ordered: list[Landing], reaching: tuple[int, ...]) -> float:
        """Return the odds after the best answer to a lead; exchanges are left out."""
        replies = other & suit_of_card(led)
        if not replies or (self._setting.powers and rank_of(led) == ROYAL_HEIR):
            replies = other
        return next(worth for worth, move, _ in ordered if reaching[move + FARTHEST] & replies)

    def landings(self, board: Board, tricks: int) -> list[Landing]:
        """Return where every move leads before a trick, the best first."""
        found = self._landings.get((board, tricks))
        if found is None:
            found = [self._landing(board, move, tricks) for move in MOVES]
            found.sort(key=lambda landing: -landing.worth)
            self._landings[board, tricks] = found
        return found

    def _landing(self, board: Board, move: int, tricks: int) -> Landing:
        token, gems, low, high, forest = board
        space = token + move
        if low <= space <= high:
            after = Board(space, gems - bit(4 * space) if count_of(gems, space) else gems, low, high, forest)
            if after.gems == 0:
                return Landing(1.0, move, None)
        elif forest == 0:
            return Landing(LOST, move, None)
        else:
            after = self._strayed(board, space > high)
        return Landing(self.of_board(after, tricks - 1), move, after)

    def _strayed(self, board: Board, high: bool) -> Board:
        path = Path(self._setting.board, 0)
        path.token, path.gems, path.low, path.high, path.forest = board
        path.cover(int(high))
        path.token = self._setting.board.start
        return board_of(path)

    def of_board(self, board: Board, tricks: int) -> float:
        """Return the odds of a board before so many tricks of the round, the hands unknown."""
        found = self._worths.get((board, tricks))
        if found is None:
            found = self._worths[board, tricks] = self._of_board(board, tricks)
        return found

    def _of_board(self, board: Board, tricks: int) -> float:
        gems = int(total_of(board.gems))
        hand_cards = int(self._setting.hand_cards)
        if tricks:
            return self._worth(board, gems, odds(self._rounds, tricks, hand_cards, self._fear))
        if self._rounds == 0:
            return -LEFT * gems  # D-54
        ready = board._replace(forest=max(board.forest - 1, 0))  # D-48
        return self.of_next_round(ready, min(gems + NEW_GEMS, ALL_GEMS))  # D-46

    def of_next_round(self, board: Board, gems: int) -> float:
        """Return the odds of a board on which everything lies for the next round, with so many gems."""
        hand_cards = int(self._setting.hand_cards)
        return self._worth(board, gems, odds(self._rounds - 1, hand_cards, hand_cards, self._fear))

    def _worth(self, board: Board, gems: int, table: Odds) -> float:
        worth = table[board.forest][gems]
        gem = table[board.forest][gems - 1] - worth
        lost = worth - (table[board.forest - 1][gems] if board.forest else LOST)
        edge = EDGE * self._fear * lost
        for distance, chance in enumerate(CHANCES):
            for space in (board.token - distance, board.token + distance):
                if not board.low <= space <= board.high:
                    worth -= chance / 2 * edge
                elif count_of(board.gems, space):
                    worth += chance / 2 * REACH * gem
        return worth
