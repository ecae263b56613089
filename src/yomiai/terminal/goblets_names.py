"""What goblets, houses and tokens are called in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from yomiai.games.goblets.records import CLAIMS
from yomiai.kernel.choice import Card, Choice, Number, Place

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]

TOKENS: Final = ("wine", "poison", "antidote", "goblin", "unicorn")


def owner(voice: Voice, house: int) -> int:
    """Return the seat of a house: with vassals its noble's, else houses are seats."""
    noble: int = voice.notes.get("nobles", {}).get(house, house)
    return noble


def is_own(voice: Voice, house: int) -> bool:
    """Return whether the reader belongs to a house."""
    return voice.seat is not None and voice.seat in {
        owner(voice, house),
        voice.notes.get("vassals", {}).get(house),
    }


def inside(voice: Voice, seat: int) -> str:
    """Return a name inside a sentence, where English has a small "you"."""
    return voice.own.say("you_inside") if seat == voice.seat else voice.name(seat)


def token(voice: Voice, code: str) -> str:
    return voice.texts.say(f"token.{code}")


def contents(voice: Voice, tokens: Data) -> str:
    """Return tokens that lie together."""
    counts = tokens["counts"]
    return voice.counted(TOKENS, counts) if any(counts) else voice.texts.say("goblet.empty")


def goblet(voice: Voice, place: int, coaster: int | None = None) -> str:
    """Return a goblet by its coaster, and by its house where goblets stand before houses."""
    texts = voice.texts
    before_houses = voice.notes.get("before_houses")
    if coaster is None:
        name = voice.name(owner(voice, place))
        return voice.own.say("goblet_yours" if is_own(voice, place) else "goblet_of", name=name)
    colour = texts.say(f"coaster.{coaster}")
    if not before_houses:
        return texts.say("goblet.name", coaster=colour)
    if is_own(voice, place):
        return texts.say("goblet.yours", coaster=colour)
    return texts.say("goblet.of", name=voice.name(owner(voice, place)), coaster=colour)


def blanks(voice: Voice, claim: str, choices: Sequence[Choice]) -> dict[str, str | int]:
    """Return what fills the blanks of a claim; nothing where it does not fit them."""
    found: dict[str, str | int] = {}
    for blank, choice in zip(CLAIMS.get(claim, ()), choices, strict=False):
        match blank, choice:
            case "goblet", Place(place):
                colour = voice.first([f"coaster.{place}"], {}) or voice.own.say(
                    "place_number", number=place + 1
                )
                found[blank] = voice.texts.say("goblet.name", coaster=colour)
            case "token", Card(kind):
                found[blank] = voice.thing(kind)
            case "count", Number(number):
                found[blank] = number
            case _:  # said by another version of the rules
                pass
    return found
