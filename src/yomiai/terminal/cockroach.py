"""Cockroach Poker in sentences and on a table of lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from yomiai.games.cockroach.told import KINDS

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]


def tell(voice: Voice, event: Data) -> str | None:
    """Return an event as a line; other people's hands are dealt without a word."""
    match event["type"]:
        case "dealt" if event["seat"] != voice.seat:
            return None
        case "passed" if not event["looked"]:
            return voice.sentence("passed_unseen", event)
        case "judged":
            return _judged(voice, event)
        case "lost":
            return _yours(voice, f"lost.{event['reason']}", event["seat"], {})
        case tag:
            return voice.sentence(tag, event)


def _judged(voice: Voice, event: Data) -> str:
    card: dict[str, str | int] = {"card": voice.thing(event["card"])}
    parts = [
        _yours(voice, f"event.judged_{event['says']}", event["seat"], {}),
        voice.first(["event.revealed"], card),
        voice.first([f"event.{_verdict(event)}"], {}),
        _yours(voice, "event.took", event["taker"], card),
    ]
    return voice.together(parts)


def _verdict(event: Data) -> str:
    """What was so, and what was made of it."""
    believed = event["says"] == "true"
    return f"{'believed' if believed else 'doubted'}_{'truth' if believed == event['right'] else 'lie'}"


def _yours(voice: Voice, code: str, seat: int, arguments: Mapping[str, str | int]) -> str | None:
    codes = [f"{code}_you", code] if seat == voice.seat else [code]
    return voice.first(codes, {**arguments, "name": voice.name(seat)})


def asked(voice: Voice, sight: Data) -> dict[str, str | int]:
    """Return what questions about the offer speak of."""
    offer = sight.get("offer")
    if not offer:
        return {}
    found: dict[str, str | int] = {"claim": voice.thing(offer["claim"])}
    if offer["receiver"] == voice.seat:
        found["name"] = voice.name(offer["giver"])
    card = offer["card"].get("truth")
    return found | ({"card": voice.thing(card)} if card else {})


def board(voice: Voice, sight: Data) -> list[str]:
    """Return seats, the card under way and the hands that may be seen."""
    lines = []
    for seat, place in enumerate(sight["places"]):
        row = "row_turn" if seat == sight["actor"] else "row"
        cards = _cards(voice, place["table"])
        lines.append(voice.own.say(row, name=voice.name(seat), hand=place["cards"], cards=cards))
    offer = sight["offer"]
    if offer:
        card = offer["card"].get("truth")
        lines.append(
            voice.own.say(
                "offer",
                giver=voice.name(offer["giver"]),
                receiver=voice.name(offer["receiver"]),
                claim=voice.thing(offer["claim"]),
                card=voice.thing(card) if card else voice.own.say("closed"),
            )
        )
    return lines + _hands(voice, sight)


def standing(voice: Voice, seat: int, sight: Data) -> str | None:
    """Return that a seat is the one that lost: nobody else did."""
    return voice.own.say("loser") if seat == sight["loser"] else None


def _hands(voice: Voice, sight: Data) -> list[str]:
    lines = []
    for seat, place in enumerate(sight["places"]):
        hand = place["hand"].get("truth")
        if hand:
            code = "hand" if seat == voice.seat else "hand_of"
            cards = _cards(voice, hand["counts"])
            lines.append(voice.own.say(code, name=voice.name(seat), cards=cards))
    aside = (sight["aside"] or {}).get("truth")
    return lines + ([voice.own.say("aside", cards=_cards(voice, aside["counts"]))] if aside else [])


def _cards(voice: Voice, counts: Sequence[int]) -> str:
    named = [
        voice.own.say("counted", thing=voice.thing(kind.value), count=count)
        for kind, count in zip(KINDS, counts, strict=False)
        if count
    ]
    return voice.own.say("list").join(named) or voice.own.say("nothing")
