"""What entries about persons, seats and settings do to the table."""
# ruff: noqa: ARG001 - all folders take the same arguments

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from yomiai.table.log import (
    Act,
    BotSet,
    Committed,
    Created,
    Entry,
    HostGiven,
    Joined,
    Kicked,
    Left,
    Readied,
    Renamed,
    Sat,
    SettingsSet,
    Stood,
    Talked,
)
from yomiai.table.luck import sealed
from yomiai.table.state import Chair, Member, State
from yomiai.wire.shown import Settings


def _created(state: State, entry: Entry, act: Created) -> State:
    chairs = (Chair(),) * act.settings.players
    return state.with_(code=act.code, settings=act.settings, lesson=act.lesson, chairs=chairs)


def _joined(state: State, entry: Entry, act: Joined) -> State:
    members = {**state.members, act.person: Member(act.name, act.language, act.token_hash, entry.number)}
    host = act.person if state.host is None else state.host
    after = state.with_(members=members, last_person=act.person, host=host)
    return after if act.seat is None else _seated(after, act.person, act.seat)


def _seated(state: State, person: int, seat: int) -> State:
    """In a match the bot plays on until the seat's next own decision."""
    if state.status == "playing":
        return state.with_chair(seat, msgspec.structs.replace(state.chairs[seat], owner=person))
    return _stood_up(state, person).with_chair(seat, Chair(owner=person))


def _stood_up(state: State, person: int) -> State:
    seat = state.seat_of(person)
    return state if seat is None else state.with_chair(seat, Chair())


def _renamed(state: State, entry: Entry, act: Renamed) -> State:
    person = _person(entry)
    member = state.members[person]
    now = msgspec.structs.replace(
        member, name=act.name or member.name, language=act.language or member.language
    )
    return state.with_(members={**state.members, person: now})


def _left(state: State, entry: Entry, act: Left) -> State:
    return _gone(state, _person(entry))


def _kicked(state: State, entry: Entry, act: Kicked) -> State:
    return _gone(state, act.person)


def _gone(state: State, person: int) -> State:
    """In a match a bot sits there by now and keeps the seat."""
    seat = state.seat_of(person)
    if seat is not None:
        chair = state.chairs[seat]
        rest = msgspec.structs.replace(chair, owner=None) if state.status == "playing" else Chair()
        state = state.with_chair(seat, rest)
    members = {number: member for number, member in state.members.items() if number != person}
    answered = {number: ids for number, ids in state.answered.items() if number != person}
    course = state.course
    if course is not None:
        wants = tuple(want for want in course.wants if want[0] != person)
        state = state.with_(course=msgspec.structs.replace(course, wants=wants))
    return state.with_(members=members, answered=answered, host=None if state.host == person else state.host)


def _sat(state: State, entry: Entry, act: Sat) -> State:
    return _seated(state, _person(entry), act.seat)


def _stood(state: State, entry: Entry, act: Stood) -> State:
    return state.with_chair(act.seat, Chair())


def _bot_set(state: State, entry: Entry, act: BotSet) -> State:
    return state.with_chair(act.seat, Chair(bot=act.bot))


def _settings_set(state: State, entry: Entry, act: SettingsSet) -> State:
    """Persons beyond the number of players stand up; what the match is about takes "ready" back."""
    before, chairs = state.settings, state.chairs
    players = act.settings.players
    if act.kept is not None:
        chairs = tuple(chairs[seat] for seat in act.kept)
    chairs = (chairs + (Chair(),) * players)[:players]
    if _matter(before) != _matter(act.settings):
        chairs = tuple(msgspec.structs.replace(chair, random=None) for chair in chairs)
    return state.with_(settings=act.settings, chairs=chairs)


def _matter(settings: Settings) -> object:
    """Return what people agree to when they are ready."""
    return settings.game, settings.players, settings.options, settings.clock


def _host_given(state: State, entry: Entry, act: HostGiven) -> State:
    return state.with_(host=act.person)


def _readied(state: State, entry: Entry, act: Readied) -> State:
    return state.with_chair(act.seat, msgspec.structs.replace(state.chairs[act.seat], random=act.random))


def _committed(state: State, entry: Entry, act: Committed) -> State:
    return state.with_(next_luck=sealed(act))


def _talked(state: State, entry: Entry, act: Talked) -> State:
    return state


def _person(entry: Entry) -> int:
    if entry.person is None:
        raise ValueError("somebody must have done this")
    return entry.person


FOLDERS: dict[type[Act], Callable[[State, Entry, Any], State]] = {
    Created: _created,
    Joined: _joined,
    Renamed: _renamed,
    Left: _left,
    Kicked: _kicked,
    Sat: _sat,
    Stood: _stood,
    BotSet: _bot_set,
    SettingsSet: _settings_set,
    HostGiven: _host_given,
    Readied: _readied,
    Committed: _committed,
    Talked: _talked,
}
