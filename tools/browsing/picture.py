"""One picture of a table in the middle of a match, for those who have not played yet."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from browsing.chromium import device
from browsing.match import asks, play_until
from browsing.player import Player
from browsing.server import Server

PILES = 8


def picture(browser: Browser, server: Server, target: Path) -> None:
    """Play until there is something to see and something to decide."""
    context = device(browser, "1280x800", "en", reduced_motion="reduce")
    player = Player(context.new_page(), server.url)
    player.open_table("Mika", players=4, bots=3)
    player.ready()
    piles = player.page.locator(".seats [data-pile]")
    play_until([player], lambda: piles.count() >= PILES and asks(player, "look"))
    player.page.wait_for_timeout(500)
    player.page.screenshot(path=target)
    context.close()
