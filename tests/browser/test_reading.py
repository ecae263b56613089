"""A whole match by what a screen reader is told: roles, names and spoken lines, nothing else."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress

import pytest
from browser.by_ear import LISTEN, buttons, spoken, told_of
from browser.conftest import Sit
from browsing.player import Player
from playwright.sync_api import Error, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]


def choices(player: Player) -> list[str]:
    """The names of the enabled buttons in the main part, as they are read out."""
    beside = {"", player.say("table.undo_choice"), player.say("rulebook.about_question")}
    return [name for name in buttons(told_of(player)) if name not in beside]


def lost_lines(player: Player) -> str:
    """What is said when somebody has lost, as a pattern."""
    reasons = ("four_of_a_kind", "five_of_a_kind", "empty_hand")
    mine = [player.say(f"lost.{reason}_you", "cockroach", cards=".+") for reason in reasons]
    others = [player.say(f"lost.{reason}", "cockroach", name=".+", cards=".+") for reason in reasons]
    return "|".join(mine + others)


def has_heard_the_end(player: Player) -> bool:
    return re.search(lost_lines(player), "\n".join(spoken(player))) is not None


def has_heard_of_a_look(player: Player) -> bool:
    """Of one's own look, with the card's name, or of another's, without it."""
    own = player.say("event.looked_you", "cockroach", card=".+")
    other = player.say("event.looked", "cockroach", name=".+")
    return re.search(f"{own}|{other}", "\n".join(spoken(player))) is not None


def answer_by_ear(player: Player, dice: random.Random, rather: str = "") -> None:
    """Answer what is asked, if anything is, by the name of a button alone."""
    headings = player.page.get_by_role("heading", level=2).all_inner_texts()
    if not headings or not headings[0].startswith(player.say("table.your_turn")):
        return
    names = choices(player)
    if not names:
        return
    name = rather if rather in names else dice.choice(names)
    button = player.page.get_by_role("main").get_by_role("button", name=name, exact=True)
    assert button.count() < 2, f"two buttons are called {name}"
    if button.count() == 1:
        with suppress(Error):  # somebody was quicker: the page has moved on
            button.press("Enter", timeout=1500)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_match_is_played_by_ear(sit: Sit, lang: str) -> None:
    player = sit(lang)
    player.open_table("Mika", players=2, bots=1)
    player.page.evaluate(LISTEN)
    player.ready()
    dice, end = random.Random(3), time.monotonic() + 200
    while not has_heard_the_end(player):
        assert time.monotonic() < end, spoken(player)[-5:]
        answer_by_ear(player, dice)
        player.page.wait_for_timeout(100)
    assert player.say("announce.your_turn") in spoken(player)
    expect(player.button("end.rematch")).to_be_visible()


def test_two_people_and_three_bots_play_by_ear_and_look_before_they_pass(sit: Sit) -> None:
    """Who looks hears what it is and passes it on; the others hear that he has looked."""
    people = [sit("en"), sit("ja")]
    host = people[0]
    code = host.open_table("Mika", players=5, bots=3)
    people[1].join(code, "ケン")
    for player in people:
        player.page.evaluate(LISTEN)
        player.ready()
    dice, end = random.Random(5), time.monotonic() + 300
    while not all(map(has_heard_the_end, people)):
        assert time.monotonic() < end, [spoken(player)[-3:] for player in people]
        look = "" if all(map(has_heard_of_a_look, people)) else "answer.look"
        for player in people:
            answer_by_ear(player, dice, rather=look and player.say(look, "cockroach"))
        host.page.wait_for_timeout(60)
    for player in people:
        assert has_heard_of_a_look(player)
        expect(player.button("end.rematch")).to_be_visible()


def test_bots_that_fill_the_table_are_named_though_the_match_begins_with_the_last(sit: Sit) -> None:
    player = sit()
    player.open_table("Mika", players=4)
    player.ready()
    player.page.evaluate(LISTEN)
    player.fill_with_bots()
    expect(player.turn).to_be_visible()
    expect(player.page.locator("[data-live=public]")).to_contain_text(player.say("log.started"))
    said = spoken(player)
    came = [one for one in said if one.endswith(player.say("log.bot", name=""))]
    assert len(set(came)) == 3, said
    assert player.say("log.bot_gone") not in said
