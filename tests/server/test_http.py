"""The HTTP calls and the page: what they answer, what they refuse, how long it may be kept."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.in_process import served
from server.player import Player, table_of

from yomiai.server import page
from yomiai.server.serving import Serving
from yomiai.server.tokens import ALPHABET


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with served(tmp_path_factory.mktemp("http")) as made:
        yield made


@pytest.fixture
def http(serving: Serving) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=serving.base, timeout=20) as client:
        yield client


CREATE = {"name": "Mika", "language": "ja"}


def create(http: httpx.Client, id_: str) -> dict[str, object]:
    answer = http.post("/api/tables", json={**CREATE, "id": id_})
    assert answer.status_code == 201
    return dict(answer.json())


def test_a_table_is_made_once_however_often_one_asks(http: httpx.Client) -> None:
    first = create(http, "the-first-table")
    assert create(http, "the-first-table") == first
    assert set(str(first["code"])) <= set(ALPHABET)
    assert len(str(first["token"])) >= 43


def test_joining_twice_with_one_id_is_joining_once(http: httpx.Client) -> None:
    code = create(http, "a-table-to-join")["code"]
    body = {"id": "i-want-to-join", "name": "Ken", "language": "en"}
    first = http.post(f"/api/tables/{code}/join", json=body).json()
    assert http.post(f"/api/tables/{str(code).lower()}/join", json=body).json() == first
    assert http.get(f"/api/tables/{code}").json() == {
        "code": code,
        "game": "cockroach",
        "host": "Mika",
        "seats_free": 2,
        "status": "lobby",
        "locked": False,
        "watchers": True,
    }


def test_ids_and_tokens_are_stored_as_hashes_only(http: httpx.Client, serving: Serving) -> None:
    seated = create(http, "an-id-to-look-for")
    stored = b"".join(serving.store.entries(str(seated["code"])))
    assert b"Mika" in stored
    assert b"an-id-to-look-for" not in stored
    assert str(seated["token"]).encode() not in stored


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/BCDFG", None, 404, "no_table"),
        ("GET", "/api/tables/AEIOU", None, 404, "no_table"),
        ("GET", "/api/tables/BCDFG/records/1", None, 404, "no_table"),
        ("POST", "/api/tables/BCDFG/join", {**CREATE, "id": "some-id-or-other"}, 404, "no_table"),
        ("POST", "/api/tables", {**CREATE, "id": "short"}, 400, "malformed"),
        ("POST", "/api/tables", {**CREATE, "id": "long-enough", "more": 1}, 400, "malformed"),
        ("POST", "/api/tables", {**CREATE, "id": "long-enough", "game": "chess"}, 409, "no_such_game"),
        ("POST", "/api/tables", {**CREATE, "id": "long-enough", "name": "x" * 20_000}, 413, "too_large"),
        ("POST", "/api/claim", {"transfer": "x" * 43}, 404, "transfer_gone"),
    ],
)
def test_refusals_have_a_code(  # noqa: PLR0913, PLR0917 - a row of the table above
    http: httpx.Client, method: str, path: str, body: object, status: int, code: str
) -> None:
    answer = http.request(method, path, json=body)
    assert (answer.status_code, answer.json()) == (status, {"code": code})


def test_every_answer_is_strict(http: httpx.Client) -> None:
    for path in ("/", "/t/BCDFG", "/t/BCDFG/screen", "/health", "/api/tables/BCDFG", "/nothing/here"):
        headers = http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_another_site_makes_no_table(http: httpx.Client) -> None:
    evil = {"origin": "https://evil.example"}
    answer = http.post("/api/tables", json={**CREATE, "id": "from-elsewhere"}, headers=evil)
    assert answer.json() == {"code": "origin"}


def test_the_page_names_the_table_and_escapes_its_host(http: httpx.Client) -> None:
    body = {"id": "a-bad-name-for-html", "name": '"><script>', "language": "en"}
    code = http.post("/api/tables", json=body).json()["code"]
    text = http.get(f"/t/{code}").text
    assert '<meta property="og:title" content="' in text
    assert f'/t/{code}">' in text
    assert '<meta property="yomiai:game" content="cockroach">' in text
    assert '"><script>' not in text
    assert "&quot;&gt;&lt;script&gt;" in text


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The page's files as they lie in the sources, whether or not the page has been built."""
    monkeypatch.setattr(page, "_folder", lambda: Path(__file__).parents[2] / "web" / "public")
    for cached in (page.file, page._index):
        cached.cache_clear()
    yield
    monkeypatch.undo()
    for cached in (page.file, page._index):
        cached.cache_clear()


