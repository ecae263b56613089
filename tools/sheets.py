"""Contact sheets: every state of the page, on three sizes, in both languages, one picture a state.

`python tools/sheets.py FOLDER` writes the pictures and says what the layout check finds;
`python tools/sheets.py --picture docs/table.png` writes the one picture of a table that the README shows.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tools"))
if find_spec("yomiai") is None:  # a fresh clone; an installed package must not be hidden
    sys.path.append(str(ROOT / "src"))

from browsing.chromium import LOCALES, SIZES, chromium  # noqa: E402
from browsing.evening import PARTS, Evening, Sight  # noqa: E402
from browsing.layout import faults  # noqa: E402
from browsing.picture import picture  # noqa: E402
from browsing.server import Server, running  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

HEIGHT = 740


def looks(sizes: list[str], langs: list[str]) -> list[tuple[str, str]]:
    """Return every size in every language."""
    return [(size, lang) for lang in langs for size in sizes]


def sheet(paper: Page, pictures: list[bytes], target: Path) -> None:
    """Lay pictures side by side and write them as one."""
    images = "".join(
        f'<img style="height:{HEIGHT}px" src="data:image/png;base64,{base64.b64encode(one).decode()}">'
        for one in pictures
    )
    paper.set_content(
        f'<body style="margin:0;background:#777"><div style="display:flex;gap:9px;width:max-content">{images}'
    )
    paper.locator("div").screenshot(path=target)


def photograph(state: Sight, number: int, folder: Path, paper: Page) -> list[str]:
    """Write one sheet; return what is wrong with it."""
    title, players = state
    wrong = []
    for player in players:
        size = player.page.viewport_size or {"width": 0}
        wrong += [f"{title} ({player.lang}, {size['width']}): {fault}" for fault in faults(player.page)]
    slug = re.sub(r"\W+", "-", title)
    sheet(paper, [player.page.screenshot() for player in players], folder / f"{number:02}-{slug}.png")
    return wrong


def sheets(browser: Browser, server: Server, asked: argparse.Namespace) -> list[str]:
    """Write all sheets; return what is wrong with them."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    evening = Evening(browser, server, looks(asked.sizes, asked.langs))
    paper = browser.new_page()
    wrong: list[str] = []
    for number, state in enumerate(evening.states(asked.parts), 1):
        wrong += photograph(state, number, asked.folder, paper)
        print(f"{number:02} {state[0]}", flush=True)
    evening.close()
    print("\n".join(wrong) or "nothing wrong with the layout")
    return wrong


def main() -> int:
    """Do what was asked; return 1 when the layout check found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("sheets"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help="write this one picture instead")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--langs", nargs="+", default=list(LOCALES), choices=list(LOCALES))
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=list(PARTS))
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        if asked.picture:
            picture(browser, server, asked.picture)
            return 0
        return 1 if sheets(browser, server, asked) else 0


if __name__ == "__main__":
    sys.exit(main())
