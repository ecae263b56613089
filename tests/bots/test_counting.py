"""What counts as lost and won."""

import pytest

from yomiai.arena.tournament import Tally, _count
from yomiai.kernel.position import Position, Result


class Ended(Position):
    def __init__(self, ranks: list[int], payoffs: list[float]) -> None:
        super().__init__()
        self.ended = Result(ranks, payoffs, "")

    def result(self) -> Result:
        return self.ended


@pytest.mark.parametrize(
    ("ranks", "payoffs", "lost", "won"),
    [
        ([1, 4, 1, 1], [1.0, -3.0, 1.0, 1.0], "0100", "1011"),
        ([1, 2, 3, 3], [2.0, 0.0, -1.0, -1.0], "0011", "1000"),
        ([1, 1], [-1.0, -1.0], "11", "00"),
        ([1, 1], [1.0, 1.0], "00", "11"),
        ([1, 1], [0.0, 0.0], "00", "00"),
    ],
)
def test_last_loses_first_wins_and_together_the_payoff_says(
    ranks: list[int], payoffs: list[float], lost: str, won: str
) -> None:
    tallies = [Tally() for _ in ranks]
    _count(Ended(ranks, payoffs), 0, tallies)
    assert "".join(str(tally.losses) for tally in tallies) == lost
    assert "".join(str(tally.wins) for tally in tallies) == won


def test_seats_rotate_with_the_number_of_the_match() -> None:
    tallies = [Tally() for _ in range(4)]
    for number in range(4):
        _count(Ended([4, 1, 1, 1], [-3.0, 1.0, 1.0, 1.0]), number, tallies)
    assert [tally.losses for tally in tallies] == [1, 1, 1, 1]
