"""What a host chooses: bots with a character, and a form that remembers the last table."""

from __future__ import annotations

import json

import pytest
from browser.conftest import Sit
from browser.looking import sound
from browsing.player import Player
from playwright.sync_api import Locator, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


def bar(player: Player, group: str) -> Locator:
    return player.page.get_by_role("group", name=player.say(group), exact=True)


def choose(player: Player, group: str, answer: str) -> None:
    bar(player, group).get_by_role("radio", name=answer, exact=True).check(force=True)


def form(player: Player) -> None:
    player.page.goto(player.url)
    player.on_shelf("cockroach").click()
    expect(player.button("create.submit.label")).to_be_visible()


def test_mixed_bots_are_dealt_a_character_each_which_is_told_in_words(sit: Sit) -> None:
    player = sit("ja")
    player.open_table("ミカ", players=4)
    choose(player, "create.bot.label", player.say("create.bot.mixed"))
    player.fill_with_bots()
    signs = player.page.locator(".bot-sign .character")
    expect(signs).to_have_count(3)
    known = [player.say(f"create.bot.{bot}") for bot in ("counter", "bold", "timid", "honest")]
    assert len(set(signs.all_inner_texts()) & set(known)) == 3
    assert sound(player.page) == []
    player.ready()
    expect(player.turn).to_be_visible()
    expect(player.page.locator(".plate .bot-sign .character")).to_have_count(3)
    assert sound(player.page) == []


def test_one_tap_puts_the_wished_character_and_one_more_changes_it(sit: Sit) -> None:
    player = sit()
    player.open_table("Mika", players=3)
    choose(player, "create.bot.label", player.say("create.bot.timid"))
    player.pause()
    player.button("lobby.add_bot").first.click()
    signs = player.page.locator(".bot-sign .character")
    expect(signs).to_have_text([player.say("create.bot.timid")])
    player.pause()
    name = {"name": player.say("bot.2"), "character": player.say("create.bot.timid")}
    player.button("lobby.change_bot", **name).click()
    expect(signs).to_have_text([player.say("create.bot.honest")])


def test_the_form_starts_with_what_was_chosen_last_and_one_tap_brings_the_usual_back(sit: Sit) -> None:
    player = sit()
    house = {"look": "may"}
    player.open_table("Mika", players=5, bots=2, house=house)
    form(player)
    expect(bar(player, "create.players").get_by_role("radio", name="5", exact=True)).to_be_checked()
    expect(bar(player, "create.bots.label").get_by_role("radio", name="2", exact=True)).to_be_checked()
    player.page.locator("details summary").click()
    may = player.page.get_by_role("radio", name=player.say("option.look.may", "cockroach"), exact=True)
    expect(may).to_be_checked()
    player.pause()
    player.button("create.back_to_usual").click()
    expect(bar(player, "create.players").get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(may).not_to_be_checked()
    expect(player.button("create.back_to_usual")).to_have_count(0)


def test_what_the_device_remembers_wrongly_is_passed_over(sit: Sit) -> None:
    player = sit()
    player.page.goto(player.url)
    odd = {
        "players": 99,
        "bots": -1,
        "bot": "oracle",
        "clock": 7,
        "talk": "free",
        "options": {"look": "x", "new": "on"},
    }
    player.page.evaluate(
        "text => localStorage.setItem('yomiai.wishes', text)", json.dumps({"cockroach": odd})
    )
    form(player)
    expect(bar(player, "create.players").get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(bar(player, "create.bots.label").get_by_role("radio", name="0", exact=True)).to_be_checked()
    free = bar(player, "create.talk.label").get_by_role(
        "radio", name=player.say("create.talk.free"), exact=True
    )
    expect(free).to_be_checked()
    player.page.get_by_label(player.say("name.label")).fill("Mika")
    player.button("create.submit.label").click()
    expect(player.button("lobby.ready")).to_be_visible()


def table_settings(player: Player) -> None:
    player.pause()
    player.page.get_by_text(player.say("lobby.settings_of_table")).click()


def test_a_preset_sets_options_and_clock_in_the_form_and_at_the_table(sit: Sit) -> None:
    player = sit()
    form(player)
    player.page.get_by_label(player.say("name.label")).fill("Mika")
    choose(player, "create.preset.label", player.say("create.preset.quick"))
    hint = player.say("preset.quick_hint", "cockroach")
    expect(player.page.get_by_text(hint)).to_be_visible()
    player.button("create.submit.label").click()
    expect(player.button("lobby.ready")).to_be_visible()
    table_settings(player)
    fast = bar(player, "create.clock.label").get_by_role("radio", name=player.say("create.clock.blitz"))
    quick = bar(player, "create.preset.label").get_by_role(
        "radio", name=player.say("create.preset.quick"), exact=True
    )
    expect(fast).to_be_checked()
    expect(quick).to_be_checked()
    for option in ("variant_face_up", "variant_eight_kinds"):
        group = player.page.get_by_role("group", name=player.say(f"option.{option}.name", "cockroach"))
        expect(
            group.get_by_role("radio", name=player.say(f"option.{option}.on", "cockroach"))
        ).to_be_checked()
    choose(player, "create.preset.label", player.say("create.preset.standard"))
    expect(fast).not_to_be_checked()
    expect(group.get_by_role("radio", name=player.say(f"option.{option}.off", "cockroach"))).to_be_checked()
    assert sound(player.page) == []


def test_presets_that_so_many_players_cannot_tell_apart_are_one(sit: Sit) -> None:
    """The editions of Raise Your Goblets differ in what is only asked from four players on."""
    player = sit()
    player.page.goto(player.url)
    player.on_shelf("goblets").click()
    offered = bar(player, "create.preset.label").get_by_role("radio")
    expect(offered).to_have_count(4)
    choose(player, "create.players", "2")
    expect(offered).to_have_count(3)
    assert sound(player.page) == []
