"""Everything that can be told without running the game."""

from collections.abc import Callable

from devtool import generate, house, native
from devtool.console import CannotRun, run, say
from devtool.environments import dev_environment, program_of
from devtool.node import node_program, npm
from devtool.outcome import Outcome, timed
from devtool.places import ROOT, WEB


def check() -> int:
    outcome = outcome_of_checks()
    say(f"{outcome.passed} passed, {outcome.failed} failed")
    return 1 if outcome.failed else 0


def outcome_of_checks() -> Outcome:
    total = Outcome()
    for name, step in STEPS.items():
        total += _outcome(name, step)
    return total


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
    return lambda: run([program_of(dev_environment(), name), *words])


def _pyright() -> None:
    run([node_program("tools", "pyright"), "--project", ROOT / "pyproject.toml"])


def _svelte_check() -> None:
    node_program("web", "svelte-check")  # installs what the lock file names
    run([npm(), "run", "check"], where=WEB)


def _generated() -> None:
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


STEPS: dict[str, Callable[[], None]] = {
    "ruff check": _program("ruff", "check"),
    "ruff format": _program("ruff", "format", "--check"),
    "house rules": _none(house.complaints),
    "compiled modules": _none(native.complaints),
    "mypy": _program("mypy"),
    "pyright": _pyright,
    "imports": _program("lint-imports"),
    "page": _svelte_check,
    "generated files": _generated,
}
