"""The outcomes of chance under a key, against a few lines that share nothing with the source."""

import hashlib
import hmac
from collections import Counter

import pytest

from yomiai.kernel.chance import (
    GeneratorSource,
    KeySource,
    ListSource,
    commitment,
    keyed_outcome,
    match_key,
)
from yomiai.kernel.generator import Generator

SECRET = bytes(range(32))
SALT = bytes(range(100, 132))
RANDOMS = (b"\x01\x02\x03", b"", b"seat two")


def independent_outcome(key: bytes, number: int, weights: list[int]) -> int:
    """The layout of docs/record.md, written a second time in other words."""
    bowl = [outcome for outcome, weight in enumerate(weights) for _ in range(weight)]
    for attempt in range(1000):
        message = f"{number:016x}{attempt:08x}"
        digest = hmac.new(key, bytes.fromhex(message), hashlib.sha256).hexdigest()
        if int(digest, 16) // len(bowl) < 16**64 // len(bowl):
            return bowl[int(digest, 16) % len(bowl)]
    raise AssertionError


def test_commitment_and_key_are_pinned() -> None:
    assert commitment(SECRET, SALT).hex() == hashlib.sha256(SECRET + SALT).hexdigest()
    assert (
        match_key(SECRET, RANDOMS)
        == hmac.new(SECRET, b"\x00\x03\x01\x02\x03\x00\x00\x00\x08seat two", "sha256").digest()
    )
    assert commitment(SECRET, SALT).hex() == PINNED_COMMITMENT
    assert match_key(SECRET, RANDOMS).hex() == PINNED_KEY


PINNED_COMMITMENT = "bd2a1f6a1c7be24cd4a6ddb5d2094bd7dd2e0f8ea1c7c069c33e4505f523b5dc"
PINNED_KEY = "79bb32e8ad6cbfdfe2a99c044d7bae90463fbf74bc106eda1367376e8a8f7b2f"
PINNED_OUTCOMES = "66117453126535476263"


def test_outcomes_are_pinned() -> None:
    source = KeySource(match_key(SECRET, RANDOMS))
    drawn = [source.choose([8] * 8) for _ in range(20)]
    assert drawn == [int(digit) for digit in PINNED_OUTCOMES]


def test_outcomes_equal_the_independent_computation() -> None:
    key = match_key(SECRET, RANDOMS)
    for number, weights in enumerate([[1], [1, 1], [0, 3, 0, 2], [8, 7, 6], [1000, 1], list(range(40))] * 20):
        assert keyed_outcome(key, number, weights) == independent_outcome(key, number, weights)


def test_a_number_beyond_the_last_multiple_is_thrown_again() -> None:
    half = [2**255 + 1]
    key = b"k" * 32
    tries = [
        int.from_bytes(hmac.digest(key, bytes(8) + t.to_bytes(4, "big"), "sha256"), "big") for t in range(9)
    ]
    expected = next(value for value in tries if value < half[0])
    assert keyed_outcome(key, 0, [expected, 1, half[0] - expected - 1]) == 1


def test_a_key_source_can_start_in_the_middle() -> None:
    whole, late = KeySource(SALT), KeySource(SALT, start=5)
    drawn = [whole.choose([1] * 9) for _ in range(10)]
    assert [late.choose([1] * 9) for _ in range(5)] == drawn[5:]


def test_outcomes_follow_their_weights() -> None:
    source = KeySource(SALT)
    counts = Counter(source.choose([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 2850 < counts[2] < 3150  # five standard deviations around 3000


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [3, -1]])
def test_weights_without_sense_are_refused(weights: list[int]) -> None:
    for source in (KeySource(SALT), ListSource([0]), GeneratorSource(Generator(1))):
        with pytest.raises(ValueError, match="weights"):
            source.choose(weights)


@pytest.mark.parametrize("outcomes", [[], [1], [3], [-1]])
def test_a_list_gives_no_outcome_that_cannot_come(outcomes: list[int]) -> None:
    with pytest.raises(ValueError, match="outcome"):
        ListSource(outcomes).choose([1, 0, 1])


def test_a_list_gives_its_outcomes_in_order() -> None:
    source = ListSource([2, 0])
    assert [source.choose([1, 1, 1]), source.choose([1, 1, 1])] == [2, 0]


def test_a_generator_source_shares_its_generator() -> None:
    one, other = GeneratorSource(Generator(7)), Generator(7)
    assert [one.choose([1] * 6) for _ in range(9)] == [other.below(6) for _ in range(9)]


def test_short_secrets_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(SECRET[:31], SALT)
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(SECRET, SALT + b"x")
