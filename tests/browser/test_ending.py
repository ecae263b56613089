"""A match ends early when all who play it agree, and nobody is made to."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.looking import sound
from browser.parting import offer_to_end, wants_to_end
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


def two_in_a_match(sit: Sit) -> tuple[Player, Player]:
    mika, ken = sit(), sit("ja")
    code = mika.open_table("Mika", players=4, bots=2)
    ken.join(code, "ケン")
    mika.ready()
    ken.ready()
    expect(ken.turn).to_be_visible()
    return mika, ken


def test_a_match_ends_early_by_agreement(sit: Sit) -> None:
    mika, ken = two_in_a_match(sit)
    wants_to_end(mika)
    expect(mika.page.get_by_text(mika.say("table.end_match_wants"))).to_be_visible()
    offer = offer_to_end(ken)
    expect(offer).to_contain_text(ken.say("table.end_match_want", name="Mika"))
    mika.button("table.end_match_stay").click()
    expect(offer).to_have_count(0)
    wants_to_end(mika)
    offer.get_by_role("button", name=ken.say("table.end_match_agree")).click()
    for player in (mika, ken):
        expect(player.page.locator(".end")).to_contain_text(player.say("end.abandoned"))
    mika.button("table.log").click()
    lines = mika.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.filter(has_text=mika.say("log.end_wanted", name="Mika"))).to_have_count(2)
    expect(lines.filter(has_text=mika.say("log.end_not_wanted", name="Mika"))).to_have_count(1)


def test_a_match_takes_a_break_by_agreement_and_goes_on(sit: Sit) -> None:
    mika, ken = two_in_a_match(sit)
    mika.button("table.menu").click()
    mika.button("table.pause").click()
    mika.page.get_by_role("dialog").get_by_role("button", name=mika.say("table.pause")).click()
    expect(mika.page.get_by_text(mika.say("table.pause_wants"))).to_be_visible()
    offer = ken.page.get_by_role("region", name=ken.say("table.pause"))
    offer.get_by_role("button", name=ken.say("table.pause_agree")).click()
    for player in (mika, ken):
        expect(player.turn).to_have_text(player.say("table.paused"))
        expect(player.page.locator(".answer").get_by_role("button")).to_have_count(0)
        assert sound(player.page) == []
    ken.page.reload()
    ken.button("table.go_on").click()
    for player in (mika, ken):
        expect(player.button("table.go_on")).to_have_count(0)
        expect(player.turn).not_to_have_text(player.say("table.paused"))


def test_a_silent_game_says_why_nobody_can_talk(sit: Sit) -> None:
    """In Duet nobody talks while a match runs: there is no button for it, and the menu says why."""
    player = sit()
    player.open_table("Mika", players=2, bots=1, game="duet")
    goal = player.say("rules.goal", "duet")
    expect(player.page.locator("main")).to_contain_text(goal)
    expect(player.button("table.talk")).to_be_visible()
    player.ready()
    expect(player.turn).to_be_visible()
    expect(player.button("table.talk")).to_have_count(0)
    player.button("table.menu").click()
    expect(player.page.get_by_role("dialog")).to_contain_text(player.say("talk.game_silent"))
    expect(player.page.get_by_role("dialog")).to_contain_text(goal)


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["cockroach", "fox-grapes", "goblets", "tofu", "duet"])
def test_a_table_of_each_game_is_opened_and_played(sit: Sit, game: str) -> None:
    player = sit("ja")
    players = 2 if game == "duet" else 3
    player.open_table("ミカ", players=players, bots=players - 1, game=game)
    expect(player.page.locator("main")).to_contain_text(player.say("rules.goal", game.replace("-", "_")))
    player.ready()
    expect(player.turn).to_be_visible()
