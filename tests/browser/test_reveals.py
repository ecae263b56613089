"""What is turned up is seen before anybody is asked; nobody is kept by it, and a screen stays on time."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import events, happened, kind_of, now, played, told
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, Locator, Page, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

CHOSEN = ".turn button .sign"
ASKED = ".dock[data-ask]"
GO_ON = "[data-show-on]"
READABLE_PX = 30
# Coins under a card or under what is said of one.
COVERED = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
  const coin = plate.querySelector('.score').getBoundingClientRect();
  return [...plate.querySelectorAll('.said, .call, .slot .card')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return right > coin.left + 3 && left < coin.right - 3 && bottom > coin.top + 3 && top < coin.bottom - 3;
  }).map(() => plate.textContent);
})"""
# Words that do not fit into their place.
CUT = """words => [...document.querySelectorAll(words)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""

# How much room each letter has of a card's name: of the card that lies there, and of the one that flies off.
LETTERS = """() => [...document.querySelectorAll('.middle .card text, .ghost text')].map((text) =>
  Array.from({ length: text.getNumberOfChars() },
    (_, i) => text.getEndPositionOfChar(i).x - text.getStartPositionOfChar(i).x))"""


def stage_at(
    browser: Browser, company: Company, seat: int | None, size: str = "360x740", way: str = "", **more: object
) -> Stage:
    """A page one step behind, ready to be told that step."""
    stage = Stage(browser, [now(company, seat, behind=True)], size, flights=True, **more)  # type: ignore[arg-type]
    stage.show(way=way)
    stage.page.wait_for_timeout(300)
    return stage


def turned_up(company: Company) -> bool:
    """The whole round is turned up, and the next one begins with a person who must lay a card."""
    return told(company).count("opened") >= company.players - 1 and company.sight(None).ask == "place_card"


def openings(company: Company) -> list[Any]:
    return [event for event in happened(company) if kind_of(event) == "opened"]


def why(opened: Any) -> str:
    """What is said of a card turned up, whoever's it is: what it was called, and whether that was right."""
    say = words("fox_grapes", "en").say
    call, is_right = say(f"call.{opened.says.value}"), opened.says == opened.card
    verdict = say("turned.right") if is_right else say("turned.wrong", card=say(f"kind.{opened.card.value}"))
    return re.escape(f" card {call}. {verdict}") + ".*[+−]1$"


def tap(page: Page, what: str, *, twice: bool = False) -> None:
    box = page.locator(what).bounding_box()
    assert box is not None
    page.mouse.click(
        box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, click_count=2 if twice else 1, delay=30
    )


def is_kept(stage: Stage) -> None:
    """Nothing asks, and nothing says whose turn it is."""
    page = stage.page
    expect(page.locator(".turn h2")).to_have_text(words("page", stage.lang).say("table.shown"))
    expect(page.locator(f"{ASKED}, .plate.turn, .thinks, .turn.mine")).to_have_count(0)
    assert "●" not in page.title()


def is_asked(stage: Stage) -> None:
    expect(stage.page.locator(ASKED)).to_have_count(1)
    expect(stage.page.locator(".told, .ghost")).to_have_count(0)
    assert "●" in stage.page.title()


@pytest.mark.parametrize(
    "by", ["tap", *(pytest.param(by, marks=pytest.mark.thorough) for by in ("key", "button"))]
)
def test_the_next_question_waits_for_the_last_card_or_for_a_tap_that_does_nothing_else(
    browser: Browser, by: str
) -> None:
    company = played("fox-grapes", of(3), turned_up)
    stage = stage_at(browser, company, company.actor)
    page = stage.page
    own = page.locator(".own .known").bounding_box()
    assert own is not None
    assert own["width"] > READABLE_PX
    stage.tell(*company.updates(company.actor))
    expect(page.locator(".told p")).to_have_count(1)
    is_kept(stage)
    expect(page.locator(".told p")).to_have_text(re.compile(why(openings(company)[0]), re.DOTALL))
    assert faults(page) == []
    spoken = page.locator('[data-live="public"]')
    expect(spoken).to_contain_text(words("page", "en").say("announce.your_turn"))
    if by == "key":
        page.keyboard.press("Enter")
    elif by == "button":
        tap(page, GO_ON)
    else:
        tap(page, ".answer [data-hand] >> nth=0", twice=True)
    is_asked(stage)
    page.wait_for_timeout(200)
    expect(page.get_by_role("button", name=words("page", "en").say("table.undo_choice"))).to_have_count(0)
    stage.close()


def test_a_screen_is_soon_where_the_phones_are(browser: Browser) -> None:
    company = played("fox-grapes", of(6), turned_up)
    stage = stage_at(browser, company, None, "1280x800", "/screen")
    page = stage.page
    assert page.evaluate(COVERED) == []
    stage.tell(*company.updates(None))
    expect(page.locator(".told p")).to_have_count(1)
    is_kept(stage)
    expect(page.locator(GO_ON)).to_have_count(0)
    taken = re.escape(words("fox_grapes", "en").say("event.took", name="")).strip()
    expect(page.locator(".lately li").filter(has_text=re.compile(taken))).to_have_count(0)
    company.step()  # somebody has tapped it away on his phone, and lays a card
    stage.tell(*company.updates(None))
    expect(page.locator(".told")).to_have_count(0, timeout=2500)
    expect(page.locator(".plate.turn")).to_have_count(1)
    expect(page.locator(".lately li").filter(has_text=re.compile(taken))).not_to_have_count(0)
    stage.close()


