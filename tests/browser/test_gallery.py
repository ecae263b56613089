"""Every kind of question and every telling state of the five boards: sound, readable, free of bare codes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from browser.looking import bare_codes, by_axe
from browsing.gallery.modes import MODES
from browsing.gallery.moments import Moment, moments
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

KINDS: Mapping[str, Mapping[str, Mapping[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("gallery_kinds.toml").read_text(encoding="utf-8")
)
LOOKS = {
    "japanese": ("360x740", "ja", {}),
    "phone": ("360x740", "en", {}),
    "tablet": ("820x1180", "ja", {}),
    "desk": ("1280x800", "ja", {}),
    "dark": ("390x844", "en", {"theme": "dark"}),
    "large": ("360x740", "en", {"text": "huge"}),
}
FITTED = {"tofu": (("390x844", "en"), ("1280x800", "en"))}
"""Boards of which nothing scrolls on a larger phone and a low wide screen either."""
COVERED = """() => {
  const goblets = [...document.querySelectorAll('.piece svg')].map((one) => one.getBoundingClientRect());
  const words = [...document.querySelectorAll('.centre p')].filter((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return [...range.getClientRects()].some((row) => goblets.some((one) =>
      Math.min(row.right, one.right) - Math.max(row.left, one.left) > 3
      && Math.min(row.bottom, one.bottom) - Math.max(row.top, one.top) > 3));
  });
  return words.map((line) => `under a goblet: ${line.textContent.trim()}`);
}"""
CUT = """() => [...document.querySelectorAll('.felt:not(.open)')]
  .filter((one) => getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight + 1)
  .map((one) => `the table is cut by ${one.scrollHeight - one.clientHeight}`)"""
BELOW = """() => {
  // Very large letters scroll before anything is squeezed.
  const isHuge = document.documentElement.dataset.text === 'huge';
  const dock = isHuge ? null : document.querySelector('.dock');
  const scrolls = (one) => one.contains(dock) && /auto|scroll/.test(getComputedStyle(one).overflowY);
  const over = [...document.querySelectorAll('*')].filter((one) => dock && one.clientHeight && scrolls(one));
  return over.filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.scrollHeight - one.clientHeight} of what is asked or held are below the screen`);
}"""
QUIET = ("did ", "saw ")
"""Kinds of what was just told: `make soak` looks at them too."""


def written(game: str) -> set[str]:
    return {f"{mode}: {kind}" for mode, told in KINDS[game].items() for kind in told["kinds"]}


@cache
def gathered(game: str) -> tuple[Moment, ...]:
    return tuple(moments(game, written(game)))


def is_quiet(moment: Moment) -> bool:
    return all(kind.split(": ", 1)[1].startswith(QUIET) for kind in moment.kinds)


def questions(game: str) -> list[Moment]:
    return [moment for moment in gathered(game) if not is_quiet(moment)]


def once(found: Iterable[Moment]) -> Iterator[Moment]:
    """Each kind in one mode only: what modes have in common is laid out in the same way."""
    met: set[str] = set()
    for moment in found:
        kinds = {kind.split(": ", 1)[1] for kind in moment.kinds}
        if kinds - met:
            met |= kinds
            yield moment


def looked_through(stage: Stage, *, by_reader: bool = False) -> list[str]:
    """What is wrong at each step of each moment. by_reader: each way also for whoever cannot see it."""
    wrong, read = [], set()
    for moment, way in stage.steps():
        found = [*faults(stage.page), *bare_codes(stage.page), *stage.page.evaluate(BELOW)]
        if by_reader:
            found += [*stage.page.evaluate(COVERED), *stage.page.evaluate(CUT)]
        if by_reader and way not in read:
            read.add(way)
            found += by_axe(stage.page)
        wrong += [f"{min(moment.steps[way])} ({stage.size}, {stage.lang}): {one}" for one in found]
    stage.close()
    return wrong + stage.errors


@pytest.mark.parametrize("game", MODES)
def test_each_kind_is_met_and_each_question_sound_on_a_small_phone(browser: Browser, game: str) -> None:
    """In one test, since the matches that hold them all take a while to play."""
    assert set().union(*(moment.kinds for moment in gathered(game))) == written(game)
    assert looked_through(Stage(browser, list(once(questions(game)))), by_reader=True) == []
    assert looked_through(Stage(browser, list(once(questions(game))), lang="ja")) == []
    for size, lang in FITTED.get(game, ()):
        assert looked_through(Stage(browser, list(once(questions(game))), size, lang)) == []


@pytest.mark.parametrize("game", MODES)
def test_whoever_cannot_see_a_desk_is_told_all_of_it(browser: Browser, game: str) -> None:
    """Also what has just happened, which the phones above are not shown."""
    stage = Stage(browser, [moment for moment in once(gathered(game)) if () in moment.steps], "1280x800")
    wrong = [
        f"{min(moment.steps[way])}: {one}" for moment, way in stage.steps() for one in by_axe(stage.page)
    ]
    stage.close()
    assert wrong + stage.errors == []


@pytest.mark.thorough
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", MODES)
def test_each_kind_is_sound_elsewhere(browser: Browser, game: str, look: str) -> None:
    size, lang, settings = LOOKS[look]
    assert looked_through(Stage(browser, gathered(game), size, lang, **settings)) == []
