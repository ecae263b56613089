"""Facts that follow from the rules, in matches played at random."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from promises.hiding import boxes
from promises.matches import SOAK, Case, Match, cases, played

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import GAME, Judged, Lost, Offered, Passed
from yomiai.kernel.bits import kinds_held, total_of
from yomiai.kernel.secret import EVERY_EYE

SEEDS = range(20 if SOAK else 2)
CASES = [case for case in cases(GAME) if not case.small]


def whole(case: Case, seed: int) -> tuple[Match, list[Any]]:
    *_, match = played(case, seed)
    return match, match.story(EVERY_EYE)


def rounds(story: list[Any]) -> list[list[Any]]:
    """The events of each round, from an offer to a judgement."""
    found: list[list[Any]] = []
    for event in story:
        if isinstance(event, Offered):
            found.append([])
        if found:
            found[-1].append(event)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_fact_1_the_loser_has_just_taken_a_card(case: Case, seed: int) -> None:
    _, story = whole(case, seed)
    judged, lost = story[-2:]
    assert isinstance(judged, Judged)
    assert isinstance(lost, Lost)
    assert lost.seat == judged.taker


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", GAME.seats)
def test_fact_2_kind_limit_and_all_kinds_never_come_together(players: int, seed: int) -> None:
    before: list[int] = []
    for match in played(Case("cockroach", players, GAME.options_for(players)[1]), seed):
        position = match.position
        assert isinstance(position, rules.Cockroach)
        fronts = [seat.table for seat in position.seats]
        if position.over and position.reason != rules.EMPTY_HAND:
            is_new_kind = kinds_held(fronts[position.loser]) != kinds_held(before[position.loser])
            assert is_new_kind == (position.reason == rules.ALL_KINDS)
            assert _is_at_limit(position) == (position.reason == rules.KIND_LIMIT_REACHED)
        before = fronts


def _is_at_limit(position: rules.Cockroach) -> bool:
    """Whether the loser has as many of one kind as lose, each kind counted by itself."""
    place = GAME.portray(position).places[position.loser]
    return max(place.table) == position.setting.limit


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fact_3_each_round_moves_one_card_from_the_starter_to_the_front_of_somebody(case: Case) -> None:
    sums = []
    for match in played(case, 3):
        position = match.position
        assert isinstance(position, rules.Cockroach)
        if position.question == rules.CHOOSE_CARD:
            hands = [total_of(seat.hand) for seat in position.seats]
            sums.append((position.actor, hands, sum(total_of(seat.table) for seat in position.seats)))
    for (starter, before, fronts), (_, after, fronts_after) in pairwise(sums):
        expected = [count - (seat == starter) for seat, count in enumerate(before)]
        assert (after, fronts_after) == (expected, fronts + 1)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_fact_4_at_most_as_many_rounds_as_cards(case: Case, seed: int) -> None:
    _, story = whole(case, seed)
    assert 3 <= len(rounds(story)) <= (54 if case.players == 2 else 64)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_fact_5_nobody_receives_twice_in_a_round(case: Case, seed: int) -> None:
    _, story = whole(case, seed)
    for events in rounds(story):
        slides = [event for event in events if isinstance(event, Offered | Passed)]
        chain = [slides[0].giver, *(event.receiver for event in slides)]
        assert len(set(chain)) == len(chain)
        assert len(slides) - 1 <= max(case.players - 2, 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fact_6_between_rounds_only_hands_and_cards_aside_are_hidden(case: Case) -> None:
    ends = 0
    for match in played(case, 4):
        if not (match.settled and match.position.question == rules.CHOOSE_CARD):
            continue
        hidden = {path for path, _ in boxes(GAME.portray(match.position))}
        assert hidden <= {("aside",), *(("places", seat, "hand") for seat in range(case.players))}
        story = match.story(EVERY_EYE)
        if any(isinstance(event, Judged) for event in story):
            *_, last = rounds(story)
            judged = next(event for event in last if isinstance(event, Judged))
            seen = [box.open() for event in last for _, box in boxes(event)]
            assert seen
            assert set(seen) == {judged.card}, "something else than the card now public was seen"
            ends += 1
    assert ends > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fact_7_only_the_actual_card_counts(case: Case) -> None:
    match, story = whole(case, 5)
    taken = [event for event in story if isinstance(event, Judged)]
    for seat, place in enumerate(GAME.portray(match.position).places):
        mine = [event.card for event in taken if event.taker == seat]
        setup = sum(1 for event in story if type(event).__name__ == "TurnedUp" and event.seat == seat)
        assert sum(place.table) == len(mine) + setup
        assert all(place.table[list(type(kind)).index(kind)] >= mine.count(kind) for kind in mine)
