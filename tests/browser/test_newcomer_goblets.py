"""What somebody who plays Raise Your Goblets for the first time could not read from the screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from browser.conftest import Play
from browser.looking import BELOW
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode
from browsing.gallery.seek import events, kind_of, now, offered, played
from browsing.layout import faults
from playwright.sync_api import Page, expect

from yomiai.kernel.choice import Card, Place
from yomiai.wire.client import MakeClaim
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

EIGHT = Mode("eight", 8)
# The rows of what others did, and how much of the width the words of each take.
ROWS = """() => {
  const box = document.querySelector('.since .shown');
  const tops = new Set([...box.children].map((one) => Math.round(one.getBoundingClientRect().top)));
  return [tops.size, box.scrollHeight <= box.clientHeight + 1];
}"""
NO_DISC = """() => [...document.querySelectorAll('.since .cup svg, .speech .sign svg')]
  .filter((one) => one.querySelector('circle[r="19"]')).length"""


def say(code: str, lang: str = "en", **given: str | int) -> str:
    return words("goblets", lang).say(code, **given)


def claim(company: Company, seat: int, place: int, *, code: str = "safe") -> None:
    blanks = (Card("poison"), Place(place)) if code == "poured" else (Place(place),)
    company.say(seat, MakeClaim(f"claim{seat:06}", seat, code, blanks))


def since_own(company: Company) -> list[Any]:
    """What was done since the one who is asked did something last, in this course."""
    log = company.welcome(company.actor).log
    course = max(i for i, told in enumerate(log) if "course" in {kind_of(one) for one in told.events})
    own = [
        i for i, told in enumerate(log) if i > course and told.seat == company.actor and told.kind == "acted"
    ]
    return [event for told in log[own[-1] + 1 :] for event in told.events] if own else []


def is_full(company: Company) -> bool:
    """Seven others have done something, and the oldest of it moved all goblets or the own one."""
    found = since_own(company) if offered(company) else []
    return len(found) >= 7 and kind_of(found[0]) == "rotated"


def after_a_round(play: Play, lang: str) -> Page:
    company = played("goblets", EIGHT, is_full)
    claim(company, (company.actor + 2) % 8, 1, code="poured")
    page: Page = play(now(company, company.actor), lang=lang).page
    return page


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_others_did_fills_both_lines_before_anything_is_left_out(play: Play, lang: str) -> None:
    page = after_a_round(play, lang)
    expect(page.locator(".since .more")).to_be_visible()
    assert page.evaluate(ROWS) == [2, True]
    assert faults(page) == []


def test_what_moved_the_own_goblet_is_left_out_last(play: Play) -> None:
    """Older, and told before what others did among themselves."""
    shown = after_a_round(play, "en").locator(".since .deed")
    told = " ".join(shown.all_inner_texts())
    assert say("since.did.rotated") in told
    assert say("since.did.peeked") not in told


def test_a_goblet_is_drawn_as_one_and_not_as_the_round_sign_of_a_person(play: Play) -> None:
    page = after_a_round(play, "en")
    assert page.locator(".since [data-cup] svg").count() > 0
    assert page.evaluate(NO_DISC) == 0


# Words that are read, beneath what somebody says.
BENEATH = """async () => {
  const said = [...document.querySelectorAll('.speech')];
  await Promise.all(said.flatMap((one) => one.getAnimations()).map(({ finished }) => finished));
  const boxes = said.map((one) => one.getBoundingClientRect());
  const read = '.member .name bdi, .member .points [aria-hidden], .centre p';
  return [...document.querySelectorAll(read)].filter((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const end = words.parentElement.getBoundingClientRect().right;
    return [...range.getClientRects()].some((row) => boxes.some((one) =>
      Math.min(row.right, end, one.right) - Math.max(row.left, one.left) > 1
      && Math.min(row.bottom, one.bottom) - Math.max(row.top, one.top) > 2));
  }).map((words) => words.textContent.trim());
}"""


@pytest.mark.parametrize("size", ["360x740", "390x844", "1280x800"])
@pytest.mark.parametrize(
    "mode", [EIGHT, Mode("four", 4), Mode("six", 6), Mode("twelve", 12)], ids=lambda one: one.name
)
def test_what_somebody_says_covers_nobodys_name(play: Play, mode: Mode, size: str) -> None:
    company = played(
        "goblets", mode, lambda one: len(one.table.entries) > 2 * one.players and bool(offered(one))
    )
    stage = play(now(company, 0), size)
    for seat in range(1, company.players):
        claim(company, seat, seat % 4, code="poured")
    stage.tell(*company.updates(0))
    expect(stage.page.locator(".speech").first).to_be_visible()
    assert stage.page.evaluate(BENEATH) == []


def last_round(company: Company) -> bool:
    view = company.sight(company.actor).view if company.table.status == "playing" else None
    return getattr(view, "phase", None) == "last_round" and "pass" in offered(company)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_last_round_says_who_acts_last(play: Play, lang: str) -> None:
    company = played("goblets", Mode("four", 4), last_round)
    caller = company.sight(company.actor).view.caller
    name = company.table.shown(0).seats[caller].name
    page = play(now(company, company.actor), lang=lang).page
    told = page.locator(".turn h2").inner_text().translate({0x2068: None, 0x2069: None})
    assert say("ask.last_action_by", lang, name=name) in told
    assert faults(page) == []


def test_a_house_reads_that_it_shares_its_tokens_and_which_are_used_up(play: Play) -> None:
    def used_up(company: Company) -> bool:
        view = company.sight(company.actor).view if "pass" in offered(company) else None
        house = None if view is None else view.houses[view.turn]
        return house is not None and 0 in house.tokens.truth.counts[:3] and any(house.tokens.truth.counts)

    company = played("goblets", EIGHT, used_up)
    page = play(now(company, company.actor)).page
    expect(page.locator(".behind")).to_contain_text(say("board.screen_shared"))
    expect(page.locator(".tile")).to_have_count(3)
    expect(page.locator(".tile.none").first).to_contain_text("×0")
    expect(page.locator(".tile.none").first).to_be_disabled()
    assert faults(page) == []


def test_a_result_stays_until_one_goes_on_and_the_page_says_so(play: Play) -> None:
    company = played("goblets", Mode("three", 3), lambda one: "scored" in events(one))
    stage = play(now(company, 0, behind=True))
    stage.tell(*company.updates(0))
    on = stage.page.locator("[data-show-on]:visible").last
    expect(on).to_contain_text(say("toast.look"))
    while stage.page.locator(".reckoning:not(.telling)").count() == 0:
        stage.page.locator("[data-show-on]:visible").last.click()
    expect(stage.page.locator(".go-on")).to_contain_text(say("reckoning.stays"))
    expect(stage.page.locator(".turn h2")).to_have_text(words("page", "en").say("table.read_first"))


def test_what_one_is_in_a_house_is_said_shortly_with_the_rulebook_beside_it(play: Play) -> None:
    company = played("goblets", EIGHT, lambda one: bool(offered(one)))
    page = play(now(company, company.actor)).page
    page.locator(".own .mine button").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text(say("house.mark"))
    expect(sheet).not_to_contain_text("could not be found")
    sheet.get_by_role("button", name=say("house.more")).click()
    expect(page.locator("dialog[open]")).to_contain_text("G-65")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_one_says_is_chosen_without_scrolling_and_begins_with_what_one_poured(
    play: Play, lang: str
) -> None:
    """All questions of the sheet stand in view on a small phone with six goblets."""

    def poured(company: Company) -> bool:
        event = events(company, 0).get("poured")
        return event is not None and event.seat == 0 and event.coaster != 0

    company = played("goblets", Mode("six", 6), poured)
    event = events(company, 0)["poured"]
    page = play(now(company, 0), lang=lang).page
    page.locator(".say button").click()
    sheet = page.locator("dialog[open]")
    say = words("goblets", lang).say
    assert sheet.locator(".body").evaluate(BELOW) <= 0
    expect(sheet.locator(f"input[name=goblet][value='{event.coaster}']")).to_be_checked()
    tokens = sheet.get_by_role("group", name=say("claims.token"))
    poured_token = str(msgspec.to_builtins(event.tokens)["truth"][0])
    expect(tokens.locator("input:checked")).to_have_attribute("value", poured_token)
    counts = sheet.get_by_role("group", name=say("claims.count")).get_by_role("radio")
    expect(counts).to_have_count(6)
    assert faults(page) == []
    counts.last.check(force=True)
    expect(counts).to_have_count(10)
