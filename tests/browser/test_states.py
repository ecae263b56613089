"""Every state of the page: nothing cut, small, overlapping or off screen, and nothing at all for axe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser.looking import bare_codes, by_axe
from browsing.evening import PARTS, Evening
from browsing.layout import faults, pale
from browsing.server import running
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]
PHONES = [("360x740", "en"), ("360x740", "ja")]
DESKTOP = [("1280x800", "ja")]
ELSEWHERE = [("360x740", "ja"), ("820x1180", "en"), ("1280x800", "ja")]
ROOMY = {"lobby", "turns", "end"}
"""Parts that are laid out anew on a wide screen; the others only have more room there."""
REPEATED = {"moods", "huge", "many", "sheets"}
"""Parts that show what others show, in another mood or beneath it: one language here, both in `make soak`."""


def shown_on(part: str) -> list[tuple[str, str]]:
    return PHONES[:1] if part in REPEATED else PHONES + DESKTOP * (part in ROOMY)


def parts() -> list[Any]:
    return [
        *(pytest.param(part, shown_on(part), id=part) for part in PARTS),
        *(pytest.param(part, ELSEWHERE, id=f"{part}-more", marks=pytest.mark.thorough) for part in PARTS),
    ]


@pytest.mark.parametrize(("part", "looks"), parts())
def test_every_state_is_sound(
    browser: Browser, tmp_path: Path, part: str, looks: list[tuple[str, str]]
) -> None:
    wrong: list[str] = []
    with running(tmp_path) as server:
        evening = Evening(browser, server, looks)
        for title, players in evening.states([part]):
            for player in players:
                found = [*faults(player.page), *bare_codes(player.page)]
                wrong += [f"{title} ({player.lang}): {one}" for one in found]
            # What axe looks at depends on neither size nor language, and colours do not either.
            spoken = by_axe(players[0].page, contrast=looks == ELSEWHERE)
            wrong += [f"{title}: {one}" for one in (*spoken, *pale(players[0].page))]
        evening.close()
    assert wrong == []
