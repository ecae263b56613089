"""Contact sheets: every state of the page, on three sizes, in both languages, one picture a state.

`python tools/sheets.py FOLDER` writes the pictures and says what the layout check finds.
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
from browsing.evening import Evening, Sight  # noqa: E402
from browsing.layout import faults  # noqa: E402
from browsing.server import running  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

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


def main() -> int:
    """Write all sheets; return 1 when the layout check found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--langs", nargs="+", default=list(LOCALES), choices=list(LOCALES))
    parser.add_argument("--only", nargs="+", metavar="STATE", help="titles, such as: judged end")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        evening = Evening(browser, server, looks(asked.sizes, asked.langs))
        paper = browser.new_page()
        wanted = set(asked.only or ())
        for number, state in enumerate(evening.states(), 1):
            if asked.only and state[0] not in wanted:
                continue
            wrong += photograph(state, number, asked.folder, paper)
            print(f"{number:02} {state[0]}", flush=True)
            wanted.discard(state[0])
            if asked.only and not wanted:
                break
        evening.close()
    print("\n".join(wrong) or "nothing wrong with the layout")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
