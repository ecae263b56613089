"""A finished match is shown again as one saw it, then with all cards open, and its bluffs are told."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest
from browser.conftest import Sit
from browser.looking import BELOW, sound
from browsing.gallery.modes import of
from browsing.gallery.seek import now, played
from browsing.gallery.stage import Stage
from browsing.match import play_to_the_end
from playwright.sync_api import Browser, Page, Route, expect

from yomiai.kernel.secret import EVERY_EYE
from yomiai.record.file import read
from yomiai.review.replay import replay
from yomiai.review.report import report
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]


def say(code: str, **given: object) -> str:
    return words("review", "en").say(code, **given)


def step(page: Page, to: int) -> None:
    page.locator("input[type=range]").fill(str(to))


def last_step(page: Page) -> int:
    return int(page.locator("input[type=range]").get_attribute("max") or 0)


def test_looking_back(sit: Sit) -> None:
    aya = sit()
    aya.open_table("Aya", 4, 3)
    aya.ready()
    play_to_the_end([aya])
    page = aya.page
    aya.button("end.replay").click()
    through_own_eyes_and_open(page)
    the_report(page)
    aya.button("end.replay").wait_for()


def through_own_eyes_and_open(page: Page) -> None:
    page.locator("input[type=range]").wait_for()
    assert page.locator("[data-hand]").count() > 0
    assert page.locator("#main").evaluate(BELOW) <= 0
    assert sound(page) == []
    page.get_by_role("button", name=say("replay.next")).click()
    expect(page.locator("input[type=range]")).to_have_value("1")
    step(page, last_step(page))
    expect(page.get_by_role("button", name=say("replay.next"))).to_be_disabled()
    step(page, 1)
    assert say("replay.of_you") in page.locator("select option").all_inner_texts()
    page.locator("select").select_option(label=say("replay.open"))
    expect(page.locator(".hands details[open] > ul > li")).to_have_count(4)
    assert sound(page) == []


def the_report(page: Page) -> None:
    page.get_by_role("radio", name=say("report.tab")).check(force=True)
    page.get_by_role("heading", name=say("report.turning")).wait_for(timeout=120_000)
    assert sound(page) == []
    go = page.get_by_role("button", name=say("report.go")).last
    page.set_viewport_size({"width": 360, "height": 3000})
    assert go.evaluate("one => one.offsetHeight") < 64, "nothing is stretched where there is room"
    page.set_viewport_size({"width": 360, "height": 740})
    go.click()
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    page.get_by_role("button", name=say("replay.heading")).click()


def test_claims_about_goblets_stand_in_the_report(sit: Sit) -> None:
    aya = sit("ja")
    aya.open_table("Aya", 4, 3, game="goblets", house={"courses": "1"})
    aya.ready()
    page, ja = aya.page, words("review", "ja")
    page.locator(".say button").click(timeout=60_000)
    page.locator("button[type=submit]").click()
    play_to_the_end([aya])
    aya.button("end.replay").click()
    page.get_by_role("radio", name=ja.say("report.tab")).check(force=True)
    page.get_by_role("heading", name=ja.say("report.claims")).wait_for(timeout=120_000)
    expect(page.get_by_text("言ったこと", exact=False).first).to_be_visible()
    counted = page.locator("main").inner_text()
    assert re.search(r"(?<!\d)0回。本当", counted) is None, "nothing was said, so nothing is counted"
    assert sound(page) == []
    every_claim_has_its_chance(page)
    assert sound(page) == []
    shared(page, ja.say("report.share"))


def every_claim_has_its_chance(page: Page) -> None:
    said = page.locator("ol > li")
    fold = page.get_by_text(words("review", "ja").say("report.all", claims=f"{said.count()}"))
    expect(fold).to_be_visible()
    if not said.first.is_visible():
        fold.click()
    for one in said.all():
        expect(one).to_contain_text("ゴブレット")
        expect(one).to_contain_text(re.compile(r"100回のうち\d+回"))


def shared(page: Page, button: str) -> None:
    """The report is saved as a picture, where a device cannot send it."""
    with page.expect_download() as saved:
        page.get_by_role("button", name=button).click()
    assert saved.value.suggested_filename == "yomiai.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_match_without_a_word_is_shared_as_a_picture_too(browser: Browser) -> None:
    company = played("duet", of(2), lambda one: one.table.status == "over")
    record = read(company.table.record().encode())
    stage = Stage(browser, [now(company, 0)])
    for what, made in (("replays", replay(record, EVERY_EYE)), ("reviews", report(record))):
        stage.page.route(f"**/{what}/*", served(made))
    stage.show()
    page = stage.page
    page.get_by_role("button", name=words("page", "en").say("end.replay")).click()
    page.get_by_role("radio", name=say("report.tab_silent")).check(force=True)
    shared(page, say("report.share"))
    assert sound(page) == []
    stage.close()


def served(made: object) -> Callable[[Route], None]:
    body = msgspec.json.encode(made)
    return lambda route: route.fulfill(body=body)


def test_what_was_said_of_a_card_stands_in_the_report_in_its_own_words(browser: Browser) -> None:
    company = played("tofu", of(3), lambda one: one.table.status == "over")
    record = read(company.table.record().encode())
    found = report(record)
    best, seen = found.best_call, replay(record, EVERY_EYE)
    assert best is not None
    statement = found.weighed[best].statement
    stage = Stage(browser, [now(company, 0)])
    for what, made in (("replays", seen), ("reviews", found)):
        stage.page.route(f"**/{what}/*", served(made))
    stage.show()
    page, spoken = stage.page, words("tofu", "en")
    page.get_by_role("button", name=words("page", "en").say("end.replay")).click()
    page.get_by_role("radio", name=say("report.tab")).check(force=True)
    panel = page.locator(".panel").filter(has_text=say("report.best_call"))
    judge = seen.names[statement.judgement.seat]  # type: ignore[union-attr]
    expect(panel.locator("h2")).to_contain_text(judge)
    said = next(frame.words for frame in seen.frames if frame.entry == statement.entry)
    for code in said:
        expect(panel).to_contain_text(spoken.say("report.quote", words=spoken.say(code)))
    expect(panel).to_contain_text(spoken.say(f"kind.{statement.said}"))
    assert sound(page) == []
    stage.close()
