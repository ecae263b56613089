"""How much a first visit fetches: read from the built page and Vite's list of its files, without a browser.

Bytes are as they travel, without fonts: scripts and styles packed by gzip, the document as it is. That a
browser fetches these files and no others is held by tests/browser/test_first_load.py.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NotRequired, TypedDict

import yomiai

BUDGET: Final = 100_000
"""Bytes that a first visit may fetch before anything can be pressed."""
PAGE: Final = Path(yomiai.__file__).with_name("page")
FRONT: Final = "index.html"


class Piece(TypedDict):
    """A file, its styles, and the sources that it cannot start without."""

    file: str
    css: NotRequired[list[str]]
    imports: NotRequired[list[str]]


@cache
def pieces() -> dict[str, Piece]:
    """Every file of the built page by the source it is made of; FileNotFoundError where none is built."""
    listed: dict[str, Piece] = json.loads((PAGE / "pieces.json").read_text(encoding="utf-8"))
    return listed


def needed(source: str) -> set[str]:
    """Paths of all scripts and styles without which that source does not run."""
    files, seen, waiting = set[str](), set[str](), [source]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            files |= {pieces()[name]["file"], *pieces()[name].get("css", ())}
            waiting += pieces()[name].get("imports", ())
    return files


def of_every_visit() -> set[str]:
    """Paths of what the front page and every link fetch at once."""
    document = (PAGE / FRONT).read_text(encoding="utf-8")
    return needed(FRONT) | set(re.findall(r'src="/(assets/[^"]+\.js)"', document))


def of_board(game: str) -> set[str]:
    """Paths of what a table of that game fetches besides."""
    return needed(f"src/boards/{game.replace('-', '_')}/page.ts") - of_every_visit()


def weight(paths: Iterable[str]) -> int:
    """Bytes that these files take on the line."""
    return sum(len(gzip.compress((PAGE / path).read_bytes(), mtime=0)) for path in paths)


def first_load() -> int:
    """Bytes of the document and all that it cannot start without."""
    return (PAGE / FRONT).stat().st_size + weight(of_every_visit())
