"""The web application: routes, strict headers, and refusals as codes."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from yomiai.server import afterwards, api, pages
from yomiai.server.faults import where
from yomiai.server.headers import PRIVATE, STRICT
from yomiai.server.serving import Serving
from yomiai.server.socket import MOST_BYTES, device_socket
from yomiai.table.refusal import Refusal
from yomiai.wire.http import Problem

_log = logging.getLogger(__name__)
STATUS: Final = {
    "no_table": 404,
    "no_person": 403,
    "origin": 403,
    "no_watchers": 403,
    "locked": 403,
    "too_fast": 429,
    "too_many_tables": 503,
    "not_ready": 503,
    "transfer_gone": 404,
    "bad_name": 400,
    "malformed": 400,
    "too_large": 413,
    "internal": 500,
}
_BY_STATUS: Final = {413: "too_large", 429: "too_fast"}
_DAY_S: Final = 86_400


ROUTES: Final = [
    api.create,
    api.join,
    api.claim,
    api.peek,
    api.record,
    api.qr,
    api.screen_qr,
    afterwards.replays,
    afterwards.reviews,
    api.health,
    pages.front,
    pages.table,
    pages.files,
    device_socket,
]


def application(serving: Serving) -> Litestar:
    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        serving.start()
        await serving.hub.open_all()
        sweeping = asyncio.create_task(_sweep(serving))
        yield
        sweeping.cancel()
        await serving.hub.close("restarting")
        await serving.services.bots.close()
        serving.reviewer.close()
        await asyncio.to_thread(serving.store.close)

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        exception_handlers=_answers(),
        response_headers=STRICT,
        request_max_body_size=MOST_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    app.state.serving = serving
    return app


def _answers() -> dict[int | type[Exception], Any]:
    return {
        Refusal: _refused,
        HTTPException: _http_problem,
        RecursionError: _too_deep,
        Exception: _fault,
    }


async def _sweep(serving: Serving) -> None:
    """Once a day tables go where nothing has happened for long."""
    while True:
        before_ms = int(time.time() - serving.options.keep_days * _DAY_S) * 1_000
        try:
            old = await asyncio.to_thread(serving.store.remove_unchanged_since, before_ms)
            await serving.hub.remove(old)
        except Exception as problem:  # noqa: BLE001 - tomorrow is another day
            _log.error("old tables not removed: %s", where(problem))
        await asyncio.sleep(_DAY_S)


def _problem(code: str, status: int) -> Response[Problem]:
    return Response(Problem(code), status_code=status, headers={**STRICT, "cache-control": PRIVATE})


def _refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.code, STATUS.get(refusal.code, 409))


def _http_problem(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    code = _BY_STATUS.get(problem.status_code, "malformed")
    return _problem(code, problem.status_code)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets: nothing of ours calls itself without end."""
    return _problem("malformed", 400)


def _fault(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    _log.error("%s: %s", request.method, where(problem))
    return _problem("internal", 500)
