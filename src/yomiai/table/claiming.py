"""Claims: what people say about the running match, true or not. Only their form is looked at."""

from __future__ import annotations

from yomiai.bots.contract import Answer
from yomiai.record.match import Match
from yomiai.table.drafting import Drafting
from yomiai.table.log import Claimed
from yomiai.table.play import interject, match_of
from yomiai.table.refusal import Refusal
from yomiai.table.seats import chair_at
from yomiai.table.work import BotAside
from yomiai.wire.client import MakeClaim


def claim(pen: Drafting, person: int, message: MakeClaim) -> None:
    """Say it for all to hear, or to the partner alone; a watcher has no seat to say it from."""
    match = match_of(pen.state)
    if chair_at(pen.state, message.seat).owner != person:
        raise Refusal("not_your_seat")
    said = Claimed(message.seat, message.claim, message.choices, message.to)
    if not can_be_said(match, said):
        raise Refusal("no_such_claim")
    pen.write(said, person, message.id)


def beside(pen: Drafting, asked: BotAside, answer: Answer) -> None:
    """Let a bot claim or interject; what it may do it may until the next step, for then it knows more."""
    match = match_of(pen.state)
    if chair_at(pen.state, asked.seat).bot is None:
        raise Refusal("closed")
    if answer.claim is not None:
        said = Claimed(asked.seat, answer.claim.claim, answer.claim.choices)
        if not can_be_said(match, said):
            raise Refusal("no_such_claim")
        pen.write(said)
    if answer.choices:
        interject(pen, asked.seat, asked.after, answer)


def can_be_said(match: Match, said: Claimed) -> bool:
    """Return whether the game has such a claim, its blanks hold what fits, and `to` may be told it."""
    confided = said.to is None or said.to == match.partner(said.seat)
    return confided and match.can_claim(said.claim, said.choices)
