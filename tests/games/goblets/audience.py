"""Who may see each secret of Raise Your Goblets, by the rulebook alone."""

from __future__ import annotations

from typing import Any

from promises.audience import Audience, Showing, its_seat, nobody

from yomiai.games.goblets.records import Called, Course, Drank, Roles


def its_person(showing: Showing) -> int:
    """G-66: the vassal alone, not his noble."""
    return 1 << showing.number


def house_in_view(showing: Showing) -> int:
    """G-73, G-82: both of a house."""
    return _both(showing.holder.noble, showing.holder.vassal)


def house_told_of(showing: Showing) -> int:
    return _of_house(showing, int(showing.holder.house))


def house_of_pourer(showing: Showing) -> int:
    """G-84."""
    seat = showing.holder.seat
    for event in reversed(showing.story):
        if isinstance(event, Roles) and seat in {event.noble, event.vassal}:
            return _both(event.noble, event.vassal)
    return 1 << int(seat)


def _of_house(showing: Showing, house: int) -> int:
    for event in reversed(showing.story):
        if isinstance(event, Roles) and event.house == house:
            return _both(event.noble, event.vassal)
    return 1 << house


def _both(noble: int, vassal: int | None) -> int:
    """Nobody while the seats of the houses are still being drawn."""
    return sum(1 << seat for seat in (noble, vassal) if seat is not None and seat >= 0)


def of_open_targets(showing: Showing) -> int:
    """G-12."""
    return showing.everyone if showing.case.options.targets == "open" else 0


def when_drunk(showing: Showing) -> int:
    """G-28, G-62: after the toast."""
    return showing.everyone if _in_course(showing, Called) else 0


def at_scoring(showing: Showing) -> int:
    """G-12, G-79, GC-18: when all have drunk, each house once."""
    drunk = sum(isinstance(event, Drank) for event in _course(showing))
    return showing.everyone if drunk == _houses(showing) else 0


def _houses(showing: Showing) -> int:
    """How many houses there are: a person each, or a pair each (G-65, G-68)."""
    roles = {event.house for event in showing.story if isinstance(event, Roles)}
    return len(roles) or showing.case.players


def _in_course(showing: Showing, kind: type) -> bool:
    return any(isinstance(event, kind) for event in _course(showing))


def _course(showing: Showing) -> list[Any]:
    began = max(place for place, event in enumerate(showing.story) if isinstance(event, Course))
    return showing.story[began:]


MAY_SEE: dict[str, Audience] = {
    "Blackmailed.token": its_seat,  # GC-19
    "Drank.contents": when_drunk,
    "Exchanged.other_target": of_open_targets,
    "Exchanged.target": of_open_targets,
    "GobletShown.contents": nobody,  # G-83: until it is drunk
    "Guessed.guess": its_seat,  # GC-18
    "HouseShown.guess": house_in_view,
    "HouseShown.secret_target": house_in_view,
    "HouseShown.target": of_open_targets,
    "HouseShown.tokens": house_in_view,
    "LookedAway.how": its_seat,  # GC-02, G-54
    "OpenedGuess.guess": at_scoring,
    "OpenedLoyalty.loyalty": at_scoring,
    "OpenedTarget.target": at_scoring,
    "Peeked.contents": its_seat,  # G-19, G-82
    "PersonShown.loyalty": its_person,
    "Poured.tokens": house_of_pourer,
    "Supplied.tokens": house_told_of,
    "Sworn.loyalty": its_seat,  # G-66
    "Targeted.secret_target": house_told_of,
    "Targeted.target": of_open_targets,
    "TookBack.token": its_seat,  # GC-07
}
