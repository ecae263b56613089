"""The parts of `make test`, and what each needs."""

import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from devtool.at_once import at_once
from devtool.check import outcome_of_checks
from devtool.console import CannotRun, run, say, succeeds
from devtool.environments import build_environment, dev_environment, install, once, program_of, python_of
from devtool.fingerprint import fingerprint
from devtool.outcome import Outcome, pytest_outcome, timed
from devtool.places import MADE, ROOT
from devtool.postgres import postgres
from devtool.system import chromium
from devtool.wheels import Wheel, wheel

TWO_AT_ONCE = ("-n", "2")
# With three browsers two cores have something to do at any time.
THREE_AT_ONCE = ("-n", "3")
# What runs in the process of the rules; the server's tests start it as a program of its own.
ON_RULES = (
    "kernel",
    "games",
    "promises",
    "transcripts",
    "counts",
    "record",
    "review",
    "table",
    "bots",
    "terminal",
)
THINKING = ("bots", "review", "terminal", "promises/test_exhaustive.py")
"""What imagines thousands of worlds. It runs on the compiled rules, five times as fast; that plain rules do
the same is what traces, promises and every other suite hold, and faults are planted in plain ones."""
SANITIZED = ("kernel", "games", "promises/test_exhaustive.py")
# Shifts by too many places are looked for, shifts of negative values are not: mypyc's own runtime makes a
# Python number of a native -1 that way, which every compiler we know does as meant.
SANITIZER = {
    "YOMIAI_OPT_LEVEL": "0",  # a third of the time to build, and its tests take no longer
    "CFLAGS": "-fno-wrapv -fsanitize=shift-exponent,signed-integer-overflow -fno-sanitize-recover=all",
    "LDFLAGS": "-fsanitize=undefined",
}
# Else, where a machine says to keep none, each program that a test starts compiles all sources anew.
KEEPING_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
BUILDS: dict[str, dict[str, str]] = {"compiled": {}, "sanitizer": SANITIZER}
PROOF = "import sys, yomiai as y; sys.exit(not (y.is_compiled and y.__file__.startswith(sys.argv[1])))"
NEITHER = "not browser and not postgres"
BROWSED = ("-m", "browser and not thorough")
FEW = 5
"""So many browser tests may be run again alone; if more fail, it is no matter of waiting."""
# Planted faults are edited copies of the sources, imported plain: another build does not change them.
PLANTED = "--ignore=tests/promises/test_planted.py"


def builds() -> Outcome:
    """Both builds of the rules at once: the C compiler keeps one core busy for each."""
    build_environment(with_node=False)
    at_once([partial(_wheel, name) for name in BUILDS])
    return Outcome()


def plain() -> Outcome:
    left = [f"--ignore=tests/{name}" for name in THINKING]
    return _pytest("-m", f"{NEITHER} and not compiled", *TWO_AT_ONCE, *left)


def compiled() -> Outcome:
    tests = _suites(ON_RULES)
    folder = _installed("compiled")
    return _pytest("-m", NEITHER, *TWO_AT_ONCE, PLANTED, *tests, on=folder)


def sanitizer() -> Outcome:
    tests = _suites(SANITIZED)
    folder = _installed("sanitizer")
    return _pytest("-m", f"{NEITHER} and not slow", *TWO_AT_ONCE, *tests, on=folder)


def database() -> Outcome:
    with postgres() as address:
        return _pytest("-m", "postgres", extra={"YOMIAI_TEST_POSTGRES": address})


def browser() -> Outcome:
    """What fails beside two others is run again alone, in sight of all: it may have waited too long."""
    settings = {"YOMIAI_CHROMIUM": _browser_and_page()}
    crowded = _pytest(*BROWSED, *THREE_AT_ONCE, extra=settings)
    if not 0 < crowded.failed <= FEW:
        return crowded
    say(f"--- browser: {crowded.failed} failed beside others; again, alone")
    alone = _pytest(*BROWSED, "--last-failed", "--last-failed-no-failures=none", extra=settings)
    return Outcome(crowded.passed + alone.passed, alone.failed)


def _browser_and_page() -> str:
    """Where the browser is; the page is built from what lies here."""
    found = chromium()
    python = python_of(dev_environment())
    run([python, "-m", "yomiai_build.page", ROOT], extra={"PYTHONPATH": str(ROOT / "tools/backend")})
    return found


PARTS: dict[str, Callable[[], Outcome]] = {
    "check": outcome_of_checks,
    "builds": builds,
    "plain": plain,
    "compiled": compiled,
    "sanitizer": sanitizer,
    "database": database,
    "browser": browser,
}
NAMES = tuple(PARTS)


