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
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
NO_GAME = 2  # exit code: it came to nothing, and stderr says why


class NoGame(Exception):
    """Why there is no game, in words for whoever started this."""


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
                raise NoGame(f"the server refused it: {message['code']}")
            case "bye":
                break
            case "welcome":
                await prepare(socket, players)
        table = message.get("table")
        if table and table["status"] != "over":
            promised = table["commitment"]
        if result := await answer(socket, message.get("sight")):
            return result, seal_holds(promised, table["opened"])
    raise NoGame("the server said goodbye")


def body_of(answer: httpx.Response) -> Message:
    """What an HTTP call brought; a refused one has a code, and what is no Yomiai answers anything at all."""
    try:
        body: Message = answer.json()
        if answer.is_success:
            return body
        raise NoGame(f"the server refused it: {body['code']}")
    except (ValueError, LookupError, TypeError):
        raise NoGame(f"what answers at {answer.url} is no Yomiai (status {answer.status_code})") from None


async def play(base: str, players: int = 4) -> tuple[Message, bool]:
    body = {"id": new_id(), "name": "Ringo", "language": "en", "game": "cockroach", "players": players}
    async with httpx.AsyncClient(base_url=base) as http:
        seated = body_of(await http.post("/api/tables", json=body))
    async with connect(base.replace("http", "ws", 1) + "/api/socket") as socket:
        await say(socket, type="hello", protocol=2, code=seated["code"], token=seated["token"])
        return await played(socket, players)


def main(words: list[str]) -> int:
    """Exit code 0: played, and the seal held; 1: it was broken; 2: no game, or stopped by Ctrl-C."""
    base = words[0].rstrip("/") if words else "http://127.0.0.1:8000"
    try:
        found, holds = asyncio.run(play(base))
    except NoGame as problem:
        print(f"No game: {problem}.", file=sys.stderr)
    except (httpx.HTTPError, httpx.InvalidURL, WebSocketException, OSError) as problem:
        print(f"No game: no Yomiai can be talked to at {base} ({problem}).", file=sys.stderr)
    except KeyboardInterrupt:
        print("No game: stopped.", file=sys.stderr)
    else:
        print(found)
        print(
            "The seal holds." if holds else "THE SEAL IS BROKEN: the luck is not the one that was promised."
        )
        return int(not holds)
    return NO_GAME


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
