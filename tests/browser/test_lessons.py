"""The first game of each game is walked with its coach, step by step, to its last word."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from browser.conftest import Sit
from browser.looking import bare_codes, by_axe
from browsing.layout import faults
from browsing.match import PAUSE_SECONDS
from browsing.player import Player
from playwright.sync_api import Error, expect

from yomiai.games.registry import SHELF
from yomiai.words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(280)]

PATIENCE_SECONDS = 200
FEWEST_STEPS = 6
READ_A_MINUTE = {"en": 200, "ja": 500}
"""Words in English, letters in Japanese."""
STEP_S = 2
SHORTEST_S, LONGEST_S = 60, 150
SHOWN_ON = "[data-show-on]:visible"
"""What is turned up one by one, and shown for a while: nobody has to wait for it."""
# All that may have to be tapped to answer; none of it may lie below the fold while the coach speaks.
HIDDEN = """() => [...document.querySelectorAll('.coach button, .turn.mine')].filter(one => {
  const { top, bottom } = one.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}).map(one => one.textContent)"""


def begin(player: Player, game: str) -> None:
    player.page.goto(player.url)
    player.button("landing.learn_game", name=player.say(f"game.{game}.name")).click()
    expect(player.page.get_by_role("region", name=player.say("coach.heading", "lessons"))).to_be_visible()


def spoken(player: Player) -> str:
    return "".join(player.page.locator(".coach p").all_inner_texts())


def seconds_of(said: list[str], lang: str) -> float:
    """How long a first game takes who reads it all, and looks and answers in between: about two minutes."""
    read = sum(len(line.split()) if lang == "en" else len(line) for line in said)
    return read * 60 / READ_A_MINUTE[lang] + len(said) * STEP_S


def answer(player: Player) -> None:
    """Press what the coach or the game asks for; a report takes some words before it can be said."""
    page = player.page
    try:
        if (more := player.button("coach.next", "lessons")).count():
            more.click(timeout=1000)
        elif (shown := page.locator(SHOWN_ON)).count():
            shown.first.click(timeout=1000)
        elif page.locator(".composer").count():
            page.locator(".kind").first.click(timeout=1000)
            page.locator(".phrase:enabled").first.click(timeout=1000)
            page.locator(".send .main:enabled").click(timeout=1000)
        else:
            player.answer(0)
    except Error:
        pass  # the page had moved on


def lines(player: Player, game: str) -> Iterator[str]:
    """Each thing that the coach says, in its turn, while the game is played on."""
    end = time.monotonic() + PATIENCE_SECONDS
    last, before = player.say(f"lesson.{game}.end", "lessons"), ""
    while before != last:
        assert time.monotonic() < end, (before, player.turn.all_inner_texts())
        now = spoken(player)
        if now and now != before:
            yield now
            before = now
        answer(player)
        player.page.wait_for_timeout(PAUSE_SECONDS * 1000)


def test_a_page_that_is_loaded_anew_says_again_what_is_asked_and_a_closed_coach_stays_away(sit: Sit) -> None:
    player = sit()
    begin(player, "duet")
    aim = player.say("lesson.duet.aim", "lessons")
    player.page.reload()
    expect(player.page.locator(".coach p")).to_have_text(aim)
    player.button("coach.skip", "lessons").click()
    expect(player.page.locator(".coach")).to_have_count(0)
    player.page.reload()
    expect(player.turn).to_contain_text(player.say("table.your_turn"))
    expect(player.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_a_first_game_is_walked_to_the_last_word_of_its_coach(sit: Sit, game: str, lang: str) -> None:
    player = sit(lang)
    begin(player, game)
    said, wrong = [], []
    for line in lines(player, game):
        wrong += [] if said or lang == "ja" else by_axe(player.page)
        said.append(line)
        wrong += [f"{line[:20]}: {one}" for one in (*faults(player.page), *bare_codes(player.page))]
        wrong += [f"{line[:20]}, hidden: {one}" for one in player.page.evaluate(HIDDEN)]
    assert wrong == []
    general = {player.say(f"coach.{code}", "lessons") for code in ("watch", "yours")}
    assert len(set(said) - general) >= FEWEST_STEPS
    assert SHORTEST_S <= seconds_of(said, lang) <= LONGEST_S
    player.pause()
    player.button("coach.friends", "lessons").click()
    expect(player.page.get_by_label(player.say("name.label"))).to_be_visible()
    assert re.fullmatch(r"https?://[^/]+/", player.page.url)
