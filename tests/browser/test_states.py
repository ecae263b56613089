"""Every state of the page: nothing cut, small, overlapping or off screen, and nothing serious for axe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing.evening import PARTS, Evening
from browsing.layout import faults
from browsing.server import running
from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]
LOOKS = [("360x740", "en"), ("360x740", "ja"), ("1280x800", "ja")]
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}
BARE_CODE = re.compile(r"\b(?:[a-z]+_[a-z_]+|undefined|NaN|\[object)\b")


def grave(page: Page) -> list[str]:
    """What axe finds that keeps somebody from playing."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not a script tag: the page's content policy forbids it
    found = page.evaluate("axe.run({resultTypes: ['violations']}).then(result => result.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found if one["impact"] in GRAVE]


def bare_codes(page: Page) -> list[str]:
    return BARE_CODE.findall(page.locator("body").inner_text())


@pytest.mark.parametrize("part", PARTS)
def test_every_state_is_sound(browser: Browser, tmp_path: Path, part: str) -> None:
    wrong: list[str] = []
    with running(tmp_path) as server:
        evening = Evening(browser, server, LOOKS)
        for title, players in evening.states([part]):
            for player in players:
                found = [*faults(player.page), *bare_codes(player.page)]
                wrong += [f"{title} ({player.lang}): {one}" for one in found]
            # What axe looks at depends on neither size nor language.
            wrong += [f"{title}: {one}" for one in grave(players[0].page)]
        evening.close()
    assert wrong == []
