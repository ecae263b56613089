"""A person changes the language in the middle of a match: all of the page follows, the others keep theirs."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Sit
from browser.looking import close_dialog
from browsing.match import asks, play_until
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

PHRASE = "phrase.hello"
ENGLISH = re.compile(r"[A-Za-z]{2,}")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LANG = "() => document.documentElement.lang"


def log_of(player: Player) -> str:
    player.button("table.log").click()
    told = player.page.get_by_role("dialog").inner_text()
    close_dialog(player)
    return told


def change_language(player: Player, lang: str) -> None:
    """In the menu, as a person does it."""
    player.button("table.menu").click()
    player.pause()
    wanted = player.say(f"settings.language_{lang}")
    player.page.get_by_role("dialog").get_by_role("radio", name=wanted).check(force=True)
    player.lang = lang
    close_dialog(player)


def all_read(player: Player) -> str:
    """The page, what happened so far, and the phrases one can say, less what people call themselves."""
    told = [player.page.locator("main").inner_text(), log_of(player)]
    player.button("table.talk").click()
    told.append("\n".join(player.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()))
    close_dialog(player)
    return re.sub("Mika|Ken", "", "\n".join(told))


def test_page_log_and_phrases_follow_the_language_and_the_others_keep_theirs(sit: Sit) -> None:
    mika, ken = sit("en"), sit("en")
    ken.join(mika.open_table("Mika", players=4, bots=2), "Ken")
    for player in (mika, ken):
        player.ready()
    play_until([mika, ken], lambda: mika.page.locator(".result").count() > 0)
    play_until([mika, ken], lambda: asks(mika, "card"))
    mika.button("table.talk").click()
    mika.button(PHRASE, "phrases").click()
    assert mika.say(PHRASE, "phrases") in log_of(mika)
    assert JAPANESE.search(all_read(mika)) is None
    change_language(mika, "ja")
    expect(mika.turn).to_contain_text(mika.say("table.your_turn"))
    assert mika.say(PHRASE, "phrases") in log_of(mika)
    for _ in range(2):
        read = all_read(mika)
        assert JAPANESE.search(read)
        assert ENGLISH.findall(read) == []
        assert mika.page.evaluate(LANG) == "ja"
        mika.page.reload()
        expect(mika.turn).to_contain_text(mika.say("table.your_turn"))
    assert ken.page.evaluate(LANG) == "en"
    assert ken.say(PHRASE, "phrases") in log_of(ken)
    assert JAPANESE.search(all_read(ken)) is None
