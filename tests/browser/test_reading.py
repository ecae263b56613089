"""A whole match by what a screen reader is told: roles, names and spoken lines, nothing else."""

from __future__ import annotations

import random
import re
import time

import pytest
from browser.conftest import Sit
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

LISTEN = """() => {
  window.spoken = [];
  const hear = new MutationObserver((changes) => {
    const nodes = changes.flatMap((change) => [...change.addedNodes]);
    window.spoken.push(...nodes.map((node) => node.textContent.trim()).filter(Boolean));
  });
  for (const region of document.querySelectorAll('[aria-live=polite]'))
    hear.observe(region, { childList: true, subtree: true });
}"""
BUTTON = re.compile(r'^\s*- button "((?:[^"\\]|\\.)*)"(.*)$', re.MULTILINE)


def choices(player: Player) -> list[str]:
    """The names of the enabled buttons in the main part, as they are read out."""
    found = BUTTON.findall(player.page.get_by_role("main").aria_snapshot())
    names = [name.replace('\\"', '"') for name, state in found if "[disabled]" not in state]
    return [name for name in names if name != player.say("table.undo_choice")]


def spoken(player: Player) -> list[str]:
    heard: list[str] = player.page.evaluate("window.spoken")
    return heard


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_match_is_played_by_ear(sit: Sit, lang: str) -> None:
    player = sit(lang)
    player.open_table("Mika", players=2, bots=1)
    player.page.evaluate(LISTEN)
    player.ready()
    dice, end = random.Random(3), time.monotonic() + 200
    lost = [
        re.escape(player.say(f"lost.{reason}_you", "cockroach")) for reason in ("kind_limit", "empty_hand")
    ]
    lost += [player.say(f"lost.{reason}", "cockroach", name=".+") for reason in ("kind_limit", "empty_hand")]
    while not re.search("|".join(lost), "\n".join(spoken(player))):
        assert time.monotonic() < end, spoken(player)[-5:]
        names = choices(player)
        headings = player.page.get_by_role("heading", level=2).all_inner_texts()
        if names and headings and headings[0].startswith(player.say("table.your_turn")):
            name = dice.choice(names)
            button = player.page.get_by_role("main").get_by_role("button", name=name, exact=True)
            if button.count() == 1:
                button.press("Enter", timeout=1500)
        player.page.wait_for_timeout(100)
    assert player.say("announce.your_turn") in spoken(player)
    expect(player.button("end.rematch")).to_be_visible()
