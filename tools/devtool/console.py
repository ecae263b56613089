"""Saying things, running things, and the one way a part says that it cannot run."""

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from devtool.places import ROOT

Command = Sequence[str | Path]


class CannotRun(Exception):
    """Something this machine lacks; the text says what."""


class Failed(Exception):
    """A program that we called did not succeed."""


def spoken(command: Command) -> str:
    """The command as a person would type it here."""
    return shlex.join(str(word).removeprefix(f"{ROOT}{os.sep}") for word in command)


def say(text: str) -> None:
    print(text, flush=True)


def run(command: Command, *, extra: Mapping[str, str] | None = None, where: Path = ROOT) -> None:
    """Run to the end, with its output shown; a failure is an exception."""
    if not succeeds(command, extra=extra, where=where):
        raise Failed(f"see above: {spoken(command)}")


def succeeds(command: Command, *, extra: Mapping[str, str] | None = None, where: Path = ROOT) -> bool:
    done = subprocess.run(command, cwd=where, env=environment(extra), stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def logged(command: Command, log: Path, *, extra: Mapping[str, str] | None = None) -> str:
    """Run with the output in a file, shown only when the command fails."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            command, cwd=ROOT, env=environment(extra), stdin=subprocess.DEVNULL,
            stdout=out, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
    text = log.read_text(encoding="utf-8", errors="replace")
    if done.returncode:
        say(text)
        raise Failed(f"see above, or {log}: {spoken(command)}")
    return text


def shown(command: Command, *, extra: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run with the output shown as it comes; the status and the whole output come back."""
    lines = []
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(extra), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
    ) as running:  # fmt: skip
        for line in running.stdout or ():
            sys.stdout.write(line)
            sys.stdout.flush()
            lines.append(line)
    return running.returncode, "".join(lines)


def environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    # An environment of the caller's must not leak into ours.
    left_out = {"VIRTUAL_ENV", "PYTHONHOME", "PYTHONPATH"}
    mine = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**mine, "PYTHONUTF8": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **(extra or {})}
