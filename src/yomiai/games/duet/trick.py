"""The trick on the table: two cards, who leads, who wins, and which powers the winner still has."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.duet.cards import GAZELLES, MUSICIANS, follower_wins, footprints_of
from yomiai.kernel.bits import bit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Trick:
    """The cards of one trick; -1 stands for nobody and for no card."""

    __slots__ = ("followed", "gazelles", "gift", "ignored", "leader", "led", "winner")

    def __init__(self) -> None:
        self.leader: i64 = -1
        self.led: i64 = -1
        self.followed: i64 = -1
        self.gift: i64 = -1  # chosen by the player of a 7, still in its hand
        self.winner: i64 = -1
        self.gazelles: i64 = 0  # powers that the winner has neither used nor declined
        self.ignored: i64 = 0  # bit 0 the led card, bit 1 the followed one

    def begin(self, leader: i64) -> None:
        """Clear the table (D-34) for a seat that leads; for nobody with -1."""
        self.leader = leader
        self.led = -1
        self.followed = -1
        self.winner = -1
        self.gazelles = 0
        self.ignored = 0

    def set_to(self, other: Trick) -> None:
        """Become equal to another trick."""
        self.leader = other.leader
        self.led = other.led
        self.followed = other.followed
        self.gift = other.gift
        self.winner = other.winner
        self.gazelles = other.gazelles
        self.ignored = other.ignored

    def judge(self, decree: i64) -> None:
        """D-32: find the winner, by the decree that lies on the table now (D-33, D-65)."""
        follows = follower_wins(self.led, self.followed, decree)
        self.winner = 1 - self.leader if follows else self.leader

    def holds_powers(self) -> bool:
        """Whether the winner may have something to choose."""
        return (bit(self.led) | bit(self.followed)) & (MUSICIANS | GAZELLES) != 0

    def count_gazelles(self) -> None:
        """D-12: a power for each 5, whoever played it; D-63: two 5s are two powers."""
        self.gazelles = (GAZELLES >> self.led & 1) + (GAZELLES >> self.followed & 1)

    def holds_musician(self) -> bool:
        """D-10: a 1 by either player; D-62: two are no more than one."""
        return (bit(self.led) | bit(self.followed)) & MUSICIANS != 0

    def distance(self) -> i64:
        """D-35: footprints of both cards, without those that the winner ignores."""
        steps: i64 = 0
        if self.ignored & 1 == 0:
            steps += footprints_of(self.led)
        if self.ignored & 2 == 0:
            steps += footprints_of(self.followed)
        return steps
