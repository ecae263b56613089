"""Saying things, running things, and the one way a part says that it cannot run.

What is run ends when we are told to end: pip and the compiler are programs of their own, and stopping only
the one that we started would leave those that it started at work.
"""

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn

from devtool.places import ROOT

PATIENCE_S = 5
SIGN_S = 20
STOPPED = 128  # what shells add to a signal's number

Command = Sequence[str | Path]
_RUNNING: set[subprocess.Popen[str]] = set()


class CannotRun(Exception):
    """Something this machine lacks; the text says what."""


class Failed(Exception):
    """A program that we called did not succeed."""


def spoken(command: Command) -> str:
    """The command as a person would type it here."""
    return shlex.join(str(word).removeprefix(f"{ROOT}{os.sep}") for word in command)


def say(text: str) -> None:
    print(text, flush=True)


@contextlib.contextmanager
def signs_of_life(every_s: float = SIGN_S) -> Iterator[None]:
    """Say now and then that work goes on while the block runs: what is silent for minutes looks dead."""
    done, began = threading.Event(), time.monotonic()

    def tell() -> None:
        while not done.wait(every_s):
            say(f"… still at work, {time.monotonic() - began:.0f} s")

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def run(command: Command, *, extra: Mapping[str, str] | None = None, where: Path = ROOT) -> None:
    """Run to the end, with its output shown; a failure is an exception."""
    if not succeeds(command, extra=extra, where=where):
        raise Failed(f"see above: {spoken(command)}")


def succeeds(command: Command, *, extra: Mapping[str, str] | None = None, where: Path = ROOT) -> bool:
    with started(command, extra, where=where) as running:
        return running.wait() == 0


def logged(command: Command, log: Path, *, extra: Mapping[str, str] | None = None, where: Path = ROOT) -> str:
    """Run with the output in a file, shown only when the command fails."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out, started(command, extra, where=where, out=out) as running:
        status = running.wait()
    text = log.read_text(encoding="utf-8", errors="replace")
    if status:
        say(text)
        raise Failed(f"see above, or {log}: {spoken(command)}")
    return text


def shown(command: Command, *, extra: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run with the output shown as it comes; the status and the whole output come back."""
    lines = []
    with started(command, extra, out=subprocess.PIPE) as running:
        for line in running.stdout or ():
            sys.stdout.write(line)
            sys.stdout.flush()
            lines.append(line)
        return running.wait(), "".join(lines)


@contextlib.contextmanager
def started(
    command: Command, extra: Mapping[str, str] | None, *, where: Path = ROOT, out: IO[str] | int | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A program while the block runs; a block that is broken off ends it and all that it has started.

    out: where both its outputs go; None is where ours go.
    """
    running = subprocess.Popen(
        command, cwd=where, env=environment(extra), stdin=subprocess.DEVNULL,
        stdout=out, stderr=None if out is None else subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace",
        process_group=0 if os.name == "posix" else None,
    )  # fmt: skip
    _RUNNING.add(running)
    try:
        yield running
    except BaseException as broken_off:
        by_hand = isinstance(broken_off, KeyboardInterrupt)
        _end(running, signal.SIGINT if by_hand else signal.SIGTERM)
        raise
    finally:
        _RUNNING.discard(running)
        if running.stdout:
            running.stdout.close()


def end_all() -> None:
    """End what runs now: for one who waits for threads that wait for programs."""
    for running in tuple(_RUNNING):
        _end(running, signal.SIGTERM)


def _end(running: subprocess.Popen[str], politely: signal.Signals) -> None:
    _send(running, politely)
    with contextlib.suppress(subprocess.TimeoutExpired):
        running.wait(PATIENCE_S)
    _send(running, getattr(signal, "SIGKILL", signal.SIGTERM))
    running.wait()


def _send(running: subprocess.Popen[str], number: signal.Signals) -> None:
    """To the program and, where the system has groups, to all that it has started."""
    if os.name != "posix":
        running.terminate()
        return
    with contextlib.suppress(ProcessLookupError):  # all of them have ended
        os.killpg(running.pid, number)


def hear_of_ends() -> None:
    """From now on a signal to end breaks off what we do, as Ctrl-C does."""

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        sys.exit(STOPPED + number)

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


def environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    # An environment of the caller's must not leak into ours.
    left_out = {"VIRTUAL_ENV", "PYTHONHOME", "PYTHONPATH"}
    mine = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**mine, "PYTHONUTF8": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **(extra or {})}
