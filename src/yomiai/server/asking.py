"""Questions to a table from outside its task, with their answers."""

import asyncio
from typing import TypeVar

import msgspec

from yomiai.server.hub import Here, Hub
from yomiai.server.live import Live
from yomiai.server.messages import Enter, Look, Message, ReadRecord
from yomiai.server.tokens import hash_of
from yomiai.table.refusal import Refusal
from yomiai.wire.http import Join, Seated
from yomiai.wire.shown import Table as Shown

_T = TypeVar("_T")
_PATIENCE_S = 15.0


async def leader(hub: Hub, code: str) -> Live:
    """The table as this process leads it; Refusal no_table otherwise."""
    match await hub.find(code) if code else None:
        case Here(live):
            return live
        case _:
            raise Refusal("no_table")


async def look(hub: Hub, code: str, token: str = "") -> tuple[Shown, int | None]:
    """What everybody may see, and which person the token is."""
    answer: asyncio.Future[tuple[Shown, int | None]] = asyncio.get_running_loop().create_future()
    return await _asked(await leader(hub, code), Look(hash_of(token) if token else "", answer), answer)


async def enter(hub: Hub, code: str, join: Join) -> Seated:
    """Become a person; a repeated call is answered as before."""
    live = await leader(hub, code)
    token = hub.token_to_join(code, join.id)
    join = msgspec.structs.replace(join, id=hash_of(join.id)[:32])
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    return Seated(code, token, await _asked(live, Enter(join, hash_of(token), answer), answer))


async def record(hub: Hub, code: str, match: int, token: str) -> str:
    live = await leader(hub, code)
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    return await _asked(live, ReadRecord(hash_of(token) if token else "", match, answer), answer)


async def _asked(live: Live, message: Message, answer: asyncio.Future[_T]) -> _T:
    live.post(message)
    try:
        return await asyncio.wait_for(answer, _PATIENCE_S)
    except TimeoutError:
        raise Refusal("not_ready") from None
