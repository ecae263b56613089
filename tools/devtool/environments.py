"""Virtual environments under .yomiai/, made again only when what they hold has changed."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from devtool.console import CannotRun, Failed, logged, say
from devtool.fingerprint import fingerprint
from devtool.places import LOGS, MADE, REQUIREMENTS, ROOT


def python_of(environment: Path) -> Path:
    return program_of(environment, "python")


def program_of(environment: Path, name: str) -> Path:
    if os.name == "nt":
        return environment / "Scripts" / f"{name}.exe"
    return environment / "bin" / name


def environment(name: str, key: str, fill: Callable[[Path], None]) -> Path:
    """The environment of that name; made anew and filled unless it was filled for the same key."""
    place = MADE / name
    stamp = place / "filled-for"
    if stamp.is_file() and stamp.read_text() == key:
        return place
    if Path(sys.prefix).resolve() == place.resolve():
        raise CannotRun(
            f"the environment {place.name} is to be made anew, and this runs in it: start it with python3"
        )
    say(f"making the environment {place.relative_to(ROOT)}")
    shutil.rmtree(place, ignore_errors=True)
    _create(place)
    fill(place)
    stamp.write_text(key)
    return place


def _create(place: Path) -> None:
    # A program of its own, so that it ends with us.
    try:
        logged([sys.executable, "-m", "venv", place], LOGS / f"environment-{place.name}.log")
    except Failed as problem:
        hint = "on Debian and Ubuntu: apt install python3-venv"
        raise CannotRun(f"{sys.executable} cannot make environments; {hint}") from problem


def install(place: Path, *arguments: str | Path) -> None:
    # Python compiles what it imports anyway, and far less than everything.
    command = [python_of(place), "-m", "pip", "install", "--no-input", "--no-compile", *arguments]
    logged(command, LOGS / f"install-{place.name}.log")


def install_requirements(place: Path, name: str) -> None:
    """Hashed: what is installed is what was tested. The list is complete, so pip need not think."""
    install(place, "--require-hashes", "--no-deps", "-r", REQUIREMENTS / f"{name}.txt")
    logged([python_of(place), "-m", "pip", "check"], LOGS / f"check-{place.name}.log")


def once(stamp: Path, key: str, act: Callable[[], None]) -> None:
    """Act unless it was done before for the same key."""
    if not stamp.is_file() or stamp.read_text() != key:
        act()
        stamp.write_text(key)


def build_environment(*, with_node: bool) -> Path:
    names = ["build", "node"] if with_node else ["build"]

    def fill(place: Path) -> None:
        for name in names:
            install_requirements(place, name)

    key = fingerprint([REQUIREMENTS / f"{name}.txt" for name in names])
    return environment("-".join(names), key, fill)


def dev_environment() -> Path:
    """What tests and checks run in: all requirements, and the sources themselves, plain."""
    requirements = REQUIREMENTS / "dev.txt"
    place = environment("dev", fingerprint([requirements]), lambda new: install_requirements(new, "dev"))
    sources = fingerprint([ROOT / "pyproject.toml"])
    words = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
    once(place / "sources-installed", sources, lambda: install(place, *words))
    return place
