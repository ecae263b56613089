"""A table's matches as record files, with what was claimed about them but without talk."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import msgspec

from yomiai.record.file import Record, written
from yomiai.record.keeping import finished, header, running
from yomiai.record.lines import FORMAT, Header, Luck, Opened, Sitter, Spoken
from yomiai.table.fold import folded
from yomiai.table.log import Aborted, Acted, AnyAct, Claimed, Entry, MatchEnded, Started, TimedOut
from yomiai.table.refusal import Refusal
from yomiai.table.state import Course, State


def record(state: State, entries: Sequence[Entry], match: int | None = None) -> bytes:
    """Return a match that is over as a record file, the last one when no number is given.

    `Refusal` not_over while it runs, and for a number that no match has had.
    """
    last = state.course
    wanted = (0 if last is None else last.number) if match is None else match
    if last is None or not 0 < wanted <= last.number:
        raise Refusal("not_over")
    course = last if wanted == last.number else _earlier(entries, wanted)
    if course is last and state.running is not None:
        raise Refusal("not_over")
    if course.match is None:
        return written(_set_aside(course, entries))
    opened = Opened(course.commitment.secret, course.commitment.salt, course.started.randoms)
    luck = Luck("list") if state.lesson else Luck("key", course.commitment.shown, opened)
    first = header(course.match, _sitters(course), luck, course.started.entry.at)
    return written(_with_claims(finished(first, course.match), course, entries))


def _earlier(entries: Sequence[Entry], wanted: int) -> Course:
    """Fold the log up to the end of a match; what was played in the matches before it is passed over."""
    state = State()
    for entry in entries:
        number = 0 if state.course is None else state.course.number
        if number != wanted and isinstance(entry.act, Acted | TimedOut):
            state = state.with_(number=entry.number, at_ms=entry.at_ms)
            continue
        state = folded(state, entry)
        if state.course is not None and state.course.number == wanted and state.running is None:
            return state.course
    raise Refusal("not_over")


def closed_record(state: State, entries: Sequence[Entry]) -> bytes:
    """Return the running match as a record file: with all hands, but its luck is not opened."""
    course = state.running
    if course is None or course.match is None:
        raise Refusal("not_now")
    luck = Luck("list") if state.lesson else Luck("key", course.commitment.shown)
    first = header(course.match, _sitters(course), luck, course.started.entry.at)
    return written(_with_claims(running(first, course.match), course, entries))


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
    steps = [act.entry for act in _acts(course, entries) if isinstance(act, Started | Acted | TimedOut)]
    return _with_claims(Record(first, tuple(steps)), course, entries)


def _acts(course: Course, entries: Sequence[Entry]) -> Iterator[AnyAct]:
    """Return what stands in the log from a match's start up to its end."""
    acts = (entry.act for entry in itertools.islice(entries, course.numbers[0] - 1, None))
    return itertools.takewhile(lambda act: not isinstance(act, MatchEnded | Aborted), acts)


def _with_claims(record: Record, course: Course, entries: Sequence[Entry]) -> Record:
    """Return a record in which each claim stands at the entry after which it was said."""
    said: list[list[Spoken]] = []
    for act in _acts(course, entries):
        if isinstance(act, Started | Acted | TimedOut):
            said.append([])
        elif isinstance(act, Claimed):
            said[-1].append(Spoken(act.seat, act.claim, act.choices, act.to))
    claims = tuple(map(tuple, said)) if any(said) else ()
    return msgspec.structs.replace(record, claims=claims)
