"""Raise Your Goblets in sentences. Goblets go by their coasters, and by whom they stand before.

Events name houses by number; which seats those are is remembered in the voice's notes as it is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from yomiai.kernel.choice import Choice, Place, Seat, Word
from yomiai.terminal.goblets_board import board, standing
from yomiai.terminal.goblets_course import opening, roles, targeted
from yomiai.terminal.goblets_names import blanks, contents, goblet, inside, is_own, owner, token

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

__all__ = ["asked", "blanks", "board", "label", "standing", "tell"]

Data = Mapping[str, Any]

ROTATIONS: Final = {1: "rotated", -1: "rotated_back", 2: "rotated_two", -2: "rotated_back_two"}
LOOKED_AWAY: Final = {
    "swap_goblets": "swap",
    "exchange_coasters": "coasters",
    "swap_both": "both",
    "leave_both": "neither",
}
GAINS: Final = ("survival", "target", "bonus", "wine", "by_card")


def tell(voice: Voice, event: Data) -> str | None:
    """Return an event as a line, and before it what opens a course once its houses are known."""
    began = opening(voice, event)
    teller = TELLERS.get(event["type"])
    told = teller(voice, event) if teller else _plain(voice, event)
    return voice.together([began, told]) or None


def _plain(voice: Voice, event: Data) -> str | None:
    """Return an event of one seat, or of none."""
    if "seat" in event:
        return voice.yours(f"event.{event['type']}", event["seat"])
    return voice.sentence(event["type"], event)


def _supplied(voice: Voice, event: Data) -> str:
    tokens = event["tokens"].get("truth")
    if tokens and is_own(voice, event["house"]):
        said = contents(voice, tokens)
        return voice.texts.say("event.supplied_you", count=event["count"], tokens=said)
    name = voice.name(owner(voice, event["house"]))
    return voice.texts.say("event.supplied", name=name, count=event["count"])


def _filled(voice: Voice, event: Data) -> str:
    return voice.texts.say("event.filled", count=event["goblets"])


def _character(voice: Voice, event: Data) -> str:
    card = f"character.{event['character']}"
    told = voice.yours("event.character", event["seat"], character=voice.texts.say(f"{card}.name"))
    return voice.together([told, voice.texts.say(f"{card}.ability")])


def _sworn(voice: Voice, event: Data) -> str:
    loyalty = event["loyalty"].get("truth")
    if loyalty and event["seat"] == voice.seat:
        hint = voice.texts.say(f"role.{loyalty}_hint")
        return voice.together([voice.texts.say(f"event.sworn_{loyalty}"), hint])
    return voice.texts.say("event.sworn", name=inside(voice, event["seat"]))


def _guessed(voice: Voice, event: Data) -> str:
    guess = event["guess"].get("truth")
    return voice.yours("event.guessed", event["seat"], **({"deaths": guess["deaths"]} if guess else {}))


def _poured(voice: Voice, event: Data) -> str:
    into = goblet(voice, event["place"], event["coaster"])
    known = [token(voice, code) for code in event["tokens"].get("truth") or ()]
    named = dict(zip(("token", "other_token"), known, strict=False))
    if event["count"] > 1:
        return voice.yours("event.poured_two", event["seat"], goblet=into, **named)
    if known and event["seat"] != voice.seat:
        return voice.texts.say("event.poured_known", name=voice.name(event["seat"]), goblet=into, **named)
    return voice.yours("event.poured", event["seat"], goblet=into, **named)


def _peeked(voice: Voice, event: Data) -> str:
    seen = event["contents"].get("truth")
    known = {"contents": contents(voice, seen)} if seen else {}
    into = goblet(voice, event["place"], event["coaster"])
    return voice.yours("event.peeked", event["seat"], goblet=into, **known)


def _took_back(voice: Voice, event: Data) -> str:
    card = event["token"].get("truth")
    known = {"token": token(voice, card)} if card else {}
    out_of = goblet(voice, event["place"], event["coaster"])
    return voice.yours("event.took_back", event["seat"], goblet=out_of, **known)


def _swapped(voice: Voice, event: Data) -> str:
    one = goblet(voice, event["place"], event["coaster"])
    other = goblet(voice, event["other_place"], event["other_coaster"])
    return voice.yours("event.swapped", event["seat"], goblet=one, other_goblet=other)


def _rotated(voice: Voice, event: Data) -> str:
    return voice.yours(f"event.{ROTATIONS[event['places']]}", event["seat"])


def _handed_over(voice: Voice, event: Data) -> str:
    names = {"noble": voice.name(event["seat"]), "vassal": voice.name(event["vassal"])}
    ending = {event["seat"]: "_by_you", event["vassal"]: "_to_you"}.get(voice.seat, "")
    return voice.texts.say(f"event.handed_over{ending}", **names)


def _called(voice: Voice, event: Data) -> str:
    return voice.yours("event.called_standstill" if event["standstill"] else "event.called", event["seat"])


def _blackmailed(voice: Voice, event: Data) -> str:
    if event["whom"] == voice.seat:
        return voice.texts.say("event.blackmailed_at_you", name=voice.name(event["seat"]))
    card = event["token"].get("truth")
    known = {"token": token(voice, card)} if card else {}
    return voice.yours("event.blackmailed", event["seat"], whom=voice.name(event["whom"]), **known)


def _exchanged(voice: Voice, event: Data) -> str:
    seat, other = event["seat"], event["other"]
    if other == voice.seat:
        told = voice.texts.say("event.exchanged_with_you", name=voice.name(seat))
    else:
        told = voice.yours("event.exchanged", seat, other=voice.name(other))
    new = (
        voice.yours("event.targeted", holder, target=inside(voice, owner(voice, event[field]["house"])))
        for holder, field in ((seat, "target"), (other, "other_target"))
    )
    return voice.together([told, *new])


def _looked_away(voice: Voice, event: Data) -> str:
    one, other = goblet(voice, event["place"]), goblet(voice, event["other_place"])
    how = event["how"].get("truth")
    if how and event["seat"] == voice.seat:
        return voice.texts.say(f"event.looked_away_{LOOKED_AWAY[how]}", goblet=one, other_goblet=other)
    code = "looked_away_exchanged" if event["coasters_exchanged"] else "looked_away"
    name = voice.name(event["seat"])
    return voice.texts.say(f"event.{code}", name=name, goblet=one, other_goblet=other)


def _treated(voice: Voice, event: Data) -> str:
    if event["house"] is None:
        return voice.yours("event.treated_nobody", event["seat"])
    name, other = voice.name(event["seat"]), voice.name(owner(voice, event["house"]))
    if is_own(voice, event["house"]):
        return voice.texts.say("event.treated_you", name=name)
    code = "treated_by_you" if event["seat"] == voice.seat else "treated"
    return voice.texts.say(f"event.{code}", name=name, other=other)


def _drank(voice: Voice, event: Data) -> str:
    code = "event.drank_dead" if event["dead"] else "event.drank"
    return voice.yours(code, event["seat"], contents=contents(voice, event["contents"]))


def _opened(voice: Voice, code: str, seat: int, **arguments: str | int) -> str:
    """Return a card opened at scoring; in the second person from the terminal's own words."""
    if seat == voice.seat:
        return voice.own.say(f"{code}_you", **arguments)
    return voice.texts.say(f"event.{code}", name=voice.name(seat), **arguments)


