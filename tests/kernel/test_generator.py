"""The generator: a stream that never changes, fair numbers, seeds that do not resemble each other."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from yomiai.kernel.generator import Generator, spread


def surprise(counted: Counter[int], cells: int) -> float:
    """Chi-square against equal chances, as standard deviations above its mean."""
    expected = counted.total() / cells
    square = sum((counted[cell] - expected) ** 2 / expected for cell in range(cells))
    return (square - (cells - 1)) / math.sqrt(2 * (cells - 1))


def test_a_seed_keeps_its_stream_for_ever() -> None:
    generator = Generator(2026)
    assert [generator.below(1000) for _ in range(8)] == [83, 221, 33, 23, 760, 102, 392, 964]
    assert Generator(7).below(2**31 - 1) == 1202899041


@pytest.mark.parametrize("n", [2, 3, 7, 64, 192])
def test_numbers_are_fair(n: int) -> None:
    generator = Generator(n)
    assert abs(surprise(Counter(generator.below(n) for _ in range(300 * n)), n)) < 4


@pytest.mark.parametrize("apart", [1, 2, 2**32, 2**63])
def test_streams_of_related_seeds_do_not_meet(apart: int) -> None:
    pairs: Counter[int] = Counter()
    for seed in range(400):
        one, other = Generator(seed), Generator(seed + apart)
        pairs.update(8 * one.below(8) + other.below(8) for _ in range(16))
    assert abs(surprise(pairs, 64)) < 4


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**200, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 < spread(seed) < 1898882793 * 2**32 - 1
    generator = Generator(seed)
    assert all(0 <= generator.below(6) < 6 for _ in range(50))


def test_shuffle_makes_every_order_equally_likely() -> None:
    generator = Generator(5)
    orders: Counter[int] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        generator.shuffle(items)
        orders[_order_number(items)] += 1
    assert abs(surprise(orders, 24)) < 4


def _order_number(items: list[int]) -> int:
    number = 0
    for place, item in enumerate(items):
        smaller_later = sum(1 for other in items[place + 1 :] if other < item)
        number = number * (len(items) - place) + smaller_later
    return number
