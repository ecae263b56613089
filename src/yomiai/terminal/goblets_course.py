"""How a course of Raise Your Goblets begins, told once it is known who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from yomiai.terminal.goblets_names import inside, is_own, owner

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]

NEXT: Final = frozenset({"targeted", "filled"})
"""The first of these shows where goblets stand: only those before houses come with targets."""


def opening(voice: Voice, event: Data) -> str | None:
    """Return that a course begins, as soon as the event shows who begins it and where goblets stand.

    The event of the course itself comes before its houses are made and is kept until then.
    """
    notes = voice.notes
    if event["type"] == "course":
        notes["course"] = event
    if event["type"] == "targeted":
        notes["before_houses"] = True
    if event["type"] not in NEXT or notes.get("course") is None:
        return None
    course = notes.pop("course")
    code = "event.course" if event["type"] == "targeted" or _is_base(voice, event) else "event.course_middle"
    arguments = {"course": course["course"], "courses": course["courses"]}
    return voice.yours(code, owner(voice, course["host"]), **arguments)


def _is_base(voice: Voice, filled: Data) -> bool:
    """With goblets in the middle there are more of them than people."""
    return bool(filled["goblets"] <= voice.people)


def roles(voice: Voice, event: Data) -> str | None:
    """Return who is noble and who vassal; of a noble without one it has been said before."""
    notes, house, noble, vassal = voice.notes, event["house"], event["noble"], event["vassal"]
    notes["paired"] = True
    notes.setdefault("nobles", {})[house] = noble
    notes.setdefault("vassals", {})[house] = vassal
    names = {"noble": voice.name(noble), "vassal": "" if vassal is None else voice.name(vassal)}
    if vassal is None:
        return None if noble == voice.seat else voice.texts.say("event.roles_alone", noble=voice.name(noble))
    ending = {noble: "_noble", vassal: "_vassal"}.get(voice.seat, "")
    return voice.texts.say(f"event.roles{ending}", **names)


def targeted(voice: Voice, event: Data) -> str:
    """Return a target card; a closed one only as such."""
    seat = owner(voice, event["house"])
    card = event["target"] or event["secret_target"].get("truth")
    if card is None:
        return voice.texts.say("event.targeted_secret", name=voice.name(seat))
    target = inside(voice, owner(voice, card["house"]))
    if is_own(voice, event["house"]):
        return voice.texts.say("event.targeted_you", target=target)
    return voice.texts.say("event.targeted", name=voice.name(seat), target=target)
