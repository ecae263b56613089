"""What somebody who plays Raise Your Goblets for the first time could not read from the screen."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Play
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode
from browsing.gallery.seek import kind_of, now, offered, played
from browsing.layout import faults
from playwright.sync_api import Page, expect

from yomiai.kernel.choice import Card, Place
from yomiai.wire.client import MakeClaim
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

EIGHT = Mode("eight", 8)
# The rows of what others did, and how much of the width the words of each take.
ROWS = """() => {
  const box = document.querySelector('.since .shown');
  const tops = new Set([...box.children].map((one) => Math.round(one.getBoundingClientRect().top)));
  return [tops.size, box.scrollHeight <= box.clientHeight + 1];
}"""
NO_DISC = """() => [...document.querySelectorAll('.since .cup svg, .speech .sign svg')]
  .filter((one) => one.querySelector('circle[r="19"]')).length"""


def say(code: str, lang: str = "en", **given: str | int) -> str:
    return words("goblets", lang).say(code, **given)


def claim(company: Company, seat: int, place: int, *, code: str = "safe") -> None:
    blanks = (Card("poison"), Place(place)) if code == "poured" else (Place(place),)
    company.say(seat, MakeClaim(f"claim{seat:06}", seat, code, blanks))


def since_own(company: Company) -> list[Any]:
    """What was done since the one who is asked did something last, in this course."""
    log = company.welcome(company.actor).log
    course = max(i for i, told in enumerate(log) if "course" in {kind_of(one) for one in told.events})
    own = [
        i for i, told in enumerate(log) if i > course and told.seat == company.actor and told.kind == "acted"
    ]
    return [event for told in log[own[-1] + 1 :] for event in told.events] if own else []


def is_full(company: Company) -> bool:
    """Seven others have done something, and the oldest of it moved all goblets or the own one."""
    found = since_own(company) if offered(company) else []
    return len(found) >= 7 and kind_of(found[0]) == "rotated"


def after_a_round(play: Play, lang: str) -> Page:
    company = played("goblets", EIGHT, is_full)
    claim(company, (company.actor + 2) % 8, 1, code="poured")
    return play(now(company, company.actor), lang=lang).page


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_others_did_fills_both_lines_before_anything_is_left_out(play: Play, lang: str) -> None:
    page = after_a_round(play, lang)
    expect(page.locator(".since .more")).to_be_visible()
    assert page.evaluate(ROWS) == [2, True]
    assert faults(page) == []


def test_what_moved_the_own_goblet_is_left_out_last(play: Play) -> None:
    """Older, and told before what others did among themselves."""
    shown = after_a_round(play, "en").locator(".since .deed")
    told = " ".join(shown.all_inner_texts())
    assert say("since.did.rotated") in told
    assert say("since.did.peeked") not in told


def test_a_goblet_is_drawn_as_one_and_not_as_the_round_sign_of_a_person(play: Play) -> None:
    page = after_a_round(play, "en")
    assert page.locator(".since [data-cup] svg").count() > 0
    assert page.evaluate(NO_DISC) == 0
