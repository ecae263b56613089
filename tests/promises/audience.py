"""A promise that does not ask the belief: each secret is shown to exactly those whom the rules name.

What the rules name stands in the tests of each game, tests/games/<game>/audience.py, and is reckoned from the
true story. A belief that reads a box opened too wide thinks what it finds there to be known, so that no other
promise has to notice.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from promises.annotations import all_records, annotated_fields, can_hide, records
from promises.matches import Case, played

from yomiai.kernel.game import Game
from yomiai.kernel.secret import Secret

MATCHES = 3  # so that what is rare comes up too; they are only played, nothing is imagined


@dataclass(frozen=True)
class Showing:
    """Where a secret stands.

    holder: the record whose field it is.
    number: the last number on the way to it: of the seat, house or place in most portraits.
    owner: the first one.
    story: all events before it, with everything in them.
    whole: the portrait or event it stands in.
    """

    case: Case
    holder: Any
    owner: int
    number: int
    story: list[Any]
    whole: Any

    @property
    def everyone(self) -> int:
        return int((1 << self.case.players) - 1)


Audience = Callable[[Showing], int]


def nobody(_: Showing) -> int:
    return 0


def everyone(showing: Showing) -> int:
    return showing.everyone


def its_seat(showing: Showing) -> int:
    """The seat that the record names."""
    return 1 << int(showing.holder.seat)


def its_place(showing: Showing) -> int:
    """Whose place in the portrait it is."""
    return 1 << showing.owner


def audiences(game: Game) -> dict[str, Audience]:
    """Who may see a field, by its name; an open one may hold something only when that is everyone."""
    found: dict[str, Audience] = importlib.import_module(
        f"games.{game.name.replace('-', '_')}.audience"
    ).MAY_SEE
    return found


def hideable(game: Game) -> set[str]:
    """Every field that can hold a secret, boxed or open."""
    fields = (field for record in all_records(records(game)) for field in annotated_fields(record))
    return {name for name, annotation in fields if can_hide(annotation)}


@functools.cache
def _names(record: type) -> frozenset[str]:
    """The fields of a record that can hold a secret."""
    return frozenset(
        name.partition(".")[2] for name, annotation in annotated_fields(record) if can_hide(annotation)
    )


def _secrets(record: Any, numbers: tuple[int, ...] = ()) -> Iterator[tuple[Any, str, Any, tuple[int, ...]]]:
    """Yield the holder, the name and the value of every field that can hold a secret, and the way to it."""
    if isinstance(record, tuple):
        for number, item in enumerate(record):
            yield from _secrets(item, (*numbers, number))
    elif isinstance(record, msgspec.Struct) and not isinstance(record, Secret):
        for name in record.__struct_fields__:
            value = getattr(record, name)
            if name in _names(type(record)):
                yield record, name, value, numbers
            else:
                yield from _secrets(value, numbers)


def _shows_as_it_may(case: Case, whole: Any, story: list[Any]) -> Iterator[str]:
    """Yield the fields that were looked at, by name."""
    may_see = audiences(case.game)
    for holder, name, value, numbers in _secrets(whole):
        if value is None or value == ():
            continue
        field = f"{type(holder).__name__}.{name}"
        owner, number = (numbers[0], numbers[-1]) if numbers else (-1, -1)
        showing = Showing(case, holder, owner, number, story, whole)
        shown = value.eyes if isinstance(value, Secret) else showing.everyone
        assert shown == may_see[field](showing), f"{field} is shown to {shown:b}: {whole}"
        yield field


def looked_at(case: Case, seed: int) -> set[str]:
    """Look at every event, and at the portrait after every step: half-made actions reach people too."""
    found: set[str] = set()
    before = 0
    for match in played(case, seed):
        for number in range(before, len(match.events)):
            found.update(_shows_as_it_may(case, match.events[number], match.events[:number]))
        before = len(match.events)
        found.update(_shows_as_it_may(case, match.game.portray(match.position), match.events))
    return found


def secrets_reach_whom_the_rules_name(case: Case, seed: int) -> None:
    for number in range(MATCHES):
        looked_at(case, seed + 1000 * number)


PROMISES = (secrets_reach_whom_the_rules_name,)
