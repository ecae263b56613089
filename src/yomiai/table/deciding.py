"""Which part of the table answers which message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yomiai.table import absence, agreeing, claiming, lesson, lobby, people, play, remembering, seats, talk
from yomiai.table.drafting import Drafting
from yomiai.table.refusal import Refusal
from yomiai.table.state import State
from yomiai.table.work import Again
from yomiai.wire import client

Decider = Callable[[Drafting, int, Any], None]

_DECIDERS: dict[type[client.FromClient], Decider] = {
    client.Act: play.act,
    client.MakeClaim: claiming.claim,
    client.Seen: remembering.seen,
    client.EndMatch: agreeing.end_match,
    client.PauseMatch: agreeing.pause_match,
    client.Ready: lobby.ready,
    client.Sit: seats.sit,
    client.Stand: seats.stand,
    client.SetBot: seats.set_bot,
    client.SetSettings: lobby.set_settings,
    client.Talk: talk.talk,
    client.Kick: people.kick,
    client.GiveHost: people.give_host,
    client.Rename: people.rename,
    client.Absence: absence.answer,
    client.Leave: people.leave,
}


def decided(pen: Drafting, person: int | None, message: client.FromClient) -> Again | None:
    """Write what a message leads to, or return that it was done before; `Refusal` otherwise.

    Who somebody is comes from the connection, never from the message.
    """
    decide = _DECIDERS.get(type(message))
    if decide is None:
        raise Refusal("malformed")
    if person is None or person not in pen.state.members:
        raise Refusal("no_person")
    lesson.refuse_change(pen.state, message)
    again = repeated(pen.state, person, getattr(message, "id", ""))
    if again is None:
        decide(pen, person, message)
    return again


def repeated(state: State, person: int, action: str) -> Again | None:
    """Return the entry of an action that this person has sent before."""
    mine = state.answered.get(person, ())
    return next((Again(number) for known, number in mine if known == action), None)
