"""Two people end their match before it is over."""

from __future__ import annotations

from browsing.player import Player
from playwright.sync_api import Locator, expect


def wants_to_end(player: Player) -> None:
    player.button("table.menu").click()
    player.button("table.end_match").click()
    player.page.get_by_role("dialog").get_by_role("button", name=player.say("table.end_match")).click()


def offer_to_end(player: Player) -> Locator:
    """What is shown to a player when another one wants the match to end."""
    return player.page.get_by_role("region", name=player.say("table.end_match"))


def agree_to_end(one: Player, other: Player) -> None:
    """Both are at the end of the match afterwards."""
    wants_to_end(one)
    offer_to_end(other).get_by_role("button", name=other.say("table.end_match_agree")).click()
    for player in (one, other):
        expect(player.button("end.rematch")).to_be_visible()
