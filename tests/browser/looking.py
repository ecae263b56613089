"""Looking at a page as a designer, a translator and a screen reader do, at each kind of question."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from browsing.layout import faults, pale
from browsing.match import play_until
from browsing.player import Player
from playwright.sync_api import Page, expect

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# That a name holds what is shown is compared by whole words, which Japanese does not part.
RUN = """contrast => axe
    .run({resultTypes: ['violations'], rules: {
      'color-contrast': {enabled: contrast},
      'label-content-name-mismatch': {enabled: document.documentElement.lang !== 'ja'},
    }})
    .then(result => result.violations)"""
BELOW = "one => one.scrollHeight - one.clientHeight"
"""How much of an element has no room in it, in pixels."""
OVER = """const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;"""
"""Whether two boxes lie on each other."""
# The plates that a goblet, or what is known of one, lies on.
ON_PLATES = f"""() => {{
  const plates = [...document.querySelectorAll('.station .plate')];
  {OVER}
  return [...document.querySelectorAll('.piece .picture svg, .piece .note')].flatMap((one) => plates
    .filter((plate) => over(plate.getBoundingClientRect(), one.getBoundingClientRect()))
    .map((plate) => plate.textContent));
}}"""
SHOWN = "all => all.map(buttons => document.querySelector(buttons) !== null)"
BARE_CODE = re.compile(r"\b(?:[a-z]+_[a-z_]+|undefined|NaN|\[object)\b")


def by_axe(page: Page, *, contrast: bool = False) -> list[str]:
    """All that axe finds, however slight, its advice on landmarks and headings too.

    contrast: of words too, which takes axe most of its time; `pale` looks at them in both themes.
    """
    if page.evaluate("typeof axe === 'undefined'"):  # until the page is loaded anew it stays there
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not a script tag: the content policy forbids it
    found = page.evaluate(RUN, contrast)
    return [f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:160]}" for one in found]


def bare_codes(page: Page) -> list[str]:
    return BARE_CODE.findall(page.locator("body").inner_text())


def wrong_with(page: Page) -> list[str]:
    """All that is wrong with the page as it stands."""
    return [*faults(page), *bare_codes(page), *by_axe(page), *pale(page)]


def sound(page: Page) -> list[str]:
    """The same without colours, where other tests look at those."""
    return [*faults(page), *by_axe(page)]


def looked_at(page: Page, title: str) -> list[str]:
    """The same when the page has come to rest, each fault under a title."""
    page.wait_for_timeout(350)
    return [f"{title}: {one}" for one in wrong_with(page)]


def question_of(player: Player, questions: Mapping[str, str]) -> str | None:
    """The kind of question a player is asked, by what he can press. questions: its buttons, by kind."""
    if not player.is_asked:
        return None
    shown = player.page.evaluate(SHOWN, list(questions.values()))
    return next((kind for kind, there in zip(questions, shown, strict=True) if there), None)


def new_questions(
    players: list[Player], questions: Mapping[str, str], met: set[str], seed: int, patience_s: float
) -> Iterator[tuple[Player, str]]:
    """Play to the end; stop at each kind of question the first time somebody is asked it."""

    def new(player: Player) -> bool:
        kind = question_of(player, questions)
        return kind is not None and kind not in met

    def happens() -> bool:
        return all(player.is_over for player in players) or any(map(new, players))

    while not all(player.is_over for player in players):
        play_until(players, happens, seed=len(met) + seed, patience_s=patience_s)
        for player in players:
            kind = question_of(player, questions)
            if kind is not None and kind not in met:
                met.add(kind)
                yield player, kind


def close_dialog(player: Player) -> None:
    """Close what lies over the page, and wait until it is gone."""
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
