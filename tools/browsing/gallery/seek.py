"""A match played in memory until it comes to what is to be looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from browsing.gallery.company import Company
from browsing.gallery.modes import MODES
from browsing.gallery.moments import Moment
from yomiai.kernel.choice import Word

MOST_MATCHES: Final = 60


def played(game: str, mode: str, happens: Callable[[Company], bool]) -> Company:
    """Play the game in one of the gallery's modes until it happens after a step, in one match or more."""
    (chosen,) = (one for one in MODES[game] if one.name == mode)
    taken: Counter[str] = Counter()
    for seed in range(MOST_MATCHES):
        company = Company(game, chosen, seed, taken)
        while company.table.status == "playing":
            company.step()
            if happens(company):
                return company
    raise LookupError(f"it never happens in {game}, {mode}")


def events(company: Company, seat: int | None = None) -> dict[str, object]:
    """What the last step was told as, by kind; the last of each kind."""
    found = [event for told in company.news(seat) for event in told.events]
    return {type(event).__struct_config__.tag: event for event in found}


def offered(company: Company) -> set[str]:
    """The words that can be answered now."""
    if company.table.status != "playing":
        return set()
    branches = company.must().choices.questions[0].branches
    return {one.choice.code for one in branches if isinstance(one.choice, Word)}


def now(company: Company, seat: int | None, *, just: bool = False) -> Moment:
    """What a seat's page shows. just: it is told the last step while one looks."""
    game = company.table.shown(0).settings.game
    after = company.updates(seat) if just else ()
    return Moment(game, seat, (company.welcome(seat, behind=just), *after), {(): frozenset()})
