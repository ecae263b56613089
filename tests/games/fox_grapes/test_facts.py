"""Facts that follow from the rules, in matches played at random and by trying everything."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from games.fox_grapes.scenes import dealt, declare, declare_all, lay_all, public, scores, seats_offered, told
from promises.matches import SOAK, Case, Match, cases, played

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.records import Declared, Opened, OpenedAlone, Starts, Stuck
from yomiai.games.fox_grapes.rules import FoxGrapes, new_match
from yomiai.games.fox_grapes.setting import Setting
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.bits import count_of, total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle
from yomiai.kernel.secret import EVERY_EYE, seen_by

SEEDS = range(20 if SOAK else 2)
CASES = [case for case in cases(GAME) if not case.small]
MANY = [case for case in CASES if case.players > 2]


def whole(case: Case, seed: int) -> tuple[FoxGrapes, list[Any]]:
    *_, match = played(case, seed)
    assert isinstance(match.position, FoxGrapes)
    return match.position, match.story(EVERY_EYE)


def rounds(story: list[Any]) -> list[list[Any]]:
    found: list[list[Any]] = []
    for event in story:
        if isinstance(event, Starts):
            found.append([])
        if found:
            found[-1].append(event)
    return found


@pytest.mark.parametrize("case", MANY, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_fact_1_only_the_last_declarer_can_be_stuck(case: Case, seed: int) -> None:
    _, story = whole(case, seed)
    for events in rounds(story):
        last = (events[0].seat - 1) % case.players
        pairs = [(event.seat, event.owner) for event in events if isinstance(event, Declared)]
        stuck = [event.seat for event in events if isinstance(event, Stuck)]
        assert all(declarer != owner for declarer, owner in pairs)
        assert stuck in ([], [last])
        uncovered = set(range(case.players)) - {owner for _, owner in pairs}
        assert sorted(uncovered) == stuck
        assert [event.seat for event in events if isinstance(event, OpenedAlone)] == stuck
        assert len([event for event in events if isinstance(event, Opened)]) == case.players - len(stuck)


@pytest.mark.parametrize(
    ("players", "chance"),
    [(3, Fraction(1, 4)), (4, Fraction(5, 36)), (5, Fraction(19, 144)), (6, Fraction(203, 1800))],
)
def test_fact_2_how_often_random_targets_leave_the_last_one_stuck(players: int, chance: Fraction) -> None:
    def stuck(position: FoxGrapes) -> Fraction:
        if position.question != codes.DECLARE_SEAT:
            return Fraction(len(told(position, codes.STUCK)))
        targets = seats_offered(position)
        total = Fraction(0)
        for target in targets:
            after = position.copy()
            after.told = []
            declare(after, "A", target)
            total += stuck(after)
        return total / len(targets)

    position = dealt(" ".join(["AA"] * players))
    lay_all(position, " ".join(["AA"] * players))
    assert stuck(position) == chance


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(20))
def test_fact_3_sum_of_scores_of_three_to_six(players: int, seed: int) -> None:
    position = new_match(Setting(players))
    playout(position, Generator(seed))
    assert sum(scores(position)) == position.setting.foxes - total_of(position.removed)
    assert count_of(position.removed, 1) == 0


@pytest.mark.parametrize("seed", range(20))
def test_fact_3_sum_of_scores_of_two(seed: int) -> None:
    position = new_match(Setting(2))
    playout(position, Generator(seed))
    aside = [count_of(position.aside, kind) for kind in range(3)]
    assert sum(aside) == 3
    assert sum(scores(position)) == 7 - (aside[0] + aside[2] - aside[1])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fact_3_special_actions_keep_the_sum(case: Case) -> None:
    before: list[int] = []
    for match in played(case, 8):
        position = match.position
        assert isinstance(position, FoxGrapes)
        if match.steps and match.steps[-1][1] in {codes.PUSH, codes.STEAL, codes.DECLINE} and before:
            opened = [event for event in match.events[before[1] :] if isinstance(event, Opened | OpenedAlone)]
            change = sum(_worth(event) for event in opened)
            assert sum(scores(position)) == before[0] + change
        before = [sum(scores(position)), len(match.events)]


def _worth(event: Opened | OpenedAlone) -> int:
    if isinstance(event, OpenedAlone) and event.fate != "taken":
        return 0  # a removed card scores for nobody; a sour grape is pushed later
    return -1 if event.card.value == "sour" else 1


@pytest.mark.parametrize("declared", "SAF")
def test_fact_5_push_and_steal_change_the_scores_alike(declared: str) -> None:
    ends = []
    for deed in (codes.PUSH, codes.STEAL):
        position = dealt("AA FS AA")
        lay_all(position, "AA FF AA")
        declare_all(position, f"1{declared} 2A 0A")
        position.apply(deed)
        ends.append((scores(position), [public(position, seat)[0] for seat in range(3)]))
    assert ends[0][0] == ends[1][0]
    assert ends[0][1] != ends[1][1], "the second tie-break is where they differ"


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(6))
def test_fact_6_announcements_matter_only_to_the_stuck(players: int, seed: int) -> None:
    """The same match with other announcements, as long as nobody is stuck."""
    ends = set()
    for shift in range(3):
        position = new_match(Setting(players, starter=0))
        position.told = []
        generator = Generator(seed)
        settle(position, generator)
        while not position.over and not told(position, codes.STUCK):
            options = position.legal_options()
            option = options[generator.below(len(options))]
            if position.question == codes.PLACE_CLAIM:
                option = codes.FIRST_WORD + (option - codes.FIRST_WORD + shift) % 3
            position.apply(option)
        if not told(position, codes.STUCK):
            ends.add(tuple(public(position, seat) for seat in range(players)))
    assert len(ends) <= 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_fact_7_in_the_last_round_the_cards_of_the_others_are_known_as_a_whole(players: int) -> None:
    case = Case("fox-grapes", players, GAME.options_for(players)[0])
    match = next(m for m in played(case, 4) if m.settled and m.position.round == 4)
    assert len(_hidden_cards(match, 0)) == 1


def test_fact_7_with_two_players_they_are_not() -> None:
    case = Case("fox-grapes", 2, GAME.options_for(2)[0])
    match = next(m for m in played(case, 4) if m.settled and m.position.round == 2)
    assert len(_hidden_cards(match, 0)) > 1


def _hidden_cards(match: Match, seat: int) -> set[tuple[int, ...]]:
    """What all others hold together, in many imagined worlds."""
    eyes = seen_by(seat)
    belief = GAME.know(match.seen(eyes), match.story(eyes), seat, match.case.options)
    generator = Generator(1)
    found = set()
    for _ in range(60):
        position = belief.world(generator).position
        assert isinstance(position, FoxGrapes)
        others = [position.seats[other].hand for other in range(position.players) if other != seat]
        found.add(tuple(sum(count_of(hand, kind) for hand in others) for kind in range(3)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(10))
def test_the_length_of_a_match_is_within_its_bounds(players: int, seed: int) -> None:
    """Whole actions of 3 to 6 players: at least 5 (2n - 1), at most 10 n + foxes; of two: 36 to 43."""
    position = new_match(Setting(players))
    generator = Generator(seed)
    settle(position, generator)
    actions = 0
    while not position.over:
        options = position.legal_options()
        position.apply(options[generator.below(len(options))])
        actions += not position.half_made()
    foxes = position.setting.foxes
    low, high = (36, 36 + foxes) if players == 2 else (5 * (2 * players - 1), 10 * players + foxes)
    assert low <= actions <= high


def test_the_means_of_random_play_are_those_of_the_analysis() -> None:
    """Fox specials and stuck players a match, from two independent writings of the rules."""
    for players, specials, stuck in ((2, 5.9, 0.0), (3, 4.7, 1.26), (6, 9.8, 0.57)):
        counts: Counter[int] = Counter()
        for seed in range(300):
            position = new_match(Setting(players))
            position.told = []
            playout(position, Generator(seed))
            counts.update(happening.code for happening in position.told)
        assert abs(counts[codes.DID] / 300 - specials) < 0.4
        assert abs(counts[codes.STUCK] / 300 - stuck) < 0.2