@pytest.mark.usefixtures("pictures")
def test_a_shared_link_shows_a_picture_that_is_there(http: httpx.Client, serving: Serving) -> None:
    code = create(http, "a-table-with-a-picture")["code"]
    for path in ("/", f"/t/{code}"):
        (address,) = re.findall(r'<meta property="og:image" content="([^"]+)">', http.get(path).text)
        assert address.startswith(serving.base), "messengers need the whole address"
        picture = http.get(address)
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")


@pytest.mark.browser
def test_a_built_page_has_its_picture() -> None:
    """With the tests of the page, for which it is built."""
    assert (page._folder() / "index.html").is_file()
    assert page.has_image()


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f__init__.py", "/%2e%2e/cli.py", "/index.html", "/.made-from"]
)
def test_no_path_leads_out_of_the_page(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code == 404


@pytest.mark.browser
def test_assets_are_kept_and_the_page_is_asked_for_anew(http: httpx.Client) -> None:
    assert http.get("/").headers["cache-control"] == "no-cache"
    assets = [found.name for found in (page._folder() / "assets").iterdir()]
    assert assets
    for name in assets:
        assert "immutable" in http.get(f"/assets/{name}").headers["cache-control"]


@pytest.mark.usefixtures("pictures")
def test_what_a_browser_can_unpack_is_sent_packed(http: httpx.Client) -> None:
    icon = (Path(__file__).parents[2] / "web/public/icon.svg").read_bytes()
    packed = http.get("/icon.svg", headers={"accept-encoding": "br;q=1.0, GZIP;q=0.8"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < len(icon)
    assert packed.content == icon
    for accepted in ("identity", "br", "gzip;q=0", ""):
        plain = http.get("/icon.svg", headers={"accept-encoding": accepted})
        assert "content-encoding" not in plain.headers
        assert plain.content == icon
    picture = http.get("/og.png", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in picture.headers


def test_a_built_page_has_only_files_of_a_known_kind() -> None:
    kinds = {found.suffix for found in Path(str(page._folder())).rglob("*") if found.is_file()}
    assert kinds - {"", ".html"} <= set(page._MEDIA_TYPES)


@pytest.mark.parametrize("square", ["qr.svg", "screen.svg"])
def test_a_qr_code_says_nothing_about_whether_the_table_is_there(http: httpx.Client, square: str) -> None:
    answer = http.get(f"/api/tables/BCDFG/{square}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_the_square_of_a_big_screen_leads_elsewhere_than_that_of_the_table(http: httpx.Client) -> None:
    assert http.get("/api/tables/BCDFG/qr.svg").text != http.get("/api/tables/BCDFG/screen.svg").text


def test_a_big_screen_gets_the_page_of_its_table(http: httpx.Client) -> None:
    code = create(http, "a-table-on-a-screen")["code"]
    assert http.get(f"/t/{code}/screen").text == http.get(f"/t/{code}").text


def test_a_record_opens_when_the_match_is_over(http: httpx.Client, serving: Serving) -> None:
    seen: list[int] = []
    player = asyncio.run(one_match(serving, seen))
    assert seen == [409]
    first, second = (f"/api/tables/{player.code}/records/{match}" for match in (1, 2))
    own = {"authorization": f"Bearer {player.token}"}
    text = http.get(first, headers=own).text
    assert text.startswith("{")
    assert http.get(second, headers=own).json() == {"code": "not_over"}
    asyncio.run(another_match(player))
    assert http.get(second, headers=own).text.startswith("{")
    assert http.get(second, headers=own).text != text
    assert http.get(first, headers=own).text == text


async def one_match(serving: Serving, seen: list[int]) -> Player:
    """A match, in the middle of which somebody asks for its record; `seen` is how that was answered."""
    (player,) = await table_of(lambda: serving.base, ["Ringo"], 3, random.Random(3))
    own = {"authorization": f"Bearer {player.token}"}

    def stop_at(one: Player) -> bool:
        if one.told and not seen and any(told["kind"] == "acted" for told in one.told.values()):
            address = f"{serving.base}/api/tables/{one.code}/records/1"
            seen.append(httpx.get(address, headers=own).status_code)
        return one.result is not None

    player.stop_at = stop_at
    await asyncio.wait_for(player.play(), 100)
    return player


async def another_match(player: Player) -> None:
    player.stop_at = lambda one: [told["kind"] for told in one.told.values()].count("ended") == 2
    player.ready()
    await asyncio.wait_for(player.play(), 100)
