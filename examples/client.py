"""A whole game over the wire, in one short file: sits down, fills the table with bots, plays anything legal.

At the end it breaks the seal on the luck: what was promised before anybody was ready is what is opened now.

    python examples/client.py http://127.0.0.1:8000

Needs httpx and websockets. docs/protocol.md explains every message.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def new_id() -> str:
    return secrets.token_hex(12)


def any_action(choices: Message) -> list[Message]:
    """Walks the tree of choices: a branch without `then` completes the action."""
    action, question = [], 0
    while question >= 0:
        branch = random.choice(choices["questions"][question]["branches"])  # noqa: S311 - no secret
        action.append(branch["choice"])
        question = branch.get("then", -1)
    return action


async def say(socket: ClientConnection, **message: Any) -> None:  # noqa: ANN401 - any message
    await socket.send(json.dumps(message))


async def prepare(socket: ClientConnection, players: int) -> None:
    """Host: bots on all other seats; then ready, with random bytes that the shuffle will depend on."""
    for seat in range(1, players):
        await say(socket, type="set_bot", id=new_id(), seat=seat, bot="counter")
    await say(socket, type="ready", id=new_id(), random=secrets.token_hex(16))


async def answer(socket: ClientConnection, sight: Message | None) -> Message | None:
    """Answers what must be answered; returns the result when the match is over."""
    if sight is None:
        return None
    for asked in sight["asked"]:
        if asked["must"]:
            action = any_action(asked["choices"])
            question, seat = asked["question"], asked["seat"]
            await say(socket, type="act", id=new_id(), seat=seat, question=question, choices=action)
    result: Message | None = sight["result"]
    return result


def seal_holds(promised: str, opened: str) -> bool:
    """Whether secret and salt, told after the match, are those whose hash was shown before it."""
    parts = dict(part.split("=", 1) for part in opened.split())
    told = bytes.fromhex(parts["secret"]) + bytes.fromhex(parts["salt"])
    return hashlib.sha256(told).hexdigest() == promised


async def played(socket: ClientConnection, players: int) -> tuple[Message, bool]:
    """Plays one match; returns its result and whether the seal held."""
    promised = ""
    async for text in socket:
        message = json.loads(text)
        match message["type"]:
            case "refused":
                raise RuntimeError(f"refused: {message['code']}")
            case "bye":
                break
            case "welcome":
                await prepare(socket, players)
        table = message.get("table")
        if table and table["status"] != "over":
            promised = table["commitment"]
        if result := await answer(socket, message.get("sight")):
            return result, seal_holds(promised, table["opened"])
    raise RuntimeError("the server said goodbye")


async def play(base: str, players: int = 4) -> tuple[Message, bool]:
    body = {"id": new_id(), "name": "Ringo", "language": "en", "game": "cockroach", "players": players}
    async with httpx.AsyncClient(base_url=base) as http:
        seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
    async with connect(base.replace("http", "ws", 1) + "/api/socket") as socket:
        await say(socket, type="hello", protocol=2, code=seated["code"], token=seated["token"])
        return await played(socket, players)


if __name__ == "__main__":
    found, holds = asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
    print(found)
    print("The seal holds." if holds else "THE SEAL IS BROKEN: the luck is not the one that was promised.")
    sys.exit(not holds)
