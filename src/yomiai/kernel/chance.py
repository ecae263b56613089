# never compiled: hashing is the standard library's, and nothing here is hot
"""Where the outcomes of chance come from: a key, a list or a generator.

The layout of bytes, which anybody may compute again (docs/record.md):

* commitment = SHA-256(secret | salt), both 32 bytes.
* key = HMAC-SHA256(secret, r0 | r1 | …), one r a seat in seat order: the length of the seat's random
  bytes as 2 bytes, most significant first, then the bytes. A seat without a page gives none.
* outcome k (counted from 0 through the whole match) with weights w: for t = 0, 1, …
  number = HMAC-SHA256(key, k as 8 bytes | t as 4 bytes), all most significant byte first, read as one
  number of 256 bits. The first number below the largest multiple of sum(w) that is not above 2**256
  counts; the outcome is the first o with number % sum(w) < w[0] + … + w[o].
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, Protocol

from yomiai.kernel.generator import Generator

SECRET_BYTES: Final = 32
SPACE: Final = 2**256


class Source(Protocol):
    """Answers for chance, one outcome after the other."""

    def choose(self, weights: Sequence[int]) -> int:
        """Return an outcome 0 .. len(weights)-1; ValueError when no weight is positive or one is negative."""
        ...


class KeySource:
    """The source of every real table: outcomes that can be checked once the key is known."""

    def __init__(self, key: bytes, start: int = 0) -> None:
        """Start with outcome number `start` of the match that the key belongs to."""
        self._key = key
        self.next = start

    def choose(self, weights: Sequence[int]) -> int:
        """Return the outcome of the next number; the same key and number always give the same."""
        outcome = keyed_outcome(self._key, self.next, weights)
        self.next += 1
        return outcome


class ListSource:
    """Outcomes written down before, for lessons and tests; never for a table that promises luck."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        """Give these outcomes, in order."""
        self._outcomes = iter(outcomes)

    def choose(self, weights: Sequence[int]) -> int:
        """Return the next of the list; ValueError when the list is used up or the outcome cannot come."""
        total_weight(weights)
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise ValueError("the list of outcomes is used up")
        if not (0 <= outcome < len(weights) and weights[outcome] > 0):
            raise ValueError(f"outcome {outcome} cannot come here")
        return outcome


class GeneratorSource:
    """A fast stream for arenas and experiments; too small a seed for people's luck."""

    def __init__(self, generator: Generator) -> None:
        """Draw from this generator, which others may share."""
        self._generator = generator

    def choose(self, weights: Sequence[int]) -> int:
        """Return an outcome drawn by weight; the sum of weights must be below 2**31."""
        return picked(weights, self._generator.below(total_weight(weights)))


def keyed_outcome(key: bytes, number: int, weights: Sequence[int]) -> int:
    """Return outcome `number` of a match under a key, unbiased."""
    total = total_weight(weights)
    limit = SPACE - SPACE % total
    attempt = 0
    while True:
        message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        if value < limit:
            return picked(weights, value % total)
        attempt += 1


def total_weight(weights: Sequence[int]) -> int:
    """Return the sum of weights; ValueError when it is not in 1 .. 2**256 or a weight is negative."""
    total = sum(weights)
    if not 0 < total <= SPACE or min(weights) < 0:
        raise ValueError("chance needs weights that are not negative, one of them positive")
    return total


def picked(weights: Sequence[int], rest: int) -> int:
    """Return the outcome in whose part of 0 .. sum(weights)-1 a number lies."""
    for outcome, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return outcome
    raise ValueError("the number is not below the sum of the weights")


def commitment(secret: bytes, salt: bytes) -> bytes:
    """Return what is shown before anybody is ready; ValueError unless both are 32 bytes long."""
    if len(secret) != SECRET_BYTES or len(salt) != SECRET_BYTES:
        raise ValueError(f"secret and salt are {SECRET_BYTES} bytes long")
    return hashlib.sha256(secret + salt).digest()


def match_key(secret: bytes, randoms: Sequence[bytes]) -> bytes:
    """Return the key of a match from the table's secret and each seat's random bytes (b"" for none)."""
    message = b"".join(len(part).to_bytes(2, "big") + part for part in randoms)
    return hmac.digest(secret, message, "sha256")
