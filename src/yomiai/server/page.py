"""The page, its assets, and what a messenger shows of a link."""

import gzip
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final, NamedTuple

_MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Ours, since a machine's own list may call a script plain text, and browsers then do not run it."""
_PACKED: Final = {".css", ".js", ".svg"}
"""What gets smaller when it is packed; pictures and fonts are packed in their own way."""
ASSETS: Final = ("assets", "fonts")
"""Folders of the page; names in `assets` carry a hash of what is in them."""
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Yomiai</title></head>
<body><h1>Yomiai 読み合い</h1>
<p>The server runs, but its page was not built. <code>make play</code> builds it.</p>
<p lang="ja">サーバーは動いていますが、ページがまだ作られていません。<code>make play</code> で作れます。</p>
</body></html>
"""


class File(NamedTuple):
    """A file of the page."""

    body: bytes
    media_type: str
    is_immutable: bool
    packed: bytes | None
    """The body in gzip's form, None where that would not help. Nobody's words or secrets are in it, so its
    length tells nothing."""


class Preview(NamedTuple):
    """What a messenger shows of a link: nothing that only somebody at the table may know."""

    title: str
    description: str
    url: str
    image: str
    game: str = ""
    """For the page alone: so it can fetch a board while it still asks for the table."""


def _folder() -> Traversable:
    return files("yomiai") / "page"


def has_image() -> bool:
    return (_folder() / "og.png").is_file()


@cache
def _index() -> str:
    index = _folder() / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT


def index(preview: Preview) -> str:
    """The page with the tags that messengers read."""
    tags = {
        "og:type": "website",
        "og:site_name": "Yomiai",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": preview.url,
        "og:image": preview.image,
        "yomiai:game": preview.game,
    }
    lines = [
        f'<meta property="{name}" content="{escape(value, quote=True)}">'
        for name, value in tags.items()
        if value
    ]
    # Before the first script, which reads the game.
    return _index().replace("</title>", "</title>" + "".join(lines), 1)


@cache
def file(path: str) -> File | None:
    """A file of the page by its address; only names that the page has, so no path leads out."""
    parts = path.strip("/").split("/")
    if any(part in {"", ".", ".."} or part.startswith(".") or "\\" in part for part in parts):
        return None
    found = _folder().joinpath(*parts)
    if not found.is_file() or found.name == "index.html":
        return None
    kind = PurePath(found.name).suffix
    media_type = _MEDIA_TYPES.get(kind, "application/octet-stream")
    body = found.read_bytes()
    packed = gzip.compress(body, mtime=0) if kind in _PACKED else None
    # A font's name has no hash; `cached for long` suits what changes once a year.
    return File(body, media_type, parts[0] in ASSETS, packed)
