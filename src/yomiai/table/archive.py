"""A table's matches as record files, without talk."""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.record.file import Record, written
from yomiai.record.keeping import finished, header, running
from yomiai.record.lines import FORMAT, Header, Luck, Opened, Sitter
from yomiai.table.log import Acted, Entry, Started, TimedOut
from yomiai.table.refusal import Refusal
from yomiai.table.state import Course, State


def record(state: State, entries: Sequence[Entry]) -> bytes:
    """Return the last match as a record file; `Refusal` while it is running."""
    course = state.course
    if course is None or state.running is not None:
        raise Refusal("not_over")
    if course.match is None:
        return written(_set_aside(course, entries))
    opened = Opened(course.commitment.secret, course.commitment.salt, course.started.randoms)
    luck = Luck("key", course.commitment.shown, opened)
    return written(
        finished(header(course.match, _sitters(course), luck, course.started.entry.at), course.match)
    )


def closed_record(state: State) -> bytes:
    """Return the running match as a record file: with all hands, but its luck is not opened."""
    course = state.running
    if course is None or course.match is None:
        raise Refusal("not_now")
    luck = Luck("key", course.commitment.shown)
    return written(
        running(header(course.match, _sitters(course), luck, course.started.entry.at), course.match)
    )


def _sitters(course: Course) -> list[Sitter]:
    names = course.started.holders
    return [
        Sitter(name, tuple(player.kind for player in players))
        for name, players in zip(names, course.played, strict=True)
    ]


def _set_aside(course: Course, entries: Sequence[Entry]) -> Record:
    """Return a match whose rules we do not have: no portraits can be made, so it counts as unfinished."""
    act = course.started
    first = Header(
        format=FORMAT,
        game=act.game,
        rules=act.rules_version,
        players=act.players,
        options=act.options,
        seats=tuple(_sitters(course)),
        luck=Luck("key", act.commitment),
        at=act.entry.at,
    )
    acts = [entry.act for entry in entries[course.numbers[0] - 1 :]]
    steps = [act.entry for act in acts if isinstance(act, Started | Acted | TimedOut)]
    return Record(first, tuple(steps))
