"""What is shown for a while, and asked once more: matches played in memory, told to the page step by step."""

from __future__ import annotations

import pytest
from browser.conftest import Play
from browser.looking import ON_PLATES
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode
from browsing.gallery.moments import Moment
from browsing.gallery.seek import events, happened, now, offered, played
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.kernel.choice import Card, Number, Place
from yomiai.wire.client import MakeClaim
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

READ_MS = 8_000
"""Longer than anything stays that has been read."""
NEAREST_PX = 4
CLOSEST = """() => {
  const parts = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  return Math.min(...parts('.speech').flatMap((said) => parts('.note').map((note) => apart(said, note))));
}"""
LOWEST = """() => Math.max(
  ...[...document.querySelectorAll('.answer *')].map((one) => one.getBoundingClientRect().bottom)
)"""
STANDING = """() => [...document.querySelectorAll('.piece')]
  .map((one) => [+one.querySelector('[data-goblet]').dataset.goblet, +one.dataset.coaster])"""


def say(area: str, code: str, lang: str = "en", **given: str | int) -> str:
    return words(area, lang).say(code, **given)


@pytest.mark.parametrize("mode", ["six, characters, published", "twelve in houses"])
def test_no_goblet_and_nothing_known_of_it_lies_on_a_plate(play: Play, mode: str) -> None:
    company = played("goblets", mode, lambda one: len(one.table.entries) > 40)
    page = play(now(company, 0)).page
    expect(page.locator(".piece .note").first).to_be_visible()
    assert page.evaluate(ON_PLATES) == []


def test_the_last_action_is_seen_before_the_goblets_are_opened(play: Play) -> None:
    company = played("goblets", "four", lambda one: {"scored", "swapped"} <= set(events(one)))
    stage = play(now(company, 0, behind=True))
    stage.tell(*company.updates(0))
    page = stage.page
    expect(page.locator(".last p").first).to_be_visible()
    expect(page.locator(".ring .piece")).to_have_count(4)
    expect(page.locator(".reckoning")).to_have_count(0)
    assert faults(page) == []
    # Each goblet stands where it was drunk, not where it stood before.
    drunk = {event.place: event.coaster for event in happened(company) if hasattr(event, "dead")}
    assert dict(page.evaluate(STANDING)) == drunk
    page.locator(".felt").click(position={"x": 20, "y": 200})
    expect(page.locator(".reckoning")).to_be_visible()
    expect(page.locator(".ring")).to_have_count(0)


def test_what_concerns_the_own_goblet_says_so(play: Play) -> None:
    company = played("goblets", "four", lambda one: {"peek", "swap"} <= offered(one))
    actions = play(now(company, company.actor), lang="ja").page.locator(".actions")
    for code in ("peek", "swap"):
        expect(actions.locator(f".{code}")).to_have_text(say("goblets", f"action.{code}_own", "ja"))
    company = played("goblets", "two", lambda one: {"peek", "swap"} <= offered(one))
    actions = play(now(company, company.actor)).page.locator(".actions")
    for code in ("peek", "swap"):
        expect(actions.locator(f".{code}")).to_have_text(say("goblets", f"action.{code}"))


def test_the_toast_is_asked_about_once_more(play: Play) -> None:
    company = played("goblets", "four", lambda one: "toast" in offered(one))
    stage = play(now(company, company.actor))
    page = stage.page
    toast = page.get_by_role("button", name=say("goblets", "action.toast"), exact=True)
    toast.dblclick()
    check = page.get_by_role("group", name=say("goblets", "action.toast"))
    expect(check).to_contain_text(say("goblets", "toast.follows"))
    assert faults(page) == []
    assert [one for one in stage.heard if one["type"] == "act"] == []
    page.wait_for_timeout(400)
    page.get_by_role("button", name=say("goblets", "toast.not_yet")).click()
    page.wait_for_timeout(400)
    toast.click()
    page.wait_for_timeout(400)
    page.get_by_role("button", name=say("goblets", "toast.call")).click()
    (act,) = (one for one in stage.heard if one["type"] == "act")
    assert act["choices"] == [{"is": "word", "code": "toast"}]


def peeked(company: Company) -> bool:
    """Seat 0 has looked into a goblet and is not asked next."""
    seen = events(company, 0).get("peeked")
    return getattr(seen, "seat", None) == 0 and company.table.status == "playing" and company.actor != 0


