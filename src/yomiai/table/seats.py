"""Sitting down, standing up, and the bots of the host."""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.table.bots_here import fitting
from yomiai.table.drafting import Drafting
from yomiai.table.log import BotSet, Sat, Stood
from yomiai.table.people import require_host
from yomiai.table.refusal import Refusal
from yomiai.table.state import Chair, State
from yomiai.wire.client import SetBot, Sit, Stand


def sit(pen: Drafting, person: int, message: Sit) -> None:
    """Take an empty seat, or a bot's where the table is not locked; in a match one keeps one's seat."""
    state = pen.state
    chair = chair_at(state, message.seat)
    if chair.owner is not None:
        raise Refusal("seat_taken")
    if state.running is not None and state.seat_of(person) is not None:
        raise Refusal("not_now")
    if chair.bot is not None and state.settings.locked and state.host != person:
        raise Refusal("locked")
    pen.write(Sat(message.seat), person, message.id)


def stand(pen: Drafting, person: int, message: Stand) -> None:
    require_no_match(pen.state)
    seat = pen.state.seat_of(person)
    if seat is None:
        raise Refusal("no_seat")
    pen.write(Stood(seat), person, message.id)


def set_bot(pen: Drafting, person: int, message: SetBot) -> None:
    """Put a bot on a seat that no person has, or take it away."""
    require_host(pen.state, person)
    require_no_match(pen.state)
    if chair_at(pen.state, message.seat).owner is not None:
        raise Refusal("seat_taken")
    if message.bot is not None and message.bot not in fitting(pen.house, pen.state.settings.game):
        raise Refusal("no_such_bot")
    pen.write(BotSet(message.seat, message.bot), person, message.id)


def chair_at(state: State, seat: int) -> Chair:
    """Return a seat's chair; `Refusal` when there is no such seat."""
    if not 0 <= seat < len(state.chairs):
        raise Refusal("no_seat")
    return state.chairs[seat]


def kept_chairs(chairs: Sequence[Chair], players: int) -> tuple[int, ...] | None:
    """Return which chairs a smaller table keeps, in their order; None when all stay.

    People keep theirs before bots, bots before nobody, and the first before the last.
    """
    if players >= len(chairs):
        return None

    def last_to_go(seat: int) -> tuple[bool, bool, int]:
        return chairs[seat].owner is None, not chairs[seat].filled, seat

    return tuple(sorted(sorted(range(len(chairs)), key=last_to_go)[:players]))


def require_no_match(state: State) -> None:
    """`Refusal` while a match is running."""
    if state.running is not None:
        raise Refusal("not_now")
