"""What a newcomer reads at Cockroach Poker: nothing is said of a card before it lies there."""

from __future__ import annotations

from typing import Any

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import events, happened, kind_of, now, played, told
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


def test_with_the_turned_up_card_stands_who_said_what_of_it(browser: Browser) -> None:
    claims = list[Any]()

    def judged(one: Company) -> bool:
        claims.extend(event for event in happened(one) if kind_of(event) in {"offered", "passed"})
        return "judged" in told(one) and one.table.status == "playing"

    company = played("cockroach", of(4), judged)
    claim = claims[-1]
    for lang in ("en", "ja"):
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        say = words("cockroach", lang).say
        said = stage.page.locator(".reveal .said")
        expect(said).to_contain_text(say("say.claim", claim=say(f"kind.{claim.claim.name.lower()}")))
        expect(said.locator("bdi")).to_have_text(company.table.shown(0).seats[claim.giver].name or "")
        stage.close()


SMALL_BADGES = """() => [...document.querySelectorAll('.seats .near')].map((pile) => {
  const place = (part) => pile.querySelector(part).getBoundingClientRect();
  const [picture, count] = [place('.picture'), place('.count')];
  const across = Math.min(picture.right, count.right) - Math.max(picture.left, count.left);
  const down = Math.min(picture.bottom, count.bottom) - Math.max(picture.top, count.top);
  return (Math.max(across, 0) * Math.max(down, 0)) / (picture.width * picture.height);
})"""


def test_on_the_smallest_plates_a_number_leaves_its_creature_to_be_seen(browser: Browser) -> None:
    company = played("cockroach", of(6), lambda one: one.table.status == "over")
    stage = Stage(browser, [now(company, 0)])
    stage.show()
    covered = stage.page.evaluate(SMALL_BADGES)
    assert covered
    assert max(covered) < 0.4
    stage.close()
