"""A client that keeps what it has not been answered and says it again, as the page does."""

import asyncio
import contextlib
import json
import random
import secrets
import ssl
from collections.abc import Callable
from typing import Any

import httpx
from server.client_example import any_action, new_id
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from yomiai.bots.tofu_reports import phrases
from yomiai.wire import PROTOCOL

Message = dict[str, Any]
CERTIFICATES = ssl.create_default_context()
"""Read once: a client reads them at each call else, although it is plain http that is spoken here."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


async def call(base: Callable[[], str], path: str, body: Message) -> Message:
    """Repeated under its id until it is answered."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=base(), verify=CERTIFICATES) as http:
                answer = await http.post(path, json=body)
            if answer.status_code != 503:
                return dict(answer.raise_for_status().json())
        await asyncio.sleep(0.05)


def printed(choices: Message, action: list[Message]) -> Message:
    """The printed words that go along with an action, where it takes some."""
    first = next(each for each in choices["questions"][0]["branches"] if each["choice"] == action[0])
    return {"words": phrases("mixed")[: first["words"]]} if first.get("words") else {}


class Player:
    def __init__(self, base: Callable[[], str], seated: Message, dice: random.Random) -> None:
        self.base, self.code, self.token, self.dice = base, seated["code"], seated["token"], dice
        self.number = 0
        self.unanswered: dict[str, Message] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: list[Message] = []
        self.heard: list[str] = []
        self.told: dict[int, Message] = {}
        self.result: Message | None = None
        self.again = 0
        self.welcomes = 0
        self.is_welcome = asyncio.Event()
        self.answering: tuple[int, int] | None = None
        self.stop_at: Callable[[Player], bool] = lambda player: player.result is not None

    def do(self, type_: str, **fields: Any) -> None:
        id_ = new_id()
        self.unanswered[id_] = {"type": type_, "id": id_, **fields}

    def ready(self) -> None:
        self.do("ready", random=secrets.token_hex(16))

    async def play(self) -> None:
        """Until `stop_at`; comes back as often as it must."""
        while not self.stop_at(self):
            with contextlib.suppress(*GONE):
                address = self.base().replace("http", "ws", 1) + "/api/socket"
                async with connect(address, open_timeout=5, close_timeout=1) as socket:
                    await self._listen(socket)
            await asyncio.sleep(0.2)

    async def _listen(self, socket: ClientConnection) -> None:
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "code": self.code,
            "token": self.token,
            "since": self.number,
        }
        await socket.send(json.dumps(hello))
        sent: set[str] = set()
        async for text in socket:
            assert isinstance(text, str)
            self.heard.append(text)
            await self._take(json.loads(text))
            if self.stop_at(self):
                return
            if self.welcomes:
                for id_, deed in list(self.unanswered.items()):
                    if id_ not in sent:
                        sent.add(id_)
                        await socket.send(json.dumps(deed))

    async def _take(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.welcomes += 1
                self.is_welcome.set()
                self.number = message["number"]
                for told in message["log"]:
                    self._keep(told)
                self._see(message["sight"])
            case "update":
                assert message["told"]["number"] == self.number + 1, "a hole"
                self.number += 1
                self._keep(message["told"])
                if message["sight"]:
                    self._see(message["sight"])
            case "done":
                self.unanswered.pop(message["id"], None)
                self.again += message["again"]
                assert self.acknowledged.setdefault(message["id"], message["number"]) == message["number"]
            case "refused":
                self.refused.append(message)
                if message["code"] != "not_ready":
                    self.unanswered.pop(message["id"], None)
                    self.answering = None

    def _keep(self, told: Message) -> None:
        assert self.told.setdefault(told["number"], told) == told, "the past has changed"

    def _see(self, sight: Message | None) -> None:
        if sight is None:
            return
        self.result = sight["result"]
        for asked in sight["asked"]:
            question = (asked["seat"], asked["question"])
            if asked["must"] and self.answering != question:
                self.answering = question
                random.seed(self.dice.random())
                choices = any_action(asked["choices"])
                said = printed(asked["choices"], choices)
                self.do("act", seat=asked["seat"], question=asked["question"], choices=choices, **said)


async def table_of(
    base: Callable[[], str], names: list[str], players: int, dice: random.Random
) -> list[Player]:
    """A table with these people and bots on the other seats, everybody about to be ready."""
    create = {"id": new_id(), "name": names[0], "language": "en", "game": "cockroach", "players": players}
    seated = [await call(base, "/api/tables", create)]
    for name in names[1:]:
        body = {"id": new_id(), "name": name, "language": "ja"}
        seated.append(await call(base, f"/api/tables/{seated[0]['code']}/join", body))
    people = [Player(base, one, dice) for one in seated]
    for seat in range(len(names), players):
        people[0].do("set_bot", seat=seat, bot="random")
    for player in people:
        player.ready()
    return people
