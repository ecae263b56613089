"""The page can be kept on a home screen like a program: its manifests, its icons, and that it names them."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from yomiai.server import page

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "ja")


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The page's files as they lie in the sources, whether or not the page has been built."""
    monkeypatch.setattr(page, "_folder", lambda: WEB / "public")
    page.file.cache_clear()
    yield
    page.file.cache_clear()


def served(path: str) -> page.File:
    found = page.file(path)
    assert found is not None, path
    return found


def manifest(language: str) -> dict[str, Any]:
    file = served(f"/app.{language}.webmanifest")
    assert file.media_type == "application/manifest+json"
    read: dict[str, Any] = json.loads(file.body)
    return read


def side_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG, from its first chunk."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_browser_needs_to_install_it_is_there(language: str) -> None:
    told = manifest(language)
    assert told["lang"] == language
    assert told["name"]
    assert 0 < len(told["short_name"]) <= 12, "longer ones are cut on a home screen"
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_is_what_the_manifest_says(language: str) -> None:
    for icon in manifest(language)["icons"]:
        file = served(icon["src"])
        assert file.media_type == icon["type"]
        if file.media_type == "image/png":
            assert "x".join(map(str, side_of(file.body))) == icon["sizes"]


def test_it_is_one_program_whatever_its_language() -> None:
    first, second = map(manifest, LANGUAGES)
    same = ("id", "start_url", "scope", "icons", "theme_color", "background_color")
    assert [first[field] for field in same] == [second[field] for field in same]


def test_the_page_names_manifest_and_icon_and_wears_the_same_colour() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    assert '<link rel="manifest" href="/app.en.webmanifest" />' in html
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in html
    assert side_of(served("/apple-touch-icon.png").body) == (180, 180)
    assert f'content="{manifest("en")["theme_color"]}" media="(prefers-color-scheme: light)"' in html
