"""A running match and two people at it who say anything; answers are counted and held to the log.

One speaks at a time. Behind each message goes another that is always refused: what is answered before
that is the message's own. What goes to a socket that has ended is answered by nobody, and counts for nothing.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from itertools import cycle
from typing import Any, NamedTuple

from server.hostile_noise import Known, Message, Noise
from server.player import call
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yomiai.games.registry import games
from yomiai.server.schema import ENTRIES
from yomiai.server.serving import Serving
from yomiai.table.log import Acted, Entry, decoded
from yomiai.wire import PROTOCOL

ANSWERS = {"refused", "done", "welcome", "transfer", "pong"}
SHORT_OF_THE_TABLE = {
    *("malformed", "too_large", "too_fast"),
    *("hello_first", "protocol", "no_table", "no_person"),
}
A_ROUND = 60
LONGEST_TABLE = 200
"""So many answers, about, until the next game has its turn."""
_BEHIND = {"type": "talk", "id": "behind-each-message", "phrase": "no such phrase"}


class Answer(NamedTuple):
    type: str
    code: str
    in_match: bool
    """Whether a match was running when it was given."""
    again: bool


class Voice:
    """One person's socket, opened anew whenever the server has closed it."""

    def __init__(self, serving: Serving, seated: Message) -> None:
        self.known = Known(seated["code"], seated["token"])
        self.table: Message = {}
        self.is_gone = False
        """Kicked, or gone of its own will."""
        self._person = seated["person"]
        self._address = serving.base.replace("http", "ws", 1) + "/api/socket"
        self._socket: ClientConnection | None = None
        self._is_in = False

    async def come(self) -> bool:
        """Say hello as a page does, unless this person is there with its seat open; whether it had to."""
        if self._is_in:
            return False
        if self._socket is None:
            self._socket = await connect(self._address)
        answers = await self.say("hello", protocol=PROTOCOL, code=self.known.code, token=self.known.token)
        self.is_gone = any(answer.code == "no_person" for answer in answers)
        return True

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def say(self, kind: str, **fields: Any) -> list[Answer]:
        return await self.ask(kind, json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, text: str) -> list[Answer]:
        """Return what a message was answered before what goes behind it was."""
        answers: list[Answer] = []
        if self._socket is None:
            return answers
        if kind == "hello":
            self._is_in = False
        try:
            await self._socket.send(text)
            await self._socket.send(json.dumps(_BEHIND))
            while (message := await self._next(self._socket)).get("id") != _BEHIND["id"]:
                if message["type"] in ANSWERS:
                    answers.append(self._answer(message))
                self._hear(message)
        except ConnectionClosed:
            self._socket, self._is_in = None, False
        return answers

    async def _next(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        return message

    def _answer(self, message: Message) -> Answer:
        in_match = self.table.get("status") == "playing"
        return Answer(message["type"], message.get("code", ""), in_match, message.get("again", False))

    def _hear(self, message: Message) -> None:
        self.table = message.get("table") or self.table
        persons = self.table.get("persons", ())
        self.known.seat = next((one["seat"] for one in persons if one["person"] == self._person), None)
        if message["type"] == "welcome":
            own = [] if self.known.seat is None else [self.known.seat]
            self._is_in = message["you"] == self._person and message["open_seats"] == own
        if sight := message.get("sight"):
            self.known.hears(sight["asked"])


class HostileTable:
    """Two people's table, and another one whenever no match can be played there any more."""

    def __init__(self, serving: Serving, dice: random.Random) -> None:
        self.counts: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self._serving, self._dice, self._noise = serving, dice, Noise(dice)
        self._voices: list[Voice] = []
        tofu, *others = sorted(games(), key=lambda game: game.name != "tofu")
        self._games = cycle(game for other in others for game in (tofu, other))
        """Every second one is the game in which people act besides somebody else's question."""
        self._number = 0

    async def a_round(self, *, may_end: bool) -> None:
        """Let both speak in turns; `may_end`: also of what ends matches, and then on in the lobby."""
        await self._play()
        for _ in range(A_ROUND):
            speaker, other = self._dice.sample(self._voices, 2)
            if await speaker.come():
                self._new_entries()
            if speaker.is_gone:
                return
            kind, text = self._noise.text(speaker.known, other.known, may_end=may_end)
            self._judge(text, await speaker.ask(kind, text), speaker.table)
            if not may_end and speaker.table["status"] != "playing":
                await self._play()

    def _judge(self, text: str, answers: list[Answer], table: Message) -> None:
        """Count an answer; what was refused has left nothing in the log, what was done has."""
        new = self._new_entries()
        self.counts["acted"] += sum(isinstance(one.act, Acted) and one.act.by == "person" for one in new)
        if not answers:
            return
        first = answers[0]
        self.counts["answered"] += 1
        self.counts["in a match"] += first.in_match and first.code not in SHORT_OF_THE_TABLE
        self.codes.update(answer.code for answer in answers if answer.code)
        by_people = [one for one in new if one.person is not None or one.id is not None]
        if first.type == "refused":
            has_bots = any(seat["holder"] == "bot" for seat in table["seats"])
            assert not (by_people if has_bots else new), f"{text} was refused, and written down"
            self.counts["refused"] += 1
        elif first.type == "done":
            assert by_people or first.again, f"{text} was done, and not written down"

    def _new_entries(self) -> list[Entry]:
        """What the store holds since this was last asked."""
        code = self._voices[0].known.code
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.code == code, ENTRIES.c.number > self._number)
        with self._serving.store.engine.connect() as connection:
            new = [decoded(bytes(body)) for body in connection.scalars(wanted.order_by(ENTRIES.c.number))]
        self._number += len(new)
        return new

    async def _play(self) -> None:
        """Have a match running: the one that runs, another one with the same people, or at a new table."""
        if self.counts["answered"] > LONGEST_TABLE * self.counts["tables"]:
            await self._new_table()
        while not (self._voices and await self._is_playing()):
            await self._new_table()
        self._new_entries()

    async def _is_playing(self) -> bool:
        """Come back, be ready if no match runs, go on if it rests."""
        for voice in self._voices:
            await voice.come()
            await voice.say("ready", id=self._id(), random="ab" * 16)
            await voice.say("pause_match", id=self._id(), want=False)
        is_complete = not any(voice.is_gone for voice in self._voices)
        return is_complete and self._voices[-1].table.get("status") == "playing"

    def _id(self) -> str:
        return f"{self._dice.getrandbits(64):016x}"

    async def part(self) -> None:
        for voice in self._voices:
            await voice.leave()

    async def _new_table(self) -> None:
        await self.part()
        game = next(self._games)
        body = {"name": "Ringo", "language": "en", "game": game.name, "players": game.seats.start}
        seated = [await self._called("/api/tables", body)]
        seated.append(
            await self._called(f"/api/tables/{seated[0]['code']}/join", {"name": "M", "language": "ja"})
        )
        self._voices, self._number = [Voice(self._serving, one) for one in seated], 0
        self.counts["tables"] += 1
        await self._voices[0].come()
        for seat in range(2, game.seats.start):
            await self._voices[0].say("set_bot", id=self._id(), seat=seat, bot="random")

    async def _called(self, path: str, body: Message) -> Message:
        return await call(lambda: self._serving.base, path, {"id": self._id(), **body})
