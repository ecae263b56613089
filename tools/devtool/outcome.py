"""How many passed and how many failed, read off pytest's closing line."""

import contextlib
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from devtool.console import CannotRun, Command, say, shown

NO_TESTS = 5
CLOSING = re.compile(r"^=+ (.*) in [\d.:]+s.*=+$", re.MULTILINE)
COUNT = re.compile(r"(\d+) (passed|failed|errors?|xpassed)\b")


@dataclass(frozen=True)
class Outcome:
    """Tests that passed and failed; an error counts as a failure, a skipped test not at all."""

    passed: int = 0
    failed: int = 0

    def __add__(self, other: "Outcome") -> "Outcome":
        return Outcome(self.passed + other.passed, self.failed + other.failed)


def pytest_outcome(command: Command, extra: Mapping[str, str]) -> Outcome:
    status, text = shown(command, extra=extra)
    if status == NO_TESTS:
        raise CannotRun("pytest found no tests")
    found = read(text)
    # A crash after the last test, or before the first, has no count of its own.
    return Outcome(found.passed, 1) if status and not found.failed else found


def read(text: str) -> Outcome:
    closing = CLOSING.findall(text)
    passed = failed = 0
    for count, what in COUNT.findall(closing[-1]) if closing else ():
        if what == "passed":
            passed += int(count)
        else:
            failed += int(count)
    return Outcome(passed, failed)


@contextlib.contextmanager
def timed(name: str) -> Iterator[None]:
    start = time.monotonic()
    try:
        yield
    finally:
        say(f"--- {name}: {time.monotonic() - start:.1f} s")
