"""What can be looked at when a match is over: its pictures one by one, and who bluffed."""

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from yomiai.kernel.secret import EVERY_EYE, seen_by
from yomiai.record.file import read
from yomiai.review.replay import Replay, StillRunning, replay
from yomiai.server.api import read_record, serving_of
from yomiai.server.headers import PRIVATE
from yomiai.server.tokens import tidy_code
from yomiai.table.refusal import Refusal

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{code:str}/replays/{match:int}")
async def replays(
    request: AnyRequest, code: FromPath[str], match: FromPath[int], seat: FromQuery[int | None] = None
) -> Response[Replay]:
    """The match as one seat saw it, or open."""
    text = await read_record(request, code, match)
    shown = await asyncio.to_thread(_drawn, text, seat)  # other tables play meanwhile
    return Response(shown, headers={"cache-control": PRIVATE})


def _drawn(text: str, seat: int | None) -> Replay:
    record = read(text.encode())
    if seat is not None and not 0 <= seat < record.header.players:
        raise Refusal("malformed")
    try:
        return replay(record, EVERY_EYE if seat is None else seen_by(seat))
    except StillRunning:
        raise Refusal("not_over") from None


@get("/api/tables/{code:str}/reviews/{match:int}", media_type="application/json")
async def reviews(request: AnyRequest, code: FromPath[str], match: FromPath[int]) -> Response[bytes]:
    """The bluff report."""
    record = await read_record(request, code, match)
    made = await serving_of(request).reviewer.review(tidy_code(code), match, record)
    return Response(made, media_type="application/json", headers={"cache-control": PRIVATE})