def test(only: Sequence[str], skip: str) -> int:
    may_be_missing = {name for name in skip.replace(" ", ",").split(",") if name}
    unknown = (may_be_missing | set(only)) - set(NAMES)
    if unknown:
        raise CannotRun(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    wanted = only or NAMES
    total = _beginning(wanted, may_be_missing)
    for name in wanted:
        if name not in AT_ONCE:
            total += _outcome(name, may_be_missing=name in may_be_missing)
    say(f"{total.passed} passed, {total.failed} failed")
    return 1 if total.failed else 0


AT_ONCE = ("check", "builds")


def _beginning(wanted: Sequence[str], may_be_missing: set[str]) -> Outcome:
    """Make the environment, then check; build beside both, which needs neither and keeps a core busy."""

    def part(name: str) -> Outcome:
        return _outcome(name, may_be_missing=name in may_be_missing) if name in wanted else Outcome()

    def set_up_and_check() -> Outcome:
        with timed("environment"):
            dev_environment()  # beforehand, so that no part's time has it in it
        return part("check")

    acts: list[Callable[[], Outcome]] = [set_up_and_check, partial(part, "builds")]
    return sum(at_once(acts), Outcome())


def _outcome(name: str, *, may_be_missing: bool) -> Outcome:
    say(f"--- {name}")
    try:
        with timed(name):
            return PARTS[name]()
    except CannotRun as problem:
        say(f"NOT RUN: {name} ({problem})")
        return Outcome() if may_be_missing else Outcome(failed=1)
    except Exception as problem:  # noqa: BLE001 - one broken part must not hide the others
        say(f"FAILED: {name} ({type(problem).__name__}: {problem})")
        return Outcome(failed=1)


def bench(words: list[str]) -> int:
    """On the compiled rules, since players run those; without words, rules, server and page in turn."""
    if words[:1] == ["page"]:
        return 0 if _bench_page(words[1:]) else 1
    folder = _installed("compiled")
    program = str(program_of(dev_environment(), "yomiai"))
    runs = [words] if words else [["rules"], ["server"]]
    done = [succeeds([program, "bench", *run], extra={"PYTHONPATH": str(folder)}) for run in runs]
    if not words:
        done.append(_bench_page([]))
    return 0 if all(done) else 1


def _bench_page(words: list[str]) -> bool:
    script = ROOT / "tools/browsing/slow_phone.py"
    program: list[str | Path] = [python_of(dev_environment()), script, *words]
    return succeeds(program, extra={"YOMIAI_CHROMIUM": _browser_and_page()})


def soak(words: list[str]) -> int:
    """The suites at large, then every browser test, also those that are too long for `make test`."""
    folder = _installed("compiled")
    large: list[str | Path] = [program_of(dev_environment(), "pytest"), "-m", NEITHER, "--timeout=0", *words]
    done = [succeeds(large, extra={"PYTHONPATH": str(folder), "YOMIAI_SOAK": "1"})]
    if not words:
        browsers: list[str | Path] = [
            program_of(dev_environment(), "pytest"),
            "-m",
            "browser",
            *THREE_AT_ONCE,
        ]
        done.append(succeeds(browsers, extra={"YOMIAI_CHROMIUM": _browser_and_page()}))
    return 0 if all(done) else 1


def _pytest(*words: str, on: Path | None = None, extra: dict[str, str] | None = None) -> Outcome:
    settings = {**KEEPING_BYTECODE, **(extra or {}), **({"PYTHONPATH": str(on)} if on else {})}
    return pytest_outcome([program_of(dev_environment(), "pytest"), *words], settings)


def _suites(names: Sequence[str]) -> list[str]:
    found = [f"tests/{name}" for name in names if (ROOT / "tests" / name).exists()]
    if not found:
        raise CannotRun(f"there are no tests in {', '.join(names)}")
    return found


def _wheel(name: str) -> Wheel:
    return wheel(name, with_page=False, settings={"YOMIAI_COMPILE": "always", **BUILDS[name]})


def _installed(name: str) -> Path:
    """A folder with that build in it, and proof that it is what Python finds there."""
    built = _wheel(name)
    folder, place = MADE / "installed" / name, dev_environment()

    def fill() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        install(place, "--no-deps", "--target", folder, built.path)

    once(folder / "filled-for", fingerprint([built.path]), fill)
    if not succeeds([python_of(place), "-c", PROOF, folder], extra={"PYTHONPATH": str(folder)}):
        raise RuntimeError(f"the rules in {folder} do not run compiled")
    return folder
