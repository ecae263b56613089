"""What a newcomer reads on the tables of Cockroach Poker and Fox and Grapes: whole, legible, in its place."""

from __future__ import annotations

import msgspec
import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode, of
from browsing.gallery.moments import Moment
from browsing.gallery.seek import events, now, played, told
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LEGIBLE_PX = 16
MANY = 26
"""Piles of open cards at a table of six, at least: the plates need most of their room."""
# Words that do not fit into their place.
CUT = """words => [...document.querySelectorAll(words)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"


def test_a_card_turned_up_among_many_keeps_off_the_plates(browser: Browser) -> None:
    def among_many(company: Company) -> bool:
        lying = sum(count > 0 for place in company.sight(None).view.places for count in place.table)
        return told(company) == ["judged"] and lying > MANY

    company = played("cockroach", of(6), among_many)
    for lang in ("en", "ja"):
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        assert faults(stage.page) == []
        stage.close()


def test_it_stands_on_the_table_how_near_each_is_to_losing(browser: Browser) -> None:
    """With two players five of a kind lose, and here all eight kinds too."""

    def nearly(company: Company) -> bool:
        view = company.sight(None).view
        return told(company) == ["offered"] and any(place.table.count(0) == 1 for place in view.places)

    company = played("cockroach", Mode("reveal", 2, {"variant_eight_kinds": True}), nearly)
    places = company.sight(None).view.places
    stage = Stage(browser, [now(company, 0)])
    stage.show()
    for seat, place in enumerate(places):
        open_cards = stage.page.locator(f'[data-seat="{seat}"]')
        most, kinds = max(place.table), 8 - place.table.count(0)
        marks = [f"{most}/5"] * place.table.count(most) if most > 1 else []
        lasts = ["4/5"] * place.table.count(4) + ["7/8"] * (kinds == 7)
        expect(open_cards.locator(".near:not(.missing) .count")).to_have_text(marks)
        expect(open_cards.locator(".danger .count")).to_have_text(lasts)
    expect(stage.page.locator(".own small")).to_have_text(
        words("cockroach", "en").say("board.limit_kinds", count=5)
    )
    assert faults(stage.page) == []
    stage.close()


def test_whoever_passes_a_card_on_is_told_who_has_seen_it(browser: Browser) -> None:
    company = played("cockroach", of(4), lambda one: told(one) == ["passed"])
    passer, offer = events(company)["passed"].giver, company.sight(None).view.offer
    (starter,) = set(offer.had) - {passer, offer.receiver}
    stage = Stage(browser, [now(company, passer)])
    stage.show()
    expect(stage.page.locator(".only")).to_contain_text(company.table.shown(0).seats[starter].name)
    assert faults(stage.page) == []
    stage.close()


def test_who_took_a_card_is_told_that_he_starts(browser: Browser) -> None:
    company = played("cockroach", of(4), lambda one: "judged" in told(one) and one.table.status == "playing")
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    starts = words("cockroach", "en").say("ask.offer_card_took")
    expect(stage.page.locator(".turn h2")).to_contain_text(starts)
    assert faults(stage.page) == []
    stage.close()


def test_no_name_is_cut_where_the_points_are_counted(browser: Browser) -> None:
    company = played("fox-grapes", of(6), lambda one: one.table.status == "over")
    stage = Stage(browser, [now(company, 0)])
    stage.show()
    expect(stage.page.locator(".who .name")).to_have_count(6)
    assert stage.page.evaluate(CUT, ".who .name") == []
    stage.close()


PLAIN = {0: "Kokeshi", 1: "Temari", 2: "Kendama", 3: "Kagome"}


def with_bots(company: Company, seat: int) -> Moment:
    """As at most tables: short names, and a bot on each other chair."""
    welcome = company.welcome(seat)
    seats = tuple(
        msgspec.structs.replace(one, name=PLAIN[one.seat], bot=None if one.seat == seat else "careful")
        for one in welcome.table.seats
    )
    table = msgspec.structs.replace(welcome.table, seats=seats)
    return Moment("fox-grapes", seat, (msgspec.structs.replace(welcome, table=table),), {(): frozenset()})


def test_bots_have_their_whole_names_on_narrow_plates_and_each_question_says_what_for(
    browser: Browser,
) -> None:
    company = played("fox-grapes", of(4), lambda one: one.sight(None).ask == "place_card")
    say = words("fox_grapes", "en").say
    stage = Stage(browser, [with_bots(company, company.actor)])
    stage.show()
    page = stage.page
    assert page.evaluate(CUT, ".plate .name") == []
    expect(page.locator(".why")).to_have_text(say("why.place_card"))
    page.locator("[data-hand] button").first.click()
    expect(page.locator(".why")).to_have_text(say("why.place_claim"))
    assert faults(page) == []
    stage.close()


def test_the_last_to_call_is_told_who_alone_is_left(browser: Browser) -> None:
    def last(company: Company) -> bool:
        laid = [place.laid[0] for place in company.sight(None).view.places if place.laid]
        free = [card for card in laid if card and card.declaration is None]
        return company.sight(None).ask == "declare_seat" and len(free) == 1

    company = played("fox-grapes", of(4), last)
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    alone = words("fox_grapes", "en").say("ask.declare_seat_last", name="@").split("@")[0]
    expect(stage.page.locator(".turn h2")).to_contain_text(alone)
    assert faults(stage.page) == []
    stage.close()


def turned_up_and_asked(company: Company) -> bool:
    return "opened" in told(company) and company.sight(None).ask == "place_card"


def test_what_was_turned_up_last_is_drawn_large_enough(browser: Browser) -> None:
    company = played("fox-grapes", of(6), turned_up_and_asked)
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    stage.page.mouse.click(5, 5)
    signs = stage.page.locator(".track :is(.whose, .sign-of, .mark)")
    assert min(signs.evaluate_all(WIDTHS)) >= LEGIBLE_PX
    assert faults(stage.page) == []
    stage.close()
