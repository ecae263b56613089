"""Masks and packed counts, against Python's own integers and lists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from devtool.native import shifts
from hypothesis import given
from hypothesis import strategies as st

from yomiai.kernel import bits

SOURCE = Path(__file__).parents[2] / "src/yomiai"
masks = st.integers(min_value=0, max_value=2**62 - 1)
counts = st.lists(st.integers(min_value=0, max_value=15), min_size=8, max_size=8)


@given(masks)
def test_popcount(mask: int) -> None:
    assert bits.popcount(mask) == mask.bit_count()


@given(masks)
def test_places_of(mask: int) -> None:
    places = bits.places_of(mask)
    assert places == [place for place in range(62) if mask >> place & 1]
    assert [bits.nth_bit(mask, n) for n in range(len(places))] == places
    if mask:
        assert bits.lowest_bit(mask) == places[0]


@pytest.mark.parametrize("place", range(62))
def test_bit_and_shifted(place: int) -> None:
    """Places from 31 on are where a compiler's C int would end."""
    assert bits.bit(place) == 1 << place
    assert bits.shifted(1, place) == 1 << place
    assert bits.shifted(2**61 >> place, place) == 2**61 >> place << place


@given(counts)
def test_packed_counts(numbers: list[int]) -> None:
    packed = bits.packed(numbers)
    assert bits.counts_list(packed, 8) == numbers
    assert [bits.count_of(packed, kind) for kind in range(8)] == numbers
    assert bits.total_of(packed) == sum(numbers)
    assert bits.places_of(bits.kinds_held(packed)) == [kind for kind in range(8) if numbers[kind]]


def constant_shifts(code: str) -> list[int]:
    """Return the lines with a constant shifted left by something that is no constant."""
    return [line for line, _ in shifts(ast.parse(code))]


def test_the_check_finds_the_shift_that_is_compiled_wrongly() -> None:
    assert constant_shifts("a = 1 << n\nb = 1 << 4 * n\nc = 1 << LOOK\nd = 1 << 3\ne = m << n") == [1, 2]


COMPILED = [
    path
    for place in ("kernel", "games")
    for path in sorted((SOURCE / place).rglob("*.py"))
    if "# never compiled" not in path.read_text(encoding="utf-8")[:400]
]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    assert constant_shifts(path.read_text(encoding="utf-8")) == []
