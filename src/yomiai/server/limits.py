"""Buckets of credit for a session and for an address: generous to a household, dear to a machine."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.a_second * factor)


# A household, a school or a proxy is one address: what it may do in all is wide, and the guard of codes.
# A session is one page, socket or person; its share is narrow, so that enough is left to the others.
CREATE: Final = (Rate(8, 1 / 60), Rate(40, 1 / 15))
# 19^5 codes: a guess a second finds one of 100 tables in seven hours on average; a burst serves a class.
GUESS: Final = (Rate(20, 0.5), Rate(60, 1.0))
# Who comes to a table takes one of its forty places and leaves a line in its log for good.
JOIN: Final = (Rate(12, 1 / 30), Rate(60, 1 / 5))
# A match that is over is read whole and drawn picture by picture: a tenth of a second each time.
LOOK_BACK: Final = (Rate(20, 0.5), Rate(120, 4))
CONNECT: Final = Rate(200, 10)
MESSAGES: Final = (Rate(40, 10), Rate(400, 100))
LONGEST_SESSION: Final = 64


class Asker(NamedTuple):
    """Who asks: an address, and which session there; "" is everything that names none."""

    address: str
    session: str


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


class Guard:
    """Two limits at once. Who has used up a session's share costs the others at the address nothing."""

    def __init__(
        self, rates: tuple[Rate, Rate], factor: float = 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Rates of a session and of an address, in that order."""
        session, address = rates
        self._session = Buckets(session.times(factor), clock)
        self._address = Buckets(address.times(factor), clock)

    def allows(self, asker: Asker) -> bool:
        """Whether `take` would."""
        return self._session.allows(_named(asker)) and self._address.allows(asker.address)

    def take(self, asker: Asker) -> bool:
        return self._session.take(_named(asker)) and self._address.take(asker.address)


def _named(asker: Asker) -> str:
    """A session counts at its address only, so that nobody can use up another's by naming it."""
    return f"{asker.address} {asker.session[:LONGEST_SESSION]}"
