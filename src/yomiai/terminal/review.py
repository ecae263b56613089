"""`yomiai review`: the bluff report of a record, in words or as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from yomiai.record.file import Record, Unreadable, read
from yomiai.record.keeping import OtherRules
from yomiai.record.match import Different
from yomiai.review.report import report
from yomiai.review.telling import told
from yomiai.terminal.screen import language
from yomiai.terminal.sitters import names_of
from yomiai.words import LANGUAGES


def main(arguments: Sequence[str]) -> int:
    """Print the report; 2 when the file is no record of a match that is over and replays."""
    parser = argparse.ArgumentParser(prog="yomiai review", description=__doc__)
    parser.add_argument("file", type=Path, help="a record of a match that is over")
    parser.add_argument("--lang", choices=LANGUAGES, default=language())
    parser.add_argument("--json", action="store_true", help="the whole report, with every claim")
    asked = parser.parse_args(arguments)
    try:
        record = _finished(asked.file)
        made = report(record)
    except (OSError, Unreadable, OtherRules, Different) as reason:
        print(f"yomiai review: {reason}")  # noqa: T201 - a command line
        return 2
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())  # noqa: T201 - a command line
        return 0
    for line in told(made, names_of(record.header.seats, asked.lang), asked.lang):
        print(line)  # noqa: T201 - a command line
    return 0


def _finished(file: Path) -> Record:
    record = read(file.read_bytes())
    if record.end is None:
        raise Unreadable("the match is still running")
    return record
