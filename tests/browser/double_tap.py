"""Two taps in a row at one place."""

from __future__ import annotations

from browsing.player import Player
from playwright.sync_api import Locator


def tap_twice(player: Player, chosen: Locator) -> None:
    """At one place, whatever stands there the second time."""
    chosen.scroll_into_view_if_needed()
    box = chosen.bounding_box()
    assert box is not None
    player.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.wait_for_timeout(120)
