"""Coming, going, names and the host's power over persons."""

from __future__ import annotations

from yomiai.games.registry import game
from yomiai.table.bots_here import substitute
from yomiai.table.drafting import Drafting
from yomiai.table.log import BotTookOver, HostGiven, Joined, Kicked, Left, Renamed
from yomiai.table.names import name_among
from yomiai.table.refusal import Refusal
from yomiai.table.state import State
from yomiai.wire.client import GiveHost, Kick, Leave, Rename
from yomiai.wire.http import Join


def join(pen: Drafting, message: Join, token_hash: str) -> None:
    """Take the first empty seat if there is one and it is wanted; else watch."""
    state = pen.state
    if state.settings.locked:
        raise Refusal("locked")
    if len(state.members) >= pen.house.most_persons:
        raise Refusal("full")
    seat = None if message.watch else first_empty(state)
    if seat is None and not state.settings.watchers and not _is_bot_to_relieve(state, watch=message.watch):
        raise Refusal("no_watchers" if message.watch else "full")
    name = name_among(message.name, [member.name for member in state.members.values()])
    person = state.last_person + 1
    pen.write(Joined(person, token_hash, name, message.language, seat), person, message.id)


def first_empty(state: State) -> int | None:
    """Return the first seat that nobody has."""
    return next((seat for seat, chair in enumerate(state.chairs) if not chair.filled), None)


def _is_bot_to_relieve(state: State, *, watch: bool) -> bool:
    """Whether a newcomer who wants to play could take a bot's seat."""
    return not watch and any(chair.owner is None for chair in state.chairs)


def rename(pen: Drafting, person: int, message: Rename) -> None:
    """Take another name or language. A name is heard by all, so who may not talk may not change it either."""
    name = None
    if message.name is not None:
        require_voice(pen.state, person)
        others = [member.name for number, member in pen.state.members.items() if number != person]
        name = name_among(message.name, others)
    before = pen.state.members[person]
    if (name or before.name, message.language or before.language) != (before.name, before.language):
        pen.write(Renamed(name, message.language), person, message.id)


def leave(pen: Drafting, person: int, message: Leave) -> None:
    """Leave for good; it always works, and in a match a bot goes on."""
    seat = pen.state.seat_of(person)
    pen.write(Left(pen.state.members[person].name), person, message.id)
    _bot_goes_on(pen, seat, "left")


def kick(pen: Drafting, person: int, message: Kick) -> None:
    require_host(pen.state, person)
    member = pen.state.members.get(message.person)
    if member is None or message.person == person:
        raise Refusal("no_person_there")
    seat = pen.state.seat_of(message.person)
    pen.write(Kicked(message.person, member.name), person, message.id)
    _bot_goes_on(pen, seat, "kicked")


def _bot_goes_on(pen: Drafting, seat: int | None, reason: str) -> None:
    """No seat of a running match is ever without somebody who can act."""
    if pen.state.running is not None and seat is not None and not pen.state.chairs[seat].filled:
        pen.write(BotTookOver(seat, substitute(pen.state), reason))


def give_host(pen: Drafting, person: int, message: GiveHost) -> None:
    require_host(pen.state, person)
    if message.person not in pen.state.members:
        raise Refusal("no_person_there")
    pen.write(HostGiven(message.person), person, message.id)


def require_voice(state: State, person: int) -> None:
    """`Refusal` while a match runs that this person only watches, or that is played in silence (D-61)."""
    if state.running is not None and (state.seat_of(person) is None or game(state.settings.game).silent):
        raise Refusal("talk_off")


def require_host(state: State, person: int) -> None:
    """`Refusal` unless this person is host."""
    if state.host != person:
        raise Refusal("not_host")


def pass_host_on(pen: Drafting) -> None:
    """Give the table a host when it has none, or when its host is away for long and others are there."""
    state, attendance = pen.state, pen.attendance
    others = [person for person in state.members if person != state.host]
    connected = [person for person in others if attendance.connected(person)]
    if state.host is None:
        candidates = connected or others
    else:
        candidates = connected if attendance.is_gone_for_long(state.host, pen.now_ms) else []
    if candidates:
        pen.write(HostGiven(candidates[0]))
