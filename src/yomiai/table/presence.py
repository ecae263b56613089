"""Who is here. Gone with the process: nothing of it is stored, only what people decide because of it."""

from __future__ import annotations

from collections.abc import Iterable

from yomiai.table.house import House
from yomiai.wire.shown import Presence


class Attendance:
    """For each person since when nobody has been connected for him; None while somebody is."""

    def __init__(self, house: House) -> None:
        """Start with nobody known."""
        self._house = house
        self._away: dict[int, int | None] = {}
        self.announced: dict[int, Presence] = {}

    def came(self, person: int) -> None:
        self._away[person] = None

    def went(self, person: int, now_ms: int) -> None:
        self._away[person] = now_ms

    def keep(self, persons: Iterable[int], now_ms: int) -> None:
        """Know exactly these persons; a new one is away until his device connects."""
        self._away = {person: self._away.get(person, now_ms) for person in persons}

    def connected(self, person: int) -> bool:
        return self._away.get(person, 0) is None

    def of(self, person: int, now_ms: int) -> Presence:
        """Return whether a person is here, away for a moment, or absent."""
        away = self._away.get(person)
        if away is None or now_ms - away < self._house.grey_ms:
            return "here"
        return "grey" if now_ms - away < self._house.absent_ms else "absent"

    def somebody(self, now_ms: int) -> bool:
        """Whether there is anybody to play for."""
        return any(self.of(person, now_ms) != "absent" for person in self._away)

    def somebody_connected(self) -> bool:
        return any(away is None for away in self._away.values())

    def is_gone_for_long(self, person: int, now_ms: int) -> bool:
        """Whether a host has been away so long that another takes over."""
        away = self._away.get(person)
        return away is not None and now_ms - away >= self._house.host_absent_ms

    def moved(self, now_ms: int) -> dict[int, Presence]:
        """Return whose presence is not as it was last announced."""
        now: dict[int, Presence] = {person: self.of(person, now_ms) for person in self._away}
        return {person: here for person, here in now.items() if self.announced.get(person) != here}

    def announce(self, moved: dict[int, Presence]) -> None:
        """Remember what everybody has been told."""
        self.announced = {person: here for person, here in self.announced.items() if person in self._away}
        self.announced.update(moved)

    def thresholds(self, now_ms: int) -> list[int]:
        """Return the moments to come at which somebody turns grey or absent, or a host is given up."""
        house = self._house
        limits = (house.grey_ms, house.absent_ms, house.host_absent_ms)
        moments = [away + limit for away in self._away.values() if away is not None for limit in limits]
        return [moment for moment in moments if moment > now_ms]
