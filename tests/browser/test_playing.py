"""People play whole matches."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browsing.match import play_to_the_end
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


def test_two_phones_and_two_bots_play_a_whole_match(sit: Sit) -> None:
    mika, ken = sit(), sit("ja", "390x844")
    code = mika.open_table("Mika")
    ken.join(code, "ケン")
    mika.fill_with_bots()
    mika.ready()
    ken.ready()
    play_to_the_end([mika, ken], patience_s=200)
    for player in (mika, ken):
        expect(player.page.locator(".end")).to_be_visible()
    mika.button("end.rematch").click()
    ken.button("end.rematch").click()
    expect(mika.turn).to_be_visible()
