"""`yomiai verify`: check the luck of a record."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from yomiai.record.file import Record, Unreadable, read
from yomiai.record.proof import verified
from yomiai.terminal.screen import Screen

RIGHT: Final = 0
WRONG: Final = 1
UNREADABLE: Final = 2
UNCHECKED: Final = 3


def main(argv: Sequence[str]) -> int:
    """Print what checking found; the exit codes are those of docs/record.md."""
    parser = argparse.ArgumentParser(prog="yomiai verify", description=__doc__)
    parser.add_argument("file", type=Path, help="a record")
    screen = Screen()
    try:
        record = opened(parser.parse_args(argv).file)
    except Unreadable as reason:
        screen.say(f"Not a record: {reason}")
        return UNREADABLE
    verdict = verified(record)
    for sentence in (*verdict.wrong, *verdict.unchecked):
        screen.say(sentence)
    if verdict.wrong:
        screen.say("WRONG")
        return WRONG
    if verdict.replayed:
        screen.say("The rules give the same match.")
    if record.header.luck.opened is None:
        screen.say("UNCHECKED")
        return UNCHECKED
    screen.say(
        f"The secret is the one that was promised, and all {verdict.outcomes} outcomes follow from it."
    )
    screen.say("RIGHT")
    return RIGHT


def opened(file: Path) -> Record:
    """Return the record in a file; `Unreadable` also when the file cannot be read."""
    try:
        return read(file.read_bytes())
    except OSError as error:
        raise Unreadable(f"{file}: {error.strerror}") from error
