"""A page that slept comes back to the table as it is now; a link brings a guest to his seat in no time."""

from __future__ import annotations

import time

import pytest
from browser.conftest import Sit
from browsing.match import asks, play_until
from browsing.player import Player
from browsing.server import Server
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

SECONDS_FROM_LINK_TO_SEAT = 10
SECONDS_BACK = 3


def two(sit: Sit) -> tuple[Player, Player]:
    """Two people and two bots in a match."""
    mika, ken = sit(), sit()
    code = mika.open_table("Mika", players=4, bots=2)
    ken.join(code, "Ken")
    mika.ready()
    ken.ready()
    expect(mika.turn).to_be_visible()
    expect(ken.turn).to_be_visible()
    return mika, ken


def log_of(player: Player) -> list[str]:
    player.button("table.log").click()
    lines = player.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    player.page.keyboard.press("Escape")
    return lines


def test_back_from_the_freezer_the_page_is_at_the_table_at_once(sit: Sit, server: Server) -> None:
    mika, ken = two(sit)
    play_until([mika, ken], lambda: asks(mika, "card"))
    inspector = ken.page.context.new_cdp_session(ken.page)
    inspector.send("Page.setWebLifecycleState", {"state": "frozen"})
    server.stop()
    server.start()
    expect(mika.page.locator(".banner")).to_have_count(0, timeout=20_000)
    before = mika.turn.inner_text()
    while mika.turn.inner_text() == before:
        mika.answer(0)
        mika.page.wait_for_timeout(200)
    mika.page.wait_for_timeout(1500)
    inspector.send("Page.setWebLifecycleState", {"state": "active"})
    expect(ken.page.locator(".banner")).to_have_count(0, timeout=SECONDS_BACK * 1000)
    deadline = time.monotonic() + SECONDS_BACK
    while log_of(ken)[-1:] != log_of(mika)[-1:] or len(log_of(ken)) < len(log_of(mika)):
        assert time.monotonic() < deadline
        ken.page.wait_for_timeout(100)


def test_a_device_that_slept_takes_a_new_connection(sit: Sit) -> None:
    """The clock has jumped: whether the old connection lives is not asked, and no question is lost."""
    mika, ken = two(sit)
    ken.page.evaluate("""() => {
      window.opened = 0;
      const Own = WebSocket;
      window.WebSocket = class extends Own { constructor(...all) { super(...all); window.opened += 1; } };
      const now = Date.now;
      Date.now = () => now() + 60_000;
    }""")
    deadline = time.monotonic() + 6
    while ken.page.evaluate("window.opened") == 0:
        assert time.monotonic() < deadline
        ken.page.wait_for_timeout(100)
    expect(ken.page.locator(".banner")).to_have_count(0)
    play_until([ken, mika], lambda: ken.page.locator(".result").count() > 0)


def test_from_the_link_to_the_seat_in_ten_seconds(sit: Sit) -> None:
    host, guest = sit(), sit("ja", "390x844")
    code = host.open_table("Mika")
    start = time.monotonic()
    guest.join(code, "ケン")
    took = time.monotonic() - start
    print(f"from the link to the seat: {took:.1f} s")
    assert took < SECONDS_FROM_LINK_TO_SEAT
    expect(host.page.get_by_text("ケン").first).to_be_visible()
