"""Why am I asked this: each question of each game opens the rulebook at its clause."""

from __future__ import annotations

import pytest
from browsing.gallery.modes import MODES
from browsing.gallery.stage import Stage
from playwright.sync_api import Browser, expect
from web_words.questions import clause_of, each_question, steps_of

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


def opened(stage: Stage, game: str) -> list[str]:
    """Ask why at each step; the clauses that were not found, or not to be seen."""
    wrong = []
    for moment, way in stage.steps():
        mode, ask = steps_of(moment)[way]
        clause = clause_of(game, mode, ask)
        why = words("page", stage.lang).say("rulebook.about_question")
        stage.page.get_by_role("button", name=why, exact=True).press("Enter")
        found = stage.page.locator("[data-found]")
        expect(found).to_be_in_viewport()
        if clause not in found.inner_text():
            wrong.append(f"{mode}, {ask}: not {clause} but {found.inner_text()}")
        stage.page.keyboard.press("Escape")
        expect(stage.page.get_by_role("dialog")).to_have_count(0)
    stage.close()
    return wrong + stage.errors


@pytest.mark.parametrize("game", MODES)
def test_each_question_opens_the_rulebook_where_it_stands(browser: Browser, game: str) -> None:
    """Every second one in Japanese: tests of words hold both books to the same clauses."""
    found = each_question(game)
    assert opened(Stage(browser, found[::2]), game) == []
    assert opened(Stage(browser, [found[0], *found[1::2]], lang="ja"), game) == []