def test_no_flight_lies_on_a_card_that_is_turned_up(browser: Browser) -> None:
    def last_call(company: Company) -> bool:
        """The next to lay a card has one on the table that is not the first turned up."""
        return turned_up(company) and openings(company)[0].owner != company.actor

    company = played("fox-grapes", of(4), last_call)
    seat = (company.actor + 1) % 4
    stage = stage_at(browser, company, seat, pace="slow")
    page = stage.page
    stage.tell(*company.updates(seat))
    expect(page.locator(".ghost .tag")).to_have_count(1)
    expect(page.locator(".told")).to_have_count(0)  # the last call first
    expect(page.locator(".told")).to_have_count(1)
    expect(page.locator(".ghost .tag")).to_have_count(0)
    company.step()  # a card of the next round is laid where one may still lie
    stage.tell(*company.updates(seat))
    page.wait_for_timeout(200)
    expect(page.locator(".slot[data-veiled]")).to_have_count(0)
    stage.close()


def test_who_has_nobody_left_to_call_is_seen_at_the_plate(browser: Browser) -> None:
    company = played("fox-grapes", of(3), lambda one: "stuck" in told(one))
    seat = events(company)["stuck"].seat
    stage = stage_at(browser, company, (seat + 1) % 3)
    stage.tell(*company.updates((seat + 1) % 3))
    mark: Locator = stage.page.locator(f'[data-seat="{seat}"] .skipped')
    expect(mark).to_have_text(words("fox_grapes", "en").say("skipped.stuck"))
    stage.page.mouse.click(5, 5)
    expect(mark).to_have_count(0)
    stage.close()


def judged(company: Company) -> bool:
    return told(company) == ["judged"]


@pytest.mark.parametrize(
    ("pace", "least", "most"),
    [("quick", 0.3, 3.0), pytest.param("usual", 2.0, 6.0, marks=pytest.mark.thorough)],
)
def test_a_card_turned_up_stays_as_long_as_the_settings_say(
    browser: Browser, pace: str, least: float, most: float
) -> None:
    company = played("cockroach", of(3), judged)
    stage = stage_at(browser, company, company.actor, pace=pace)
    page = stage.page
    stage.tell(*company.updates(company.actor))
    expect(page.locator(".result")).to_be_visible()
    is_kept(stage)
    start = page.evaluate("performance.now()")
    expect(page.locator(ASKED)).to_have_count(1)
    stood = (page.evaluate("performance.now()") - start) / 1000
    assert least < stood < most
    stage.close()


def test_what_happens_meanwhile_is_shown_after_it_or_at_a_tap(browser: Browser) -> None:
    company = played("cockroach", of(3), judged)
    seat = (company.actor + 1) % 3
    stage = stage_at(browser, company, seat)
    page = stage.page
    stage.tell(*company.updates(seat))
    expect(page.locator(".result")).to_be_visible()
    letters, *others = page.evaluate(LETTERS)
    assert all(other == pytest.approx(letters, abs=0.2) for other in others)
    expect(page.locator(".answer .word").first).to_be_visible()
    assert page.evaluate(CUT, ".answer .word") == []
    company.step()
    stage.tell(*company.updates(seat))
    page.wait_for_timeout(300)
    expect(page.locator(".bubble")).to_have_count(0)
    is_kept(stage)
    tap(page, ".result")
    expect(page.locator(".bubble")).to_have_count(1)
    stage.close()


def test_between_two_cards_turned_up_the_bar_says_who_must_answer_whom(browser: Browser) -> None:
    company = played("cockroach", of(3), judged)
    seat = (company.actor + 1) % 3
    stage = stage_at(browser, company, seat, pace="quick")
    stage.tell(*company.updates(seat))
    for _ in range(2):  # a card is slid and answered while the one before still lies there
        company.step()
        stage.tell(*company.updates(seat))
    bar = stage.page.locator(".turn h2")
    expect(bar).to_have_text(words("page", "en").say("table.shown"))
    expect(stage.page.locator(GO_ON)).to_have_count(1)
    expect(stage.page.locator(".bubble")).to_have_count(1)
    must = re.escape(words("cockroach", "en").say("wait.answer", name="@", giver="@")).replace("@", ".+")
    expect(bar).to_have_text(re.compile(must))
    expect(stage.page.locator(GO_ON)).to_have_count(0)
    expect(stage.page.locator(ASKED)).to_have_count(0)
    stage.close()


