"""The credits: whose games these are, where one gets them, and what the page is made with."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browsing import layout
from playwright.sync_api import expect

from yomiai.games.registry import SHELF
from yomiai.words import LANGUAGES, words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_credits_name_makers_shops_and_licences(sit: Sit, lang: str) -> None:
    player = sit(lang)
    player.page.goto(player.url)
    player.button("landing.credits").click()
    sheet = player.page.get_by_role("dialog")
    told = words("credits", lang)
    expect(sheet).to_contain_text(told.say("not_official"))
    for game in SHELF:
        expect(sheet).to_contain_text(told.say(f"{game}.made"))
        expect(sheet).to_contain_text(told.say(f"{game}.buy"))
    expect(sheet).to_contain_text("Svelte (MIT)")
    expect(sheet).to_contain_text("Litestar (MIT)")
    assert layout.faults(player.page) == []
    player.page.keyboard.press("Escape")
    expect(player.button("landing.credits")).to_be_focused()
