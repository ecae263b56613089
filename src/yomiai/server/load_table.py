"""Clients of a bench: a table of people who act at once, and somebody who watches."""

import asyncio
import json
import random
import secrets
import time
from types import TracebackType
from typing import Any, ClassVar, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from yomiai.wire import PROTOCOL

Message = dict[str, Any]
_SEATS: Final = 3


class Timing:
    """Counts what was told to everybody while it runs."""

    def __init__(self) -> None:
        self.actions = 0
        self._seconds: list[float] = []
        self._is_on = False

    def start(self) -> None:
        self._is_on = True

    def stop(self) -> None:
        self._is_on = False

    def told(self, seconds: float) -> None:
        if self._is_on:
            self.actions += 1
            self._seconds.append(seconds)

    def percentile_ms(self, part: float) -> float | None:
        if not self._seconds:
            return None
        ordered = sorted(self._seconds)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1_000, 2)


class LoadedTable:
    """Three people and a watcher; match after match."""

    DEVICES: ClassVar[int] = _SEATS + 1

    def __init__(self, base: str, timing: Timing) -> None:
        self.code = ""
        self._base = base
        self._timing = timing
        self._tokens: list[str | None] = []
        self._sent: dict[str, float] = {}
        self._began: dict[int, float] = {}
        self._heard: dict[int, int] = {}

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        body: Message = {"id": secrets.token_hex(12), "name": "One", "language": "en"}
        answer = await http.post("/api/tables", json={**body, "players": _SEATS})
        seated = answer.raise_for_status().json()
        self.code = seated["code"]
        self._tokens = [seated["token"]]
        for name in ("Two", "Three"):
            again = {**body, "id": secrets.token_hex(12), "name": name}
            answer = await http.post(f"/api/tables/{self.code}/join", json=again)
            self._tokens.append(answer.raise_for_status().json()["token"])
        self._tokens.append(None)

    async def play(self) -> None:
        await asyncio.gather(*(self._device(token) for token in self._tokens))

    async def _device(self, token: str | None) -> None:
        acted: set[int] = set()
        async with connect(_socket(self._base), compression=None) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "code": self.code, "token": token}
            await socket.send(json.dumps(hello))
            async for text in socket:
                message = msgspec.json.decode(text)
                self._note(message)
                if message["type"] == "welcome" and token:
                    await _ready(socket)
                if message["type"] in {"welcome", "update"} and token and message["sight"]:
                    await self._answer(socket, message["sight"], acted)

    async def _answer(self, socket: ClientConnection, sight: Message, acted: set[int]) -> None:
        if sight["result"] is not None and sight["match"] not in acted:
            acted.clear()
            acted.add(sight["match"])
            await _ready(socket)
        for asked in sight["asked"]:
            if asked["must"] and -asked["question"] not in acted:
                acted.add(-asked["question"])
                await self._act(socket, asked)

    async def _act(self, socket: ClientConnection, asked: Message) -> None:
        id_ = secrets.token_hex(12)
        choices = any_action(asked["choices"])
        act = {
            "type": "act",
            "id": id_,
            "seat": asked["seat"],
            "question": asked["question"],
            "choices": choices,
        }
        self._sent[id_] = time.perf_counter()
        await socket.send(json.dumps(act))

    def _note(self, message: Message) -> None:
        """Done is told to the actor before anybody is told the entry."""
        if message["type"] == "done" and message["id"] in self._sent:
            self._began[message["number"]] = self._sent.pop(message["id"])
        if message["type"] == "update":
            number = message["told"]["number"]
            self._heard[number] = self._heard.get(number, 0) + 1
            if self._heard[number] == self.DEVICES:
                del self._heard[number]
                if number in self._began:
                    self._timing.told(time.perf_counter() - self._began.pop(number))


class Idle:
    """A connection that watches and says nothing."""

    def __init__(self, base: str, code: str) -> None:
        self._connecting = connect(_socket(base), compression=None)
        self._code = code

    async def __aenter__(self) -> None:
        socket = await self._connecting.__aenter__()
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "code": self._code}))
        await socket.recv()

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connecting.__aexit__(kind, problem, trace)


def any_action(choices: Message) -> list[Message]:
    action: list[Message] = []
    question = 0
    while question >= 0:
        branch = random.choice(choices["questions"][question]["branches"])  # noqa: S311 - no secret
        action.append(branch["choice"])
        question = branch.get("then", -1)
    return action


async def _ready(socket: ClientConnection) -> None:
    ready = {"type": "ready", "id": secrets.token_hex(12), "random": secrets.token_hex(16)}
    await socket.send(json.dumps(ready))


def _socket(base: str) -> str:
    return base.replace("http", "ws", 1) + "/api/socket"
