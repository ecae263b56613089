"""Buckets of credit for a session and for an address: generous to a household, dear to a machine."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.a_second * factor)


# Friends and schools share one address: the limits a table's code is guarded by are per address and wide.
CREATE: Final = Rate(20, 1 / 30)
# 19^5 codes: two guesses a second for a whole day find one of 100 tables with 7 %; a burst serves a class.
GUESS: Final = Rate(60, 1.0)
CONNECT: Final = Rate(200, 10)
MESSAGES: Final = Rate(40, 10)


class Buckets:
    """One bucket a key. The longest untouched are forgotten first; a forgotten one is full again."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._credit: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether `take` would: for things of which only the failed ones cost."""
        return self.take(key, 0.0) and self._credit[key][0] >= 1.0

    def take(self, key: str, cost: float = 1.0) -> bool:
        now = self._clock()
        credit, since = self._credit.pop(key, (self._rate.burst, now))
        credit = min(self._rate.burst, credit + (now - since) * self._rate.a_second)
        is_allowed = credit >= cost
        self._credit[key] = (credit - cost if is_allowed else credit, now)
        if len(self._credit) > REMEMBERED:
            self._credit.popitem(last=False)
        return is_allowed
