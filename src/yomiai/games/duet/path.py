"""The path through the forest: token, gems, forest tokens and what a move does to them (sections 7 to 9)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.duet.boards import ALL_GEMS, Board
from yomiai.kernel.bits import bit, count_of, total_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Path:
    """The open part of the path, and what lies on it. Ends are called by the seat that sits there: 0 or 1."""

    __slots__ = ("board", "forest", "gems", "high", "low", "token")

    def __init__(self, board: Board, forest_tokens: i64) -> None:
        self.board: Board = board
        self.gems: i64 = board.gems  # D-24: packed counts, one a space
        self.token: i64 = board.start  # D-25
        self.low: i64 = 0  # the open end near seat 0
        self.high: i64 = board.spaces - 1  # and near seat 1
        self.forest: i64 = forest_tokens  # D-25: not yet laid

    def set_to(self, other: Path) -> None:
        """Become equal to another path."""
        self.board = other.board
        self.gems = other.gems
        self.token = other.token
        self.low = other.low
        self.high = other.high
        self.forest = other.forest

    def supply(self) -> i64:
        """Return how many gems are not on the board (D-24)."""
        return ALL_GEMS - total_of(self.gems)

    def end(self, seat: i64) -> i64:
        """Return the last open space near a seat."""
        return self.high if seat else self.low

    def is_open(self, space: i64) -> bool:
        """Return whether a space still belongs to the path (D-38)."""
        return self.low <= space <= self.high

    def step(self, end: i64, distance: i64) -> bool:
        """Move the token and return True, or return False and change nothing when it would leave the path.

        D-35: seat 0's end is at index 0. D-37: stopping on the end space is an ordinary stop.
        """
        space = self.token + distance if end else self.token - distance
        if space < self.low or space > self.high:
            return False
        self.token = space
        return True

    def take(self) -> bool:
        """Take one gem where the token stops; return whether there was one (D-41, D-43, D-44)."""
        if count_of(self.gems, self.token) == 0:
            return False
        self.gems -= bit(4 * self.token)
        return True

    def cover(self, end: i64) -> i64:
        """Lay a forest token on an end; D-39: all gems there slide one space to the centre. Return how many.

        Four tokens never reach the start space (D-75, D-76).
        """
        self.forest -= 1
        covered = self.end(end)
        slid = count_of(self.gems, covered)
        self.gems -= slid << 4 * covered
        if end:
            self.high -= 1
        else:
            self.low += 1
        self.gems += slid << 4 * self.end(end)
        return slid

    def add_gems(self, move_covered: bool) -> list[int]:
        """Add a gem at each plus icon (D-46) and return where, in order.

        D-47: the gem of a covered icon goes to the nearest open space, or nowhere when `move_covered` is
        False; icons are served from the centre outward until the supply is empty.
        """
        spaces: list[int] = []
        left = self.supply()
        for icon in self.board.plus_icons:
            space: i64 = icon
            if left and (move_covered or self.is_open(space)):
                space = min(max(space, self.low), self.high)
                self.gems += bit(4 * space)
                spaces.append(space)
                left -= 1
        return spaces
