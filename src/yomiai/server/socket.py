"""One websocket: reads what a device says, writes what waits for it. Knows no table, only where to post."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from yomiai.server import address
from yomiai.server.device import Device
from yomiai.server.hub import Here
from yomiai.server.live import Live
from yomiai.server.messages import Attach, Detach, Reopen, Said
from yomiai.server.qr import svg
from yomiai.server.serving import Serving
from yomiai.server.tokens import hash_of, tidy_code
from yomiai.wire import PROTOCOL
from yomiai.wire.client import AskTransfer, FromClient, Hello, Open, Ping
from yomiai.wire.server import Bye, Pong, Refused, Transfer

HELLO_SECONDS: Final = 10.0
SILENCE_SECONDS: Final = 90.0
"""A page pings more often; who is silent for longer is not there."""
MOST_BYTES: Final = 16 * 1024
STRIKES: Final = 20
SLOW_SECONDS: Final = 5.0
_TRY_AGAIN_LATER: Final = 1013
_POLICY: Final = 1008
_decode = msgspec.json.Decoder(FromClient).decode


@websocket(["/api/socket", "/ws"])
async def device_socket(socket: WebSocket[Any, Any, Any]) -> None:
    session = Session(socket, socket.app.state.serving)
    await socket.accept()
    writing = asyncio.create_task(session.write())
    try:
        await session.read()
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass  # gone, which is what follows anyway
    finally:
        session.leave()
        await session.finish(writing)


class Session:
    """The reading side of a device, and its writer."""

    def __init__(self, socket: WebSocket[Any, Any, Any], serving: Serving) -> None:
        self._socket = socket
        self._serving = serving
        self._device = Device()
        self._live: Live | None = None
        self._token = ""
        self._code = ""
        self._strikes = 0
        self._is_over = False
        headers = {name.lower(): value for name, value in socket.headers.items()}
        peer = socket.client.host if socket.client else ""
        self._is_own_page = address.is_own_page(serving.options, headers)
        self._sender = address.sender(serving.options, peer, headers)

    # Reading

    async def read(self) -> None:
        if not self._is_own_page:
            self._refuse(None, "origin")
            return
        if not self._serving.limits.connect.take(self._sender):
            self._refuse(None, "too_fast")
            return
        while not self._is_over and not self._device.is_cut_off:
            patience = SILENCE_SECONDS if self._live else HELLO_SECONDS
            reading = asyncio.ensure_future(self._socket.receive())
            cut = asyncio.ensure_future(self._device.was_too_slow.wait())
            await asyncio.wait({reading, cut}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            cut.cancel()
            if not reading.done():
                reading.cancel()
                return
            if not await self._received(reading.result()):
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
        if not self._serving.limits.messages.take(self._token or self._sender):
            self._strike(getattr(message, "id", None), "too_fast")
            return
        await self._understood(message)

    async def _understood(self, message: FromClient) -> None:
        match message:
            case Ping():
                self._device.send(Pong())
            case Hello():
                await self._hello(message)
            case _ if self._live is None:
                self._strike(getattr(message, "id", None), "hello_first")
            case Open():
                self._live.post(Reopen(self._device, message))
            case AskTransfer():
                self._transfer(message)
            case _:
                self._live.post(Said(self._device, message))

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._refuse(None, "protocol")
            self._device.send(Bye("protocol"))
            self._is_over = True
            return
        guess, code = self._serving.limits.guess, tidy_code(hello.code)
        if not guess.allows(self._sender):
            self._strike(None, "too_fast")
            return
        found = await self._serving.hub.find(code) if code else None
        if not isinstance(found, Here):
            guess.take(self._sender)
            self._strike(None, "no_table")
            return
        self.leave()
        self._live, self._code = found.live, code
        self._token = hash_of(hello.token) if hello.token else ""
        self._device.token = hello.token or ""
        found.live.post(Attach(self._device, hello))

    def _transfer(self, message: AskTransfer) -> None:
        if self._device.person is None:
            self._refuse(message.id, "no_person")
            return
        secret = self._serving.transfers.offer(self._code, self._device.token)
        url = f"{self._serving.base}/m/{secret}"
        self._device.send(Transfer(message.id, url, svg(url)))

    def _refuse(self, id_: str | None, code: str) -> None:
        self._device.send(Refused(id_, code))

    def _strike(self, id_: str | None, code: str) -> None:
        """Who goes on sending what makes no sense is no page of ours."""
        self._refuse(id_, code)
        self._strikes += 1
        self._is_over = self._strikes >= STRIKES

    def leave(self) -> None:
        if self._live:
            self._live.post(Detach(self._device))
            self._live = None

    # Writing

    async def write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
            while (message := await self._device.next()) is not None:
                await self._socket.send_data(message.decode(), "text")
            await self._socket.close(_POLICY)

    async def finish(self, writing: asyncio.Task[None]) -> None:
        """Lets the rest go out to who still listens; a device that was too slow has had its time."""
        if self._device.was_too_slow.is_set():
            writing.cancel()
        else:
            self._device.send_bytes(None)
            await asyncio.wait({writing}, timeout=SLOW_SECONDS)
            writing.cancel()
        with contextlib.suppress(Exception):
            await self._socket.close(_TRY_AGAIN_LATER)
