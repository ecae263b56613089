"""What a newcomer sees at a full table of Fox and Grapes on a small phone, and when the match is over."""

from __future__ import annotations

from itertools import pairwise

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import of
from browsing.gallery.seek import now, played
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

LANGS = ("en", "ja")
MOST_BURIED = 0.3
LEAST_BETWEEN_PX = 4
# How much of each card that was announced and called lies under what is said of it.
BURIED = """() => [...document.querySelectorAll('.zone:has(.tag:not(.under))')].map((zone) => {
  const rect = (one) => zone.querySelector(one).getBoundingClientRect();
  const [card, bubble, band] = ['.slot', '.said .claim', '.tag'].map(rect);
  return (Math.max(0, bubble.bottom - card.top) + Math.max(0, card.bottom - band.top)) / card.height;
})"""
# Between a count and the next picture.
BETWEEN = """() => [...document.querySelectorAll('.plate .open li + li')].map((one) =>
  one.getBoundingClientRect().left - one.previousElementSibling.getBoundingClientRect().right)"""
# Captions below the cards turned up that lie on each other.
CROWDED = """() => [...document.querySelectorAll('.track .went')].filter((one, i, all) => i &&
  one.getBoundingClientRect().top < all[i - 1].getBoundingClientRect().bottom &&
  one.getBoundingClientRect().left < all[i - 1].getBoundingClientRect().right).length"""


def all_but_one_called(company: Company) -> bool:
    """Every card but one has been called, not the last of them a fox."""
    laid = [card for place in company.sight(None).view.places for card in place.laid if card]
    upright = [card for card in laid if card.claim.value != "fox" and card.declaration]
    return sum(card.declaration is not None for card in laid) == company.players - 1 and len(upright) > 1


@pytest.mark.parametrize("players", [5, 6])
def test_at_a_full_table_cards_and_counts_and_ones_own_seat_can_be_made_out(
    browser: Browser, players: int
) -> None:
    company = played("fox-grapes", of(players), all_but_one_called)
    for lang in LANGS:
        stage = Stage(browser, [now(company, (company.actor + 1) % players)], lang=lang)
        stage.show()
        assert max(stage.page.evaluate(BURIED)) < MOST_BURIED
        assert min(stage.page.evaluate(BETWEEN)) >= LEAST_BETWEEN_PX
        own = stage.page.locator(".own .you")
        expect(own).to_have_text(words("page", lang).say("table.you"))
        expect(own).to_be_in_viewport(ratio=1)
        box = own.bounding_box()
        assert box is not None
        assert box["width"] > box["height"]
        assert faults(stage.page) == []
        stage.close()


def ends_level(company: Company) -> bool:
    """Two are level on points and not on foxes, and a card is out of the game."""
    if company.table.status != "over":
        return False
    view = company.sight(None).view
    scores = sorted((place.score, place.foxes) for place in view.places)
    level = [one for one, other in pairwise(scores) if one[0] == other[0] and one != other]
    return len(level) == 1 and sum(view.removed) > 0


def test_the_end_says_what_put_one_before_the_other_and_what_lies_in_the_dashed_frame(
    browser: Browser,
) -> None:
    company = played("fox-grapes", of(6), ends_level)
    for lang in LANGS:
        stage = Stage(browser, [now(company, 0)], lang=lang)
        stage.show()
        page, say = stage.page, words("fox_grapes", lang).say
        foxes = page.locator("tr[data-seat]").filter(has_text=say("board.level_fox"))
        expect(foxes).to_have_count(1)
        expect(foxes.locator(".decides")).to_have_attribute("data-pile", "fox")
        expect(page.locator("[data-removed]").get_by_text(say("board.removed"))).to_be_visible()
        box = page.locator("[data-removed] span").first.bounding_box()
        assert box is not None
        assert box["width"] > LEAST_BETWEEN_PX
        assert page.evaluate(CROWDED) == 0
        assert faults(page) == []
        stage.close()


def test_who_won_is_not_told_it_twice(browser: Browser) -> None:
    def won(company: Company) -> bool:
        if company.table.status != "over":
            return False
        scores = [place.score for place in company.sight(None).view.places]
        return scores[0] == max(scores) and scores.count(scores[0]) == 1

    company = played("fox-grapes", of(3), won)
    stage = Stage(browser, [now(company, 0)])
    stage.show()
    end = stage.page.locator(".end")
    expect(end).to_contain_text(words("fox_grapes", "en").say("result.score_you"))
    assert end.inner_text().lower().count("you w") == 1
    stage.close()
