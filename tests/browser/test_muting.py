"""Who is muted stays muted on this device, at that table only."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.looking import close_dialog
from browsing.player import Player
from playwright.sync_api import Locator, expect

PHRASE = "phrase.hello"
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


def talk_sheet(player: Player) -> Locator:
    player.button("table.talk").click()
    return player.page.get_by_role("dialog")


def say_something(player: Player) -> None:
    talk_sheet(player)
    player.button(PHRASE, "phrases").click()


def in_the_log(player: Player, text: str, times: int) -> None:
    """Wait until the log has so many lines with this text, then close it."""
    player.button("table.log").click()
    lines = player.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.filter(has_text=text)).to_have_count(times)
    close_dialog(player)


def test_who_is_muted_stays_so_after_a_reload(sit: Sit) -> None:
    mika, ken = sit(), sit()
    ken.join(mika.open_table("Mika", players=3), "Ken")
    said, hidden = f"Ken: {ken.say(PHRASE, 'phrases')}", mika.say("talk.muted")
    talk_sheet(mika)
    mika.button("talk.mute", name="Ken").click()
    mika.page.reload()
    talk_sheet(mika)
    expect(mika.button("talk.unmute", name="Ken")).to_be_visible()
    close_dialog(mika)
    say_something(ken)
    in_the_log(mika, hidden, 1)
    in_the_log(mika, said, 0)
    in_the_log(ken, ken.say(PHRASE, "phrases"), 1)
    talk_sheet(mika)
    mika.button("talk.unmute", name="Ken").click()
    close_dialog(mika)
    in_the_log(mika, said, 1)
    in_the_log(mika, hidden, 0)


def test_nobody_is_muted_at_another_table(sit: Sit) -> None:
    """Persons are numbered at each table: the second one here is somebody else there."""
    mika, ken, aki = sit(), sit(), sit()
    ken.join(mika.open_table("Mika", players=3), "Ken")
    talk_sheet(mika)
    mika.button("talk.mute", name="Ken").click()
    close_dialog(mika)
    aki.join(mika.open_table("Mika", players=3), "Aki")
    talk_sheet(mika)
    expect(mika.button("talk.mute", name="Aki")).to_be_visible()
    close_dialog(mika)
    say_something(aki)
    in_the_log(mika, f"Aki: {aki.say(PHRASE, 'phrases')}", 1)
    in_the_log(mika, mika.say("talk.muted"), 0)
