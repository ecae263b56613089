"""What opens over the board of each game, and what a table screen shows of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.looking import bare_codes, by_axe, sound
from browsing.gallery.modes import MODES
from browsing.gallery.moments import moments
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, Page, expect
from web_words.questions import asking

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

OPENERS = "header button, [data-aside] button, button[data-aside]"
LOOKS: list[tuple[str, str, dict[str, str]]] = [
    ("360x740", "en", {}),
    ("1280x800", "ja", {}),
    ("360x740", "ja", {"text": "huge"}),
]
ALWAYS = ("table.log", "table.help", "table.menu")


def sheets(page: Page) -> Iterator[str]:
    """Open one after the other whatever opens a sheet; each yields its heading while it is open."""
    openers = page.locator(OPENERS)
    for number in range(openers.count()):
        opener = openers.nth(number)
        if not opener.is_visible() or opener.is_disabled():
            continue
        opener.press("Enter")
        page.wait_for_timeout(150)
        dialog = page.locator("dialog[open]")
        if dialog.count():
            yield dialog.first.inner_text().partition("\n")[0]
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def wrong_with(page: Page) -> list[str]:
    return [*sound(page), *bare_codes(page)]


@pytest.mark.parametrize("game", MODES)
def test_every_sheet_of_a_game_is_sound(browser: Browser, game: str) -> None:
    wrong = []
    for size, lang, settings in LOOKS:
        stage = Stage(browser, asking(game)[:1], size, lang, **settings)
        stage.show(0)
        met = set()
        for heading in sheets(stage.page):
            met.add(heading)
            wrong += [f"{heading} ({size}, {lang}): {one}" for one in wrong_with(stage.page)]
        stage.close()
        assert met >= {words("page", lang).say(code) for code in ALWAYS}
    assert wrong == []


@pytest.mark.parametrize("game", MODES)
def test_a_table_screen_is_sound_while_a_match_runs_and_after_it(browser: Browser, game: str) -> None:
    """On a phone it says that it is not made for one, and may be longer than the screen."""
    watched = [one for one in moments(game, None, 1) if one.seat is None]
    wrong = []
    for size, lang in (("1280x800", "en"), ("360x740", "ja")):
        stage = Stage(browser, watched, size, lang)
        for number, moment in enumerate(watched):
            stage.show(number, "/screen")
            found = wrong_with(stage.page) if size == "1280x800" else by_axe(stage.page)
            wrong += [f"{min(moment.kinds)} ({size}): {one}" for one in found]
        stage.close()
    assert wrong == []
