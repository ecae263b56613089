"""Contact sheets: every state of the page, on all sizes, in both languages, one picture a state.

`python tools/sheets.py FOLDER` writes the pictures and says what the layout check finds;
`python tools/sheets.py FOLDER --gallery goblets --sizes 360x740 --theme dark` writes one sheet a device of
every kind of question and telling state of a game's board, without a server;
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
from browsing.gallery.modes import MODES  # noqa: E402
from browsing.gallery.moments import Moment, moments  # noqa: E402
from browsing.gallery.stage import Stage  # noqa: E402
from browsing.layout import faults  # noqa: E402
from browsing.picture import picture  # noqa: E402
from browsing.server import Server, running  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

HEIGHT = 740
ROW = 8
MATCHES = 5
"""How many matches of each kind are played for the gallery."""


def looks(sizes: list[str], langs: list[str]) -> list[tuple[str, str]]:
    """Return every size in every language."""
    return [(size, lang) for lang in langs for size in sizes]


def sheet(paper: Page, pictures: list[bytes], target: Path) -> None:
    """Lay pictures side by side, so many in a row, and write them as one."""
    images = "".join(
        f'<img style="height:{HEIGHT}px" src="data:image/png;base64,{base64.b64encode(one).decode()}">'
        for one in pictures
    )
    paper.set_content(
        f'<body style="margin:0;background:#777"><div style="display:grid;gap:9px;'
        f'grid-template-columns:repeat({ROW},max-content);width:max-content">{images}'
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


def gallery(browser: Browser, asked: argparse.Namespace) -> list[str]:
    """Write the sheets of some games' boards, a row of steps after the other; return what is wrong."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    paper, wrong = browser.new_page(), list[str]()
    for game in asked.gallery:
        found = list(moments(game, most_matches=MATCHES))
        for size, lang in looks(asked.sizes, asked.langs):
            stage = Stage(browser, found, size, lang, theme=asked.theme)
            target = asked.folder / f"{game}-{size}-{lang}-{asked.theme}"
            wrong += on_stage(stage, paper, target)
            print(target, flush=True)
            stage.close()
    print("\n".join(wrong) or "nothing wrong with the layout")
    return wrong


def on_stage(stage: Stage, paper: Page, target: Path) -> list[str]:
    """Photograph every step, two rows a sheet; return what is wrong."""
    wrong: list[str] = []
    pictures: list[bytes] = []
    for moment, way in stage.steps():
        wrong += [f"{stage.size} {stage.lang} {named(moment, way)}: {fault}" for fault in faults(stage.page)]
        pictures.append(stage.page.screenshot())
    for number, start in enumerate(range(0, len(pictures), 2 * ROW), 1):
        sheet(paper, pictures[start : start + 2 * ROW], target.with_name(f"{target.name}-{number:02}.png"))
    return wrong


def named(moment: Moment, way: tuple[str, ...]) -> str:
    return f"{moment.game}, {min(moment.steps[way])}"


def main() -> int:
    """Do what was asked; return 1 when the layout check found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("sheets"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help="write this one picture instead")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--langs", nargs="+", default=list(LOCALES), choices=list(LOCALES))
    parser.add_argument(
        "--gallery", nargs="*", metavar="GAME", choices=list(MODES), help="boards, without a server"
    )
    parser.add_argument("--theme", default="light", choices=["light", "dark"], help="of the gallery")
    parser.add_argument("--parts", nargs="+", default=list(PARTS), choices=list(PARTS))
    asked = parser.parse_args()
    if asked.gallery is not None:
        asked.gallery = asked.gallery or list(MODES)
        with sync_playwright() as playwright, chromium(playwright) as browser:
            return 1 if gallery(browser, asked) else 0
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
