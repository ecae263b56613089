"""Looking back with everything open: no card, goblet or hand stays hidden, and nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from browser.looking import OVER, sound
from browser.test_look_back import last_step, say, served, step
from browsing.gallery.modes import of
from browsing.gallery.seek import now, played
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, Page, expect

from yomiai.kernel.secret import EVERY_EYE
from yomiai.record.file import read
from yomiai.review.replay import Replay, replay
from yomiai.review.report import report
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

View = dict[str, Any]
TOKENS = ("wine", "poison", "antidote", "goblin", "unicorn")
COVERED = f"""() => {{
  {OVER}
  const pieces = [...document.querySelectorAll('.piece .picture svg, .piece .note')]
    .map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('.centre > p')].filter(one => {{
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].some(line => pieces.some(piece => over(line, piece)));
  }}).map(one => one.textContent);
}}"""


def held(view: View, seats: str) -> int:
    """How many cards or tokens lie in all hands."""
    truths = [seat["hand"]["truth"] for seat in view[seats]]
    return sum(len(truth) if isinstance(truth, list) else sum(truth["counts"]) for truth in truths)


def fox_grapes(page: Page, view: View) -> None:
    hands = page.get_by_label(words("fox_grapes", "en").say("board.open_hands")).locator(".count")
    assert sum(int(one) for one in hands.all_inner_texts()) == held(view, "places")
    assert page.locator(".zone", has_text=words("fox_grapes", "en").say("card.back")).count() == 0


def cockroach(page: Page, view: View) -> None:
    hands = page.locator(".hands details[open] > ul > li")
    expect(hands).to_have_count(len(view["places"]))
    counts = hands.locator("[data-pile] .pill").all_inner_texts()
    assert sum(int(one) for one in counts) == held(view, "places")


def duet(page: Page, view: View) -> None:
    expect(page.locator(".hands details[open] li")).to_have_count(held(view, "chairs"))


def tofu(page: Page, view: View) -> None:
    spoken = words("tofu", "en")
    for seat, place in enumerate(view["places"]):
        if place["initial"]:
            own = page.locator(f".plate[data-seat='{seat}'] .initial")
            expect(own).to_contain_text(spoken.say(f"kind.{place['initial']['truth']}"))


def goblets(page: Page, view: View) -> None:
    spoken = words("goblets", "en")
    for goblet in view["goblets"]:
        counts = goblet["contents"]["truth"]["counts"]
        label = page.locator(f".piece[data-coaster='{goblet['coaster']}'] [aria-label]").get_attribute(
            "aria-label"
        )
        assert label is not None
        assert spoken.say("board.tokens_in", count=sum(counts)) in label
        for kind, count in zip(TOKENS, counts, strict=True):
            assert (spoken.say(f"token.{kind}").lower() in label.lower()) == (count > 0)
    left = sum(sum(house["tokens"]["truth"]["counts"]) for house in view["houses"])
    shown = page.locator(".station [data-left]").all_inner_texts()
    assert sum(int(one) for one in shown) == left
    assert page.evaluate(COVERED) == []


OPENED: dict[str, Callable[[Page, View], None]] = {
    "cockroach": cockroach,
    "duet": duet,
    "fox-grapes": fox_grapes,
    "goblets": goblets,
    "tofu": tofu,
}
TAB = {game: say("report.tab_silent" if game == "duet" else "report.tab") for game in OPENED}


@contextmanager
def looking_back(browser: Browser, game: str, players: int, size: str) -> Iterator[tuple[Stage, Replay]]:
    company = played(game, of(players), lambda one: one.table.status == "over")
    record = read(company.table.record().encode())
    seen = replay(record, EVERY_EYE)
    stage = Stage(browser, [now(company, 0)], size)
    stage.page.route("**/replays/*", served(seen))
    stage.page.route("**/reviews/*", served(report(record)))
    stage.show()
    fairness = stage.page.get_by_text(words("page", "en").say("lobby.commitment"), exact=True)
    fairness.click()
    assert sound(stage.page) == []
    stage.page.get_by_role("button", name=words("page", "en").say("end.replay")).click()
    stage.page.locator("input[type=range]").wait_for()
    yield stage, seen
    assert stage.errors == []
    stage.close()


@pytest.mark.parametrize("size", ["360x740", "1280x800"])
@pytest.mark.parametrize(
    ("game", "players"),
    [("cockroach", 4), ("duet", 2), ("fox-grapes", 4), ("goblets", 2), ("goblets", 6), ("tofu", 3)],
)
def test_nothing_stays_hidden_where_all_is_open_and_the_report_is_sound(
    browser: Browser, game: str, players: int, size: str
) -> None:
    with looking_back(browser, game, players, size) as (stage, seen):
        page = stage.page
        for at in (1, last_step(page) // 2, last_step(page) - 1):
            page.locator("select").select_option(value="0")
            step(page, at)
            assert sound(page) == []
            page.locator("select").select_option(label=say("replay.open"))
            step(page, at)
            assert sound(page) == []
            OPENED[game](page, msgspec.to_builtins(seen.frames[at].view))
        page.get_by_role("radio", name=TAB[game]).check(force=True)
        page.get_by_role("button", name=say("report.share")).wait_for()
        assert sound(page) == []
