"""`tools/dev.py bench page`: what a first visit weighs, and how long a slow phone waits for it.

The phone is Chromium with a quarter of this machine's speed, 300 ms to the server, 1.6 Mbit/s, and nothing
in its cache, unless it comes again. Times are medians of rounds in turn and judge nothing; a first load over
its budget fails.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.append(str(ROOT / "tools"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browsing.chromium import chromium, device  # noqa: E402
from browsing.evening import GAMES  # noqa: E402
from browsing.first_load import BUDGET, first_load, of_board, weight  # noqa: E402
from browsing.player import Player  # noqa: E402
from browsing.server import Server, running  # noqa: E402

ROUNDS: Final = 5
SLOWER: Final = 4
LINE: Final = {
    "offline": False,
    "latency": 300,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
# Noted as soon as something that answers a tap has been drawn: a field or an answer, not the frame around it.
WATCH: Final = """selector => {
  const look = () => {
    const found = document.querySelector(selector);
    if (found?.checkVisibility()) window.playable ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
SHELF: Final = "main button:enabled"
FORM: Final = "main form input:enabled"
BOARD: Final = ".board .answer button:enabled:not([aria-disabled=true])"
# With the line that says whose turn it is a board shows its answers, where the first question is one's own.
TURN: Final = ".board .turn h2"
# Notes when the message came that began the match; frames are not slowed, as they travel alone.
BEGINNING: Final = """window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      if (data.includes('"status":"playing"')) window.began ??= performance.now();
    });
  }
}"""


class Way(NamedTuple):
    """A visit to time: where it leads, what is waited for there, and what the device remembers."""

    name: str
    address: str
    selector: str
    state: Any = None
    is_again: bool = False
    """Whether the device was there a moment ago, so that its cache holds what may be kept."""


def players_of(game: str) -> int:
    return 2 if game == "duet" else 4


def seated(browser: Browser, server: Server, game: str) -> Way:
    """A seat at a table of that game that is asked something, to come back to."""
    player = Player(device(browser).new_page(), server.url)
    code = player.open_table("Mika", players_of(game), players_of(game) - 1, game)
    player.ready()
    while not player.is_asked:
        player.pause()
    state = player.page.context.storage_state()
    player.page.context.close()
    return Way(f"board of {game}", f"{server.url}/t/{code}", BOARD, state)


def invited(browser: Browser, server: Server) -> Way:
    """The link to a table that has room."""
    player = Player(device(browser).new_page(), server.url)
    code = player.open_table("Ken")
    player.page.context.close()
    return Way("join by link", f"{server.url}/t/{code}", FORM)


def slow_down(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def wait_for(page: Page) -> float:
    """When there was something to press, in milliseconds since the document was asked for."""
    page.wait_for_function("() => window.playable !== undefined", timeout=30_000)
    found: float = page.evaluate("window.playable")
    return found


def playable_ms(browser: Browser, way: Way) -> float:
    """Milliseconds from the navigation of a slow phone until there is something to press."""
    context = device(browser, storage_state=way.state, bypass_csp=True)
    page = context.new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({WATCH})({json.dumps(way.selector)}))")
    if way.is_again:
        page.goto(way.address, wait_until="networkidle")
    slow_down(page)
    page.goto(way.address, wait_until="commit")
    found = wait_for(page)
    context.close()
    return found


def begun_ms(browser: Browser, server: Server, game: str) -> float:
    """Milliseconds from the beginning of a match until a slow phone in its lobby shows the board."""
    player = Player(device(browser, bypass_csp=True).new_page(), server.url)
    player.page.add_init_script(BEGINNING)
    player.open_table("Mika", players_of(game), players_of(game) - 1, game)
    player.page.wait_for_load_state("networkidle")
    slow_down(player.page)
    player.page.evaluate(f"({WATCH})({json.dumps(TURN)})")
    player.ready()
    found = wait_for(player.page) - float(player.page.evaluate("window.began"))
    player.page.context.close()
    return found


def ways_in(browser: Browser, server: Server) -> dict[str, Callable[[], float]]:
    """What is timed, by its name."""
    ways = [Way("landing", server.url, SHELF), invited(browser, server)]
    boards = [seated(browser, server, game) for game in GAMES]
    ways += boards
    ways += [way._replace(name=f"{way.name}, cache warm", is_again=True) for way in boards]
    timed: dict[str, Callable[[], float]] = {way.name: partial(playable_ms, browser, way) for way in ways}
    timed |= {f"{game}, from the lobby": partial(begun_ms, browser, server, game) for game in GAMES}
    return timed


def times(browser: Browser, server: Server, rounds: int) -> dict[str, float]:
    """The median of each way in, in milliseconds; in turn, so that a busy moment hits all."""
    timed = ways_in(browser, server)
    found: dict[str, list[float]] = {name: [] for name in timed}
    for _ in range(rounds):
        for name, measured in timed.items():
            found[name].append(measured())
    return {name: statistics.median(each) for name, each in found.items()}


def sizes() -> int:
    """Print what each first load weighs, and return the part that every visit has, in bytes."""
    first = first_load()
    print(f"document, scripts and styles, without fonts; a first load may be {BUDGET:,} bytes")
    print(f"  {'landing, or join by link':<26}{first:>8,}")
    for game in GAMES:
        print(f"  {'+ a table of ' + game:<26}{weight(of_board(game)):>8,}")
    return first


def main(words: Sequence[str]) -> int:
    """Measure and print; 1 when a first load is over its budget."""
    parser = argparse.ArgumentParser(prog="tools/dev.py bench page", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}; 0 leaves times out")
    asked = parser.parse_args(words)
    first = sizes()
    if asked.rounds:
        with (
            tempfile.TemporaryDirectory() as data,
            running(Path(data)) as server,
            sync_playwright() as playwright,
            chromium(playwright) as browser,
        ):
            for name, spent in times(browser, server, asked.rounds).items():
                print(f"  {name + ', playable after':<40}{spent:>6.0f} ms")
    return int(first > BUDGET)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
