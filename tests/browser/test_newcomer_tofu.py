"""What a newcomer reads in the tofu shop: sales beside the auction, what words and prices are for."""

from __future__ import annotations

import pytest
from browser.looking import BELOW, sound
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode, of
from browsing.gallery.seek import events, now, played, told
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, expect

from yomiai.kernel.choice import Number
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LANGS = ("en", "ja")
SHORT = 2
KINDS_IN_LINE = 3


@pytest.mark.parametrize("event", ["sold", "sold_initial"])
def test_what_is_sold_to_the_bank_is_told_in_the_middle(browser: Browser, event: str) -> None:
    company = played("tofu", of(4), lambda one: told(one) == [event] and one.table.status == "playing")
    for lang in LANGS:
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        sold = stage.page.locator(".middle .banked p")
        expect(sold).to_be_visible()
        stage.page.get_by_role("button", name=words("page", lang).say("table.log")).click()
        expect(stage.page.get_by_text(sold.inner_text(), exact=True).last).to_be_visible()
        stage.close()


def asked(what: str) -> Company:
    return played("tofu", of(4), lambda one: one.table.status == "playing" and one.sight(None).ask == what)


def test_before_words_are_tapped_it_stands_what_their_number_is_for(browser: Browser) -> None:
    company = asked("report")
    for lang in LANGS:
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        bubble = stage.page.locator(".middle .bubble")
        expect(bubble).to_have_text(words("tofu", lang).say("report.empty"))
        expect(bubble).to_contain_text("6")
        assert bubble.evaluate(BELOW) <= 0
        assert sound(stage.page) == []
        stage.close()


def test_whoever_pays_the_bank_is_told_that_he_keeps_the_card(browser: Browser) -> None:
    company = asked("price")
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    expect(stage.page.locator(".prices .hint")).to_contain_text("keep the card")
    assert sound(stage.page) == []
    stage.close()


def test_selling_looks_like_the_main_thing_to_do_only_once_a_card_is_taken(browser: Browser) -> None:
    company = asked("offer")
    seat = next(one for one in range(4) if one != company.actor and company.sight(one).asked)
    stage = Stage(browser, [now(company, seat)])
    stage.show()
    expect(stage.page.locator(".tray .deeds .button.main")).to_have_count(0)
    stage.page.locator(".tray button.tile").first.click()
    expect(stage.page.locator(".tray .deeds .button.main")).to_be_enabled()
    stage.close()


def test_what_a_sale_brings_is_seen_before_and_it_is_asked_about_once_more(browser: Browser) -> None:
    company = asked("offer")
    seat = next(one for one in range(4) if one != company.actor and company.sight(one).asked)
    for lang in LANGS:
        stage = Stage(browser, [now(company, seat)], lang=lang)
        stage.show()
        tray, say = stage.page.locator(".tray"), words("tofu", lang).say
        tiles = tray.locator("button.tile")
        expect(tray.locator(".pays")).to_have_count(tiles.count())
        expect(tray.locator(".pays").first).to_contain_text("+4")
        tiles.first.click()
        tray.get_by_role("button", name=say("answer.sell_initial")).click()
        expect(tray).to_contain_text(say("board.sell_sure"))
        assert sound(stage.page) == []
        assert stage.heard == []
        stage.page.wait_for_timeout(450)  # sooner a tap would be one with the last
        tray.get_by_role("button", name=say("answer.sell_now"), exact=True).click()
        expect(tray.get_by_role("button", name=say("answer.sell_now"), exact=True)).to_have_count(0)
        assert [one["type"] for one in stage.heard] == ["act"]
        stage.close()


def bids_after_a_short_report(company: Company) -> bool:
    view = company.sight(None).view
    kinds = max(sum(count > 0 for count in place.face_up) for place in view.places)
    return company.sight(None).ask == "offer" and view.offer.phrases == SHORT and kinds == KINDS_IN_LINE


def test_five_players_have_every_price_on_a_small_screen(browser: Browser) -> None:
    """Three kinds of cards lie beside the beans in one line: the plates leave room for what is asked."""
    company = played("tofu", of(5), bids_after_a_short_report)
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    for price in stage.page.locator(".prices .button").all():
        expect(price).to_be_in_viewport(ratio=1)
    assert sound(stage.page) == []
    stage.close()


def tell_last(browser: Browser, company: Company, seat: int, lang: str) -> Stage:
    """A page that is told the last step of a match."""
    stage = Stage(browser, [now(company, seat, behind=True)], lang=lang, flights=True, pace="slow")
    stage.show()
    stage.page.wait_for_timeout(300)
    stage.tell(*company.updates(seat))
    return stage


