"""What a newcomer reads at the Duet: where gems go, and words that nothing flies over."""

from __future__ import annotations

import re

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.moments import moments
from browsing.gallery.seek import events, now, played
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.kernel.choice import Question
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LANGS = ("en", "ja")
# Each line of news on the table, and in how many lines it stands.
STRIPS = """() => [...document.querySelectorAll('.middle .line')].map((one) => {
  const look = getComputedStyle(one);
  const inner = one.clientHeight - parseFloat(look.paddingTop) - parseFloat(look.paddingBottom);
  const left = one.getBoundingClientRect().left - one.closest('.middle').getBoundingClientRect().left;
  const isAway = parseFloat(look.paddingLeft) + left >= 6;
  return [one.innerText, isAway ? Math.round(inner / parseFloat(look.lineHeight)) : 99];
})"""
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
        stage = Stage(browser, [now(company, 0, behind=True)], lang=lang)
        stage.show()
        stage.tell(*company.updates(0))
        # Between the rounds the notice tells of it, else the strip does.
        place, code = (".begins", "event.slid") if how == "laid" else (".middle .line", "brief.slid")
        expect(stage.page.locator(place)).to_contain_text(words("duet", lang).say(code, count=count))
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
    page.get_by_role("button", name=say("board.summary_short"), exact=True).click()
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


def asked(company: Company) -> Question | None:
    """What the first seat is asked now; None where it is another that answers."""
    if company.table.status != "playing" or company.actor != 0:
        return None
    return company.must().choices.questions[0]


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_forest_token_does_to_an_end_stands_where_it_is_laid(browser: Browser, lang: str) -> None:
    """D-48: the space closes, and its gems slide inward."""

    def is_laying(company: Company) -> bool:
        question = asked(company)
        return question is not None and question.ask == "lay_token"

    company = played("duet", of(2), is_laying)
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
        if asked(company) is None:
            return False
        told = company.welcome(0).sight.view.landings
        # answer by answer, where it leads
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
        name = duet.say("answer.ignore_card", card=duet.say(f"kind.{card.value}"))
        expect(stage.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    assert faults(stage.page) == []
    stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_why_a_card_may_not_follow_is_said_above_the_hand_with_its_suit(browser: Browser, lang: str) -> None:
    """D-31: nothing lies over the top of the table, nor stays there after another card has been played."""

    def is_barred(company: Company) -> bool:
        question = asked(company)
        if question is None or question.ask != "follow":
            return False
        return len(question.branches) < len(company.welcome(0).sight.view.chairs[0].hand.truth)

    company = played("duet", of(2), is_barred)
    stage = Stage(browser, [now(company, 0)], lang=lang)
    stage.show()
    duet, page = words("duet", lang), stage.page
    led = company.welcome(0).sight.view.trick.led.value
    page.locator("li.no button").first.click(force=True)
    suit = duet.say(f"suit.{led.split('_')[0]}")
    expect(page.locator(".why.refused")).to_have_text(duet.say("board.must_follow", suit=suit))
    expect(page.locator(".toasts button")).to_have_count(0)
    page.locator("li.yes button").first.click()
    assert stage.heard
    assert faults(page) == []
    stage.close()


@pytest.mark.parametrize("lang", LANGS)
def test_what_happened_stands_on_a_strip_of_three_lines(browser: Browser, lang: str) -> None:
    """On the smallest phone, away from the edges of the table, whatever it was."""
    found = [one for one in moments("duet", most_matches=12) if one.seat is not None]
    stage = Stage(browser, found, lang=lang)
    lines: dict[str, int] = {}
    for number in range(len(found)):
        stage.show(number)
        lines |= dict(stage.page.evaluate(STRIPS))
    stage.close()
    assert len(lines) > 10
    longest = [text for text in lines if "Maximiliane" in text]  # twenty letters more than most
    assert {text: count for text, count in lines.items() if count > (5 if text in longest else 3)} == {}


def test_the_trick_before_is_called_so_while_the_next_is_asked_for(browser: Browser) -> None:
    def is_over(company: Company) -> bool:
        return company.table.status == "playing" and "moved" in events(company)

    company = played("duet", of(2), is_over)
    stage = Stage(browser, [now(company, 0, behind=True)])
    stage.show()
    stage.tell(*company.updates(0))
    expect(stage.page.locator(".caption")).to_have_text(words("duet", "en").say("board.past"))
    expect(stage.page.locator(".past [data-slot] .card")).to_have_count(2)
    assert faults(stage.page) == []
    stage.close()


def test_a_new_round_is_told_below_the_decree(browser: Browser) -> None:
    """It lies above what is asked, and leaves in sight what it speaks of."""

    def begins(company: Company) -> bool:
        return (
            company.table.status == "playing"
            and "deals" in events(company)
            and events(company)["deals"].round > 1
        )

    company = played("duet", of(2), begins)
    stage = Stage(browser, [now(company, 0, behind=True)])
    stage.show()
    stage.tell(*company.updates(0))
    notice, facts = stage.page.locator(".begins"), stage.page.locator(".side > .facts")
    expect(notice).to_be_visible()
    notice.evaluate("one => Promise.all(one.getAnimations().map(({ finished }) => finished))")
    top, above = notice.bounding_box(), facts.bounding_box()
    dock = stage.page.locator(".dock").bounding_box()
    assert top
    assert above
    assert dock
    assert above["y"] + above["height"] <= top["y"]
    assert top["y"] + top["height"] <= dock["y"]
    stage.close()


def test_the_plus_of_the_path_has_one_rim_all_round(browser: Browser) -> None:
    """A dashed rim was a ring on paper and the teeth of a wheel in the dark wood."""
    stage = Stage(browser, [now(played("duet", of(2), lambda one: "deals" in events(one)), 0)])
    stage.show()
    expect(stage.page.locator(".plus circle").first).to_be_attached()
    expect(stage.page.locator(".plus [stroke-dasharray]")).to_have_count(0)
    stage.close()


def test_no_more_than_two_question_marks_are_on_a_screen(browser: Browser) -> None:
    """The one that all games have at the top, and the one of the question."""
    company = played("duet", of(2), lambda one: asked(one) is not None)
    stage = Stage(browser, [now(company, 0)], "1280x800")
    stage.show()
    mark = stage.page.locator(".turn button svg").inner_html()
    marks = stage.page.locator("button svg").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    assert marks.count(mark) == 2
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