def _opened_target(voice: Voice, event: Data) -> str:
    target = inside(voice, owner(voice, event["target"]["house"]))
    return _opened(voice, "opened_target", owner(voice, event["house"]), target=target)


def _opened_loyalty(voice: Voice, event: Data) -> str:
    return _opened(voice, f"opened_{event['loyalty']}", event["seat"])


def _opened_guess(voice: Voice, event: Data) -> str:
    guess, deaths = event["guess"]["deaths"], event["deaths"]
    return _opened(voice, "opened_guess", event["seat"], guess=guess, deaths=deaths)


def _scored(voice: Voice, event: Data) -> str:
    """A rebel's three come where others have what their character brings."""
    gains = [(code, event[code]) for code in GAINS if event[code]]
    last = "rebellion" if voice.notes.get("paired") else "by_card"
    reasons = [
        voice.own.say(
            "counted", thing=voice.texts.say(f"points.{last if code == 'by_card' else code}"), count=gained
        )
        for code, gained in gains
    ]
    total = sum(gained for _, gained in gains)
    told = voice.yours("event.scored", event["seat"], gained=total, points=event["points"])
    because = voice.own.say("because", reasons=voice.own.say("list").join(reasons))
    return told + because if reasons else told


def _ended(voice: Voice, event: Data) -> str:
    return voice.texts.say(f"event.ended_{event['reason']}")


TELLERS: Final = {
    "course": lambda *_: None,  # told by `opening`
    "roles": roles,
    "targeted": targeted,
    "supplied": _supplied,
    "filled": _filled,
    "character": _character,
    "sworn": _sworn,
    "guessed": _guessed,
    "poured": _poured,
    "peeked": _peeked,
    "took_back": _took_back,
    "swapped": _swapped,
    "rotated": _rotated,
    "handed_over": _handed_over,
    "called": _called,
    "blackmailed": _blackmailed,
    "exchanged": _exchanged,
    "looked_away": _looked_away,
    "treated": _treated,
    "drank": _drank,
    "opened_target": _opened_target,
    "opened_loyalty": _opened_loyalty,
    "opened_guess": _opened_guess,
    "scored": _scored,
    "ended": _ended,
}


def asked(_voice: Voice, _sight: Data) -> dict[str, str | int]:
    """Return nothing: these questions speak of nobody."""
    return {}


def label(voice: Voice, question: str, choice: Choice, sight: Data) -> str | None:
    """Return an action or a claim, or a goblet as it stands now; claims name goblets by their coasters."""
    if question == "claim_to":
        return _hearer(voice, choice)
    match choice:
        case Word(code) if question == "claim":
            return voice.texts.say(f"claims.kinds.{code}")
        case Place(coaster) if question == "claim_goblet":
            coasters = [shown["coaster"] for shown in sight["goblets"]]
            return goblet(voice, coasters.index(coaster), coaster)
        case Word(code):
            return voice.texts.say(f"action.{code}")
        case Place(place):
            return goblet(voice, place, sight["goblets"][place]["coaster"])
        case _:
            return None


def _hearer(voice: Voice, choice: Choice) -> str:
    """Return who hears a claim: the partner alone, or everybody."""
    if isinstance(choice, Seat):
        return voice.own.say("to_alone", name=voice.name(choice.seat))
    return voice.own.say("to_everybody")
