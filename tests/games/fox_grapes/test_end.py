"""F-45 … F-51: clean-up, end and scoring of three to six players."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import dealt, declare_all, give, lay_all

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes, new_match
from yomiai.games.fox_grapes.scoring import best_of
from yomiai.games.fox_grapes.setting import Setting
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.position import Result

State = tuple[int, int, int]


def ended(*finals: State) -> Result:
    """A match of one round that ends with these public cards: each takes a sour grape in it."""
    position = dealt(" ".join("A" * len(finals)), slots=1)
    give(position, *((sweet, sour - 1, foxes) for sweet, sour, foxes in finals))
    lay_all(position, " ".join(["AA"] * len(finals)))
    if len(finals) == 2:
        position.apply(codes.FIRST_WORD + 1)
        position.apply(codes.FIRST_WORD + 1)
    else:
        declare_all(position, " ".join(f"{(seat + 1) % len(finals)}A" for seat in range(len(finals))))
    assert position.over
    return position.result()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_F45_the_start_player_moves_clockwise_and_declarations_are_taken_back(players: int) -> None:
    position = new_match(Setting(players, starter=players - 1))
    generator = Generator(5)
    settle(position, generator)
    starters = []
    number = -1
    while not position.over:
        if position.round != number:
            number = position.round
            starters.append(position.starter)
            assert position.actor == position.starter
            assert (position.cards, position.calls, position.targets, position.covered) == (0, 0, 0, 0)
        options = position.legal_options()
        position.apply(options[generator.below(len(options))])
    assert starters == [(players - 1 + number) % players for number in range(5)]


def test_F46_the_match_ends_after_five_rounds_with_empty_hands() -> None:
    position = new_match(Setting(4))
    generator = Generator(3)
    settle(position, generator)
    while not position.over:
        assert any(seat.hand for seat in position.seats) or position.round == 4
        options = position.legal_options()
        position.apply(options[generator.below(len(options))])
    assert position.round == 5
    assert [seat.hand for seat in position.seats] == [0] * 4
    assert (position.actor, position.legal) == (-2, 0)
    assert position.why_not(0, 0) == "F-46"


def test_F47_score() -> None:
    position = dealt("S A F")
    give(position, (3, 2, 1), (0, 4, 0), (2, 0, 2))
    assert [seat.score() for seat in position.seats] == [2, -4, 4]


def test_F48_highest_score_wins() -> None:
    result = ended((1, 3, 0), (4, 1, 0), (2, 1, 0))
    assert (result.ranks, result.reason) == ([3, 1, 2], "score")


def test_F49_W7_more_foxes() -> None:
    result = ended((3, 2, 1), (2, 3, 3), (3, 3, 1))
    assert (result.ranks, result.reason) == ([2, 1, 3], "foxes")


def test_F50_W7_more_sweet_grapes_foxes_not_counted_again() -> None:
    result = ended((3, 3, 2), (2, 2, 2), (3, 3, 1))
    assert (result.ranks, result.reason) == ([1, 2, 3], "sweet")


def test_F51_W7_shared_first_place() -> None:
    result = ended((3, 3, 2), (3, 3, 2), (2, 2, 1))
    assert (result.ranks, result.reason) == ([1, 1, 3], "shared")
    assert result.payoffs == [0.25, 0.25, -0.5]


def test_F51_two_players_draw() -> None:
    result = ended((3, 3, 2), (3, 3, 2))
    assert (result.ranks, result.reason) == ([1, 1], "draw")
    assert result.payoffs == [0.0, 0.0]


def test_FE14_a_fox_does_not_count_as_sweet_in_the_last_tie_break() -> None:
    result = ended((3, 3, 2), (2, 2, 2), (0, 5, 0))
    assert result.ranks == [1, 2, 3]


def test_FE21_all_ranks_by_the_same_comparison() -> None:
    result = ended((1, 1, 0), (3, 1, 0), (1, 1, 0), (2, 2, 1))
    assert result.ranks == [3, 1, 3, 2]
    assert sum(result.payoffs) == pytest.approx(0)


def test_no_result_while_the_match_runs() -> None:
    with pytest.raises(ValueError, match="running"):
        dealt("S A F").result()


def test_standing_orders_as_the_three_comparisons_do() -> None:
    """The packed comparison against the rulebook's, for all states that can occur and many that cannot."""
    states = [(s, a, f) for s in range(0, 18, 3) for a in range(0, 18, 4) for f in range(0, 11, 2)]

    def order(state: State) -> State:
        return state[0] + state[2] - state[1], state[2], state[0]

    position: FoxGrapes = dealt("S A F")
    for first in states:
        for second in states[::7]:
            give(position, first, second, second)
            best = best_of(position.seats)
            assert (best is position.seats[0]) == (order(first) >= order(second))
