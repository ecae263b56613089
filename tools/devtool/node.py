"""Node.js: the machine's own, if it will do."""

import sys
import threading

from devtool.console import CannotRun, run
from devtool.places import ROOT

# One rule for what a usable Node is, and the build backend has it.
sys.path.insert(0, str(ROOT / "tools" / "backend"))

from yomiai_build import node

_INSTALLING = threading.Lock()


def has_own_node() -> bool:
    return node.own_npm() is not None


def npm() -> str:
    found = node.own_npm()
    if not found:
        raise CannotRun(f"needs npm and Node.js {node.OLDEST} or newer")
    return found


def node_program(folder: str, name: str) -> str:
    """A program of the packages locked in that folder, which are installed when the lock has changed."""
    place = ROOT / folder
    installed, lock = place / "node_modules/.package-lock.json", place / "package-lock.json"
    with _INSTALLING:
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            run([npm(), "ci", "--no-audit", "--no-fund"], where=place)
    return str(place / "node_modules/.bin" / name)
