"""What a bot's action says that is not so, and whether it disbelieves what was said: one reading a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bots.bouts import Turn, bout

from yomiai.bots.tofu_trust import LEANING_OF
from yomiai.games.tofu.records import LEANINGS
from yomiai.kernel.choice import Card, Seat, Word

Reading = Callable[[Turn], bool | None]
"""None for an action that says nothing."""


def _card(turn: Turn) -> str | None:
    return next((choice.kind for choice in turn.action if isinstance(choice, Card)), None)


def _word(turn: Turn) -> str | None:
    return next((choice.code for choice in turn.action if isinstance(choice, Word)), None)


def untrue_offer(turn: Turn) -> bool | None:
    """Cockroach Poker: a card that the giver knows under another name."""
    if not any(isinstance(choice, Seat) for choice in turn.action):
        return None
    offer = turn.view.offer
    known = _card(turn) or (None if offer.card.closed else offer.card.open().value)
    return None if known is None else known != _word(turn)


def changed_and_untrue(turn: Turn) -> bool | None:
    """Cockroach Poker: a known card passed on under another name than before, which is not its own either."""
    offer = turn.view.offer
    known = untrue_offer(turn)
    return None if known is None or offer is None or _word(turn) == offer.claim.value else known


def untrue_announcement(turn: Turn) -> bool | None:
    """Fox and Grapes: a card laid under another name."""
    card = _card(turn)
    return None if card is None else card != _word(turn)


def untrue_report(turn: Turn) -> bool | None:
    """Shirohage Tofu Shop: a report that leans another way than the card; a mixed one is never untrue."""
    leaning, _, _ = (_word(turn) or "").rpartition("_")
    if leaning not in LEANINGS:
        return None
    return leaning not in {"mixed", LEANING_OF[turn.view.offer.card.open()]}


def doubting_answer(turn: Turn) -> bool | None:
    """Cockroach Poker: "lie" instead of "true"."""
    return {"lie": True, "true": False}.get(_word(turn) or "")


def doubting_call(turn: Turn) -> bool | None:
    """Fox and Grapes: another kind declared than was announced."""
    target = next((choice.seat for choice in turn.action if isinstance(choice, Seat)), None)
    if target is None or _card(turn) is not None or _word(turn) not in {"sweet", "sour", "fox"}:
        return None
    laid = turn.view.places[target].laid[0]
    return laid is not None and laid.claim.value != _word(turn)


def believing_call(turn: Turn) -> bool | None:
    """Fox and Grapes: what was announced as a grape is called that grape."""
    doubts = doubting_call(turn)
    if doubts is None:
        return None
    target = next(choice.seat for choice in turn.action if isinstance(choice, Seat))
    laid = turn.view.places[target].laid[0]
    return None if laid is None or laid.claim.value == "fox" else not doubts


UNTRUE: Final[dict[str, Reading]] = {
    "cockroach": untrue_offer,
    "fox-grapes": untrue_announcement,
    "tofu": untrue_report,
}
DOUBTING: Final[dict[str, Reading]] = {"cockroach": doubting_answer, "fox-grapes": doubting_call}


def shares(game: str, bots: Sequence[str], matches: int, reading: Reading) -> dict[str, float]:
    """Return for each bot of a line-up the share of what it said that a reading finds so; seats rotate."""
    said, found = Counter[str](), Counter[str]()
    for name, is_so in _readings(game, bots, matches, reading):
        said[name] += 1
        found[name] += is_so
    return {name: found[name] / said[name] for name in dict.fromkeys(bots)}


def _readings(game: str, bots: Sequence[str], matches: int, reading: Reading) -> Iterator[tuple[str, bool]]:
    for number in range(matches):
        turned = number % len(bots)
        seated = [*bots[turned:], *bots[:turned]]
        for turn in bout(game, seated, number):
            is_so = reading(turn)
            if is_so is not None:
                yield seated[turn.seat], is_so
