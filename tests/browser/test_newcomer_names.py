"""Usual names stand whole on the plates of narrow screens, in one piece."""

from __future__ import annotations

import msgspec
import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.moments import Moment
from browsing.gallery.seek import played
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LONG = ("Kokeshi", "Kendama", "Soroban", "Furoshiki", "Temari", "Daruma")
# Names that are cut, or that go on in a second line.
NOT_WHOLE = """() => [...document.querySelectorAll('.plate .name')].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 8)));
  return one.scrollWidth > one.clientWidth + 1 || lines.size > 1;
}).map((one) => one.textContent)"""


def with_bots(company: Company, game: str, seat: int) -> Moment:
    welcome = company.welcome(seat)
    seats = tuple(
        msgspec.structs.replace(one, name=LONG[one.seat], bot=None if one.seat == seat else "careful")
        for one in welcome.table.seats
    )
    table = msgspec.structs.replace(welcome.table, seats=seats)
    return Moment(game, seat, (msgspec.structs.replace(welcome, table=table),), {(): frozenset()})


@pytest.mark.parametrize(
    ("game", "players"),
    [("fox-grapes", 4), ("fox-grapes", 6), ("cockroach", 4), ("cockroach", 6), ("tofu", 4), ("tofu", 5)],
)
def test_the_name_of_a_bot_is_whole_on_its_plate(browser: Browser, game: str, players: int) -> None:
    company = played(
        game, of(players), lambda one: len(one.table.entries) > 12 and one.table.status == "playing"
    )
    stage = Stage(browser, [with_bots(company, game, company.actor)])
    stage.show()
    assert stage.page.evaluate(NOT_WHOLE) == []
    assert faults(stage.page) == []
    stage.close()
