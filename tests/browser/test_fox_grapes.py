"""Fox and Grapes is played whole at its smallest and largest table; every kind of question survives a reload.

How each looks is the gallery's (test_gallery.py).
"""

from __future__ import annotations

import re

import pytest
from browser.conftest import Sit
from browser.looking import bare_codes, looked_at, new_questions
from browsing.player import Player
from playwright.sync_api import Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(280)]

# What stands in the dock for each kind of question.
QUESTIONS = {
    "card": ".hand button",
    "claim": ".claims button",
    "seat": ".aims button",
    "call": ".calls button",
    "deed": ".deeds button",
    "next card": ".opens button",
}
MUST_MEET = {2: {"card", "claim", "call", "next card"}, 6: {"card", "claim", "seat", "call"}}
TWO_LINES_PX = 52
# Two players choose what is turned up next, and may leave the fox alone, so that those questions are met too.
OPTIONS = {2: {"special_optional": "on", "reveal_2p": "chosen"}, 6: {}}


def score_rows(page: Page) -> list[list[int]]:
    """The final table: sweet grapes, sour grapes, foxes and points of every row."""
    rows = page.locator("tr[data-seat]").all()
    read = [row.locator("td[data-pile], td.score").all_inner_texts() for row in rows]
    return [[int(cell.replace("\u2212", "-")) for cell in cells] for cells in read]


@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_match_and_every_kind_of_question(sit: Sit, players: int) -> None:
    mika, ken = sit(reduced_motion="reduce"), sit("ja", "390x844")
    code = mika.open_table("Mika", players=players, game="fox-grapes", house=OPTIONS[players])
    ken.join(code, "ケン")
    if players > 2:
        mika.fill_with_bots()
    mika.ready()
    ken.ready()
    wrong: list[str] = []
    met: set[str] = set()
    for player, _ in new_questions([mika, ken], QUESTIONS, met, seed=0, patience_s=220):
        player.page.reload()
        expect(player.turn).to_contain_text(player.say("table.your_turn"))
    assert met >= MUST_MEET[players]
    for player in (mika, ken):
        player.page.mouse.click(5, 5)  # whatever still moves lands
        expect(player.page.locator(".ghost, [data-veiled]")).to_have_count(0)
        rows = score_rows(player.page)
        assert len(rows) == players
        assert all(sweet + foxes - sour == points for sweet, sour, foxes, points in rows)
        assert [row[3] for row in rows] == sorted((row[3] for row in rows), reverse=True)
        wrong += looked_at(player.page, f"end ({player.lang})")
        player.button("table.log").click()
        wrong += [f"log ({player.lang}): {one}" for one in bare_codes(player.page)]
    assert wrong == []


def test_a_card_is_laid_and_announced_by_keys_alone(sit: Sit) -> None:
    player = sit()
    player.open_table("Mika", players=3, bots=2, game="fox-grapes")
    _lobby_says_what_is_missing(player)
    player.ready()
    expect(player.page.locator(QUESTIONS["card"]).first).to_be_visible(timeout=20_000)
    for buttons in (QUESTIONS["card"], QUESTIONS["claim"]):
        player.page.wait_for_timeout(400)
        _tab_to(player.page, buttons)
        player.page.keyboard.press("Enter")
    log = player.say("event.placed_you", "fox_grapes", card="@", claim="@").split("@")[0]
    player.button("table.log").click()
    told = player.page.get_by_role("dialog").get_by_text(re.compile(re.escape(log)))
    expect(told).to_have_count(1)


def _lobby_says_what_is_missing(player: Player) -> None:
    """Only one's own word; what the bots are like is said, and no button is broken into two lines."""
    expect(player.page.get_by_role("heading", name=player.say("lobby.only_you"))).to_be_visible()
    expect(player.page.get_by_text(player.say("create.bot.counter_hint"))).to_be_visible()
    box = player.button("lobby.lock").bounding_box()
    assert box is not None
    assert box["height"] < TWO_LINES_PX


def _played_until(player: Player, there: str) -> None:
    """Answer anything that is asked until something stands on the page."""
    for _ in range(600):
        if player.page.locator(there).count():
            return
        player.answer(0)
        player.page.wait_for_timeout(100)
    raise AssertionError(f"{there} never came")


def test_scores_stay_until_the_cards_turned_up_have_arrived(sit: Sit) -> None:
    player = sit(reduced_motion="no-preference")
    player.open_table("Mika", players=3, bots=2, game="fox-grapes")
    player.ready()
    _played_until(player, ".told")
    page = player.page
    open_cards = page.locator(".plate [data-pile] .count")
    first = open_cards.all_inner_texts()
    expect(page.locator(".steps .now")).to_have_text(player.say("step.reveal", "fox_grapes"))
    expect(page.locator(".told p")).to_have_count(1)
    expect(page.locator(".track .untold").first).to_be_attached()
    page.mouse.click(5, 5)  # a tap lets everything land
    expect(page.locator(".told, .untold, .ghost")).to_have_count(0)
    assert open_cards.all_inner_texts() != first


def test_what_was_turned_up_stays_written_where_nothing_flies(sit: Sit) -> None:
    player = sit(reduced_motion="reduce")
    player.open_table("Mika", players=3, bots=2, game="fox-grapes")
    player.ready()
    _played_until(player, ".told p:nth-of-type(2)")  # a fox to decide for parts what is turned up
    lines = player.page.locator(".told p")
    assert lines.count() >= 2
    expect(player.page.locator(".untold, .ghost")).to_have_count(0)
    player.page.wait_for_timeout(1000)  # the others go on meanwhile
    assert lines.count() >= 2
    player.page.mouse.click(5, 5)
    expect(lines).to_have_count(0)


def _tab_to(page: Page, buttons: str) -> None:
    """Go from one thing to the next by the tabulator until one of these buttons has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("buttons => document.activeElement.matches(buttons)", buttons):
            return
    raise AssertionError(f"{buttons} cannot be reached by keys")
