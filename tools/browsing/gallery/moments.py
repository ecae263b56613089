"""The first moment of each kind, gathered from matches that are played in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from browsing.gallery import kinds
from browsing.gallery.company import Company
from browsing.gallery.kinds import Way
from browsing.gallery.modes import MODES, Mode
from yomiai.wire.server import Update, Welcome

MOST_MATCHES: Final = 60
WATCHED_FROM: Final = 12
"""Steps after which there is something to watch."""
ALWAYS: Final = {"first question", "last question", "watched", "over", "over, watched"}


@dataclass(frozen=True)
class Moment:
    """What one page is told: a welcome and what happened after it.

    seat: whose page it is; None for the one who watches.
    steps: the kinds seen at each step, by the way there; () for the moment as a whole.
    """

    game: str
    seat: int | None
    messages: tuple[Welcome | Update, ...]
    steps: Mapping[Way, frozenset[str]]

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset().union(*self.steps.values())


class Gathering:
    """What was met so far in one mode."""

    def __init__(self, game: str, mode: Mode) -> None:
        self.game, self.mode = game, mode
        self.met: set[str] = set()
        self._taken: Counter[str] = Counter()

    def match(self, seed: int) -> Iterator[Moment]:
        """Play a match and give each moment in which something new is met."""
        company = Company(self.game, self.mode, seed, self._taken)
        number, acted = 0, company.actor
        yield from self._new(company, company.actor, {(): {"first question"}}, behind=None)
        while company.table.status == "playing":
            yield from self._asked(company)
            acted = company.must().seat
            company.step()
            number += 1
            yield from self._told(company, acted)
            if number == WATCHED_FROM:
                yield from self._new(company, None, {(): {"watched"}})
        yield from self._new(company, acted, {(): {"last question"}}, behind=True)
        yield from self._new(company, acted, {(): {"over"}})
        yield from self._new(company, None, {(): {"over, watched"}})

    def _asked(self, company: Company) -> Iterator[Moment]:
        """Whoever must answer, and somebody who waits for it."""
        must = company.must()
        yield from self._new(company, must.seat, dict(kinds.asked(must.choices)))
        other = (must.seat + 1) % company.players
        yield from self._new(company, other, {(): kinds.waiting(company.sight(other))})

    def _told(self, company: Company, acted: int) -> Iterator[Moment]:
        """What just happened, for the one who did it and for another."""
        for seat, verb in ((acted, "did"), ((acted + 1) % company.players, "saw")):
            yield from self._new(company, seat, {(): kinds.told(company.news(), verb)}, behind=False)

    def _new(
        self,
        company: Company,
        seat: int | None,
        found: Mapping[Way, AbstractSet[str]],
        *,
        behind: bool | None = None,
    ) -> Iterator[Moment]:
        """A moment with only what was not met before; none when nothing is left.

        behind: True for how it was a step before, False for that and what happened then, None for now.
        """
        steps = {way: self._named(some) for way, some in found.items()}
        if not any(steps.values()):
            return
        self.met.update(*steps.values())
        welcome = company.welcome(seat, behind=behind is not None)
        after = company.updates(seat) if behind is False else ()
        yield Moment(self.game, seat, (welcome, *after), {way: some for way, some in steps.items() if some})

    def _named(self, found: AbstractSet[str]) -> frozenset[str]:
        counted = found if self.mode.whole else found & ALWAYS
        return frozenset(f"{self.mode.name}: {kind}" for kind in counted) - self.met


def moments(
    game: str,
    wanted: AbstractSet[str] | None = None,
    most_matches: int = MOST_MATCHES,
) -> Iterator[Moment]:
    """The first moments in which something new is met.

    wanted: the kinds with the names of their modes before them; a mode is left when its own are all met.
    most_matches: how many of each mode are played at most.
    """
    for mode in MODES[game]:
        gathering = Gathering(game, mode)
        left = None if wanted is None else {kind for kind in wanted if kind.startswith(mode.name + ": ")}
        for seed in range(most_matches):
            if left is not None and left <= gathering.met:
                break
            yield from gathering.match(seed)
