"""One websocket: reads what a device says, writes what waits for it. Knows no table, only where to post."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from yomiai.server import address
from yomiai.server.device import Device
from yomiai.server.faults import where
from yomiai.server.hub import Here
from yomiai.server.limits import Asker
from yomiai.server.live import Live
from yomiai.server.messages import Attach, Detach, Reopen, Said
from yomiai.server.qr import svg
from yomiai.server.serving import Serving
from yomiai.server.tokens import hash_of, new_secret, tidy_code
from yomiai.wire import PROTOCOL
from yomiai.wire.client import AskTransfer, FromClient, Hello, Open, Ping
from yomiai.wire.server import Bye, Pong, Refused, Transfer

HELLO_SECONDS: Final = 10.0
MOST_BYTES: Final = 16 * 1024
STRIKES: Final = 20
SLOW_SECONDS: Final = 5.0
_TRY_AGAIN_LATER: Final = 1013
_POLICY: Final = 1008
GONE: Final = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)
_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(FromClient).decode


@websocket("/api/socket")
async def device_socket(socket: WebSocket[Any, Any, Any]) -> None:
    session = Session(socket, socket.app.state.serving)
    await socket.accept()
    reading, writing = asyncio.create_task(session.read()), asyncio.create_task(session.write())
    session.device.when_too_slow = reading.cancel
    try:
        await asyncio.wait({reading})
    finally:
        reading.cancel()
        session.leave()
        await session.finish(writing)
    _report(reading)


def _report(reading: asyncio.Task[None]) -> None:
    """A socket that broke is nothing to report; anything else is a fault of ours."""
    problem = None if reading.cancelled() else reading.exception()
    if problem and not isinstance(problem, GONE):
        _log.error("socket: %s", where(problem))


class Session:
    """The reading side of a device, and its writer."""

    def __init__(self, socket: WebSocket[Any, Any, Any], serving: Serving) -> None:
        self._socket = socket
        self._serving = serving
        self.device = Device()
        self._live: Live | None = None
        self._token = ""
        self._code = ""
        self._own = new_secret()
        """What limits know this socket by until it says whose it is."""
        self._strikes = 0
        self._is_over = False
        headers = {name.lower(): value for name, value in socket.headers.items()}
        peer = socket.client.host if socket.client else ""
        self._is_own_page = address.is_own_page(serving.options, headers)
        forwarded = socket.headers.getall(address.FORWARDED, [])
        self._sender = address.sender(serving.options, peer, forwarded)

    # Reading

    async def read(self) -> None:
        if not self._is_own_page:
            self._refuse(None, "origin")
            return
        if not self._serving.limits.connect.take(self._sender):
            self._refuse(None, "too_fast")
            return
        while not self._is_over and not self.device.is_cut_off:
            # Later silence is the keep-alive's business: people think for minutes.
            patience = None if self._live else HELLO_SECONDS
            try:
                event = await asyncio.wait_for(self._socket.receive(), patience)
            except TimeoutError:
                return
            if not await self._received(event):
                return

    async def _received(self, event: Any) -> bool:  # noqa: ANN401 - an ASGI event
        if event["type"] == "websocket.disconnect":
            return False
        text = event.get("text")
        if text is None:
            self._strike(None, "malformed")
        elif len(text) > MOST_BYTES:
            self._strike(None, "too_large")
        else:
            await self._heard(text)
        return True

    async def _heard(self, text: str) -> None:
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._strike(None, "malformed")
            return
        if not self._serving.limits.messages.take(Asker(self._sender, self._token or self._own)):
            self._strike(getattr(message, "id", None), "too_fast")
            return
        await self._understood(message)

    async def _understood(self, message: FromClient) -> None:
        match message:
            case Ping():
                self.device.send(Pong())
            case Hello():
                await self._hello(message)
            case _ if self._live is None:
                self._strike(getattr(message, "id", None), "hello_first")
            case Open():
                self._live.post(Reopen(self.device, message))
            case AskTransfer():
                self._transfer(message)
            case _:
                self._live.post(Said(self.device, message))

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._refuse(None, "protocol")
            self.device.send(Bye("protocol"))
            self._is_over = True
            return
        guess, code = self._serving.limits.guess, tidy_code(hello.code)
        asker = Asker(self._sender, self._own)
        if not guess.allows(asker):
            self._strike(None, "too_fast")
            return
        if self._serving.hub.is_closing:
            self.device.close("restarting")
            return
        found = await self._serving.hub.find(code) if code else None
        if not isinstance(found, Here):
            guess.take(asker)
            self._strike(None, "no_table")
            return
        # A table that tells this device once more must not do it with the eyes that another gives it.
        await self.leave().wait()
        self._live, self._code = found.live, code
        self._token = hash_of(hello.token) if hello.token else ""
        self.device.token = hello.token or ""
        found.live.post(Attach(self.device, hello))

    def _transfer(self, message: AskTransfer) -> None:
        if self.device.person is None:
            self._refuse(message.id, "no_person")
            return
        secret = self._serving.transfers.offer(self._code, self.device.token)
        url = f"{self._serving.base}/m/{secret}"
        self.device.send(Transfer(message.id, url, svg(url)))

    def _refuse(self, id_: str | None, code: str) -> None:
        self.device.send(Refused(id_, code))

    def _strike(self, id_: str | None, code: str) -> None:
        """Who goes on sending what makes no sense is no page of ours."""
        self._refuse(id_, code)
        self._strikes += 1
        self._is_over = self._strikes >= STRIKES

    def leave(self) -> asyncio.Event:
        """Ask the table to let go; set once it has."""
        leaving = Detach(self.device)
        if self._live:
            self._live.post(leaving)
            self._live = None
        else:
            leaving.done.set()
        return leaving.done

    # Writing

    async def write(self) -> None:
        with contextlib.suppress(*GONE):
            while (message := await self.device.next()) is not None:
                await self._socket.send_data(message.decode(), "text")
            await self._socket.close(_POLICY)

    async def finish(self, writing: asyncio.Task[None]) -> None:
        """Lets the rest go out to who still listens; a device that was too slow has had its time."""
        if self.device.was_too_slow:
            writing.cancel()
        else:
            self.device.send_bytes(None)
            await asyncio.wait({writing}, timeout=SLOW_SECONDS)
            writing.cancel()
        with contextlib.suppress(Exception):
            await self._socket.close(_TRY_AGAIN_LATER)
