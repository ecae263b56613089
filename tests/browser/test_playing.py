"""People play whole matches."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.double_tap import tap_twice
from browser.looking import sound
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
    mika.pause()
    tap_twice(mika, mika.button("end.rematch"))
    expect(mika.button("end.rematch_waiting")).to_be_visible()  # the second tap took nothing back
    ken.button("end.rematch").click()
    expect(mika.turn).to_be_visible()


def test_the_largest_table_plays_a_whole_match(sit: Sit) -> None:
    """Two people on small phones and four bots; the smallest table is played by ear."""
    players = 6
    mika, ken = sit(), sit("ja")
    code = mika.open_table("Mika", players=players, bots=players - 2)
    ken.join(code, "ケン")
    for player in (mika, ken):
        player.ready()
    play_to_the_end([mika, ken], seed=players, patience_s=200)
    for player in (mika, ken):
        expect(player.page.locator(".end")).to_be_visible()
        expect(player.page.locator(".board [data-seat]")).to_have_count(players)
        assert sound(player.page) == []


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_four_phones_play_a_whole_match(sit: Sit) -> None:
    aya, *guests = people = [sit(), sit("ja", "390x844"), sit(size="390x844"), sit("ja")]
    code = aya.open_table("Aya")
    for guest, name in zip(guests, ("ケン", "Mika", "りんご"), strict=True):
        guest.join(code, name)
    for person in people:
        person.ready()
    play_to_the_end(people, patience_s=500)
    for person in people:
        expect(person.page.locator(".end")).to_be_visible()
