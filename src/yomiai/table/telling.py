"""What people are told about an entry: everybody every number, closed where it is not for him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from yomiai.kernel.secret import Eyes, view
from yomiai.table.log import (
    AbsenceAnswered,
    Act,
    Acted,
    BotSet,
    BotTookOver,
    Claimed,
    EndWanted,
    Entry,
    HostGiven,
    Kicked,
    Left,
    MatchEnded,
    PauseWanted,
    Readied,
    Sat,
    SettingsSet,
    Started,
    Talked,
    TimedOut,
)
from yomiai.table.remembering import eyes_for
from yomiai.table.state import State
from yomiai.wire.server import Told

KINDS: dict[type[Act], str] = {
    Sat: "seated",
    BotTookOver: "bot",
    HostGiven: "host",
    Talked: "talk",
    Claimed: "claim",
    AbsenceAnswered: "absence",
    MatchEnded: "ended",
}
"""Where the kind is not the act's own tag."""
TAKEN_BACK: dict[type[Act], str] = {EndWanted: "end_not_wanted", PauseWanted: "pause_not_wanted"}


def told(state: State, entry: Entry, eyes: Eyes) -> Told:
    """Return an entry as a device with these eyes may see it. Nothing else tells about entries."""
    act = entry.act
    plain = Told(entry.number, entry.at_ms, _kind(act), _person(entry), getattr(act, "seat", None))
    match act:
        case Talked():
            return msgspec.structs.replace(plain, phrase=act.phrase, text=act.text)
        case Claimed():
            return _claimed(plain, entry, act, eyes)
        case Left() | Kicked():
            return msgspec.structs.replace(plain, text=act.name)
        case Started() | Acted() | TimedOut():
            events, words = _events(state, entry, eyes), act.entry.words
            return msgspec.structs.replace(plain, events=events, by=_by(act), words=words)
        case BotSet() | BotTookOver():
            return msgspec.structs.replace(plain, by="bot")
        case _:
            return plain


def _claimed(plain: Told, entry: Entry, act: Claimed, eyes: Eyes) -> Told:
    """Return a claim; to whom it was not said, nothing but its number and that something was confided."""
    if not _hears(act, eyes):
        return Told(entry.number, entry.at_ms, "confided")
    by: Literal["person", "bot"] = "bot" if entry.person is None else "person"
    return msgspec.structs.replace(plain, claim=act.claim, choices=act.choices, by=by, to=act.to)


def _hears(act: Claimed, eyes: Eyes) -> bool:
    """Return whether one of these eyes is the speaker's own or the one it was said to, or all were told."""
    return act.to is None or bool(eyes >> act.seat & 1 or eyes >> act.to & 1)


def _kind(act: Act) -> str:
    match act:
        case SettingsSet(locked=bool(locked)):
            return "locked" if locked else "unlocked"
        case SettingsSet():
            return "settings"
        case BotSet():
            return "bot" if act.bot is not None else "bot_gone"
        case Readied():
            return "ready" if act.random is not None else "unready"
        case EndWanted(want=False) | PauseWanted(want=False):
            return TAKEN_BACK[type(act)]
        case _:
            return KINDS.get(type(act)) or str(type(act).__struct_config__.tag)


def _person(entry: Entry) -> int | None:
    """Return whom an entry is about: the person who did it, or to whom it was done."""
    subject = getattr(entry.act, "person", None)
    return entry.person if subject is None else int(subject)


def _by(act: Started | Acted | TimedOut) -> Literal["person", "bot", "clock"]:
    if isinstance(act, TimedOut):
        return "clock"
    return "bot" if isinstance(act, Acted) and act.by == "bot" else "person"


def _events(state: State, entry: Entry, eyes: Eyes) -> tuple[Any, ...]:
    """Return the events of an entry of the running or last match; former ones are told in records."""
    course = state.course
    if course is None or course.match is None or entry.number not in course.numbers:
        return ()
    happened = course.match.entries[course.numbers.index(entry.number)].events
    still = eyes_for(state, entry.number, eyes)
    return tuple(view(event, still) for event in happened)


def log_for(state: State, entries: Sequence[Entry], eyes: Eyes, since: int) -> tuple[Told, ...]:
    """Return what came after `since`, as far back as the talk before the running or last match."""
    first = max(since, state.kept_from - 1, 0)
    return tuple(told(state, entry, eyes) for entry in entries[first:])
