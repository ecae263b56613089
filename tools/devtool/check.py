"""Everything that can be told without running the game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from devtool import generate, house, native
from devtool.at_once import at_once
from devtool.console import CannotRun, logged, say
from devtool.environments import dev_environment, program_of
from devtool.node import node_program, npm
from devtool.outcome import Outcome, timed
from devtool.places import LOGS, ROOT, WEB


def check() -> int:
    outcome = outcome_of_checks()
    say(f"{outcome.passed} passed, {outcome.failed} failed")
    return 1 if outcome.failed else 0


def outcome_of_checks() -> Outcome:
    dev_environment()  # once, before two of them ask for it
    outcomes = at_once([partial(_outcome, name, step) for name, step in STEPS.items()])
    return sum(outcomes, Outcome())


def _outcome(name: str, step: Callable[[], None]) -> Outcome:
    try:
        with timed(f"check: {name}"):
            step()
    except CannotRun as problem:
        say(f"NOT RUN: check: {name} ({problem})")
    except Exception as problem:  # noqa: BLE001 - one broken check must not hide the others
        say(f"FAILED: {name} ({problem})")
    else:
        return Outcome(passed=1)
    return Outcome(failed=1)


def _program(name: str, *words: str) -> Callable[[], None]:
    log = "-".join([name, *words[:1]])
    return lambda: _quietly(log, program_of(dev_environment(), name), *words)


def _quietly(log: str, *command: str | Path, where: Path = ROOT) -> None:
    """Two checks run at once: only one that fails is heard, and not in the middle of another."""
    logged(command, LOGS / f"check-{log}.log", where=where)


def _pyright() -> None:
    _quietly("pyright", node_program("tools", "pyright"), "--project", ROOT / "pyproject.toml")


def _svelte_check() -> None:
    node_program("web", "svelte-check")  # installs what the lock file names
    _quietly("page", npm(), "run", "check", where=WEB)


def _generated() -> None:
    node_program("web", "svelte-check")  # the fonts lie among the page's packages
    if generate.generate(only_check=True):
        raise RuntimeError("generated files are out of date")


def _none(complaints: Callable[[], list[str]]) -> Callable[[], None]:
    def step() -> None:
        found = complaints()
        for complaint in found:
            say(complaint)
        if found:
            raise RuntimeError(f"{len(found)} complaints")

    return step


# The longest first: what is short fills the gaps.
STEPS: dict[str, Callable[[], None]] = {
    "pyright": _pyright,
    "mypy": _program("mypy"),
    "page": _svelte_check,
    "generated files": _generated,
    "ruff check": _program("ruff", "check"),
    "ruff format": _program("ruff", "format", "--check"),
    "house rules": _none(house.complaints),
    "compiled modules": _none(native.complaints),
    "imports": _program("lint-imports"),
}
