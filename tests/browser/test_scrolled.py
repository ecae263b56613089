"""A page that was scrolled at one question shows the next one from its beginning."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import now, played, told
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LOW = {"width": 360, "height": 500}
# How much further than to the end of what is asked the page is scrolled.
TOO_FAR = """main => Math.min(main.scrollTop,
  main.getBoundingClientRect().bottom - main.querySelector('.turn').getBoundingClientRect().bottom)"""
NEXT: list[tuple[str, int, Callable[[Company], bool]]] = [
    ("tofu", 5, lambda one: told(one) == ["reported"] and one.sight(None).ask == "price"),
    ("goblets", 6, lambda one: len(one.table.entries) > 40),
]


@pytest.mark.parametrize(("game", "players", "happens"), NEXT, ids=[one[0] for one in NEXT])
def test_the_next_question_is_in_view(
    browser: Browser, game: str, players: int, happens: Callable[[Company], bool]
) -> None:
    company = played(game, of(players), happens)
    stage = Stage(browser, [now(company, company.actor, behind=True)])
    stage.page.set_viewport_size(LOW)
    stage.show()
    main = stage.page.locator("main")
    before = main.evaluate("main => (main.scrollTo(0, main.scrollHeight), main.scrollTop)")
    assert before > 0
    stage.tell(*company.updates(company.actor))
    expect(stage.page.locator(".turn.mine")).to_be_in_viewport(ratio=1)
    assert main.evaluate(TOO_FAR) <= 1
    stage.close()
