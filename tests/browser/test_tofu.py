"""The tofu shop is played whole at its smallest and largest table; every kind of question survives a reload.

How each looks is the gallery's (test_gallery.py).
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from browser.conftest import Sit
from browser.looking import looked_at, question_of
from browsing.match import PAUSE_SECONDS
from browsing.player import Player
from playwright.sync_api import Error, Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(280)]

# What stands in the dock for each kind of question.
QUESTIONS = {
    "report": ".composer",
    "offer": ".prices .offers .button",
    "price": ".prices .numbers .button",
    "habanero": ".answer .seats .button",
    "habanero tofu": ".answer .tofu button",
    "forced sale": ".answer .tray button.tile",
}
ALWAYS_MET = {"report", "price", "offer"}
PATIENCE_SECONDS = 230


def tap(player: Player, buttons: str, dice: random.Random) -> None:
    """Press one of these."""
    found = player.page.locator(buttons).all()
    if found:
        dice.choice(found).click(timeout=1000)


def answer(player: Player, dice: random.Random, *, frugal: bool = False) -> None:
    """Answer whatever is asked, a report with a few words of any cards."""
    try:
        match question_of(player, QUESTIONS):
            case "report":
                for _ in range(dice.randrange(1, 4)):
                    tap(player, ".kind", dice)
                    tap(player, ".phrase[aria-pressed=false]:enabled", dice)
                tap(player, ".send .main:enabled", dice)
            case "forced sale":
                tap(player, "button.tile[aria-pressed=false]", dice)
                tap(player, ".tray .main", dice)
                player.pause()  # or it is the second half of a double tap
                tap(player, ".tray .danger", dice)
            case "offer" if frugal or dice.random() < 0.5:
                player.button("answer.pass", "tofu").click(timeout=1000)
            case _:
                player.answer(dice.randrange(100))
    except Error:
        pass  # the clock of a test is quicker than its fingers: the page had moved on


def play_until(players: list[Player], happens: Callable[[], bool], *, frugal: bool = False) -> None:
    """Play on until it happens. frugal: nobody of these buys, so each has beans when he comes to deal."""
    dice, end = random.Random(5), time.monotonic() + PATIENCE_SECONDS
    while not happens():
        assert time.monotonic() < end, [player.turn.all_inner_texts() for player in players]
        for player in players:
            if happens():
                return
            answer(player, dice, frugal=frugal)
        players[0].page.wait_for_timeout(PAUSE_SECONDS * 1000)


def two_people(sit: Sit, players: int, auction: str = "one_lap") -> list[Player]:
    """Two phones at a table whose other seats are bots', the match begun."""
    mika, ken = sit(reduced_motion="reduce"), sit("ja", "390x844")
    code = mika.open_table("Mika", players=players, game="tofu", house={"auction": auction})
    ken.join(code, "ケン")
    mika.fill_with_bots()
    for player in (mika, ken):
        player.ready()
    for player in (mika, ken):
        expect(player.turn).to_be_visible()
    return [mika, ken]


def counts(page: Page) -> list[tuple[int, int]]:
    """The points of each seat, and what its sum in figures comes to."""
    found = []
    for row in page.locator(".count ol > li").all():
        points = int(re.sub(r"\D", "", row.locator(".points").inner_text()))
        terms = row.locator(".sum span").first.inner_text().split("=")[0].split("+")
        pairs = [re.findall(r"\d+", term) for term in terms if term.strip()]
        found.append((points, sum(int(one) * int(other) for one, other in pairs)))
    return found


def visited(player: Player, kind: str) -> None:
    """The page is loaded anew at a question, and asks again."""
    player.page.reload()
    expect(player.turn).to_contain_text(player.say("table.your_turn"))
    # A half-made choice begins anew: whose tofu is asked again before which.
    player.page.locator(QUESTIONS[kind.removesuffix(" tofu")]).first.wait_for()


def ended(player: Player, players: int) -> list[str]:
    """What is wrong at the end; the sums explain the points, and the order is the result's."""
    if player.button("count.skip", "tofu").count():
        player.button("count.skip", "tofu").click()
    found = counts(player.page)
    assert len(found) == players
    assert all(points == total for points, total in found)
    assert [points for points, _ in found] == sorted((points for points, _ in found), reverse=True)
    wrong = looked_at(player.page, f"end ({player.lang})")
    player.button("table.log").click()
    return wrong + looked_at(player.page, f"log ({player.lang})")


@pytest.mark.parametrize(("players", "auction"), [(3, "open"), (5, "one_lap")])
def test_a_whole_match_and_every_kind_of_question(sit: Sit, players: int, auction: str) -> None:
    people = two_people(sit, players, auction)
    met: set[str] = set()

    def is_new() -> bool:
        kinds = {question_of(player, QUESTIONS) for player in people} - {None}
        return all(player.is_over for player in people) or not kinds <= met

    while not all(player.is_over for player in people):
        play_until(people, is_new)
        for player in people:
            kind = question_of(player, QUESTIONS)
            if kind is not None and kind not in met:
                met.add(kind)
                visited(player, kind)
    assert met >= ALWAYS_MET
    wrong: list[str] = []
    for player in people:
        wrong += ended(player, players)
    assert wrong == []


