"""What a player has, what it is worth, and who wins (F-05, F-28, F-47 … F-51)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.fox_grapes.setting import FEWEST_PLAYERS, SOUR, SWEET
from yomiai.kernel.position import Result

# By which clause the match was decided.
RUNNING: Final = 0
BY_SCORE: Final = 1  # F-48
BY_FOXES: Final = 2  # F-49
BY_SWEET: Final = 3  # F-50
SHARED: Final = 4  # F-51
DRAWN: Final = 5  # F-51, two players
REASONS: Final = ("", "score", "foxes", "sweet", "shared", "draw")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One player's cards: the hand as packed counts, the public cards one by one."""

    __slots__ = ("foxes", "hand", "sour", "sweet")

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.sweet: i64 = 1  # F-05: one sweet and one sour grape are public from the start
        self.sour: i64 = 1
        self.foxes: i64 = 0

    def take(self, kind: i64) -> None:
        """F-28: it becomes public; a fox lies on the sweet side but counts apart (F-32, FE-14)."""
        if kind == SWEET:
            self.sweet += 1
        elif kind == SOUR:
            self.sour += 1
        else:
            self.foxes += 1

    def score(self) -> i64:
        """F-47."""
        return self.sweet + self.foxes - self.sour

    def standing(self) -> i64:
        """F-48 … F-50 in one number: score, then foxes, then sweet grapes (FE-14: foxes are none)."""
        return (self.score() * 64 + self.foxes) * 64 + self.sweet


def best_of(seats: list[Seat]) -> Seat:
    """Return a seat whose standing no other beats."""
    best = seats[0]
    for seat in seats:
        if seat.standing() > best.standing():
            best = seat
    return best


def why_won(seats: list[Seat]) -> i64:
    """Return which of F-48 … F-51 decided: the last comparison that first place needed."""
    best = best_of(seats)
    on_score: i64 = 0
    on_foxes: i64 = 0
    on_sweet: i64 = 0
    for seat in seats:
        if seat.score() == best.score():
            on_score += 1
            if seat.foxes == best.foxes:
                on_foxes += 1
                if seat.sweet == best.sweet:
                    on_sweet += 1
    if on_score == 1:
        return BY_SCORE
    if on_foxes == 1:
        return BY_FOXES
    if on_sweet == 1:
        return BY_SWEET
    return DRAWN if len(seats) == FEWEST_PLAYERS else SHARED


def result_of(seats: list[Seat], reason: i64) -> Result:
    """Return everybody's rank by the same comparison (FE-21) and zero-sum payoffs.

    The winners share n-1 more evenly among few than many: one winner has 1, each loser -1 / (n-1).
    """
    ranks: list[int] = []
    for seat in seats:
        better: i64 = 1
        for other in seats:
            if other.standing() > seat.standing():
                better += 1
        ranks.append(better)
    winners = ranks.count(1)
    payoffs: list[float] = []
    others = float(len(seats) - 1)
    for rank in ranks:
        payoffs.append((float(len(seats)) / float(winners) - 1.0) / others if rank == 1 else -1.0 / others)
    return Result(ranks, payoffs, REASONS[reason])
