"""Generated files: every script in tools/generate/ writes some, and with --check only compares."""

from devtool.console import say, succeeds
from devtool.environments import dev_environment, python_of
from devtool.places import GENERATORS, ROOT


def generate(*, only_check: bool) -> int:
    python = python_of(dev_environment())
    options = ["--check"] if only_check else []
    failed = [
        script
        for script in sorted(GENERATORS.glob("*.py"))
        if not script.name.startswith("_") and not succeeds([python, script, *options])
    ]
    for script in failed:
        say(f"{script.relative_to(ROOT)} failed; `python3 tools/dev.py generate` writes the files again")
    return len(failed)
