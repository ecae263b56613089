"""Nothing but the keyboard: each kind of question is answered, and one always sees where one is."""

from __future__ import annotations

import pytest
from browsing.gallery.modes import MODES
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, Page
from web_words.questions import each_question, steps_of

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

MOST_TABS = 60
MOST_ANSWERS = 16
"""A report takes some words before it can be said, and the toast is asked about once more."""
ON_AN_ANSWER = """() => document.activeElement.matches('.answer button:enabled:not([aria-disabled=true])')
    && !document.activeElement.closest('[data-aside]')"""
# Where the focus is, that is seen: a ring of some width, within the screen, with nothing over its middle.
IS_SEEN = """() => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    && top >= 0 && bottom <= innerHeight && (one === above || one.contains(above));
}"""
IS_LOST = "() => document.activeElement === document.body || !document.activeElement.isConnected"
NAME = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
ASKED = "() => document.querySelector('.dock')?.dataset.ask ?? ''"
FRAMES = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 90))"


def tabbed_to_an_answer(page: Page) -> bool:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(ON_AN_ANSWER):
            return True
    return False


def answered(stage: Stage) -> list[str]:
    """Answer what is asked until the next thing is, or it is sent; what went wrong on the way."""
    page, before, name = stage.page, stage.page.evaluate(ASKED), ""
    stage.heard.clear()
    for _ in range(MOST_ANSWERS):
        if not tabbed_to_an_answer(page):
            return ["no answer is reached"]
        name = page.evaluate(NAME)
        if not page.evaluate(IS_SEEN):
            return [f"the focus is not seen on: {name}"]
        page.keyboard.press("Enter")
        page.evaluate(FRAMES)
        if page.evaluate(IS_LOST):
            return [f"the focus is lost after: {name}"]
        if page.evaluate(ASKED) != before or any(said["type"] == "act" for said in stage.heard):
            return []
    return [f"not answered after {MOST_ANSWERS} keys, the last on: {name}"]


@pytest.mark.parametrize("game", MODES)
def test_every_kind_of_question_is_answered_by_keys_and_the_focus_is_seen(
    browser: Browser, game: str
) -> None:
    stage = Stage(browser, each_question(game))
    wrong = [
        f"{' > '.join(steps_of(moment)[way])}: {one}"
        for moment, way in stage.steps()
        for one in answered(stage)
    ]
    stage.close()
    assert wrong + stage.errors == []