def said(player: Player, phrases: list[str]) -> None:
    """Tap these words together and say them."""
    for code in phrases:
        kind = code.split(".")[1]
        tab = player.page.locator(".kind", has_text=player.say(f"card.{kind}", "tofu"))
        player.pause()  # or it is the second half of a double tap on what stood there
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        phrase = player.page.get_by_role("button", name=player.say(code, "tofu"), exact=True)
        while phrase.count() == 0:  # the words of the next card of that kind
            player.button("report.more", "tofu").click()
        phrase.click()
    player.button("report.say", "tofu").click()


def test_a_report_of_tapped_words_is_heard_by_the_others_and_limits_the_price(sit: Sit) -> None:
    mika, ken = two_people(sit, 3)
    play_until([mika, ken], lambda: question_of(mika, QUESTIONS) == "report", frugal=True)
    phrases = ["printed.excellent.2.1", "printed.bad.4.2", "printed.excellent.1.1"]
    said(mika, phrases)
    heard = "".join(ken.say("report.quote", "tofu", words=ken.say(code, "tofu")) for code in phrases)
    expect(ken.page.locator(".bubble")).to_have_text(re.compile(r"\s*".join(re.escape(heard))))
    expect(mika.page.locator(QUESTIONS["price"]).first).to_be_visible()
    prices = mika.page.locator(QUESTIONS["price"]).all_inner_texts()
    assert [int(price) for price in prices] == [1, 2, 3][: len(prices)]
    assert 0 < len(prices) <= len(phrases)
    ken.page.reload()
    expect(ken.page.locator(".bubble")).to_have_text(re.compile(r"\s*".join(re.escape(heard))))
    ken.button("table.log").click()
    expect(ken.page.get_by_text(ken.say(phrases[1], "tofu")).last).to_be_visible()


# Within the board: a tap may scroll what is longer than the screen.
PLACES = """(found, selector) => [...document.querySelectorAll(selector)].map((one) => {
  const board = document.querySelector('.board').getBoundingClientRect(), at = one.getBoundingClientRect();
  return [at.left - board.left, at.top - board.top, at.width, at.height].map(Math.round);
})"""


def places(page: Page, selector: str) -> list[list[int]]:
    found: list[list[int]] = page.locator(".board").evaluate(PLACES, selector)
    return found


def test_the_buttons_of_a_report_stay_where_they_are(sit: Sit) -> None:
    """Whatever card the words are of, and whatever is chosen: the finger finds what it found before."""
    mika, ken = two_people(sit, 3)
    play_until([mika, ken], lambda: question_of(mika, QUESTIONS) == "report", frugal=True)
    page, phrases = mika.page, ".phrase[aria-pressed]"
    below = places(page, ".kind, .send button")
    expect(page.locator(".send .main")).to_be_in_viewport(ratio=1)
    for kind in page.locator(".kind").all():
        kind.click()
        before = places(page, phrases)
        for phrase in page.locator(phrases).all():
            phrase.click()
            assert places(page, phrases) == before
            assert places(page, ".kind, .send button") == below
            phrase.click()


def test_own_words_are_said_where_talk_is_free(sit: Sit) -> None:
    mika, ken = sit(), sit("ja", "390x844")
    code = mika.open_table("Mika", players=3, game="tofu")
    mika.page.get_by_text(mika.say("lobby.settings_of_table")).click()
    talk = mika.page.get_by_role("group", name=mika.say("create.talk.label"))
    talk.get_by_role("radio", name=mika.say("create.talk.free"), exact=True).check(force=True)
    ken.join(code, "ケン")
    mika.fill_with_bots()
    for player in (mika, ken):
        player.ready()
    play_until([mika, ken], lambda: question_of(mika, QUESTIONS) == "report", frugal=True)
    mika.page.get_by_role("button", name=mika.say("report.typed", "tofu")).click()
    mika.page.get_by_label(mika.say("report.typed_label", "tofu")).fill("Grandmother's own <b>recipe</b>")
    mika.page.keyboard.press("Enter")
    assert looked_at(mika.page, "own words") == []
    mika.button("report.say", "tofu").click()
    expect(ken.page.locator(".bubble")).to_contain_text("Grandmother's own <b>recipe</b>")


def test_a_card_is_sold_by_keys_while_somebody_else_is_asked(sit: Sit) -> None:
    mika, ken = two_people(sit, 3)
    play_until([mika, ken], lambda: question_of(ken, QUESTIONS) == "offer")
    purse = mika.page.locator(".tray [data-purse]")
    before = int(re.sub(r"\D", "", purse.locator(".only-read").inner_text()))
    for buttons in ("button.tile", ".tray .main", ".tray .danger"):
        _tab_to(mika.page, buttons)
        mika.page.keyboard.press("Enter")
        mika.page.wait_for_timeout(400)
    after = mika.say("board.bean_count", "tofu", count=before + 4)
    expect(purse.locator(".only-read")).to_have_text(after)
    plate = ken.page.locator("li[data-seat]").filter(has_text="Mika")
    expect(plate.get_by_text(ken.say("board.initial_sold", "tofu"))).to_have_count(1)
    assert question_of(ken, QUESTIONS) == "offer"


def _tab_to(page: Page, buttons: str) -> None:
    """Go from one thing to the next by the tabulator until one of these buttons has the focus."""
    for _ in range(40):
        if page.evaluate("buttons => document.activeElement.matches(buttons)", buttons):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{buttons} cannot be reached by keys")