def test_it_is_said_what_was_so_and_with_how_many_of_what_somebody_lost(browser: Browser) -> None:
    company = played("cockroach", of(3), lambda one: told(one) == ["judged", "lost"])
    judgement, loss = happened(company)
    seat = (loss.seat + 1) % 3
    stage = stage_at(browser, company, seat)
    page = stage.page
    say = words("cockroach", "en").say
    stage.tell(*company.updates(seat))
    believed = judgement.says == "true"
    verdict = f"{'believed' if believed else 'doubted'}_{'truth' if believed == judgement.right else 'lie'}"
    expect(page.locator(".result")).to_contain_text(say(f"event.{verdict}"))
    expect(page.locator(".end")).to_have_count(0)
    page.keyboard.press("Escape")
    lost = say(
        "lost.four_of_a_kind", name="@", cards=say(f"many.{msgspec.to_builtins(judgement)['card']}")
    ).split("@")[1]
    expect(page.locator(".end > p").first).to_contain_text(lost)
    stage.close()


def test_a_card_has_been_with_who_gave_it_and_not_with_who_holds_it(browser: Browser) -> None:
    company = played("cockroach", of(4), lambda one: told(one) == ["looked"])
    offer = msgspec.to_builtins(company.sight(None).view)["offer"]
    seat = next(one for one in range(4) if one not in {offer["giver"], offer["receiver"]})
    stage = stage_at(browser, company, seat)
    stage.tell(*company.updates(seat))
    had = stage.page.locator(".plate:has(.had)")
    expect(had).to_have_count(1)
    expect(had).to_have_attribute("data-seat", str(offer["giver"]))
    stage.close()


def goes_on(company: Company) -> bool:
    """A course is counted, and another begins with a person who must act."""
    return {"scored", "course"} <= set(told(company)) and company.sight(None).ask == "action"


def test_the_whole_page_is_that_of_the_finished_course_until_its_goblets_have_been_opened(
    browser: Browser,
) -> None:
    company = played("goblets", "four", goes_on)
    stage = stage_at(browser, company, company.actor, pace="slow")
    page = stage.page
    stage.tell(*company.updates(company.actor))
    for shown, ways_on in ((".last", 1), (".reckoning.telling", 1)):
        expect(page.locator(shown)).to_be_visible()
        expect(page.locator(".turn h2")).to_have_text(words("page", "en").say("table.shown"))
        expect(page.locator(f"{ASKED}, .answer .own, .answer [data-token]")).to_have_count(0)
        expect(page.locator(GO_ON).locator("visible=true")).to_have_count(ways_on)
        if shown == ".last":
            page.get_by_role("button", name=words("page", "en").say("table.log")).press("Enter")
            expect(page.locator("dialog[open] li").first).to_be_visible()
            expect(page.locator("dialog[open]").get_by_text("Course 2")).to_have_count(0)
            page.locator("dialog[open] header button").press("Enter")
        tap(page, ".felt h2, .felt .phase")
    expect(page.locator(".reckoning:not(.telling)")).to_be_visible()
    first = words("page", "en").say("table.read_first")
    expect(page.locator(".turn h2")).to_contain_text(first)  # the line says what is there now
    expect(page.locator(".answer .own, .answer [data-token]")).to_have_count(0)
    is_asked(stage)
    page.wait_for_timeout(450)  # sooner a tap would be one with the last
    page.get_by_role("button", name=words("goblets", "en").say("reckoning.next", course="2")).click()
    expect(page.locator(".answer [data-token]").first).to_be_visible()
    expect(page.locator(".turn h2")).not_to_contain_text(first)
    stage.close()


def test_a_trick_is_read_before_the_next_one_is_led_and_its_words_go_with_it(browser: Browser) -> None:
    company = played("duet", "side A", lambda one: "moved" in told(one) and one.sight(None).ask == "lead")
    partner = company.actor
    stage = stage_at(browser, company, 1 - partner)
    page = stage.page
    stage.tell(*company.updates(1 - partner))
    company.step()  # the partner leads at once
    stage.tell(*company.updates(1 - partner))
    page.wait_for_timeout(1200)
    expect(page.locator(".middle .slot:not(.empty)")).to_have_count(2)
    expect(page.locator(".middle .won")).to_have_count(1)
    expect(page.locator(".middle .line")).to_be_visible()
    is_kept(stage)
    assert faults(page) == []
    tap(page, ".middle .won .slot")
    expect(page.locator(".middle .slot:not(.empty)")).to_have_count(1)
    if company.sight(None).ask == "follow":
        is_asked(stage)
        expect(page.locator(".middle .line")).to_have_count(0)
    stage.close()


def test_a_card_that_is_sold_is_read_before_the_next_one_is_drawn(browser: Browser) -> None:
    company = played("tofu", "three, one lap", lambda one: {"bought", "drew"} <= set(told(one)))
    stage = stage_at(browser, company, company.actor)
    page = stage.page
    stage.tell(*company.updates(company.actor))
    page.wait_for_timeout(1800)
    expect(page.locator(".counter.alone [data-middle] svg")).to_be_visible()
    expect(page.locator(".counter.alone .bubble")).to_be_visible()
    expect(page.locator(".chip").get_by_text(words("tofu", "en").say("board.passed"))).not_to_have_count(0)
    is_kept(stage)
    assert faults(page) == []
    tap(page, ".counter .bubble")
    is_asked(stage)
    expect(page.locator(".counter.alone")).to_have_count(0)
    stage.close()
