"""Claims: what people say about the running match, true or not. Only their form is looked at."""

from __future__ import annotations

from yomiai.record.match import Match
from yomiai.table.drafting import Drafting
from yomiai.table.log import Claimed
from yomiai.table.play import match_of
from yomiai.table.refusal import Refusal
from yomiai.table.seats import chair_at
from yomiai.wire.client import MakeClaim


def claim(pen: Drafting, person: int, message: MakeClaim) -> None:
    """Say it for all to hear; a watcher has no seat to say it from."""
    match = match_of(pen.state)
    if chair_at(pen.state, message.seat).owner != person:
        raise Refusal("not_your_seat")
    said = Claimed(message.seat, message.claim, message.choices)
    if not can_be_said(match, said):
        raise Refusal("no_such_claim")
    pen.write(said, person, message.id)


def can_be_said(match: Match, said: Claimed) -> bool:
    """Return whether the game has such a claim, and whether its blanks are filled with what fits."""
    found = next((each for each in match.claims() if each.code == said.claim), None)
    if found is None or len(found.blanks) != len(said.choices):
        return False
    return all(choice in blank.choices for blank, choice in zip(found.blanks, said.choices, strict=True))
