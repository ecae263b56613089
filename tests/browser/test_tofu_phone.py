"""The tofu shop on a small phone: all that is said and asked is on the screen, nothing of it scrolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from browsing.gallery import company as companies
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.moments import Moment
from browsing.gallery.seek import now, told
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, Page, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

MATCHES = 6
MOST_SAID = 6
KINDS_SPOKEN_OF = 5
MOST_ALIKE = 0.78
# What scrolls: the table as a whole, what is said, and who sits there.
SCROLLS = """() => [...document.querySelectorAll('main, .board .bubble, .board ul.seats')]
  .filter((one) => one.scrollHeight - one.clientHeight > 1)
  .map((one) => `${one.className || one.tagName} scrolls by ${one.scrollHeight - one.clientHeight}`)"""
# The edges of a plate are nobody's: what stands on it stays within it, and off everything else on it.
OUT = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
  const edge = plate.getBoundingClientRect();
  const parts = '.mark, .name, .purse, .goods .initial, [data-pile], .chip, .thinks';
  const found = [...plate.querySelectorAll(parts)].map((one) => [one.className, one.getBoundingClientRect()]);
  const over = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const out = found.filter(([, one]) => one.left < edge.left || one.right > edge.right
    || one.top < edge.top || one.bottom > edge.bottom);
  const on = found.flatMap((one, i) => found.slice(i + 1).filter((two) => over(one, two))
    .map((two) => `${one[0]} on ${two[0]}`));
  return [...out.map(([name]) => `over the edge: ${name}`), ...on];
})"""


# How much of two signs is the same, were all of one colour: what both cover of what either does.
ALIKE = """() => {
  const covers = (svg) => {
    const shapes = [...svg.querySelectorAll('g *')]
      .filter((one) => one.isPointInFill && getComputedStyle(one).fill !== 'none');
    const { left, top, width, height } = svg.getBoundingClientRect();
    return Array.from({ length: 400 }, (_, i) => {
      const [column, row] = [i % 20 + 0.5, Math.floor(i / 20) + 0.5];
      const at = new DOMPoint(left + column * width / 20, top + row * height / 20);
      return shapes.some((one) => one.isPointInFill(at.matrixTransform(one.getScreenCTM().inverse())));
    });
  };
  const count = (one, two, is) => one.filter((a, at) => is(a, two[at])).length;
  const signs = [...document.querySelectorAll('.kind')]
    .map((one) => [one.textContent.trim(), covers(one.querySelector('svg'))]);
  return signs.flatMap(([name, one], i) => signs.slice(i + 1).map(([other, two]) =>
    [count(one, two, (a, b) => a && b) / count(one, two, (a, b) => a || b), name, other]));
}"""


def longest(lang: str) -> list[str]:
    """The printed words, the longest of them first."""
    texts = words("tofu", lang).texts
    return sorted(companies.PRINTED, key=lambda code: -len(str(texts[code])))


def kinds(company: Company, seat: int) -> tuple[object, ...]:
    """What is telling about a seat's page: what is asked, what may be sold, how much stands in the middle."""
    sight = company.sight(seat)
    offer = sight.view.offer
    return (
        sight.ask,
        seat == company.actor,
        any(one.choices.questions[0].ask == "sell" for one in sight.asked),
        sight.view.upper == 0,
        offer is not None and offer.phrases == MOST_SAID,
        any(kind.startswith("sold") for kind in told(company)),
        max(sum(count > 0 for count in place.face_up) for place in sight.view.places) > 2,
    )


def states(players: int) -> Iterator[tuple[Company, Moment]]:
    """The first moment of each kind, for whoever is asked and for one who waits."""
    met: set[tuple[object, ...]] = set()
    taken: Counter[str] = Counter()
    for seed in range(MATCHES):
        company = Company("tofu", of(players), seed, taken)
        while company.table.status == "playing":
            for seat in (company.actor, (company.actor + 1) % players, None):
                kind = (*kinds(company, company.actor if seat is None else seat), seat is None)
                if kind not in met:
                    met.add(kind)
                    yield company, now(company, seat)
            company.step()


def say_six(page: Page, lang: str) -> None:
    """Tap the six longest things there are, on whichever card they stand."""
    texts = words("tofu", lang).texts
    wanted = [str(texts[code]) for code in longest(lang)[:MOST_SAID]]
    for kind in page.locator(".kind").all():
        kind.evaluate("one => one.click()")
        first, shown = None, None
        while shown is None or shown != first:
            for phrase in page.locator("button.phrase").all():
                if phrase.inner_text() in wanted and phrase.get_attribute("aria-pressed") == "false":
                    phrase.evaluate("one => one.click()")
            first = first or page.locator("button.phrase").all_inner_texts()
            more = page.get_by_role("button", name=words("tofu", lang).say("report.more"), exact=True)
            if more.count() == 0:
                break
            more.evaluate("one => one.click()")
            shown = page.locator("button.phrase").all_inner_texts()
    expect(page.locator(".middle .bubble li")).to_have_count(MOST_SAID)


def further(page: Page, lang: str) -> Iterator[str]:
    """What the same question shows once it is answered in part; the page stands there at each."""
    say = words("tofu", lang).say
    if page.locator(".composer").count():
        say_six(page, lang)
        yield "six things said"
    for code in ("board.higher", "answer.sell"):
        button = page.locator(".answer, .own").get_by_role("button", name=say(code), exact=True)
        while button.count() and button.is_enabled():
            button.evaluate("one => one.click()")
            yield code


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_said_or_asked_scrolls(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, lang: str, players: int
) -> None:
    monkeypatch.setattr(companies, "PRINTED", tuple(longest(lang)))
    found = [moment for _, moment in states(players)]
    stage = Stage(browser, found, lang=lang)
    wrong: list[str] = []

    def look(title: str) -> None:
        seen = [*stage.page.evaluate(SCROLLS), *stage.page.evaluate(OUT), *faults(stage.page)]
        wrong.extend(f"{title}: {one}" for one in seen)

    for number, moment in enumerate(found):
        stage.show(number)
        title = f"{number} {moment.seat} {moment.messages[0].sight.ask if moment.messages[0].sight else ''}"
        look(title)
        for then in further(stage.page, lang):
            look(f"{title}, {then}")
    assert wrong == []
    stage.close()


def test_no_two_kinds_of_cards_have_one_shape(browser: Browser) -> None:
    """They are told apart on the smallest sign, by whoever sees no colours too."""
    company = Company("tofu", of(5), 0, Counter())
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    found = stage.page.evaluate(ALIKE)
    assert len(found) == KINDS_SPOKEN_OF * (KINDS_SPOKEN_OF - 1) / 2
    assert [one for one in found if one[0] > MOST_ALIKE] == []
    stage.close()


def test_what_ends_a_report_is_on_a_low_wide_screen(browser: Browser) -> None:
    company = Company("tofu", of(5), 0, Counter())
    stage = Stage(browser, [now(company, company.actor)], "1280x800")
    stage.show()
    expect(stage.page.locator(".send .main")).to_be_in_viewport(ratio=1)
    for phrase in stage.page.locator("button.phrase").all():
        expect(phrase).to_be_in_viewport(ratio=1)
    assert faults(stage.page) == []
    stage.close()
