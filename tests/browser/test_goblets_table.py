"""What a newcomer to Raise Your Goblets reads when he must decide, and that nothing moves about meanwhile."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Play, Sit
from browser.looking import ON_PLATES
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode
from browsing.gallery.seek import events, kind_of, now, offered, played, told
from browsing.layout import faults
from browsing.match import play_until
from browsing.player import Player
from playwright.sync_api import Page, expect

from yomiai.kernel.choice import Card, Number, Place
from yomiai.wire.client import MakeClaim
from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

DEEDS = {"poured", "peeked", "swapped", "rotated", "passed", "called"}
TOKENS = ("wine", "poison", "antidote")
# Where the parts of the board begin and end; the buttons of a question by the last of them.
PLACES = """() => Object.fromEntries(['.felt', '.past', '.actions', '.picks', '.behind']
  .map((name) => [name, document.querySelector(name)?.getBoundingClientRect()])
  .filter(([, at]) => at).map(([name, at]) => [name, [Math.round(at.top), Math.round(at.bottom)]]))"""
# How far the frame around a goblet that can be tapped stands from the upper edge of the table.
FRAME = """() => Math.min(...[...document.querySelectorAll('.piece.pick')].map((one) =>
  one.getBoundingClientRect().top + parseFloat(getComputedStyle(one, '::before').top)
    - document.querySelector('.felt').getBoundingClientRect().top))"""
EDGE_PX = 4


def say(code: str, lang: str = "en", **given: str | int) -> str:
    return words("goblets", lang).say(code, **given)


def read(company: Company, seat: int) -> tuple[list[Any], bool]:
    """What others have done in this course since the seat did something itself; whether it has."""
    found: list[Any] = []
    has_acted = False
    for entry in company.welcome(seat).log:
        kinds = {kind_of(event) for event in entry.events}
        own = entry.kind == "acted" and entry.seat == seat
        if own or "course" in kinds:
            has_acted = own
            found.clear()
        else:
            found += [event for event in entry.events if kind_of(event) in DEEDS]
    return found, has_acted


def decides(company: Company) -> bool:
    """Whoever is asked has done something in this course before, and all others since."""
    if company.table.status != "playing" or "pass" not in offered(company):
        return False
    found, has_acted = read(company, company.actor)
    return has_acted and len({event.seat for event in found}) == company.players - 1


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_whoever_must_decide_reads_what_the_others_did(play: Play, lang: str) -> None:
    company = played("goblets", "four", decides)
    seat = company.actor
    deeds, _ = read(company, seat)
    page = play(now(company, seat), lang=lang).page
    since = page.locator(".since")
    expect(since).to_contain_text(say("since.heading", lang))
    more = re.search(r"\+(\d+)", "".join(since.locator(".more").all_inner_texts()))
    assert since.locator(".deed").count() + int(more[1] if more else 0) == len(deeds)
    assert faults(page) == []
    since.click()
    expect(page.locator("dialog[open] li")).to_have_count(len(deeds))


def test_what_was_poured_for_the_own_house_is_not_told_there(play: Play) -> None:
    """A partner knows what was poured; above the question stands only what everybody may know."""

    def by_partner(company: Company) -> bool:
        poured = events(company).get("poured")
        partner = None if poured is None else poured.seat ^ 1
        return partner is not None and company.table.status == "playing" and company.actor == partner

    company = played("goblets", Mode("twelve", 12), by_partner)
    page = play(now(company, company.actor)).page
    page.locator(".since").click()
    said = page.locator("dialog[open] ol").inner_text()
    assert "pours a token into" in said
    assert [token for token in TOKENS if f"pours {token}" in said] == []


def alone(sit: Sit, players: int, **house: str) -> Player:
    player = sit(reduced_motion="reduce")
    player.open_table("Mika", players=players, bots=players - 1, game="goblets", house=house)
    player.ready()
    return player


def places(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found


def test_nothing_moves_from_one_question_to_the_next(sit: Sit) -> None:
    """With bots at the table, whose plates say so."""
    player = alone(sit, 4, courses="1")
    page = player.page
    expect(page.locator(".actions")).to_be_visible(timeout=60_000)
    asked = places(page)
    assert page.evaluate(ON_PLATES) == []
    page.locator("button.tile").first.click()
    expect(page.locator(".picks button").first).to_be_visible()
    picking = places(page)
    assert picking[".felt"] == asked[".felt"]
    assert picking[".picks"][1] == asked[".actions"][1]
    assert page.evaluate(FRAME) >= EDGE_PX
    player.pause()
    page.locator(".picks button").first.click()
    expect(page.locator(".picks")).to_have_count(0)
    play_until([player], lambda: page.locator(".actions").count() > 0)
    again = places(page)
    assert {name: again[name] for name in (".felt", ".past", ".behind")} == {
        name: asked[name] for name in (".felt", ".past", ".behind")
    }
    assert again[".actions"] == asked[".actions"]


@pytest.mark.parametrize(
    ("players", "house"), [(4, {}), (4, {"characters": "on"}), (6, {"characters": "on"}), (7, {}), (12, {})]
)
def test_no_goblet_stands_on_the_plate_of_a_bot(sit: Sit, players: int, house: dict[str, str]) -> None:
    page = alone(sit, players, **house).page
    expect(page.locator(".bot-sign").first).to_be_attached(timeout=60_000)
    expect(page.locator(".piece").first).to_be_visible()
    assert page.evaluate(ON_PLATES) == []
    assert faults(page) == []


def test_whoever_rotates_reads_whose_goblet_comes_to_him(play: Play) -> None:
    company = played("goblets", "four", lambda one: "rotate" in offered(one))
    seat = company.actor
    names = [one.name for one in company.table.shown(0).seats]
    left, right = names[(seat + 1) % 4], names[(seat - 1) % 4]
    actions = play(now(company, seat)).page.locator(".actions")
    for code, to, of in (("rotate", left, right), ("rotate_back", right, left)):
        button = actions.locator(f".{code}")
        expect(button).to_contain_text(to)
        expect(button.locator(".way").nth(1)).to_contain_text(of)


def test_who_has_whose_goblet_is_told_when_they_move(play: Play) -> None:
    company = played("goblets", "four", lambda one: told(one) == ["rotated"])
    rotated = events(company)["rotated"]
    seat = (rotated.seat + 1) % 4
    names = [one.name for one in company.table.shown(0).seats]
    to, of = names[(seat + rotated.places) % 4], names[(seat - rotated.places) % 4]
    page = play(now(company, seat)).page
    page.locator(".since").click()
    told_of = re.sub("[\u2068\u2069]", "", page.locator("dialog[open] ol").inner_text())
    assert say("event.rotated_yours", to=to, **{"from": of}) in told_of


def test_how_points_are_made_stands_where_they_are_counted(play: Play) -> None:
    company = played("goblets", Mode("three", 3), lambda one: "scored" in events(one))
    for lang in ("en", "ja"):
        stage = play(now(company, 0, behind=True), lang=lang)
        stage.tell(*company.updates(0))
        on = stage.page.locator("[data-show-on]:visible")
        while stage.page.locator(".reckoning:not(.telling)").count() == 0:
            on.first.click()
        expect(stage.page.locator(".reckoning .how")).to_have_text(say("reckoning.how", lang))
        assert faults(stage.page) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_claim_is_said_to_be_one_in_words(play: Play, lang: str) -> None:
    company = played("goblets", "four", lambda one: len(one.table.entries) > 30)
    stage = play(now(company, 0), lang=lang)
    claims = (("holds", (Place(1), Card("poison"), Number(2))), ("poured", (Card("wine"), Place(2))))
    for seat, (code, blanks) in enumerate(claims, 1):
        company.say(seat, MakeClaim(f"claim{seat:06}", seat, code, blanks))
    stage.tell(*company.updates(0)[-2:])
    bubbles = stage.page.locator(".speech")
    expect(bubbles).to_have_count(2)
    poison, wine = say("token.poison", lang), say("token.wine", lang)
    expect(bubbles.nth(0)).to_contain_text(say("brief.says", lang))
    texts = " ".join(bubbles.all_inner_texts())
    assert say("brief.holds", lang, token=poison, count=2, coaster=say("coaster.1", lang)) in texts
    assert say("brief.poured", lang, token=wine, coaster=say("coaster.2", lang)) in texts
    assert faults(stage.page) == []
