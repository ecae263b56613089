"""The end of the tofu shop is told: the closing sign, what lay hidden, each sum; and only then the result."""

from __future__ import annotations

import pytest
from browser.looking import BELOW, sound
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import now, played, told
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, Page, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

SAY = words("tofu", "en").say
SHOWN = "all => all.filter((one) => getComputedStyle(one).visibility === 'visible').length"


def ended(company: Company) -> bool:
    """The last card is sold, and there is something to tell of each step."""
    kinds = told(company)
    return {"bought", "shop_closed", "turned_up"} <= set(kinds) and company.table.status == "over"


def tap(page: Page) -> None:
    """Anywhere on the table, where no button is."""
    box = page.locator(".board h2, .counter .bubble").first.bounding_box()
    assert box is not None
    page.wait_for_timeout(450)  # sooner it would be one with the last
    page.mouse.click(box["x"] + 5, box["y"] + box["height"] / 2)


def until_closed(stage: Stage) -> None:
    """The card that was sold is read, then the closing sign lies there, and nothing tells more."""
    page, counter = stage.page, stage.page.locator(".counter.alone")
    expect(counter).to_be_visible()
    sold = counter.inner_text()
    tap(page)
    expect(counter).not_to_have_text(sold)
    expect(counter).to_contain_text(SAY("event.shop_closed_you").split(".")[-1].strip())
    expect(page.locator("section.count, section.end")).to_have_count(0)
    assert sound(page) == []


def counted(page: Page) -> int:
    """How many sums are told; all that is told is on the screen."""
    seen: int = page.locator("section.count .points").evaluate_all(SHOWN)
    assert page.locator("section.count p.sum").evaluate_all(SHOWN) == seen
    assert page.locator("main").evaluate(BELOW) <= 0
    assert sound(page) == []
    return seen


@pytest.mark.parametrize("seat", [0, None])
def test_the_end_is_told_step_by_step_before_the_result(browser: Browser, seat: int | None) -> None:
    company = played("tofu", of(5), ended)
    stage = Stage(browser, [now(company, seat, behind=True)], flights=True, pace="slow")
    stage.show()
    page = stage.page
    page.wait_for_timeout(300)
    stage.tell(*company.updates(seat))
    until_closed(stage)
    tap(page)
    expect(page.locator("section.count")).to_contain_text(SAY("count.initial"))
    summed = 0
    while page.locator("section.end").count() == 0:
        assert counted(page) in (summed, summed + 1)
        summed = counted(page)
        tap(page)
    assert summed == company.players
    expect(page.locator("section.count .won")).not_to_have_count(0)
    stage.close()
