"""Cut the page's font to the characters it needs: `python tools/generate/fonts.py [--check]`.

Covered are all words files, the letters of the rulebooks, kana, ASCII, punctuation and common kanji; names
in rarer kanji fall back to the device's own font. The source is the npm package of the font, a development
dependency.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "web/node_modules/@fontsource/m-plus-rounded-1c"
TARGET = ROOT / "web/public/fonts"
RULEBOOKS = ROOT / "docs/rules"
STYLE = ROOT / "web/src/style/fonts.css"
WEIGHTS = (500, 800)
EVERY_VISIT = ("page", "phrases", "refusals", "cockroach")
"""Areas of words that every visit shows; other games' words come with `more`, when they are shown."""
PUNCTUATION = "、。「」『』・ー〜！？（）…：；％＋－＝“”‘’—–×·©　０１２３４５６７８９"
ELSEWHERE = {"☆"}
"""Characters that the typeface does not have, in a name that is written so: a font of the device shows it."""


def core() -> set[str]:
    """Return the characters that every visit needs."""
    kana = {chr(code) for code in (*range(0x3041, 0x3097), *range(0x30A1, 0x30FD))}
    ascii_letters = {chr(code) for code in range(0x20, 0x7F)}
    return words_characters(EVERY_VISIT) | kana | ascii_letters | set(PUNCTUATION)


def more() -> set[str]:
    """Return the characters beyond: of the other games, the rulebooks, and kanji for names and talk."""
    kanji = (Path(__file__).parent / "everyday_kanji.txt").read_text(encoding="utf-8").split()
    books = {letter for path in RULEBOOKS.glob("*.md") for letter in path.read_text(encoding="utf-8")}
    return (set("".join(kanji)) | words_characters(("*",)) | {one for one in books if one.isalnum()}) - core()


PARTS = {"core": core, "more": more}


def words_characters(areas: tuple[str, ...]) -> set[str]:
    """Return the characters of all texts in the words files of these areas; "*" means all."""
    found: set[str] = set()
    for area in areas:
        for path in (ROOT / "src/yomiai/words").glob(f"{area}.*.toml"):
            found |= characters(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def characters(tree: object) -> set[str]:
    """Return the characters of the texts in a tree of tables."""
    if isinstance(tree, dict):
        return set().union(*map(characters, tree.values()))
    return set(str(tree))


def missing(part: str, weight: int) -> set[str]:
    """Return needed characters that a committed font lacks."""
    cmap = TTFont(path_of(part, weight)).getBestCmap()
    return {letter for letter in PARTS[part]() - ELSEWHERE if ord(letter) not in cmap}


def path_of(part: str, weight: int) -> Path:
    """Return where a cut font lies."""
    return TARGET / f"rounded-{weight}-{part}.woff2"


def cut(part: str, weight: int) -> None:
    """Write one cut font."""
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga"]
    options.hinting = False
    font = subset.load_font(PACKAGE / f"files/m-plus-rounded-1c-japanese-{weight}-normal.woff2", options)
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted(PARTS[part]())))
    cutter.subset(font)
    subset.save_font(font, path_of(part, weight), options)


def ranges(letters: set[str]) -> str:
    """Return the characters as a CSS unicode-range."""
    runs: list[list[int]] = []
    for code in sorted(map(ord, letters)):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in runs)


def style() -> str:
    """Return the font-face rules; `more` is fetched only when a page shows one of its characters."""
    rules = ["/* Written by tools/generate/fonts.py. */"]
    for part, letters in PARTS.items():
        for weight in WEIGHTS:
            source = f"url('/fonts/{path_of(part, weight).name}') format('woff2')"
            rules.append(
                f"@font-face {{ font-family: 'Rounded'; font-weight: {weight}; font-display: swap; "
                f"src: {source}; unicode-range: {ranges(letters())}; }}"
            )
    return "\n".join(rules) + "\n"


def write() -> None:
    """Cut all parts and weights and write their rules."""
    TARGET.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(PACKAGE / "LICENSE", TARGET / "OFL.txt")
    STYLE.parent.mkdir(parents=True, exist_ok=True)
    STYLE.write_text(style(), encoding="utf-8")
    for part in PARTS:
        for weight in WEIGHTS:
            cut(part, weight)


def main(arguments: list[str]) -> int:
    """Cut, or check that nothing is missing; return the exit status."""
    if "--check" not in arguments:
        write()
    status = int(STYLE.read_text(encoding="utf-8") != style())
    for part in PARTS:
        for weight in WEIGHTS:
            lacking = "".join(sorted(missing(part, weight)))
            path = path_of(part, weight)
            size = path.stat().st_size / 1024
            print(f"{path.name}: {size:.0f} KiB, missing: {lacking or 'nothing'}")
            status |= bool(lacking)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
