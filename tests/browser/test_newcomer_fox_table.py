"""What a newcomer sees at a full table of Fox and Grapes on a small phone, and when the match is over."""

from __future__ import annotations

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
