"""`yomiai replay`: tell a record as one seat saw it, or open."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from yomiai.kernel.secret import EVERY_EYE, Eyes, seen_by
from yomiai.record.closing import closed
from yomiai.record.file import Record, Unreadable
from yomiai.record.keeping import OtherRules, portraits_of
from yomiai.record.lines import Spoken
from yomiai.record.match import Different
from yomiai.terminal.screen import Screen, language
from yomiai.terminal.sitters import names_of
from yomiai.terminal.verify import UNREADABLE, opened
from yomiai.terminal.voice import Voice
from yomiai.words import LANGUAGES


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="yomiai replay", description=__doc__)
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--seat", type=int, help="what this seat was told; the first seat is 1")
    parser.add_argument("--until", type=int, help="stop after the entry with this number")
    parser.add_argument("--lang", choices=LANGUAGES, default=language())
    parser.add_argument("--spoil", action="store_true", help="show everything though the match is not over")
    return parser


def main(argv: Sequence[str]) -> int:
    """Print the record; 2 when it cannot be read or may not be shown."""
    asked = arguments().parse_args(argv)
    screen = Screen()
    try:
        record = opened(asked.file)
    except Unreadable as reason:
        screen.say(f"Not a record: {reason}")
        return UNREADABLE
    seat = None if asked.seat is None else asked.seat - 1
    voice = Voice(record.header.game, asked.lang, names_of(record.header.seats, asked.lang), seat)
    if seat is not None and not 0 <= seat < record.header.players:
        screen.say(f"--seat is 1 to {record.header.players}")
        return UNREADABLE
    if seat is None and record.end is None and not asked.spoil:
        screen.say(voice.own.say("running"))
        return UNREADABLE
    eyes = EVERY_EYE if seat is None or asked.spoil else seen_by(seat)
    show(record, voice, eyes, screen, asked.until)
    return 0


def show(record: Record, voice: Voice, eyes: Eyes, screen: Screen, until: int | None) -> None:
    """Print the events of each entry and the table after the last."""
    last = len(record.entries) - 1 if until is None else min(until, len(record.entries) - 1)
    for entry in record.entries[: last + 1]:
        said = None if entry.seat is None else voice.said(entry.seat, entry.words)
        claims = record.claims[entry.number] if record.claims else ()
        told = [said, *(voice.tell(closed(event, eyes)) for event in entry.events)]
        told += [
            voice.claimed(each.seat, each.claim, each.choices, each.to)
            for each in claims
            if heard(each, eyes)
        ]
        lines = [line for line in told if line]
        for line in lines:
            screen.say(f"{voice.own.say('entry', number=entry.number)} {line}")
    for line in _board(record, voice, eyes, last):
        screen.say(line)
    if last == len(record.entries) - 1:
        screen.say(voice.own.say(_ending(record)))


def heard(claim: Spoken, eyes: Eyes) -> bool:
    """Return whether somebody with these eyes was told a claim: all were, or it was said to one alone."""
    return claim.to is None or bool(eyes >> claim.seat & 1 or eyes >> claim.to & 1)


def _board(record: Record, voice: Voice, eyes: Eyes, number: int) -> list[str]:
    try:
        portraits = portraits_of(record)
    except (OtherRules, Different) as reason:
        return [voice.own.say("no_boards", reason=str(reason))]
    return voice.board(closed(portraits[number], eyes)) if 0 <= number < len(portraits) else []


def _ending(record: Record) -> str:
    if record.end is None:
        return "running_now"
    return "over" if record.end.result else "abandoned"
