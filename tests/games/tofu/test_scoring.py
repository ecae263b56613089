"""Condiments, points, the winner and the tie-break: T-27 to T-30, T-37 to T-45."""

from __future__ import annotations

from itertools import product

import pytest
from games.tofu.shops import B, G, N, X, Y, beans, close, drawn, give_beans, lay, opened, sell, told

from yomiai.games.tofu import shop
from yomiai.games.tofu.records import Beans, Scored, TurnedUp
from yomiai.games.tofu.rules import Tofu
from yomiai.games.tofu.scoring import on_bad, on_ordinary, points
from yomiai.games.tofu.told import GAME
from yomiai.kernel.secret import seen_by, view


def arranged(owned: tuple[int, int, int, int], used_fair: int, used_bad: int) -> int:
    """Points of one arrangement, from the table of the rulebook."""
    good, fair, bad, locked = owned
    fair_after = fair - used_fair + used_bad
    bad_after = bad + locked - used_bad
    return 5 * (good + used_fair) + 3 * fair_after + bad_after**2


def best(good: int, fair: int, bad: int, locked: int, condiments: int) -> int:
    return max(
        arranged((good, fair, bad, locked), used_fair, used_bad)
        for used_fair, used_bad in product(range(fair + 1), range(bad + 1))
        if used_fair + used_bad <= condiments
    )


def test_T27_T28_T29_T30_the_closed_form_is_the_best_of_all_arrangements() -> None:
    for good, fair, bad, locked, condiments in product(range(6), range(8), range(10), range(2), range(9)):
        wanted = best(good, fair, bad, locked, condiments)
        assert points(good, fair, bad, locked, condiments) == wanted
        used = on_ordinary(fair, condiments), on_bad(fair, bad, locked, condiments)
        assert used[0] <= fair
        assert used[1] <= bad
        assert sum(used) <= condiments
        assert arranged((good, fair, bad, locked), *used) == wanted


@pytest.mark.parametrize(
    ("owned", "wanted"),
    [
        ((0, 0, 1, 0, 1), 3),
        ((0, 0, 2, 0, 1), 4),
        ((0, 0, 2, 0, 2), 6),
        ((0, 0, 3, 0, 1), 9),
        ((0, 0, 3, 0, 3), 9),
        ((0, 1, 1, 0, 1), 6),
        ((1, 2, 3, 0, 2), 24),
        ((0, 1, 3, 0, 4), 14),
        ((0, 2, 2, 0, 4), 16),
        ((0, 0, 0, 1, 1), 1),
        ((0, 0, 1, 1, 1), 4),
        ((2, 1, 4, 1, 3), 40),
        ((0, 0, 5, 0, 5), 25),
    ],
)
def test_T38_T39_T40_worked_scores(owned: tuple[int, int, int, int, int], wanted: int) -> None:
    """W9 of the rulebook."""
    assert points(*owned) == wanted


def test_T29_T30_using_condiments_is_optional() -> None:
    assert points(1, 0, 0, 0, 8) == 5
    assert points(0, 0, 3, 0, 1) == 9  # one used would make it 7


def test_TE23_two_on_one_bad_tofu_do_not_make_it_excellent() -> None:
    assert points(0, 0, 1, 0, 2) == 3


def test_T41_condiments_alone_are_worth_nothing() -> None:
    assert points(0, 0, 0, 0, 8) == 0


@pytest.mark.parametrize("count", range(11))
def test_T40_bad_tofu_count_by_their_square(count: int) -> None:
    assert points(0, 0, count, 0, 0) == count * count


def ended(*fronts: tuple[int, ...], initials: tuple[int, ...] = (Y, Y, Y)) -> Tofu:
    position = opened(3, initials)
    for seat, kinds in enumerate(fronts):
        lay(position, seat, *kinds)
    close(position)
    return position


def test_T37_TE22_an_initial_card_that_is_kept_counts() -> None:
    position = ended((G,), (N,), (B,), initials=(G, Y, B))
    assert [position.points(seat) for seat in range(3)] == [10, 5, 4]
    assert [position.tofu(seat) for seat in range(3)] == [2, 1, 2]
    assert TurnedUp(0, GAME.portray(position).places[0].turned_up) in told(position)  # type: ignore[arg-type]


def test_T37_a_sold_one_does_not() -> None:
    position = drawn(N, initials=(G, N, N))
    sell(position, 0, 5)
    close(position)
    assert position.points(0) == 0
    assert not any(isinstance(event, TurnedUp) and event.seat == 0 for event in told(position))


def test_T42_beans_score_nothing() -> None:
    position = drawn(N)
    give_beans(position, 50, 0, 0)
    lay(position, 1, G)
    close(position)
    assert position.result().ranks[1] == 1


def test_T43_the_highest_total_wins() -> None:
    position = ended((G,), (N, N), (B, B, B))
    result = position.result()
    assert result.ranks == [3, 2, 1]  # 5; 3 + 3 and 2 more by a condiment; 9, its condiment unused
    assert result.payoffs == [-0.5, -0.5, 1.0]
    assert result.reason == "shop_closed"


def test_T44_TE24_a_tie_goes_to_more_tofu_and_is_shared_then() -> None:
    """W11 of the rulebook."""
    position = ended((G,) * 5, (N, N, N, B, B, B, B), (B,) * 5, initials=(Y, B, Y))
    position.seats[1].face_up = 3 << 4 | 3 << 8  # the fourth bad one is the initial card
    assert [position.points(seat) for seat in range(3)] == [25, 25, 25]
    assert [position.tofu(seat) for seat in range(3)] == [5, 7, 5]
    result = position.result()
    assert result.ranks == [2, 1, 2]
    shared = ended((G,), (G,), ())
    assert shared.result().ranks == [1, 1, 3]
    assert shared.result().payoffs == [0.25, 0.25, -0.5]


def test_TE24_all_alike_share() -> None:
    position = ended((G,), (G,), (G,))
    assert position.result().ranks == [1, 1, 1]
    assert position.result().payoffs == [0.0, 0.0, 0.0]


def test_TE14_condiments_are_arranged_at_the_end() -> None:
    position = ended((N, B, Y), (), ())
    scored = [event for event in told(position) if isinstance(event, Scored)]
    assert scored[0] == Scored(0, 5 + 3, 2, 1, 1)


@pytest.mark.parametrize("hidden", [False, True])
def test_T45_TE30_beans_are_open_unless_the_option_hides_them(hidden: bool) -> None:
    position = drawn(N, hidden_beans=hidden)
    for eyes in range(3):
        seen = view(GAME.portray(position), seen_by(eyes))
        for seat, place in enumerate(seen.places):
            assert place.beans == (None if hidden else Beans(10))
            assert place.purse.closed == (seat != eyes)
    assert beans(position) == [10, 10, 10]
    close(position)
    assert GAME.portray(position).places[0].beans == Beans(10)


def test_the_end_shows_what_everybody_has() -> None:
    position = ended((G,), (), ())
    portrait = GAME.portray(position)
    assert portrait.over
    assert [place.points for place in portrait.places] == [5, 0, 0]
    assert position.question == shop.DRAW
    assert X == 5
