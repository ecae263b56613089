"""The table of Raise Your Goblets as lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from yomiai.terminal.goblets_names import contents, inside

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]


def board(voice: Voice, sight: Data) -> list[str]:
    """Return the course, the goblets and what belongs to each house."""
    lines = [_head(voice, sight)]
    if sight["mode"] == "middle":
        lines += [f"    {_goblet(voice, goblet)}" for goblet in sight["goblets"]]
    for house in range(len(sight["houses"])):
        lines += _house(voice, sight, house)
    return lines


def _head(voice: Voice, sight: Data) -> str:
    texts = voice.texts
    parts = [texts.say(f"mode.{sight['mode']}"), texts.say(f"phase.{sight['phase']}")]
    if sight["mode"] != "middle":
        parts.insert(1, voice.own.say("course", course=sight["course"], courses=sight["courses"]))
    if sight["actions_left"]:
        parts.append(texts.say("board.actions_left", count=sight["actions_left"]))
    return voice.own.say("join").join(parts)


def _goblet(voice: Voice, goblet: Data) -> str:
    texts = voice.texts
    name = texts.say("goblet.name", coaster=texts.say(f"coaster.{goblet['coaster']}"))
    if goblet["gone"]:
        return voice.line(name, texts.say("board.drunk"))
    inner = goblet["contents"].get("truth")
    return voice.line(name, contents(voice, inner)) if inner else name


def _house(voice: Voice, sight: Data, number: int) -> list[str]:
    house = sight["houses"][number]
    parts = [
        *([] if sight["mode"] == "middle" else [_goblet(voice, sight["goblets"][number])]),
        voice.texts.say("board.tokens_left", count=house["token_count"]),
        *_target(voice, sight, house),
        *_state(voice, sight, number),
    ]
    row = voice.line(_people(voice, sight, house), voice.own.say("join").join(parts))
    lines = [voice.own.say("turn", row=row) if number == sight["turn"] else row]
    return lines + [f"    {secret}" for secret in _secrets(voice, sight, house)]


def _people(voice: Voice, sight: Data, house: Data) -> str:
    """Return the noble with the vassal, each with points or courses won."""
    seats = [house["noble"], *([] if house["vassal"] is None else [house["vassal"]])]
    shown = [_person(voice, sight, seat) for seat in seats]
    if sight["mode"] == "paired":
        roles = (voice.texts.say("role.noble"), voice.texts.say("role.vassal"))
        shown = [
            voice.own.say("with", name=name, more=role) for name, role in zip(shown, roles, strict=False)
        ]
    return voice.own.say("list").join(shown)


def _person(voice: Voice, sight: Data, seat: int) -> str:
    return voice.own.say("with", name=voice.name(seat), more=standing(voice, seat, sight))


def standing(voice: Voice, seat: int, sight: Data) -> str:
    """Return a seat's points, or with goblets in the middle its courses won and wine drunk (G-42, G-61)."""
    person = sight["persons"][seat]
    if sight["mode"] != "middle":
        return voice.own.say("points", count=person["points"])
    wine = voice.own.say("counted", thing=voice.texts.say("token.wine"), count=person["wine"])
    return voice.own.say("list").join([voice.own.say("wins", count=person["wins"]), wine])


def _target(voice: Voice, sight: Data, house: Data) -> list[str]:
    card = house["target"] or (house["secret_target"] or {}).get("truth")
    if card:
        noble = sight["houses"][card["house"]]["noble"]
        return [voice.texts.say("board.target_of", name=inside(voice, noble))]
    return [voice.texts.say("board.target_secret")] if house["secret_target"] else []


def _state(voice: Voice, sight: Data, number: int) -> list[str]:
    texts, house = voice.texts, sight["houses"][number]
    found = [texts.say(f"character.{house['character']}.name")] if house["character"] else []
    if number == sight["caller"]:
        found.append(texts.say("board.caller"))
    return found + [texts.say(f"board.{state}") for state in ("guarded", "dead") if house[state]]


def _secrets(voice: Voice, sight: Data, house: Data) -> list[str]:
    """Return what these eyes may see behind the screen and on the cards of a house."""
    texts, lines = voice.texts, []
    tokens = house["tokens"].get("truth")
    if tokens:
        held = contents(voice, tokens)
        empty = texts.say("board.screen_empty")
        lines.append(voice.line(texts.say("board.screen"), held) if any(tokens["counts"]) else empty)
    vassal = house["vassal"]
    loyalty = sight["persons"][vassal]["loyalty"] if vassal is not None else None
    if loyalty and loyalty.get("truth"):
        lines.append(voice.line(texts.say("role.vassal"), texts.say(f"role.{loyalty['truth']}")))
    guess = (house["guess"] or {}).get("truth")
    if guess:
        lines.append(voice.own.say("guess", deaths=guess["deaths"]))
    return lines