def test_what_was_seen_in_a_goblet_goes_when_something_else_happens(play: Play) -> None:
    company = played("goblets", "four", peeked)
    stage = play(now(company, 0, behind=True))
    card = stage.page.locator(".peek[role=status]")
    stage.page.clock.install()
    stage.tell(*company.updates(0))
    expect(card).to_be_visible()
    company.step()
    stage.tell(*company.updates(0))
    stage.page.clock.run_for(1000)
    expect(card).to_be_visible()  # nobody reads as fast as bots play
    stage.page.clock.run_for(READ_MS)
    expect(card).to_have_count(0)
    expect(stage.page.locator(".piece .note").first).to_be_visible()


def test_a_claim_on_a_large_screen_keeps_off_the_notes(play: Play) -> None:
    company = played("goblets", "twelve in houses", lambda one: len(one.table.entries) > 80)
    stage = play(now(company, None), "1280x800", suffix="/screen")
    for house in range(6):
        company.say(
            2 * house,
            MakeClaim(f"claim{house:06}", 2 * house, "holds", (Place(house), Card("poison"), Number(2))),
        )
    stage.tell(*company.updates(None))
    expect(stage.page.locator(".speech")).to_have_count(6)
    assert stage.page.locator(".note").count() > 0
    assert stage.page.evaluate(CLOSEST) >= NEAREST_PX


def test_who_deals_next_sees_how_the_last_card_was_sold(play: Play) -> None:
    company = played("tofu", "three, one lap", lambda one: "bought" in events(one) and "report" in asked(one))
    page = play(now(company, company.actor)).page
    sold = page.locator(".before")
    expect(sold).to_be_visible()
    expect(sold).to_contain_text(str(events(company)["bought"].price))  # type: ignore[attr-defined]
    page.locator(".phrase:enabled").first.click()
    expect(sold).to_be_hidden()


def test_the_shop_says_what_counts(play: Play) -> None:
    company = played("tofu", "three, one lap", lambda one: "offer" in asked(one))
    page = play(now(company, company.actor), lang="ja").page
    page.get_by_role("button", name=say("tofu", "board.worth", "ja")).click()
    for code in ("worth.excellent", "worth.condiment", "worth.bean"):
        expect(page.locator("dialog[open]")).to_contain_text(say("tofu", code, "ja"))
    page.wait_for_timeout(300)
    assert faults(page) == []
    company = played("tofu", "three, one lap", lambda one: one.table.status == "over")
    page = play(now(company, 0)).page
    sums = " ".join(page.locator(".sum").all_inner_texts())
    assert any(say("tofu", f"card.{kind}") in sums for kind in ("excellent", "ordinary", "bad"))
    expect(page.locator(".count")).to_contain_text(say("tofu", "count.no_beans"))


def can_sell(company: Company) -> bool:
    """Whoever may offer has something to sell too."""
    return asked(company) == "offer" and any(code.startswith("sell_") for code in offered(company))


def test_what_one_owns_is_never_under_what_is_asked(play: Play) -> None:
    company = played("tofu", "three, one lap", can_sell)
    page = play(now(company, company.actor)).page
    sell = page.get_by_role("button", name=say("tofu", "answer.sell"), exact=True)
    dock = page.locator(".dock").bounding_box()
    for button in (sell, page.locator(".own .legend button")):
        box = button.bounding_box()
        assert box is not None
        assert dock is not None
        assert box["y"] + box["height"] <= dock["y"]
        assert box["x"] + box["width"] <= 360 - 8
    sell.click()
    expect(page.locator(".tray")).to_be_visible()
    assert page.evaluate(LOWEST) <= 740
    ways = page.locator(".tray .deeds button")
    there = [button.bounding_box() for button in ways.all()]
    page.wait_for_timeout(400)
    page.locator("button.tile").first.click()
    assert [button.bounding_box() for button in ways.all()] == there
    page.get_by_role("button", name=say("tofu", "answer.back_to_bids")).click()
    expect(page.locator(".prices")).to_be_visible()


PURSES_OUT = """() => [...document.querySelectorAll('.plate')].filter((one) => {
  const purse = one.querySelector('.purse').getBoundingClientRect();
  return purse.right > one.getBoundingClientRect().right - 6;
}).map((one) => one.textContent)"""


