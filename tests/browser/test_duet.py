"""The Fox in the Forest Duet at the page: whole matches, and each question as it looks and is read."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping

import pytest
from browser.conftest import Sit
from browser.looking import wrong_with
from browsing.match import play_to_the_end
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]
QUESTIONS = ("lead", "follow", "change_decree", "give", "give_back", "ignore", "direct", "lay_token")
House = Mapping[str, str]


def alone(sit: Sit, house: House, lang: str = "en", size: str = "360x740") -> Player:
    """One person with a bot, in a match."""
    player = sit(lang, size, reduced_motion="reduce")
    player.open_table("Mika", players=2, bots=1, game="duet", house=house)
    begin(player)
    return player


def begin(*players: Player) -> None:
    players[0].page.wait_for_timeout(500)  # what was chosen in the form arrives after the table
    for player in players:
        player.ready()
    for player in players:
        expect(player.turn).to_be_visible()


def asked(player: Player) -> str | None:
    """What the person is asked now."""
    if not player.is_asked:
        return None
    line = "".join(player.turn.all_inner_texts())
    fitting = [code for code in QUESTIONS if re.search(spoken(player, f"ask.{code}"), line)]
    return fitting[0] if fitting else None


def spoken(player: Player, code: str) -> str:
    """A pattern for words that may hold somebody's name."""
    given = {"name": "NAME"} if code == "ask.give_back" else {}
    return re.escape(player.say(code, "duet", **given)).replace("NAME", ".+")


def has_ended(player: Player) -> None:
    endings = [
        player.say(f"ended.{reason}", "duet") for reason in ("victory", "lost_in_forest", "out_of_time")
    ]
    expect(player.page.locator(".end")).to_contain_text(re.compile("|".join(map(re.escape, endings))))
    player.page.wait_for_timeout(400)
    assert wrong_with(player.page) == []


class ByKeys(Player):
    """Whoever has neither mouse nor finger: every choice has a name of its own, and Enter presses it."""

    def answer(self, pick: int) -> str | None:
        answers = self.answers
        names = [button.get_attribute("aria-label") or button.inner_text() for button in answers]
        if not names or not self.is_asked:
            return None
        assert len(set(names)) == len(names)
        answers[pick % len(names)].press("Enter", timeout=2000)
        return names[pick % len(names)]


@pytest.mark.parametrize(
    "house",
    [
        {"level": "2"},
        pytest.param({}, marks=pytest.mark.thorough),
        pytest.param({"powers": "off", "level": "3", "score": "on"}, marks=pytest.mark.thorough),
    ],
    ids=["powers, side B", "powers, side A", "none, side B"],
)
def test_two_people_play_a_whole_match_one_of_them_by_keys_and_names_alone(sit: Sit, house: House) -> None:
    mika, desk = sit(), sit("ja", "1280x800")
    ken = ByKeys(desk.page, desk.url, desk.lang)
    code = mika.open_table("Mika", players=2, game="duet", house=house)
    ken.join(code, "ケン")
    begin(mika, ken)
    for player in (mika, ken):
        own_layout = player.page.get_by_text(player.say("board.house_short", "duet"), exact=True)
        expect(own_layout).to_have_count(1 if house else 0)
    play_to_the_end([mika, ken], patience_s=300)
    for player in (mika, ken):
        has_ended(player)


@pytest.mark.parametrize("lang", ["en", pytest.param("ja", marks=pytest.mark.thorough)])
def test_every_question_survives_a_reload(sit: Sit, lang: str) -> None:
    """How each looks is the gallery's (test_gallery.py)."""
    player = alone(sit, {}, lang)
    left, dice = set(QUESTIONS), random.Random(2)
    end = time.monotonic() + 330
    while left:
        assert time.monotonic() < end, left
        if player.is_over:
            player.button("end.rematch").click()
            expect(player.turn).to_be_visible()
        code = asked(player)
        if code in left:
            left.discard(code)
            player.page.reload()
            expect(player.turn).to_contain_text(re.compile(spoken(player, f"ask.{code}")))
        player.answer(dice.randrange(100))
        player.page.wait_for_timeout(120)


def test_cards_of_earlier_tricks_are_not_in_the_log(sit: Sit) -> None:
    """D-34: nobody may look through them; only the trick under way names its cards."""
    player = alone(sit, {"powers": "off"})
    dice = random.Random(1)
    earlier = player.say("event.played_earlier_you", "duet")
    led = re.compile("You lead the |You follow with the ")
    tricks = player.page.locator("[data-seat] .facts")
    end = time.monotonic() + 120
    while sum(map(int, re.findall(r"(\d+) tricks?", " ".join(tricks.all_inner_texts())))) < 3:
        assert time.monotonic() < end
        player.answer(dice.randrange(100))
        player.page.wait_for_timeout(150)
    player.button("table.log").click()
    lines = player.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    assert sum(earlier in line for line in lines) >= 2
    assert sum(led.search(line) is not None for line in lines) <= 1
