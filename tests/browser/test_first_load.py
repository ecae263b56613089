"""A first visit fetches little before anything can be pressed, and a table the rest on demand."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from browser.conftest import Sit
from browsing.evening import GAMES
from browsing.first_load import BUDGET, PAGE, first_load, of_board, of_every_visit
from playwright.sync_api import Page, Route, expect

pytestmark = [pytest.mark.browser]


def asked_by(page: Page) -> list[str]:
    """Paths of what the page asks the server for, filled in their order."""
    found: list[str] = []
    page.on("request", lambda request: found.append(urlsplit(request.url).path.lstrip("/")))
    return found


def scripts_and_styles(paths: list[str]) -> set[str]:
    return {path for path in paths if path.endswith((".js", ".css"))}


def test_a_first_load_is_within_its_budget() -> None:
    assert 20_000 < first_load() <= BUDGET


def test_boards_are_no_part_of_it() -> None:
    assert all(of_board(game) for game in GAMES)


def test_the_front_page_fetches_just_that(sit: Sit) -> None:
    player = sit()
    asked = asked_by(player.page)
    player.page.goto(player.url, wait_until="networkidle")
    expect(player.on_shelf("cockroach")).to_be_visible()
    assert scripts_and_styles(asked) == of_every_visit()


def test_a_link_fetches_the_board_only_after_the_form(sit: Sit) -> None:
    code, guest = sit().open_table("Mika", game="tofu"), sit()
    asked = asked_by(guest.page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route(f"**/api/tables/{code}", hold)
    guest.page.goto(f"{guest.url}/t/{code}", wait_until="load")
    guest.page.wait_for_timeout(300)
    assert scripts_and_styles(asked) == of_every_visit()
    held[0].continue_()
    guest.page.wait_for_load_state("networkidle")
    assert scripts_and_styles(asked) == of_every_visit() | of_board("tofu")


def test_few_files_stand_before_a_first_answer() -> None:
    """A browser asks for six at a time, and a slow phone waits anew for each row of six."""
    assert len(of_every_visit()) <= 3
    assert all(len(of_board(game)) <= 5 for game in GAMES)


def test_what_is_awaited_is_compiled_while_it_comes() -> None:
    """Chromium takes the hint in the first line alone."""
    scripts = [name for name in of_every_visit() if "/index-" in name and name.endswith(".js")]
    for game in GAMES:
        scripts += [name for name in of_board(game) if "/page-" in name and name.endswith(".js")]
    assert len(scripts) == 1 + len(GAMES)
    assert all((PAGE / name).read_bytes().startswith(b"//# allFunctionsCalledOnLoad\n") for name in scripts)


class Visit:
    """What a page asks for while its own script never comes: that needs no round trip after it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = asked_by(page)
        self.heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(str(frame))

    def without_the_page(self, address: str) -> None:
        self.page.route("**/assets/index-*.js", lambda _: None)
        self.page.goto(address, wait_until="commit")

    def comes_to(self, wanted: Callable[[], bool]) -> bool:
        for _ in range(60):
            if wanted():
                return True
            self.page.wait_for_timeout(50)
        return False


def test_a_seat_has_its_board_and_its_table_before_the_page_runs(sit: Sit) -> None:
    player = sit()
    code = player.open_table("Mika", game="tofu")
    player.page.goto("about:blank")
    visit = Visit(player.page)
    visit.without_the_page(f"{player.url}/t/{code}")
    wanted = of_every_visit() | of_board("tofu")
    assert visit.comes_to(lambda: scripts_and_styles(visit.asked) == wanted), visit.asked
    assert visit.comes_to(lambda: '"type":"welcome"' in "".join(visit.heard)), visit.heard


def test_a_link_has_its_table_asked_before_the_page_runs(sit: Sit) -> None:
    code, guest = sit().open_table("Mika", game="tofu"), sit()
    visit = Visit(guest.page)
    visit.without_the_page(f"{guest.url}/t/{code}")
    assert visit.comes_to(lambda: f"api/tables/{code}" in visit.asked), visit.asked


def test_what_was_begun_is_gone_on_with(sit: Sit) -> None:
    """Neither the table nor the greeting is asked for a second time."""
    host, guest = sit(), sit()
    code = host.open_table("Mika", game="tofu")
    seen, told = Visit(guest.page), Visit(host.page)
    guest.page.goto(f"{guest.url}/t/{code}", wait_until="networkidle")
    assert seen.asked.count(f"api/tables/{code}") == 1
    host.page.reload()
    expect(host.button("lobby.ready")).to_be_visible()
    assert "".join(told.heard).count('"type":"welcome"') == 1


def test_a_page_without_the_early_script_begins_everything_itself(sit: Sit) -> None:
    host, guest = sit(), sit()
    code = host.open_table("Mika", game="tofu")
    for player in (host, guest):
        player.page.route("**/assets/early-*.js", lambda route: route.abort())
    host.page.reload()
    expect(host.button("lobby.ready")).to_be_visible()
    guest.join(code, "Ken")
