# never compiled: it walks the contract
"""From a position to a tree of choices, and from chosen choices back to options.

The tree is built on copies, so a half-made action never exists anywhere but here and in the
library's own positions. What it shows depends only on what the seat may know; a promise tests that.
"""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.kernel.bits import places_of
from yomiai.kernel.choice import Branch, Choice, Choices, Question
from yomiai.kernel.game import Game
from yomiai.kernel.position import Position


class Illegal(Exception):
    """A choice that is not legal now; `clause` says why, from what the seat may know; may be ""."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


def choices(game: Game, position: Position, seat: int) -> Choices | None:
    """Return what a seat may answer now, as a tree; None when it is asked nothing."""
    if not _mask(position, seat):
        return None
    known: dict[Question, int] = {}
    first = _question(game, position, seat, known)
    return Choices((first, *known))


def _mask(position: Position, seat: int) -> int:
    return position.legal if position.actor == seat else position.may_mask(seat)


def _question(game: Game, position: Position, seat: int, known: dict[Question, int]) -> Question:
    """Return what a seat is asked; further questions are numbered from 1 in `known`, equal ones once."""
    branches = []
    after = position.copy()  # one for all options: making positions is most of the work
    for option in places_of(_mask(position, seat)):
        after.set_to(position)
        _take(after, seat, option)
        then = -1
        if _goes_on(after, seat):
            further = _question(game, after, seat, known)
            then = known.setdefault(further, len(known) + 1)
        words = game.words_wanted(position, seat, option)
        branches.append(Branch(game.choice(position, seat, option), then, words))
    return Question(game.ask(position, seat), tuple(branches))


def _goes_on(position: Position, seat: int) -> bool:
    return position.actor == seat and position.half_made()


def taken(position: Position, seat: int, option: int) -> Position:
    """Return a copy in which a seat has taken an option."""
    after = position.copy()
    _take(after, seat, option)
    return after


def _take(position: Position, seat: int, option: int) -> None:
    if position.actor == seat:
        position.apply(option)
    else:
        position.interject(seat, option)


def options_of(game: Game, position: Position, seat: int, action: Sequence[Choice]) -> list[int]:
    """Return the options that an action (one or several choices) stands for.

    `Illegal` when a choice is not legal, when choices are missing or when there are too many.
    """
    found: list[int] = []
    now = position
    for number, choice in enumerate(action):
        if number and not _goes_on(now, seat):
            raise Illegal("")
        option = _option(game, now, seat, choice)
        found.append(option)
        now = taken(now, seat, option)
    if not found or _goes_on(now, seat):
        raise Illegal("")
    return found


def _option(game: Game, position: Position, seat: int, choice: Choice) -> int:
    for option in places_of(_mask(position, seat)):
        if game.choice(position, seat, option) == choice:
            return option
    raise Illegal(_why_not(game, position, seat, choice))


def _why_not(game: Game, position: Position, seat: int, choice: Choice) -> str:
    """Ask the rules why; only options that the game can name at this question are tried."""
    for option in range(62):
        try:
            named = game.choice(position, seat, option)
        except (ValueError, IndexError):
            continue
        if named == choice:
            return position.why_not(seat, option)
    return ""
