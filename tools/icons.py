"""The icons of the installed page, drawn from web/public/icon.svg; run it when that changes.

Maskable: a launcher may cut a circle of four fifths of the width out of it, so the mark keeps inside.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tools"))

from browsing.chromium import chromium  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

PUBLIC: Final = ROOT / "web/public"
GROUND: Final = "#fbf3e4"


class Drawn(NamedTuple):
    """A picture: its width and height, how much of that the mark takes, and what it lies on."""

    size: int
    share: float
    ground: str


ICONS: Final = {
    "icon-192.png": Drawn(192, 1.0, "transparent"),
    "icon-512.png": Drawn(512, 1.0, "transparent"),
    "icon-maskable-512.png": Drawn(512, 0.68, GROUND),
    "apple-touch-icon.png": Drawn(180, 0.86, GROUND),
}


def main() -> None:
    """Draw them all."""
    mark = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright, chromium(playwright) as browser:
        for name, drawn in ICONS.items():
            side = {"width": drawn.size, "height": drawn.size}
            page = browser.new_page(viewport=side)  # type: ignore[arg-type]
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:'
                f'{drawn.ground}"><div style="width:{drawn.share:.0%}">{mark}'
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
