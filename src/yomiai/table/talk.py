"""Talk: canned phrases by code, free text where the table allows it.

Watchers are silent while a match runs, and so is everybody where the rules demand it (D-61).
"""

from __future__ import annotations

from yomiai.table.drafting import Drafting
from yomiai.table.log import Talked
from yomiai.table.names import LONGEST_TEXT, cleaned
from yomiai.table.people import require_voice
from yomiai.table.refusal import Refusal
from yomiai.wire.client import Talk


def talk(pen: Drafting, person: int, message: Talk) -> None:
    if (message.phrase is None) == (message.text is None):
        raise Refusal("malformed")
    require_voice(pen.state, person)
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
