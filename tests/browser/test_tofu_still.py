"""What moves in the tofu shop covers no words, and what does not move keeps its place."""

from __future__ import annotations

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import now, played, told
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

BEAN_PX = 30
KINDS = 4
# Notes the words that a flying bean has covered, at every picture that is drawn.
NOTE = """most => {
  window.covered = [];
  window.flown = 0;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const note = () => {
    const beans = [...document.querySelectorAll('.ghost')].map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width < most);
    window.flown = Math.max(window.flown, beans.length);
    for (const words of document.querySelectorAll('.middle .bubble, .middle .price')) {
      const box = words.getBoundingClientRect();
      if (beans.some((bean) => over(bean, box))) window.covered.push(words.textContent);
    }
    requestAnimationFrame(note);
  };
  note();
}"""
HEIGHTS = """all => all.map((one) => Math.round(one.getBoundingClientRect().height))"""


def of_bots(company: Company) -> bool:
    """Paid by one whose purse lies beyond the words, to somebody else."""
    return "bought" in told(company) and company.table.status == "playing"


def test_no_bean_flies_over_what_is_read(browser: Browser) -> None:
    company = played("tofu", of(4), of_bots)
    for seat in range(4):
        stage = Stage(browser, [now(company, seat, behind=True)], flights=True)
        stage.show()
        stage.page.evaluate(NOTE, BEAN_PX)
        stage.tell(*company.updates(seat))
        expect(stage.page.locator(".counter.alone")).to_be_visible()
        stage.page.wait_for_timeout(1500)
        assert stage.page.evaluate("window.flown") > 0
        assert stage.page.evaluate("window.covered") == []
        stage.close()


def many_kinds(company: Company) -> bool:
    kinds = [sum(count > 0 for count in place.face_up) for place in company.sight(None).view.places]
    return max(kinds[1:]) == KINDS and company.table.status == "playing"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_plates_are_as_high_with_many_cards_as_with_none(browser: Browser, players: int) -> None:
    first = played("tofu", of(players), lambda _: True)
    stage = Stage(browser, [now(first, 0), now(played("tofu", of(players), many_kinds), 0)])
    stage.show(0)
    plates = stage.page.locator(".plate")
    before = plates.evaluate_all(HEIGHTS)
    stage.show(1)
    assert plates.evaluate_all(HEIGHTS) == before
    stage.close()


def test_what_cannot_be_said_yet_says_what_to_do(browser: Browser) -> None:
    company = played("tofu", of(3), lambda one: one.sight(None).ask == "report")
    for lang in ("en", "ja"):
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        page, say = stage.page, words("tofu", lang).say
        expect(page.locator(".send .main")).to_have_text(say("report.say_first"))
        expect(page.locator(".composer .house")).to_contain_text(say("report.typed_where"))
        page.locator("button.phrase").first.click()
        expect(page.locator(".send .main")).to_have_text(say("report.say"))
        stage.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_bad_tofu_counts_is_told_by_figures(lang: str) -> None:
    say = words("tofu", lang).say
    for text in (say("rules.goal"), say("worth.bad")):
        assert all(str(number * number) in text for number in (1, 2, 3))
