# never compiled: annotations of these records are read at run time
"""Where the team would come to rest by each answer of a trick's winner (D-10, D-12).

Each answer is played through on a copy, by the rules themselves: nothing of D-35 … D-40 is written here
again. All of it follows from what lies open (D-61).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, cast

import msgspec

from yomiai.games.duet import codes
from yomiai.games.duet.rules import Duet

ANSWERS: Final = {
    codes.DECLINE: "decline",
    codes.IGNORE_LED: "ignore_led",
    codes.IGNORE_FOLLOWED: "ignore_followed",
    codes.TOWARD_WINNER: "own",
    codes.TOWARD_PARTNER: "partner",
}


class Landing(msgspec.Struct, frozen=True):
    """A way to go after an answer, if nothing more is ignored; one for each way where that is asked next."""

    answer: Literal["decline", "ignore_led", "ignore_followed", "own", "partner"]
    end: int
    """The seat at whose end the way leads (D-35)."""
    space: int | None
    """Where the team stops (D-35 … D-37); None when it would leave the path (D-38)."""
    is_defeat: bool
    """Whether it would leave the path without a forest token to lay (D-40)."""


def landings(position: Duet) -> tuple[Landing, ...]:
    """Return them for every answer that is legal now; none while something else is asked."""
    if position.over or position.question not in {codes.IGNORE, codes.DIRECT}:
        return ()
    return tuple(
        landing for option in position.legal_options() for landing in _after(position, option, option)
    )


def _after(position: Duet, option: int, answer: int) -> Iterator[Landing]:
    tried = position.copy()
    tried.told = []
    end = 1 - tried.trick.winner if option == codes.TOWARD_PARTNER else tried.trick.winner
    tried.apply(option)
    if tried.question == codes.IGNORE and not tried.over:
        yield from _after(tried, codes.DECLINE, answer)
    elif tried.question == codes.DIRECT and not tried.over:
        for way in (codes.TOWARD_WINNER, codes.TOWARD_PARTNER):
            yield from _after(tried, way, answer)
    else:
        moved = next((told.values for told in tried.told if told.code == codes.MOVED), None)
        lost = tried.over and tried.reason == codes.LOST_IN_FOREST
        name = cast("Literal['decline']", ANSWERS[answer])
        yield Landing(name, end, moved[2] if moved else None, lost)
