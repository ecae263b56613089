"""A match played in memory until it comes to what is to be looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from browsing.gallery.company import Company
from browsing.gallery.modes import MODES, Mode
from browsing.gallery.moments import Moment
from yomiai.kernel.choice import Word

MOST_MATCHES: Final = 60


def played(game: str, mode: Mode | str, happens: Callable[[Company], bool]) -> Company:
    """Play until it happens after a step, in one match or more. mode: one, or the name of a gallery's."""
    chosen = mode if isinstance(mode, Mode) else next(one for one in MODES[game] if one.name == mode)
    taken: Counter[str] = Counter()
    for seed in range(MOST_MATCHES):
        company = Company(game, chosen, seed, taken)
        while company.table.status == "playing":
            company.step()
            if happens(company):
                return company
    raise LookupError(f"it never happens in {game}, {chosen.name}")


def happened(company: Company, seat: int | None = None) -> list[Any]:
    """The events that the last step was told as, in order."""
    return [event for told in company.news(seat) for event in told.events]


def kind_of(event: object) -> str:
    return str(getattr(event, "__struct_config__").tag)  # noqa: B009 - of a message, which no type says


def told(company: Company) -> list[str]:
    """The kinds of what the last step was told as."""
    return [kind_of(event) for event in happened(company)]


def events(company: Company, seat: int | None = None) -> dict[str, Any]:
    """The same by kind; the last of each kind."""
    return {kind_of(event): event for event in happened(company, seat)}


def offered(company: Company) -> set[str]:
    """The words that can be answered now."""
    if company.table.status != "playing":
        return set()
    branches = company.must().choices.questions[0].branches
    return {one.choice.code for one in branches if isinstance(one.choice, Word)}


def now(company: Company, seat: int | None, *, behind: bool = False) -> Moment:
    """What a seat's page shows. behind: as it was before the last step, which `Company.updates` tells of."""
    game = company.table.shown(0).settings.game
    return Moment(game, seat, (company.welcome(seat, behind=behind),), {(): frozenset()})
