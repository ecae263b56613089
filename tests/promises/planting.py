"""Plants a fault in a copy of the sources and sees which checks fail there.

The copy is plain Python and stands first on the path of a process of its own. `python
tests/promises/planting.py --write` writes docs/planted.md.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LIST = ROOT / "docs/planted.md"
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))


@dataclass(frozen=True)
class Fault:
    """An edit that breaks a promise or a clause.

    what: what is wrong, in words.
    file: the edited file, within src/yomiai.
    old, new: the text that stands there exactly once, and what replaces it.
    check: the check that must fail, module:function.
    """

    what: str
    file: str
    old: str
    new: str
    check: str


IN_PLACE = (
    (
        "what a device is shown is open to every eye",
        "table/test_no_leak.py:test_a_view_that_is_open_too_early_is_found",
    ),
    ("events are told to every eye", "table/test_no_leak.py:test_an_event_told_to_every_eye_is_found"),
    ("a bot hesitates by its hand", "table/test_no_leak.py:test_a_bot_that_hesitates_by_its_hand_is_found"),
    ("watchers at the server have every eye", "server/test_no_leak.py:test_a_planted_leak_is_found"),
)
"""Leaks of table and server: a test puts each into the running program, and names what finds it."""
KERNEL = "cockroach"  # the kernel's faults are looked for in this game


def faults() -> list[tuple[str, Fault]]:
    """Return every fault with the game it is looked for in."""
    places = sorted((HERE.parent / "games").glob("*/planted.py"))
    found = [(KERNEL, fault) for fault in importlib.import_module("promises.planted_kernel").FAULTS]
    for place in places:
        game = place.parent.name
        found += [(game.replace("_", "-"), fault) for fault in _faults_of(game)]
    return found


def _faults_of(game: str) -> Iterable[Fault]:
    return tuple(importlib.import_module(f"games.{game}.planted").FAULTS)


def checks_of(game: str) -> list[str]:
    """Return the checks that catch the faults of a game, module:function."""
    return sorted({fault.check for of, fault in faults() if of == game})


def plant(fault: Fault | None, folder: Path) -> None:
    """Copy kernel and games into a folder and edit one file; ValueError when its text has changed."""
    for part in ("kernel", "games"):
        # The bytecode comes along: it fits whatever is not edited, by time and size of the source.
        copy = shutil.ignore_patterns("*.so")
        shutil.copytree(ROOT / "src/yomiai" / part, folder / "yomiai" / part, ignore=copy)
    shutil.copy2(ROOT / "src/yomiai/__init__.py", folder / "yomiai")
    if fault is not None:
        path = folder / "yomiai" / fault.file
        text = path.read_text(encoding="utf-8")
        if text.count(fault.old) != 1:
            raise ValueError(f"{fault.what!r}: {fault.file} holds its text {text.count(fault.old)} times")
        path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


def caught(game: str, fault: Fault | None, checks: Iterable[str], folder: Path) -> set[str]:
    """Return which of the checks fail on a copy with a fault."""
    plant(fault, folder)
    return failing(game, checks, folder)


def failing(game: str, checks: Iterable[str], *first: Path) -> set[str]:
    """Return which of the checks fail, in a process of its own that looks into those folders first."""
    asked = json.dumps([list(map(str, first)), game, list(checks)])
    answers = _warm()
    assert answers.stdin is not None
    assert answers.stdout is not None
    print(asked, file=answers.stdin, flush=True)
    told = answers.stdout.readline()
    if not told:
        raise RuntimeError("the process that runs checks has ended")
    return set(told.split())


@functools.cache
def _warm() -> subprocess.Popen[str]:
    """The one process that answers all; its input ends with this process, and it with its input."""
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(HERE / "warm.py")]
    return subprocess.Popen(
        command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def listed() -> str:
    """Return the list of all faults as a page."""
    rows = [f"| {game} | {fault.what} | `{fault.check.partition(':')[2]}` |" for game, fault in faults()]
    head = [
        "# Planted faults",
        "",
        "Each is an edited copy of the sources; the named check must fail there, and a test sees to it.",
        "Kernel faults are looked for in Cockroach Poker.",
        "Written by `python tests/promises/planting.py --write`.",
        "",
        "| game | what is wrong | caught by |",
        "|---|---|---|",
    ]
    return "\n".join([*head, *rows, *_listed_in_place()]) + "\n"


def _listed_in_place() -> list[str]:
    head = [
        "",
        "## Table and server",
        "",
        "Each is put into the running program by the test that must find it.",
        "",
        "| what is wrong | the test |",
        "|---|---|",
    ]
    return head + [f"| {what} | `tests/{test.replace(':', '::')}` |" for what, test in IN_PLACE]


if __name__ == "__main__":
    if "--write" in sys.argv:
        LIST.write_text(listed(), encoding="utf-8")
    else:
        print(listed())
