"""What a newcomer reads at Cockroach Poker: nothing is said of a card before it lies there."""

from __future__ import annotations

import pytest
from browsing.gallery.modes import of
from browsing.gallery.seek import events, now, played, told
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

# What is said of the card when its picture begins to fly.
WATCH = """() => {
  window.said = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
    if (one.className !== 'ghost') return;
    const words = [...document.querySelectorAll('.only')];
    window.said.push(...words.map((said) => getComputedStyle(said).visibility));
  }))).observe(document.body, { childList: true });
}"""


def test_nothing_is_said_of_a_card_that_still_flies(browser: Browser) -> None:
    company = played("cockroach", of(4), lambda one: told(one) == ["offered"])
    giver = events(company)["offered"].giver
    stage = Stage(browser, [now(company, giver, behind=True)], flights=True)
    stage.show()
    page = stage.page
    page.evaluate(WATCH)
    stage.tell(*company.updates(giver))
    only = page.locator(".only")
    expect(only).to_have_text(words("cockroach", "en").say("board.only_you"))
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.evaluate("window.said") == ["hidden"]
    expect(only).to_be_visible()
    stage.close()
