"""A first visit fetches little before anything can be pressed, and a table the rest on demand."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from browser.conftest import Sit
from browsing.evening import GAMES
from browsing.first_load import BUDGET, first_load, of_board, of_every_visit
from playwright.sync_api import Page, expect

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
    guest.page.goto(f"{guest.url}/t/{code}", wait_until="networkidle")
    before = asked[: asked.index(f"api/tables/{code}")]
    assert scripts_and_styles(before) == of_every_visit()
    assert scripts_and_styles(asked) == of_every_visit() | of_board("tofu")


def test_a_seat_has_its_board_fetched_while_the_table_is_asked(sit: Sit) -> None:
    player = sit()
    code = player.open_table("Mika", game="tofu")
    asked = asked_by(player.page)
    # The socket never answers: what is fetched all the same was known from the document.
    player.page.route_web_socket("**/api/socket", lambda _: None)
    player.page.goto(f"{player.url}/t/{code}", wait_until="networkidle")
    assert scripts_and_styles(asked) == of_every_visit() | of_board("tofu")
