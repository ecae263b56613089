"""The few HTTP calls; everything after them goes over the socket."""

from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from yomiai import __version__, is_compiled
from yomiai.server import address, asking
from yomiai.server.headers import PRIVATE
from yomiai.server.limits import Asker
from yomiai.server.qr import svg
from yomiai.server.serving import Serving
from yomiai.server.tokens import tidy_code
from yomiai.table.refusal import Refusal
from yomiai.wire.http import Claim, Create, Health, Join, Peek, Seated
from yomiai.wire.shown import Table as Shown

_T = TypeVar("_T")
AnyRequest = Request[Any, Any, Any]
_BEARER: Final = "Bearer "
SESSION: Final = "x-yomiai-session"
"""A random word that a page makes up for as long as it is open; a program needs none."""


def serving_of(request: AnyRequest) -> Serving:
    serving: Serving = request.app.state.serving
    return serving


@post("/api/tables", status_code=201)
async def create(request: AnyRequest, data: JSONBody[Create]) -> Seated:
    serving = serving_of(request)
    if not serving.limits.create.take(_checked_asker(request)):
        raise Refusal("too_fast")
    return await serving.hub.create(data)


@post("/api/tables/{code:str}/join", status_code=201)
async def join(request: AnyRequest, code: FromPath[str], data: JSONBody[Join]) -> Seated:
    asker = _checked_asker(request)
    if not serving_of(request).limits.join.take(asker):
        raise Refusal("too_fast")
    entering = asking.enter(serving_of(request).hub, tidy_code(code), data)
    return await _guessed(request, asker, entering)


@post("/api/claim", status_code=201)
async def claim(request: AnyRequest, data: JSONBody[Claim]) -> Seated:
    serving, asker = serving_of(request), _checked_asker(request)
    if not serving.limits.guess.allows(asker):
        raise Refusal("too_fast")
    move = serving.transfers.claim(data.transfer)
    if move is None:
        serving.limits.guess.take(asker)
        raise Refusal("transfer_gone")
    _, person = await asking.look(serving.hub, move.code, move.token)
    if person is None:
        raise Refusal("transfer_gone")
    return Seated(move.code, move.token, person)


@get("/api/tables/{code:str}")
async def peek(request: AnyRequest, code: FromPath[str]) -> Peek:
    return _peek(await look(request, code))


async def look(request: AnyRequest, code: str) -> Shown:
    """Return what everybody may see of a table; a code that is guessed costs, whichever address asks."""
    looking = asking.look(serving_of(request).hub, tidy_code(code))
    shown, _ = await _guessed(request, _asker(request), looking)
    return shown


@get("/api/tables/{code:str}/records/{match:int}", media_type="text/plain")
async def record(request: AnyRequest, code: FromPath[str], match: FromPath[int]) -> Response[str]:
    text = await read_record(request, code, match)
    return Response(text, media_type="text/plain", headers={"cache-control": PRIVATE})


async def read_record(request: AnyRequest, code: str, match: int) -> str:
    """Return the record of a match for somebody at its table."""
    asker = _asker(request)
    if not serving_of(request).limits.look_back.take(asker):
        raise Refusal("too_fast")
    authorization = request.headers.get("authorization", "")
    token = authorization.removeprefix(_BEARER) if authorization.startswith(_BEARER) else ""
    reading = asking.record(serving_of(request).hub, tidy_code(code), match, token)
    return await _guessed(request, asker, reading)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", sync_to_thread=False)
def qr(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """Says nothing about whether there is such a table."""
    tidy = tidy_code(code)
    if not tidy:
        raise Refusal("no_table")
    return Response(svg(serving_of(request).services.share_url(tidy)), media_type="image/svg+xml")


@get("/api/tables/{code:str}/screen.svg", media_type="image/svg+xml", sync_to_thread=False)
def screen_qr(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """Where a big screen shows the table; says nothing about whether there is one."""
    tidy = tidy_code(code)
    if not tidy:
        raise Refusal("no_table")
    return Response(svg(f"{serving_of(request).services.share_url(tidy)}/screen"), media_type="image/svg+xml")


@get("/health", sync_to_thread=False)
def health(request: AnyRequest) -> Health:
    return Health(__version__, is_compiled, serving_of(request).hub.live_tables)


def _peek(shown: Shown) -> Peek:
    host = next((person.name for person in shown.persons if person.host), "")
    free = sum(seat.holder == "empty" for seat in shown.seats)
    settings = shown.settings
    return Peek(
        shown.code,
        settings.game,
        host,
        free,
        shown.status,
        locked=settings.locked,
        watchers=settings.watchers,
    )


def _asker(request: AnyRequest) -> Asker:
    peer = request.client.host if request.client else ""
    forwarded = request.headers.getall(address.FORWARDED, [])
    sender = address.sender(serving_of(request).options, peer, forwarded)
    return Asker(sender, request.headers.get(SESSION, ""))


def _checked_asker(request: AnyRequest) -> Asker:
    if not address.is_own_page(serving_of(request).options, request.headers):
        raise Refusal("origin")
    return _asker(request)


async def _guessed(request: AnyRequest, asker: Asker, asked: Coroutine[Any, Any, _T]) -> _T:
    """Only codes of no table cost, so that a school behind one address is not shut out."""
    guess = serving_of(request).limits.guess
    if not guess.allows(asker):
        asked.close()
        raise Refusal("too_fast")
    try:
        return await asked
    except Refusal as refusal:
        if refusal.code == "no_table":
            guess.take(asker)
        raise
