"""No line on the table tells more than its pictures have shown: all that is written meanwhile is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode, of
from browsing.gallery.seek import happened, kind_of, now, played, told
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

SHOWN = words("page", "en").say("table.shown")
SAY = words("fox_grapes", "en").say
NOTE = """() => {
  window.noted = [];
  const back = document.querySelector('[data-laid] .card g')?.innerHTML;
  const note = () => {
    const board = document.querySelector('.board');
    const count = (what) => board.querySelectorAll(what).length;
    const sentences = [...board.querySelectorAll('.felt *')]
      .filter((one) => one.children.length === 0).map((one) => one.textContent.trim())
      .filter((text) => text.length > 12 && text.includes(' '));
    const middle = board.querySelector('.told, .newest')?.textContent ?? '';
    const ghosts = [...document.querySelectorAll('.ghost')];
    const turning = ghosts.some((ghost) => back && ghost.innerHTML.includes(back));
    const [down, track] = [count('[data-laid] .card'), count('.track li:not(.untold)')];
    window.noted.push({ middle, down, turning, track, sentences });
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  note();
}"""


def noted(browser: Browser, company: Company, seat: int) -> list[dict[str, Any]]:
    """All that stood on the table from the last step of a match until it had been shown whole."""
    stage = Stage(browser, [now(company, seat, behind=True)], "1280x800", flights=True, pace="quick")
    stage.show()
    stage.page.evaluate(NOTE)
    stage.tell(*company.updates(seat))
    bar = stage.page.locator(".turn h2")
    expect(bar).to_have_text(SHOWN)
    expect(bar).not_to_have_text(SHOWN, timeout=60_000)
    expect(stage.page.locator(".ghost")).to_have_count(0)
    found: list[dict[str, Any]] = stage.page.evaluate("window.noted")
    stage.close()
    return found


def all_called(company: Company) -> bool:
    """A round is turned up in which everybody called a card, and the next one begins."""
    return told(company).count("opened") == company.players and "starts" in told(company)


def verdict(opened: Any) -> str:
    """What is said of a card turned up, whoever's it is."""
    is_right = opened.says == opened.card
    judged = SAY("turned.right") if is_right else SAY("turned.wrong", card=SAY(f"kind.{opened.card.value}"))
    return f" card {SAY(f'call.{opened.says.value}')}. {judged}"


def test_no_card_is_spoken_of_before_it_lies_face_up(browser: Browser) -> None:
    company = played("fox-grapes", of(4), all_called)
    opened = [event for event in happened(company) if kind_of(event) == "opened"]
    begins = [SAY(f"event.{code}", round="@", name="@").split("@")[-1] for code in ("starts", "starts_you")]
    later = [SAY("event.right"), SAY("event.wrong"), *begins]
    met = set()
    for record in noted(browser, company, company.actor):
        turned = company.players - record["down"]
        assert record["track"] <= turned
        is_told = [verdict(one) for one in opened if verdict(one) in record["middle"]]
        if turned and not record["turning"]:
            assert all(one == verdict(opened[turned - 1]) for one in is_told), record
        else:
            assert is_told == [], record
            assert [word for word in later if word in record["middle"]] == [], record
        met.update(is_told)
    assert met == {verdict(one) for one in opened}


SHOWINGS: list[tuple[str, Mode | str, Callable[[Company], bool]]] = [
    ("fox-grapes", of(3), all_called),
    ("cockroach", of(3), lambda one: told(one) == ["judged"]),
    ("goblets", "four", lambda one: {"scored", "course"} <= set(told(one))),
    ("duet", "side A", lambda one: "moved" in told(one)),
    ("tofu", "three, one lap", lambda one: {"bought", "drew"} <= set(told(one))),
]


@pytest.mark.parametrize(("game", "mode", "happens"), SHOWINGS, ids=[one[0] for one in SHOWINGS])
def test_nothing_flashes_that_is_told_at_the_end(
    browser: Browser, game: str, mode: Mode | str, happens: Callable[[Company], bool]
) -> None:
    company = played(game, mode, happens)
    first, *steps = [set(one["sentences"]) for one in noted(browser, company, company.actor)]
    for sentence in steps[-1] - first:
        stood = [sentence in step for step in steps]
        assert all(stood[stood.index(True) :]), sentence