def test_whose_tofu_the_habanero_makes_bad_is_said_in_the_middle(browser: Browser) -> None:
    company = played("tofu", of(4), lambda one: "placed" in told(one) and one.table.status == "playing")
    placed = events(company)["placed"]
    assert placed.seat != placed.receiver
    for lang in LANGS:
        stage = tell_last(browser, company, placed.receiver, lang)
        say, middle = words("tofu", lang).say, stage.page.locator(".middle .counter.alone")
        sentence = say("event.placed_to_you", name="@", card=say(f"kind.{placed.card.value}")).split("@")[-1]
        expect(middle).to_contain_text(sentence)
        expect(middle).to_contain_text(say("board.bad_for_good"))
        assert sound(stage.page) == []
        stage.page.keyboard.press("Enter")
        expect(middle).to_have_count(0)
        expect(stage.page.locator(".middle .before")).to_contain_text(sentence)
        assert sound(stage.page) == []
        stage.close()


def test_a_habanero_that_is_thrown_away_says_why(browser: Browser) -> None:
    company = played("tofu", of(3), lambda one: "not_placed" in told(one) and one.table.status == "playing")
    seat = (events(company)["not_placed"].seat + 1) % 3
    for lang in LANGS:
        stage = tell_last(browser, company, seat, lang)
        say, middle = words("tofu", lang).say, stage.page.locator(".middle .counter.alone")
        expect(middle).to_contain_text(say("event.not_placed", name="@").split("@")[-1])
        expect(middle).to_contain_text(say("kind.habanero"))
        assert sound(stage.page) == []
        stage.close()


def bids(company: Company, *, can_offer: bool, bank: range) -> bool:
    """Somebody is asked for an offer, with or without the beans for one."""
    if company.sight(None).ask != "offer":
        return False
    branches = company.must().choices.questions[0].branches
    numbers = [one for one in branches if isinstance(one.choice, Number)]
    return bool(numbers) == can_offer and company.sight(None).view.bank in bank


def test_who_can_only_pass_reads_why_and_where_it_stands(browser: Browser) -> None:
    company = played("tofu", of(4), lambda one: bids(one, can_offer=False, bank=range(1)))
    for lang in LANGS:
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        page, say = stage.page, words("tofu", lang).say
        why = page.get_by_role("button", name=words("page", lang).say("rulebook.why"))
        price = company.sight(None).view.offer.price
        expect(page.locator(".turn h2")).to_contain_text(say("ask.offer_none", price=price))
        expect(page.locator(".prices")).to_contain_text(say("clause.TE-5"))
        assert sound(page) == []
        why.click()
        expect(page.get_by_role("dialog")).to_contain_text("TE-5")
        stage.close()


def test_a_sale_that_is_not_possible_says_why(browser: Browser) -> None:
    company = played("tofu", of(4), lambda one: bids(one, can_offer=True, bank=range(1)))
    for lang in LANGS:
        stage = Stage(browser, [now(company, company.actor)], lang=lang)
        stage.show()
        page, say = stage.page, words("tofu", lang).say
        assert sound(page) == []
        page.get_by_role("button", name=say("answer.sell"), exact=True).click(force=True)
        expect(page.locator(".toasts")).to_contain_text(say("clause.T-24"))
        stage.close()


@pytest.mark.parametrize("auction", ["one_lap", "open"])
def test_how_often_one_may_offer_is_said_where_one_does(browser: Browser, auction: str) -> None:
    mode = Mode("offers", 4, {"auction": auction})
    company = played("tofu", mode, lambda one: bids(one, can_offer=True, bank=range(50)))
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    expect(stage.page.locator(".prices .hint")).to_have_text(
        words("tofu", "en").say(f"answer.offer_hint_{auction}")
    )
    assert sound(stage.page) == []
    stage.close()


def test_nobody_is_said_to_offer_nothing(browser: Browser) -> None:
    def starts_at_nothing(company: Company) -> bool:
        return told(company) == ["priced"] and events(company)["priced"].price == 0

    company = played("tofu", of(5), starts_at_nothing)
    dealer = events(company)["priced"].seat
    stage = Stage(browser, [now(company, company.actor)])
    stage.show()
    plate = stage.page.locator(f'.plate[data-seat="{dealer}"]')
    expect(plate.locator(".chip.dealer")).to_have_count(1)
    expect(plate.locator(".state .chip")).to_have_count(0)
    stage.close()
