"""Addresses of the page itself."""

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yomiai.server import page
from yomiai.server.api import look, serving_of
from yomiai.server.headers import FRESH, IMMUTABLE
from yomiai.server.tokens import tidy_code
from yomiai.table.refusal import Refusal

AnyRequest = Request[Any, Any, Any]


@get(["/", "/m/{transfer:str}"], media_type="text/html", sync_to_thread=False)
def front(request: AnyRequest) -> Response[str]:
    """A moving link shows the same to messengers as the front page: what it moves is nobody's business."""
    return _page(request, "Yomiai 読み合い", "")


@get(["/t/{code:str}", "/t/{code:str}/screen"], media_type="text/html")
async def table(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """The page is the same for every code; only the preview names the host, as a join page does."""
    tidy = tidy_code(code)
    try:
        shown = await look(request, tidy)
    except Refusal:
        return _page(request, "Yomiai 読み合い", f"/t/{tidy}")
    host = next((person.name for person in shown.persons if person.host), "")
    return _page(request, f"Yomiai 読み合い · {host}", f"/t/{tidy}", shown.settings.game)


@get("/{path:path}", sync_to_thread=False)
def files(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    found = page.file(path)
    if found is None:
        raise NotFoundException
    headers = {"cache-control": IMMUTABLE if found.is_immutable else FRESH}
    if found.packed is None:
        return Response(found.body, media_type=found.media_type, headers=headers)
    headers["vary"] = "accept-encoding"
    if not _takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(found.body, media_type=found.media_type, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(found.packed, media_type=found.media_type, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    """Whether it is among what a browser says that it can unpack; with `q=0` it says that it cannot."""
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def _page(request: AnyRequest, title: str, path: str, game: str = "") -> Response[str]:
    base = serving_of(request).base
    image = f"{base}/og.png" if page.has_image() else ""
    preview = page.Preview(title, _description(), base + path, image, game)
    return Response(page.index(preview), media_type="text/html", headers={"cache-control": FRESH})


def _description() -> str:
    """In both languages: a messenger's robot has none of its own."""
    return "Bluff with friends and bots · ともだちやボットと、読み合い。"
