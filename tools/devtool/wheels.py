"""Wheels, built once for each state of the sources."""

import re
import shutil
from pathlib import Path

from devtool.console import logged, say
from devtool.environments import build_environment, python_of
from devtool.fingerprint import fingerprint
from devtool.node import has_own_node
from devtool.places import LOGS, MADE, ROOT, WEB

NAMES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "src", "tools/backend")
RULEBOOKS = ROOT / "docs/rules"
SOURCES = [ROOT / name for name in NAMES]
# Not isolated: what builds is what requirements/build.txt names by hash. Verbose: the log says how it went.
PIP_WHEEL = ("pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation")


class Wheel:
    """A built wheel, and in words how the rules in it run."""

    def __init__(self, path: Path, how: str) -> None:
        self.path = path
        self.how = how


def wheel(name: str, *, with_page: bool, settings: dict[str, str]) -> Wheel:
    """`settings` are environment variables for the build; they are part of what the wheel is made from."""
    sources = [*SOURCES, WEB, RULEBOOKS] if with_page else SOURCES
    key = fingerprint(sources, *(f"{name}={value}" for name, value in sorted(settings.items())))
    place = MADE / "wheels" / name
    told = place / key
    if not told.is_file():
        how = _build(place, name, with_page=with_page, settings=settings)
        told.write_text(how)
    return Wheel(next(place.glob("*.whl")), told.read_text())


def _build(place: Path, name: str, *, with_page: bool, settings: dict[str, str]) -> str:
    shutil.rmtree(place, ignore_errors=True)
    if settings.get("YOMIAI_COMPILE") != "never":
        say("compiling the rules: some minutes, once; YOMIAI_COMPILE=never does without")
    builder = build_environment(with_node=with_page and not has_own_node())
    command = [str(python_of(builder)), "-m", *PIP_WHEEL, "--wheel-dir", str(place), str(ROOT)]
    extra = settings if with_page else {**settings, "YOMIAI_PAGE": "never"}
    log = logged(command, LOGS / f"wheel-{name}.log", extra=extra)
    told = re.findall(r"^\s*yomiai: (compiled|plain, because .*)$", log, re.MULTILINE)
    return told[-1] if told else "plain, because the build did not say"
