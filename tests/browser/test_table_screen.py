"""A table screen and phones as hands, at every game: the screen tells what all may see, and never more."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.looking import BELOW, sound
from browser.test_one_room import CARDS, listen
from browsing.gallery.moments import Moment, moments
from browsing.gallery.stage import Stage
from browsing.layout import faults
from browsing.match import play_until
from browsing.player import Player
from playwright.sync_api import Browser, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

BOTS = {"tofu": 1}
"""A shop needs three; at all other games two people are enough."""
GAMES = ("cockroach", "fox-grapes", "goblets", "tofu", "duet")
SECRET = '"truth":'
TURNS = 4
TELEVISIONS = ((1280, 720), (1920, 1080))
MATCHES = 5
"""How many matches are played at most to find the end of each kind."""


def seated(sit: Sit, game: str) -> tuple[list[Player], Player, list[str]]:
    """Two phones in two languages, the screen of their table, and all that comes over the screen's line."""
    phones, screen, heard = [sit(), sit("ja")], sit("ja", size="1280x800"), list[str]()
    bots = BOTS.get(game, 0)
    code = phones[0].open_table("Mika", players=2 + bots, bots=bots, game=game)
    phones[1].join(code, "ケン")
    listen(screen, heard)
    screen.page.goto(f"{screen.url}/t/{code}/screen")
    expect(screen.page.locator("#main")).to_contain_text("Mika")
    assert sound(screen.page) == []
    for phone in phones:
        phone.ready()
    expect(screen.turn).to_be_visible()
    return phones, screen, heard


def keeps_secrets(screen: Player, heard: list[str]) -> None:
    """Nothing to tap and no hand is on the screen, and nothing secret came over its line."""
    assert screen.page.locator(CARDS).count() == 0
    assert any('"view"' in text for text in heard), "else this finds nothing at all"
    assert [text for text in heard if SECRET in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_follows_the_phones_to_the_result_and_keeps_their_secrets(sit: Sit, game: str) -> None:
    phones, screen, heard = seated(sit, game)
    end = screen.page.locator(".end")
    lately = screen.page.locator(".lately li")
    play_until(phones, lambda: lately.count() >= TURNS, seed=1)
    assert sound(screen.page) == []
    keeps_secrets(screen, heard)

    def are_over() -> bool:
        # Asked after each answer of a phone: the screen never has a card of anybody's hand to tap.
        assert screen.page.locator(CARDS).count() == 0
        return all(phone.is_over for phone in phones)

    play_until(phones, are_over, seed=2, patience_s=300)
    before = [text for text in heard if '"result":{' not in text]
    keeps_secrets(screen, before)
    expect(end).to_contain_text(screen.say("screen.again", "room"), timeout=60_000)
    expect(end).not_to_contain_text(screen.say("end.abandoned"))
    expect(screen.page.get_by_role("list", name=screen.say("end.series"))).to_be_visible()
    # Nobody scrolls a television.
    expect(screen.page.locator(".joining .code")).to_be_in_viewport(ratio=1)
    assert sound(screen.page) == []


def steer(host: Player) -> None:
    host.button("table.menu").click()
    host.pause()
    host.button("table.big_screen").click()
    host.pause()


def looks_back(host: Player, screens: tuple[Player, ...]) -> None:
    steer(host)
    shows = host.page.get_by_role("group", name=host.say("screen.shows", "room"))
    shows.get_by_role("radio", name=host.say("screen.shows_replay", "room"), exact=True).check(force=True)
    for each in screens:
        slider = each.page.get_by_role("slider")
        expect(slider).to_be_visible()
        expect(slider).not_to_have_value("0")  # it plays by itself: nobody presses anything there
        assert sound(each.page) == []
    shows.get_by_role("radio", name=host.say("screen.shows_report", "room"), exact=True).check(force=True)
    for each in screens:
        expect(each.page.get_by_role("heading", name=each.say("report.turning", "review"))).to_be_visible(
            timeout=120_000
        )
        assert sound(each.page) == []


def test_the_hosts_phone_has_every_screen_look_back_and_read_the_report(sit: Sit) -> None:
    phones, screen, _heard = seated(sit, "goblets")
    second, host = sit("en", size="1280x800"), phones[0]
    second.page.goto(screen.page.url)
    play_until(phones, lambda: all(phone.is_over for phone in phones), seed=3, patience_s=300)
    for each in (screen, second):
        expect(each.page.locator(".end")).to_be_visible(timeout=60_000)
    looks_back(host, (screen, second))
    assert sound(host.page) == []
    host.page.keyboard.press("Escape")
    for phone in phones:
        phone.pause()
        phone.button("end.rematch").click()
    expect(screen.turn).to_be_visible(timeout=60_000)
    expect(second.turn).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_result_stands_whole_on_a_television(browser: Browser, game: str) -> None:
    found = [one for one in moments(game, most_matches=MATCHES) if one.seat is None and ended(one)]
    stage = Stage(browser, found, "1280x800")
    for number in range(len(found)):
        stage.show(number, "/screen")
        for width, height in TELEVISIONS:
            stage.page.set_viewport_size({"width": width, "height": height})
            expect(stage.page.locator(".end .hint")).to_be_in_viewport(ratio=1)
            expect(stage.page.locator(".finish")).to_be_in_viewport(ratio=1)
            assert stage.page.locator("#main").evaluate(BELOW) <= 1
            assert faults(stage.page) == []
    assert found
    assert stage.errors == []
    stage.close()


def ended(one: Moment) -> bool:
    return any("over" in kind for kind in one.kinds)


def test_the_screen_speaks_as_the_host_says_on_the_phone(sit: Sit) -> None:
    phones, screen, _heard = seated(sit, "cockroach")
    host, second = phones[0], sit("ja", size="1280x800")
    second.page.goto(screen.page.url)
    expect(screen.page.locator("html")).to_have_attribute("lang", "ja")
    steer(host)
    bar = host.page.get_by_role("group", name=host.say("screen.language", "room"))
    bar.get_by_role("radio", name=host.say("settings.language_en"), exact=True).check(force=True)
    expect(screen.page.locator("html")).to_have_attribute("lang", "en")
    stored = screen.page.evaluate("JSON.parse(localStorage.getItem('yomiai.settings')).lang")
    assert stored == "ja", "what a host asks of a screen is no choice of the device"
    expect(second.page.locator("html")).to_have_attribute("lang", "en")
    assert sound(host.page) == []
    screen.page.get_by_role("radio", name=screen.say("settings.language_ja"), exact=True).check(force=True)
    expect(screen.page.locator("html")).to_have_attribute("lang", "ja")
