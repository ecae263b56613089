"""The devices at one table, and what each is told. Everything goes through the table's own closing."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar, cast

import msgspec

from yomiai import __version__
from yomiai.server.device import Device, encoded
from yomiai.table.log import Entry, Kicked
from yomiai.table.table import Table, eyes_of
from yomiai.wire import PROTOCOL
from yomiai.wire.server import Sight, Update, Welcome
from yomiai.wire.shown import Table as Shown

_Part = TypeVar("_Part", Shown, Sight)
_GONE: Final = "table_gone"


class Audience:
    """Devices in the order they came. Those that see the same are served the same bytes, made once."""

    def __init__(self, share_url: str) -> None:
        self._share_url = share_url
        self._devices: dict[Device, None] = {}
        self._shown: Shown | None = None
        self._sights: dict[tuple[int, ...], Sight | None] = {}
        self._seating: object = None
        """Who sat where when the devices were last looked at one by one."""

    def __contains__(self, device: Device) -> bool:
        return device in self._devices

    def __iter__(self) -> Iterator[Device]:
        return iter(tuple(self._devices))

    def persons(self) -> set[int]:
        return {device.person for device in self._devices if device.person is not None}

    def add(self, device: Device) -> None:
        self._devices[device] = None

    def remove(self, device: Device) -> None:
        self._devices.pop(device, None)

    def welcome(self, device: Device, table: Table, now_ms: int, since: int = 0) -> None:
        """Everything this device needs; without `since` also all of the log, which its eyes may see anew."""
        shown = table.shown(now_ms)
        log = table.log_for(eyes_of(device.open_seats), since, device.person)
        device.send(
            Welcome(
                protocol=PROTOCOL,
                version=__version__,
                you=device.person,
                open_seats=device.open_seats,
                number=table.number,
                table=shown,
                sight=table.sight(device.open_seats, now_ms),
                log=log,
                share_url=self._share_url,
            )
        )

    def welcome_all(self, table: Table, now_ms: int) -> None:
        self._shown, self._sights = table.shown(now_ms), {}
        for device in self:
            self.refit(device, table, now_ms)
            self.welcome(device, table, now_ms)

    def show_absence(self, table: Table, now_ms: int) -> None:
        """An absence offer is no entry of the log, so whoever must see it is told everything."""
        shown = table.shown(now_ms)
        if self._shown is not None and shown.absence != self._shown.absence:
            self.welcome_all(table, now_ms)
        self._shown = shown

    def tell(self, table: Table, entries: Sequence[Entry], now_ms: int) -> None:
        """Tells every device every entry; table and sight come with the last one, if they have changed."""
        shown = table.shown(now_ms)
        news = None if shown == self._shown else shown
        self._shown = shown
        self._end_kicked(entries)
        written = None if news is None else _written(news)
        updates: dict[tuple[tuple[int, ...], int | None], list[bytes]] = {}
        sights: dict[tuple[int, ...], Sight | None] = {}
        for device in self._refitted(table, now_ms):
            if device.key not in updates:
                sight = self._news_of(sights, device.open_seats, table, now_ms)
                updates[device.key] = _updates(table, entries, device, written, sight)
            for update in updates[device.key]:
                device.send_bytes(update)

    def _refitted(self, table: Table, now_ms: int) -> list[Device]:
        """The devices that see what they saw before; looked at one by one only when people or seats moved."""
        moved, self._seating = table.seating != self._seating, table.seating
        return [device for device in self if not (moved and self.refit(device, table, now_ms))]

    def refit(self, device: Device, table: Table, now_ms: int) -> bool:
        """Whether the device was told everything afresh or goodbye, since it may see other things now."""
        person = table.person_of(device.token_hash) if device.token_hash else None
        own = () if person is None else table.seats_of(person)
        if person != device.person or not table.may_watch(person):
            device.close("left" if person != device.person else _GONE)
            self.remove(device)
            return True
        seats = own if device.follows else tuple(seat for seat in device.open_seats if seat in own)
        if seats == device.open_seats:
            return False
        device.open_seats = seats
        self.welcome(device, table, now_ms)
        return True

    def close(self, reason: str) -> None:
        for device in self:
            device.close(reason)
        self._devices.clear()

    def _end_kicked(self, entries: Sequence[Entry]) -> None:
        kicked = {entry.act.person for entry in entries if isinstance(entry.act, Kicked)}
        for device in self:
            if device.person in kicked:
                device.close("kicked")
                self.remove(device)

    def _news_of(
        self, sights: dict[tuple[int, ...], Sight | None], seats: tuple[int, ...], table: Table, now_ms: int
    ) -> Sight | None:
        """The sight, if these seats have not seen it yet; its deadline alone is no news."""
        if seats not in sights:
            sight = table.sight(seats, now_ms)
            bare = None if sight is None else _without_clock(sight)
            is_known = seats in self._sights and self._sights[seats] == bare
            self._sights[seats] = bare
            sights[seats] = None if sight is None or is_known else _written(sight)
        return sights[seats]


def _written(part: _Part) -> _Part:
    """Ready to stand in a message: written once, however many devices are told the same."""
    return cast("_Part", msgspec.Raw(encoded(part)))


def _without_clock(sight: Sight) -> Sight:
    return msgspec.structs.replace(sight, deadline=None)


def _updates(
    table: Table, entries: Sequence[Entry], device: Device, shown: Shown | None, sight: Sight | None
) -> list[bytes]:
    eyes = eyes_of(device.open_seats)
    told = [table.told(entry, eyes, device.person) for entry in entries]
    return [
        *(encoded(Update(each)) for each in told[:-1]),
        encoded(Update(told[-1], shown, sight)),
    ]
