"""Sections 5 to 8: the toast, death, points, the end."""

from __future__ import annotations

import pytest
from games.goblets.feast import A, B, C, D, E, Feast, packed, scores

from yomiai.games.goblets import records, state, tokens
from yomiai.kernel.secret import WATCHER, view


def deadly(contents: str) -> bool:
    return Feast(courses=1).all_goblets(contents, "", "", "").toast().events(records.Drank)[-1].dead


def test_G25_the_toast_is_the_only_action_of_its_turn() -> None:
    feast = Feast()
    assert feast.may(state.TOAST)
    feast.peek()
    assert not feast.may(state.TOAST)
    assert feast.why_not(state.TOAST) == "G-25"
    assert Feast().call().actor == B


def test_G26_the_condition_forbids_it_with_wine_left() -> None:
    feast = Feast(toast_needs_no_wine=True)
    assert feast.why_not(state.TOAST) == "G-26"
    assert not feast.screen(A, "wpa").may(state.TOAST)
    assert feast.screen(A, "pa").may(state.TOAST)


def test_G26_is_off_by_default() -> None:
    assert Feast().may(state.TOAST)


def test_G27_one_action_each_from_the_callers_left_the_caller_last() -> None:
    feast = Feast(5, host=C).call()
    order = []
    while feast.position.phase == state.LAST_ROUND:
        order.append(feast.actor)
        assert feast.why_not(state.PEEK, C) == ("" if feast.actor == C else "G-27")
        feast.rotate()
    assert order == [D, E, A, B, C]  # worked example 4


def test_G28_everybody_drinks_and_all_is_shown() -> None:
    feast = Feast(courses=1).all_goblets("w", "pp", "a", "").toast()
    drunk = [view(event, WATCHER) for event in feast.events(records.Drank)]
    assert [event.seat for event in drunk] == [B, C, D, A]
    assert [event.contents.counts for event in drunk] == [
        (0, 2, 0, 0, 0),
        (0, 0, 1, 0, 0),
        (0, 0, 0, 0, 0),
        (1, 0, 0, 0, 0),
    ]


def test_G29_no_second_toast() -> None:
    feast = Feast().call()
    assert not feast.may(state.TOAST)
    assert feast.why_not(state.TOAST) == "G-29"


def test_G30_a_round_of_passes_calls_the_toast() -> None:
    feast = Feast().rotate().rotate().all_pass(4)
    assert feast.position.caller == B
    assert feast.events(records.Called)[0].standstill
    assert feast.position.phase == state.LAST_ROUND


def test_G30_whoever_acts_breaks_the_standstill() -> None:
    feast = Feast().all_pass(3).peek().pass_turn().all_pass(3)
    assert feast.position.phase == state.MAIN


@pytest.mark.parametrize("limit", [1, 3, 20])
def test_G30_so_does_the_limit_of_table_rounds_without_any_condition(limit: int) -> None:
    feast = Feast(toast_needs_no_wine=True, round_limit=limit)
    for _ in range(4 * limit):
        assert feast.position.phase == state.MAIN
        feast.rotate().rotate()
    assert feast.position.phase == state.LAST_ROUND
    assert feast.position.caller == A


@pytest.mark.parametrize(
    ("contents", "dead"),
    [("wwpa", False), ("ppa", True), ("p", True), ("ppaa", False), ("a", False), ("", False)],
)
def test_G31_G32_dead_when_there_is_more_poison_than_antidote(contents: str, dead: bool) -> None:
    assert deadly(contents) == dead


@pytest.mark.parametrize(("contents", "dead"), [("ga", True), ("gu", False), ("ppu", False), ("gpu", True)])
def test_G45_G47_goblin_and_unicorn_count_double(contents: str, dead: bool) -> None:
    assert deadly(contents) == dead  # worked example 1
    assert tokens.poison_in(packed("gp")) == 3
    assert tokens.antidote_in(packed("ua")) == 3


def test_G47_they_are_seen_as_what_they_are() -> None:
    feast = Feast().goblet(A, "gu").peek()
    assert feast.events(records.Peeked)[0].contents.open() == records.Tokens((0, 0, 0, 1, 1))


def test_G33_an_empty_goblet_is_survived_without_wine() -> None:
    assert scores(Feast(courses=1).toast()) == [(1, 0, 0, 0, 0)] * 4


def test_G34_G35_G36_the_table_of_points() -> None:
    """Targets go to the left: A has B, B has C, C has D, D has A."""
    feast = Feast(courses=1).all_goblets("", "p", "p", "").toast()
    assert scores(feast) == [(1, 1, 1, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)]
    assert feast.points == [3, 1, 0, 1]


def test_G34_a_survivor_gets_a_point() -> None:
    assert Feast(courses=1).goblet(A, "p").toast().points[C] == 1


def test_G35_a_dead_target_brings_a_point() -> None:
    assert scores(Feast(courses=1).goblet(B, "p").toast())[A][1] == 1


def test_G36_both_bring_one_more() -> None:
    assert scores(Feast(courses=1).goblet(B, "p").toast())[A][2] == 1


def test_G37_the_most_wine_brings_a_point_dead_or_alive() -> None:
    feast = Feast(courses=1).all_goblets("wwp", "w", "", "").toast()
    assert [score[3] for score in scores(feast)] == [1, 0, 0, 0]


def test_G38_a_tie_for_wine_brings_each_a_point_if_there_is_any() -> None:
    feast = Feast(courses=1).all_goblets("w", "w", "", "").toast()
    assert [score[3] for score in scores(feast)] == [1, 1, 0, 0]
    assert [score[3] for score in scores(Feast(courses=1).toast())] == [0] * 4


def test_G39_each_wine_brings_survivors_a_point_by_choice() -> None:
    feast = Feast(courses=1, wine="each").all_goblets("ww", "wp", "w", "").toast()
    assert [score[3] for score in scores(feast)] == [2, 0, 1, 0]


def test_G40_the_dead_score_for_target_and_wine() -> None:
    feast = Feast(courses=1).all_goblets("wp", "p", "", "").toast()
    assert scores(feast)[A] == (0, 1, 0, 1, 0)


def test_G40_or_for_wine_only() -> None:
    feast = Feast(courses=1, dead_score="wine_only").all_goblets("wp", "p", "", "").toast()
    assert scores(feast)[A] == (0, 0, 0, 1, 0)


def test_G41_antidotes_and_poison_bring_nothing() -> None:
    feast = Feast(courses=1).all_goblets("aaa", "ppaa", "", "").toast()
    assert feast.points == [1, 1, 1, 1]


def test_G42_the_highest_total_wins_after_the_last_course() -> None:
    feast = Feast(courses=1).goblet(B, "p").toast()
    result = feast.position.result()
    assert result.ranks == [1, 4, 2, 2]
    assert result.reason == "most_points"
    assert result.payoffs == [0.75, -0.25, -0.25, -0.25]
    assert feast.why_not(state.PASS, A) == "G-42"


def test_G43_a_tie_is_a_shared_victory() -> None:
    result = Feast(courses=1).toast().position.result()
    assert result.ranks == [1, 1, 1, 1]
    assert sum(result.payoffs) == 0


def test_G44_points_are_open_and_add_up() -> None:
    feast = Feast(courses=2).goblet(B, "p").toast().settle().toast()
    assert [person.points for person in feast.seen(WATCHER).persons] == feast.points == [4, 1, 2, 2]
