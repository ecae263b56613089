"""What a newcomer reads at Fox and Grapes when he calls a card and when his own is called."""

from __future__ import annotations

import re

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import events, now, played, told
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LANGS = ("en", "ja")
TWO = 2
LAST_CALL_MS = 1500
"""Longer than others wait for the last call, shorter than the owner of the card called."""
LINES = """one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 2))).size;
}"""


def test_what_each_call_brings_is_one_line_and_the_fox_is_spoken_of_once(browser: Browser) -> None:
    company = played("fox-grapes", of(4), lambda one: one.sight(None).ask == "declare_seat")
    for lang in LANGS:
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        page = stage.page
        page.locator(".aims button").first.click()
        hints = page.locator(".calls .hint")
        expect(hints).to_have_count(3)
        assert [one.evaluate(LINES) for one in hints.all()] == [1, 1, 1]
        expect(page.locator(".missed")).to_have_text(words("fox_grapes", lang).say("hint.call_missed"))
        assert faults(page) == []
        stage.close()


def test_the_last_call_of_a_card_is_read_by_its_owner_before_cards_are_turned_up(browser: Browser) -> None:
    company = played("fox-grapes", of(4), lambda one: {"declared", "opened"} <= set(events(one)))
    owner = events(company)["declared"].owner
    other = next(one for one in range(4) if one != owner)
    for seat, is_told in ((owner, 0), (other, 1)):
        stage = Stage(browser, [now(company, seat, behind=True)], flights=True)
        stage.show()
        stage.page.clock.install()
        stage.tell(*company.updates(seat))
        expect(stage.page.locator("[data-call]").first).to_be_attached()
        stage.page.clock.run_for(LAST_CALL_MS)
        expect(stage.page.locator("[data-told]")).to_have_count(is_told)
        stage.close()


def test_ones_own_long_name_is_not_broken_where_the_points_are_counted(browser: Browser) -> None:
    company = played("fox-grapes", of(4), lambda one: one.table.status == "over")
    seat = max(range(4), key=lambda one: len(company.table.shown(0).seats[one].name))
    for lang in LANGS:
        stage = Stage(browser, [now(company, seat)], lang=lang)
        stage.show()
        names = stage.page.locator(".who .name")
        assert max(one.evaluate(LINES) for one in names.all()) == TWO
        assert faults(stage.page) == []
        stage.close()


def test_on_a_small_phone_one_hint_is_read_at_a_time(browser: Browser) -> None:
    def sideways(company: Company) -> bool:
        laid = [card for place in company.sight(None).view.places for card in place.laid if card]
        return company.sight(None).ask == "declare_seat" and any(card.claim.value == "fox" for card in laid)

    company = played("fox-grapes", of(4), sideways)
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    expect(stage.page.locator(".answer p.hint:visible")).to_have_count(1)
    stage.close()


def test_what_a_call_brings_and_what_a_fox_does_stand_with_the_goal(browser: Browser) -> None:
    company = played("fox-grapes", of(4), lambda _: True)
    for lang in LANGS:
        say = words("fox_grapes", lang).say
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        stage.page.get_by_role("button", name=words("page", lang).say("table.help")).click()
        goal = stage.page.locator("dialog[open] .goal")
        for deed in ("push", "steal"):
            # Without the ending, which the sentence bends.
            expect(goal).to_contain_text(
                say(f"answer.{deed}").removesuffix("る").removesuffix("む"), ignore_case=True
            )
        for call in ("sweet", "sour"):
            expect(goal.filter(has_text=re.compile("[“「]" + say(f"call.{call}") + "[”」]"))).to_have_count(1)
        coin = "one => getComputedStyle(one).backgroundColor"
        points = stage.page.locator(".plate .score:not(.minus)").first.evaluate(coin)
        assert stage.page.locator("dialog[open] dt .pill").evaluate(coin) == points
        stage.close()


def test_whose_choice_it_is_where_a_card_goes_that_nobody_called(browser: Browser) -> None:
    def truly_sour(company: Company) -> bool:
        return "opened_alone" in told(company) and events(company)["opened_alone"].fate == "pushed"

    company = played("fox-grapes", of(3), truly_sour)
    seat = events(company)["opened_alone"].seat
    name = company.table.shown(0).seats[seat].name
    stage = Stage(browser, [now(company, (seat + 1) % 3, behind=True)])
    stage.show()
    stage.tell(*company.updates((seat + 1) % 3))
    expect(stage.page.locator(".told")).to_contain_text(
        words("fox_grapes", "en").say("event.fate_pushed", name=name)
    )
    company.step()
    stage.tell(*company.updates((seat + 1) % 3))
    say = words("fox_grapes", "en").say
    because = say("event.pushed", name=name, to="@").split("@")[0]
    expect(stage.page.locator(".told")).to_contain_text(because)
    assert "truth" in because
    stage.close()


def test_no_hand_is_announced_where_there_is_none(browser: Browser) -> None:
    def last_call(company: Company) -> bool:
        sight = company.sight(company.actor)
        return sight.ask == "declare_seat" and sight.view.round == sight.view.rounds

    company = played("fox-grapes", of(4), last_call)
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    expect(stage.page.locator(".aims")).to_be_visible()
    expect(stage.page.locator(".hold")).to_have_count(0)
    stage.close()
