"""With letters of twice the size nothing is cut, covered or out of reach: the page scrolls instead."""

from __future__ import annotations

import pytest
from browsing.gallery.modes import MODES
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, Page
from web_words.questions import each_question, steps_of

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

# Each answer and each player is scrolled to by what a finger can scroll.
UNREACHED = """() => [...document.querySelectorAll('.answer button, .board .plate')].filter((one) => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (let part = one.parentElement; part; part = part.parentElement)
    if (/hidden|clip/.test(getComputedStyle(part).overflowY) && part.scrollTop > 1) return true;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  // Two players' cards fill a screen: of those a part is enough.
  const isLong = bottom - top > innerHeight * 0.8;
  const isAway = isLong ? bottom < 0 || top > innerHeight : top < -1 || bottom > innerHeight + 1;
  return left < -1 || right > innerWidth + 1 || isAway;
}).map((one) => `out of reach: ${one.textContent.trim()}`)"""
SCROLLED = "cut by "
"""A player below the edge of the table: with such letters one may have to scroll."""


def wrong_with(page: Page) -> list[str]:
    found = [one for one in faults(page) if not one.startswith(SCROLLED)]
    return [*found, *page.evaluate(UNREACHED)]


@pytest.mark.parametrize("size", ["360x740", "1280x800"])
@pytest.mark.parametrize("game", MODES)
def test_each_question_is_answered_in_letters_of_twice_the_size(
    browser: Browser, game: str, size: str
) -> None:
    stage = Stage(browser, each_question(game), size, "en" if size == "360x740" else "ja", text="huge")
    wrong = [
        f"{' > '.join(steps_of(moment)[way])}: {one}"
        for moment, way in stage.steps()
        for one in wrong_with(stage.page)
    ]
    stage.close()
    assert wrong + stage.errors == []
