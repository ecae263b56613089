"""An evening at one table: the host changes the game between matches, and nobody needs a new invitation."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.parting import offer_to_end, wants_to_end
from browser.test_one_room import together
from browsing import layout
from browsing.match import play_to_the_end
from browsing.player import Player
from playwright.sync_api import Locator, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


def end_early(mika: Player, ken: Player) -> None:
    wants_to_end(mika)
    offer_to_end(ken).get_by_role("button", name=ken.say("table.end_match_agree")).click()
    for player in (mika, ken):
        expect(player.page.locator(".end")).to_contain_text(player.say("end.abandoned"))


def change_game(host: Player, game: str) -> None:
    host.pause()
    host.button("game_choice.button").click()
    host.pause()
    sheet = host.page.get_by_role("dialog")
    assert layout.faults(host.page) == []
    sheet.get_by_role("button", name=host.say(f"game.{game}.name")).click()
    expect(sheet).to_have_count(0)


def lobby_of(player: Player, game: str) -> Locator:
    return player.page.locator("main .game").filter(has_text=player.say(f"game.{game}.name"))


def test_the_host_changes_the_game_between_matches_and_everybody_comes_along(sit: Sit) -> None:
    mika, ken = sit(), sit("ja")
    ken.join(mika.open_table("Mika", players=4, bots=2), "ケン")
    mika.ready()
    ken.ready()
    expect(ken.turn).to_be_visible()
    end_early(mika, ken)
    expect(ken.button("game_choice.button")).to_have_count(0)
    change_game(mika, "fox-grapes")
    for player in (mika, ken):
        expect(lobby_of(player, "fox-grapes")).to_be_visible()
        expect(player.page.locator("main li .bot-sign")).to_have_count(2)
        assert layout.faults(player.page) == []
    ken.pause()
    ken.button("end.back_to_board").click()
    following = ken.say("end.next_game", name=ken.say("game.fox-grapes.name"))
    assert layout.faults(ken.page) == []
    ken.pause()
    ken.page.get_by_role("button", name=following).click()
    mika.ready()
    ken.ready()
    for player in (mika, ken):
        expect(player.turn).to_be_visible()
        expect(player.page.locator("main")).to_contain_text(
            player.say("board.round", "fox_grapes", place=1, count=5)
        )


def test_who_finds_no_chair_watches_and_sits_down_again_at_the_next_game(sit: Sit) -> None:
    mika, ken, aki = sit(), sit(), sit("ja")
    code = mika.open_table("Mika", players=3)
    ken.join(code, "Ken")
    aki.join(code, "アキ")
    change_game(mika, "duet")
    for player in (mika, ken, aki):
        expect(lobby_of(player, "duet")).to_be_visible()
    expect(aki.page.locator(".foot")).to_have_text(aki.say("watch.you_watch"))
    mika.ready()
    ken.ready()
    for player in (mika, ken, aki):
        expect(player.turn).to_be_visible()
    end_early(mika, ken)
    change_game(mika, "tofu")
    expect(lobby_of(aki, "tofu")).to_be_visible()
    aki.pause()
    aki.button("lobby.seat_here").click()
    expect(aki.button("lobby.ready")).to_be_visible()


def test_a_table_screen_comes_along_to_the_next_game(sit: Sit) -> None:
    mika, ken, screen = sit(), sit(), sit("ja", "1280x800")
    code = mika.open_table("Mika", players=2)
    ken.join(code, "Ken")
    screen.page.goto(f"{screen.url}/t/{code}/screen")
    mika.ready()
    ken.ready()
    expect(screen.turn).to_be_visible()
    end_early(mika, ken)
    change_game(mika, "goblets")
    expect(screen.page.get_by_role("heading", name=screen.say("game.goblets.name"))).to_be_visible()
    mika.ready()
    ken.ready()
    expect(screen.turn).to_be_visible()
    assert layout.faults(screen.page) == []


def test_between_matches_a_bot_is_added_and_a_late_friend_sits_down(sit: Sit) -> None:
    mika, ken, aki = sit(), sit(), sit("ja")
    code = mika.open_table("Mika", players=2)
    ken.join(code, "Ken")
    mika.ready()
    ken.ready()
    expect(ken.turn).to_be_visible()
    end_early(mika, ken)
    mika.pause()
    mika.button("end.back_to_lobby").click()
    mika.pause()
    mika.page.get_by_text(mika.say("lobby.settings_of_table")).click()
    mika.choose("create.players", 4)
    aki.join(code, "アキ")
    mika.pause()
    mika.button("lobby.add_bot").click()
    for player in (mika, ken, aki):
        expect(player.page.locator("main li .badge")).to_have_count(4)
        player.ready()
    for player in (mika, ken, aki):
        expect(player.page.locator(".plate")).to_have_count(3)


def test_who_comes_after_a_match_begins_in_the_lobby_and_is_not_told_that_she_won(sit: Sit) -> None:
    mika, aki = sit(), sit("ja")
    code = mika.open_table("Mika", players=3, bots=2, game="fox-grapes")
    mika.ready()
    play_to_the_end([mika])
    mika.pause()
    mika.button("end.back_to_lobby").click()
    aki.page.goto(f"{aki.url}/t/{code}")
    aki.page.get_by_label(aki.say("name.label")).fill("アキ")
    aki.button("landing.join").click()
    aki.button("lobby.seat_here").first.click()
    expect(aki.button("lobby.ready")).to_be_visible()
    aki.pause()
    aki.button("end.back_to_board").click()
    expect(aki.page.locator(".end h2")).to_have_text(aki.say("end.heading"))


def test_one_device_passed_round_seats_all_again_after_a_game_for_two(sit: Sit) -> None:
    device = sit()
    together(device, ["Mika", "Ken", "Aki"])
    chairs = device.page.locator("main li .badge")
    change_game(device, "duet")
    expect(lobby_of(device, "duet")).to_be_visible()
    expect(chairs).to_have_count(2)
    assert layout.faults(device.page) == []
    change_game(device, "tofu")
    expect(lobby_of(device, "tofu")).to_be_visible()
    expect(chairs).to_have_count(3)
    expect(device.page.get_by_role("alert")).to_have_count(0)
    device.pause()
    device.button("lobby.ready_together").click()
    expect(device.page.locator(".curtain")).to_be_visible()


def test_options_of_the_next_game_are_those_that_the_host_chose_for_it_last(sit: Sit) -> None:
    mika = sit()
    mika.open_table("Mika", players=4, game="tofu", house={"auction": "open"})
    mika.open_table("Mika", players=4)
    change_game(mika, "tofu")
    mika.pause()
    mika.page.get_by_text(mika.say("lobby.settings_of_table")).click()
    bar = mika.page.get_by_role("group", name=mika.say("option.auction.name", "tofu"), exact=True)
    expect(bar.get_by_role("radio", name=mika.say("option.auction.open", "tofu"))).to_be_checked()
