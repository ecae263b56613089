"""What is not the publisher's but ours is said to be so where one meets it, in both languages."""

from __future__ import annotations

import pytest
from browser.conftest import Play
from browser.looking import BELOW
from browsing.gallery.company import Company
from browsing.gallery.modes import Mode
from browsing.gallery.seek import now, offered, played
from playwright.sync_api import Page, expect

from yomiai.words import LANGUAGES, words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

SIZES = ("360x740", "1280x800")


def asked_at(game: str, mode: Mode | str, ask: str) -> Company:
    """A match in which the one who must answer is asked this."""

    def happens(company: Company) -> bool:
        return company.table.status == "playing" and company.must().choices.questions[0].ask == ask

    return played(game, mode, happens)


def own_sheet(page: Page) -> Page:
    """Open what lies before oneself at the goblets' table."""
    page.locator(".own .mine button").first.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_layout_of_side_b_is_ours_and_side_a_is_not(play: Play, size: str, lang: str) -> None:
    say = words("duet", lang).say
    for mode, is_ours in (("side B", True), ("side A", False)):
        company = played("duet", mode, lambda one: len(one.table.entries) > 1)
        page = play(now(company, company.actor), size, lang).page
        mark = page.locator(".facts").get_by_text(say("board.house_short"), exact=True)
        expect(mark).to_have_count(int(is_ours))
        if is_ours:
            expect(mark).to_be_in_viewport(ratio=1)
            page.get_by_role("button", name=say("board.summary_short"), exact=True).press("Enter")
            expect(page.locator("dialog[open]")).to_contain_text(say("board.house_layout"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_character_says_whether_it_is_invented(play: Play, lang: str) -> None:
    company = played("goblets", "six, characters, published", lambda one: bool(offered(one)))
    page = own_sheet(play(now(company, company.actor), "360x740", lang).page)
    hints = page.locator("dialog[open] li .hint").all_inner_texts()
    said = {words("goblets", lang).say(code) for code in ("house.character", "house.character_printed")}
    assert len(hints) == company.players
    assert set(hints) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_report_are_ours(play: Play, size: str, lang: str) -> None:
    company = asked_at("tofu", "three, one lap", "report")
    page = play(now(company, company.actor), size, lang).page
    expect(page.get_by_text(words("tofu", lang).say("report.house"))).to_be_in_viewport(ratio=1)
    assert page.locator("#main").evaluate(BELOW) <= 1, "nothing of what is asked is below the screen"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "code"), [(7, "paired"), (12, "paired"), (2, "middle")])
def test_how_houses_and_two_players_play_is_a_house_rule(
    play: Play, players: int, code: str, lang: str
) -> None:
    company = played("goblets", Mode("some", players), lambda one: bool(offered(one)))
    page, say = play(now(company, company.actor), "360x740", lang).page, words("goblets", lang).say
    expect(page.locator(".own .mine")).to_contain_text(say("house.mark"))
    dialog = own_sheet(page).locator("dialog[open]")
    expect(dialog).to_contain_text(say("house.mark"))
    expect(dialog).to_contain_text(say(f"house.{code}"))
