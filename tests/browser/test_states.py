"""Every state of the page: nothing cut, small, overlapping or off screen, and nothing serious for axe."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.looking import bare_codes, grave
from browsing.evening import PARTS, Evening
from browsing.layout import faults
from browsing.server import running
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]
LOOKS = [("360x740", "en"), ("360x740", "ja"), ("1280x800", "ja")]


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
