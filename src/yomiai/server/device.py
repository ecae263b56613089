"""One connected device, as its table sees it: whose it is, which seats it shows, what waits to be sent."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from yomiai.wire.server import Bye, FromServer, Sight
from yomiai.wire.shown import Table as Shown

MOST_WAITING: Final = 64
_encode = msgspec.json.Encoder().encode


def encoded(message: FromServer | Shown | Sight) -> bytes:
    return _encode(message)


class Device:
    """Handing something to it never waits. One that cannot keep up is cut off; it comes back and resyncs."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self.token = ""
        """In memory only, for a link to another device."""
        self.token_hash = ""
        self.person: int | None = None
        self.follows = True
        """Whether it opens whatever seats its person has; else only the chosen ones."""
        self.open_seats: tuple[int, ...] = ()
        self.is_cut_off = False
        """Nothing more is taken in; what waits may still go out."""
        self.was_too_slow = False
        self.when_too_slow: Callable[[], object] = lambda: None
        """What ends the socket, since a goodbye would wait behind all the rest."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(most_waiting)

    @property
    def key(self) -> tuple[tuple[int, ...], int | None]:
        """Devices with equal keys are told the same bytes."""
        return (self.open_seats, self.person)

    def send(self, message: FromServer) -> None:
        self.send_bytes(encoded(message))

    def send_bytes(self, message: bytes | None) -> None:
        if self.is_cut_off:
            return
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.is_cut_off = self.was_too_slow = True
            self.when_too_slow()

    def close(self, reason: str) -> None:
        """Says goodbye, and then the socket ends."""
        self.send(Bye(reason))
        self.send_bytes(None)
        self.is_cut_off = True

    async def next(self) -> bytes | None:
        """What to send now; None when the socket is to be closed."""
        return await self._outbox.get()