def test_the_words_of_the_card_stand_above_whose_words_they_are(play: Play) -> None:
    company = played("tofu", "three, one lap", lambda one: asked(one) == "report")
    page = play(now(company, company.actor)).page
    house, printed = (page.get_by_text(say("tofu", f"report.{code}")) for code in ("house", "printed"))
    below, above = house.bounding_box(), printed.first.bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] < below["y"]
    assert faults(page) == []


def test_two_digits_of_beans_stay_on_a_narrow_plate(play: Play) -> None:
    company = played("tofu", Mode("four", 4), lambda one: rich_with_cards(one) is not None)
    page = play(now(company, ((rich_with_cards(company) or 0) + 1) % 4)).page
    expect(page.locator(".plate")).to_have_count(3)
    assert page.evaluate(PURSES_OUT) == []


def rich_with_cards(company: Company) -> int | None:
    """A seat with ten beans or more and a card before it."""
    places = company.sight(None).view.places
    return next(
        (seat for seat, place in enumerate(places) if place.beans.count > 9 and sum(place.face_up)), None
    )


def asked(company: Company) -> str:
    return company.must().choices.questions[0].ask if company.table.status == "playing" else ""


def test_a_new_round_in_the_forest_has_a_moment_of_its_own(play: Play) -> None:
    company = played("duet", "side A", lambda one: getattr(events(one).get("deals"), "round", 1) == 2)
    stage = play(now(company, 0, behind=True))
    stage.tell(*company.updates(0))
    notice = stage.page.locator(".begins")
    expect(notice).to_contain_text(say("duet", "board.round", place=2, count=3))
    leads = company.actor
    expect(notice).to_contain_text(
        say("duet", "round.leads_you") if leads == 0 else say("duet", "round.leads", name="")
    )
    stage.page.wait_for_timeout(300)
    assert faults(stage.page) == []
    notice.click(position={"x": 12, "y": 12})
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.thorough), "ja"])
def test_three_ways_and_the_whole_hand_stand_on_a_small_phone(play: Play, lang: str) -> None:
    company = played("duet", "side A", ways_both_ways)
    page = play(now(company, company.actor), lang=lang).page
    expect(page.locator(".ways button")).to_have_count(3)
    expect(page.locator("[data-hand]")).to_have_count(10)
    assert page.evaluate(LOWEST) <= 740


TURN_LINE = "() => document.querySelector('.turn').getBoundingClientRect().top"


def test_what_is_asked_stands_at_one_height_with_few_cards_as_with_six(browser: Browser) -> None:
    waiting: list[Moment] = []

    def gathered(company: Company) -> bool:
        is_waiting = company.table.status == "playing" and company.actor != 0
        if is_waiting and 0 < len(company.sight(0).view.chairs[0].hand.truth) < 7:
            waiting.append(now(company, 0))
        return len(waiting) == 6

    played("duet", "side A", gathered)
    stage = Stage(browser, waiting)
    heights = set()
    for number in range(len(waiting)):
        stage.show(number)
        heights.add(round(stage.page.evaluate(TURN_LINE)))
    stage.close()
    assert len(heights) == 1


def ways_both_ways(company: Company) -> bool:
    """Three answers to a Gazelle, each of which may lead either way, and a full hand."""
    if asked(company) != "ignore":
        return False
    view = company.sight(company.actor).view
    return len(view.landings or ()) > 4 and len(view.chairs[company.actor].hand.truth) == 10


@pytest.mark.parametrize(
    ("game", "mode"),
    [
        ("cockroach", "six"),
        pytest.param("fox-grapes", "six", marks=pytest.mark.thorough),
        pytest.param("goblets", "twelve in houses", marks=pytest.mark.thorough),
        pytest.param("duet", "side A", marks=pytest.mark.thorough),
    ],
)
def test_the_goal_and_the_signs_are_a_tap_away(play: Play, game: str, mode: str) -> None:
    company = played(game, mode, lambda _: True)
    page = play(now(company, company.actor), lang="ja").page
    page.get_by_role("button", name=say("page", "table.help", "ja")).click()
    sheet, area = page.locator("dialog[open]"), game.replace("-", "_")
    goal = "rules.goal_paired" if game == "goblets" else "rules.goal"
    expect(sheet.locator(".body > .stack > :first-child")).to_contain_text(say(area, goal, "ja"))
    signs = [code for code in words(area, "ja").texts if code.startswith("signs.")]
    assert sheet.locator("dd").count() >= min(5, len(signs))
    page.wait_for_timeout(300)
    assert faults(page) == []
