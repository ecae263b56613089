"""What a newcomer reads at the Duet: where gems go, and words that nothing flies over."""

from __future__ import annotations

import re

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import events, now, played
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LANGS = ("en", "ja")
# How many words stand in the way of what flies, from when it begins to.
WATCH = """() => {
  window.over = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
    if (one.className !== 'ghost') return;
    const { left, right } = one.getBoundingClientRect();
    const words = [...document.querySelectorAll('.middle .line, .facts .words p, .middle .whose')];
    const boxes = words.map((said) => said.getBoundingClientRect());
    window.over.push(boxes.filter((box) => box.left < right && box.right > left).length);
  }))).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("how", ["strayed", "laid"])
def test_what_becomes_of_the_gems_at_an_end_the_forest_takes_is_told(browser: Browser, how: str) -> None:
    def slid(company: Company) -> bool:
        return how in events(company) and events(company)[how].slid > 0 and company.table.status == "playing"

    company = played("duet", of(2), slid)
    count = events(company)[how].slid
    for lang in LANGS:
        stage = Stage(browser, [now(company, 0)], lang=lang)
        stage.show()
        line = stage.page.locator(".middle .line")
        expect(line).to_contain_text(words("duet", lang).say("event.slid", count=count))
        assert faults(stage.page) == []
        stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_who_wins_a_trick_is_said_at_the_table(browser: Browser, lang: str) -> None:
    """By both signs that somebody who never played for tricks would press, with the words that it takes."""
    say = words("duet", lang).say
    stage = Stage(browser, [now(played("duet", of(2), lambda one: "deals" in events(one)), 0)], lang=lang)
    stage.show()
    page, dialog = stage.page, stage.page.get_by_role("dialog")
    page.get_by_role("button", name=words("page", lang).say("table.help")).click()
    for code in ("wins", "trick", "suit", "trump", "dealer"):
        expect(dialog).to_contain_text(say(f"signs.{code}"))
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("board.summary")).click()
    expect(dialog).to_contain_text(say("signs.wins"))
    assert faults(page) == []
    stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_a_lost_team_is_drawn_where_it_left_the_path(browser: Browser, lang: str) -> None:
    """D-40: not on the space that it came from, and with the reason in numbers."""

    def is_lost(company: Company) -> bool:
        return "ended" in events(company) and events(company)["ended"].reason == "lost_in_forest"

    company = played("duet", of(2), is_lost)
    forest = company.welcome(0).sight.view.forest
    stage = Stage(browser, [now(company, 0)], lang=lang)
    stage.show()
    page = stage.page
    expect(page.locator("[data-team]")).to_have_count(1)
    expect(page.locator(f'[data-space="{forest.token}"] [data-team]')).to_have_count(0)
    expect(page.locator(".end")).to_contain_text(words("duet", lang).say("ended.lost_in_forest"))
    expect(page.locator(".end")).to_contain_text(re.compile(r"(足跡|Footprints: )[1-9]"))
    assert faults(page) == []
    stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_forest_token_does_to_an_end_stands_where_it_is_laid(browser: Browser, lang: str) -> None:
    """D-48: the space closes, and its gems slide inward."""

    def asks_me(company: Company) -> bool:
        return company.table.status == "playing" and company.welcome(0).sight.asked and is_laying(company)

    def is_laying(company: Company) -> bool:
        return company.welcome(0).sight.asked[0].choices.questions[0].ask == "lay_token"

    company = played("duet", of(2), asks_me)
    gems = {space.gems for space in company.welcome(0).sight.view.forest.spaces if not space.covered}
    stage = Stage(browser, [now(company, 0)], lang=lang)
    stage.show()
    told = {words("duet", lang).say("answer.lay", count=count) for count in gems}
    hints = stage.page.locator(".ways .hint")
    expect(hints).to_have_count(2)
    assert set(hints.all_inner_texts()) <= told
    assert faults(stage.page) == []
    stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_what_all_answers_of_a_gazelle_lead_to_is_said_once(browser: Browser, lang: str) -> None:
    def are_alike(company: Company) -> bool:
        if company.table.status != "playing" or not company.welcome(0).sight.asked:
            return False
        told = company.welcome(0).sight.view.landings
        ways = {
            answer: {(t.end, t.space) for t in told if t.answer == answer}
            for answer in {t.answer for t in told}
        }
        return "ignore_led" in ways and len({frozenset(way) for way in ways.values()}) == 1

    company = played("duet", of(2), are_alike)
    trick = company.welcome(0).sight.view.trick
    stage = Stage(browser, [now(company, 0)], lang=lang)
    stage.show()
    duet = words("duet", lang)
    expect(stage.page.locator(".alike")).to_have_count(1)
    expect(stage.page.locator(".ways .hint")).to_have_count(0)
    for card in (trick.led, trick.followed):
        name = duet.say("answer.ignore_card", card=duet.say(f"kind.{card}"))
        expect(stage.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    assert faults(stage.page) == []
    stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_why_a_card_may_not_follow_is_said_above_the_hand_with_its_suit(browser: Browser, lang: str) -> None:
    """D-31: nothing lies over the top of the table, nor stays there after another card has been played."""

    def is_barred(company: Company) -> bool:
        if company.table.status != "playing" or not company.welcome(0).sight.asked:
            return False
        sight = company.welcome(0).sight
        question = sight.asked[0].choices.questions[0]
        return question.ask == "follow" and len(question.branches) < len(sight.view.chairs[0].hand.truth)

    company = played("duet", of(2), is_barred)
    stage = Stage(browser, [now(company, 0)], lang=lang)
    stage.show()
    duet, page = words("duet", lang), stage.page
    led = str(company.welcome(0).sight.view.trick.led)
    page.locator("li.no button").first.click(force=True)
    suit = duet.say(f"suit.{led.split('_', maxsplit=1)[0]}")
    expect(page.locator(".why.refused")).to_have_text(duet.say("board.must_follow", suit=suit))
    expect(page.locator(".toasts button")).to_have_count(0)
    page.locator("li.yes button").first.click()
    assert stage.heard
    assert faults(page) == []
    stage.close()


def test_cards_that_change_hands_fly_beside_the_words(browser: Browser) -> None:
    company = played("duet", of(2), lambda one: "swapped" in events(one))
    stage = Stage(browser, [now(company, 0, behind=True)], flights=True)
    stage.show()
    page = stage.page
    page.evaluate(WATCH)
    stage.tell(*company.updates(0))
    expect(page.locator(".ghost").first).to_be_attached()
    assert page.evaluate("window.over.slice(0, 2)") == [0, 0]
    stage.close()
