"""Facts that hold in every match, checked on random ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from games.duet.arranged import dealt, told
from games.duet.promised import conserved

from yomiai.games.duet import codes
from yomiai.games.duet.boards import ALL_GEMS
from yomiai.games.duet.cards import footprints_of
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.setting import Setting
from yomiai.kernel.bits import bit, nth_bit, popcount, total_of
from yomiai.kernel.generator import Generator

SETTINGS = [
    Setting(powers=powers, level=level, move_covered_plus=moves)
    for powers in (True, False)
    for level in (1, 2, 3)
    for moves in (True, False)
]


def moments(setting: Setting, seed: int) -> Iterator[Duet]:
    position = dealt(setting, seed)
    generator = Generator(seed + 100)
    while not position.over:
        yield position
        position.apply(nth_bit(position.legal, generator.below(popcount(position.legal))))
    yield position


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_and_both_hold_as_many_cards(number: int, seed: int) -> None:
    for position in moments(SETTINGS[number], seed):
        conserved(position)
        if position.question == codes.LEAD and not position.over:
            assert popcount(position.hand(0)) == popcount(position.hand(1)) == 11 - position.tricks
            assert popcount(position.undealt) == 7
        path = position.path
        assert path.low <= path.board.start <= path.high
        assert path.low <= path.token <= path.high
        assert path.supply() >= 0


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_at_most_one_gem_a_trick_and_none_after_straying(number: int) -> None:
    for seed in range(5):
        *_, position = moments(SETTINGS[number], seed)
        tricks = [happening.code for happening in position.told or ()]
        parts = " ".join(str(code) for code in tricks).split(str(codes.WON))
        for part in parts[1:]:
            assert part.split().count(str(codes.TAKEN)) <= 1
        for before, after in pairwise(tricks):
            assert after != codes.TAKEN or before == codes.MOVED


@pytest.mark.parametrize("level", [1, 2, 3])
def test_with_moving_icons_a_won_match_has_collected_whatever_came(level: int) -> None:
    """12 + 5 + 5 gems come to side A in three rounds; on side B the supply may be too small (D-47)."""
    for seed in range(30):
        *_, position = moments(Setting(level=level), seed)
        added = sum(len(spaces) for spaces in told(position, codes.ADDED))
        taken = len(told(position, codes.TAKEN))
        start = total_of(position.setting.board.gems)
        assert start + added - taken == total_of(position.path.gems)
        if level == 1:
            assert added == 5 * (position.round - 1)


def test_a_space_never_holds_more_than_fits() -> None:
    """The most that tokens and icons can bring to one space, by trying every order of the four tokens."""
    most = 0
    for level in (1, 2, 3):
        for order in range(3**4):
            path = dealt(Setting(level=level)).path
            ends = [order // 3**place % 3 for place in range(4)]
            for end in ends[:2]:
                if end < 2:
                    path.cover(end)
            path.add_gems(True)
            for end in ends[2:]:
                if end < 2:
                    path.cover(end)
            path.add_gems(True)
            assert path.supply() >= 0
            most = max(most, *(path.gems >> 4 * space & 15 for space in range(path.board.spaces)))
    assert most <= 15
    assert ALL_GEMS > 15, "so the bound is not trivial"


def test_the_fullest_space_that_can_be_holds_fourteen_gems() -> None:
    path = dealt(Setting(level=3)).path
    for _ in range(4):
        path.cover(0)
    for _ in range(2):
        path.gems -= path.gems >> 20 << 20  # the other side has been emptied, so the supply is large
        path.add_gems(True)
    assert path.gems >> 16 & 15 == 14


def test_a_sum_of_footprints_is_at_most_six() -> None:
    assert max(footprints_of(one) + footprints_of(two) for one in range(30) for two in range(30)) == 6


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_the_follower_follows(number: int) -> None:
    setting = SETTINGS[number]
    for seed in range(5):
        for position in moments(setting, seed):
            if position.over or position.question != codes.FOLLOW:
                continue
            led, hand = position.trick.led, position.hand(position.actor)
            same = sum(bit(card) for card in range(30) if hand >> card & 1 and card // 10 == led // 10)
            free = setting.powers and led % 10 == 8
            assert position.legal == (hand if free or not same else same)
