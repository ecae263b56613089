"""Talk: canned phrases by code, free text where the table allows it; watchers are silent during a match."""

from __future__ import annotations

from yomiai.table.drafting import Drafting
from yomiai.table.log import Talked
from yomiai.table.names import LONGEST_TEXT, cleaned
from yomiai.table.refusal import Refusal
from yomiai.wire.client import Talk


def talk(pen: Drafting, person: int, message: Talk) -> None:
    state = pen.state
    if (message.phrase is None) == (message.text is None):
        raise Refusal("malformed")
    if state.running is not None and state.seat_of(person) is None:
        raise Refusal("talk_off")
    pen.write(_said(pen, message), person, message.id)


def _said(pen: Drafting, message: Talk) -> Talked:
    if message.phrase is not None:
        if message.phrase not in pen.house.phrases:
            raise Refusal("no_such_phrase")
        return Talked(phrase=message.phrase)
    if pen.state.settings.talk != "free":
        raise Refusal("talk_off")
    text = cleaned(message.text or "", LONGEST_TEXT)
    if not text:
        raise Refusal("malformed")
    return Talked(text=text)
