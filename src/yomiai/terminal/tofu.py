"""Shirohage Tofu Shop in sentences and on a table of lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from yomiai.kernel.choice import Choice, Number, Seat, Word

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]

FACE_UP: Final = ("excellent", "ordinary", "bad", "condiment")
DISCARDS: Final = (*FACE_UP, "habanero")


def tell(voice: Voice, event: Data) -> str | None:
    """Return an event as a line."""
    match event["type"]:
        case "reported":
            leaning = voice.texts.say(f"leaning.{event['leaning']}")
            return voice.yours("event.reported", event["seat"], leaning=leaning, phrases=event["phrases"])
        case "dealt" | "drew" if event["seat"] != voice.seat:
            return voice.texts.say(f"event.{event['type']}", name=voice.name(event["seat"]))
        case "placed" if event["seat"] == event["receiver"]:
            return voice.yours("event.placed_own", event["seat"], card=voice.thing(event["card"]))
        case "sold" if event["hot"]:
            card, beans = voice.thing(event["card"]), event["beans"]
            return voice.yours("event.sold_hot", event["seat"], card=card, beans=beans)
        case "sold_initial":
            return _sold_initial(voice, event)
        case tag:
            return voice.sentence(tag, event)


def _sold_initial(voice: Voice, event: Data) -> str:
    seat, beans, shown = event["seat"], event["beans"], event["shown"]
    card = event["card"].get("truth")
    if seat != voice.seat and shown:
        name = voice.name(seat)
        return voice.texts.say("event.sold_initial_known", name=name, beans=beans, shown=voice.thing(shown))
    known = {"card": voice.thing(card)} if card else {}
    return voice.yours("event.sold_initial", seat, beans=beans, **known)


def asked(_voice: Voice, _sight: Data) -> dict[str, str | int]:
    """Return nothing: what these questions speak of has been chosen just before."""
    return {}


def label(voice: Voice, question: str, choice: Choice, sight: Data) -> str | None:
    """Return a price in beans, or a player with the tofu that a habanero could spoil."""
    match choice:
        case Number(number):
            return voice.texts.say("board.bean_count", count=number)
        case Seat(seat) if question == "habanero":
            return voice.line(voice.name(seat), _face_up(voice, sight["places"][seat]))
        case Word(code) if code.startswith("sell_"):
            return voice.texts.say(f"answer.{code}")
        case _:
            return None


def board(voice: Voice, sight: Data) -> list[str]:
    """Return bank and deck, the card on offer, and what lies before each player."""
    texts = voice.texts
    bank = voice.line(texts.say("board.bank"), texts.say("board.bean_count", count=sight["bank"]))
    left = texts.say("board.cards_left", count=sight["upper"] + sight["bottom"])
    lines = [voice.own.say("join").join([bank, voice.line(texts.say("board.deck"), left)])]
    if not sight["upper"] and not sight["over"]:
        lines.append(texts.say("board.last_cards"))
    if any(sight["discards"]):
        gone = voice.counted(DISCARDS, sight["discards"])
        lines.append(voice.line(texts.say("board.discards"), gone))
    lines += _offer(voice, sight["offer"])
    for seat in range(len(sight["places"])):
        lines += _place(voice, sight, seat)
    return lines


def standing(voice: Voice, seat: int, sight: Data) -> str:
    """Return a seat's points, and its tofu where that breaks a tie (T-44)."""
    places = sight["places"]
    points = [place["points"] for place in places]
    parts = [voice.own.say("points", count=points[seat])]
    if points.count(points[seat]) > 1:
        parts.append(voice.texts.say("count.tofu", tofu=places[seat]["tofu"]))
    return voice.own.say("join").join(parts)


def _offer(voice: Voice, offer: Data | None) -> list[str]:
    if not offer:
        return []
    texts = voice.texts
    card = offer["card"].get("truth")
    row = [voice.line(voice.own.say("on_offer"), texts.say(f"card.{card or 'back'}"))]
    if offer["leaning"]:
        row.append(texts.say(f"answer.{offer['leaning']}_{offer['phrases']}"))
    if offer["price"] is not None:
        row.append(texts.say("board.price", price=offer["price"]))
        row.append(voice.yours("board.leader", offer["leader"]))
    return [voice.own.say("join").join(row)]


def _place(voice: Voice, sight: Data, seat: int) -> list[str]:
    place = sight["places"][seat]
    parts = [_face_up(voice, place), _beans(voice, place)]
    if seat == sight["dealer"]:
        parts.append(voice.texts.say("board.dealer"))
    if place["points"] is not None:
        parts.append(voice.own.say("points", count=place["points"]))
    row = voice.line(voice.name(seat), voice.own.say("join").join(parts))
    lines = [voice.own.say("turn", row=row) if seat == sight["actor"] else row]
    initial = _initial(voice, place)
    return [*lines, f"    {initial}"] if initial else lines


def _face_up(voice: Voice, place: Data) -> str:
    counts: Sequence[int] = place["face_up"]
    named = [voice.counted(FACE_UP, counts)] if any(counts) else []
    if place["under_habanero"]:
        under = voice.texts.say("card.under_habanero")
        named.append(voice.line(under, voice.thing(place["under_habanero"])))
    return voice.own.say("list").join(named) or voice.texts.say("board.nothing")


def _beans(voice: Voice, place: Data) -> str:
    purse = place["beans"] or place["purse"].get("truth")
    if not purse:
        return voice.texts.say("board.hidden_beans")
    return voice.texts.say("board.bean_count", count=purse["count"])


def _initial(voice: Voice, place: Data) -> str | None:
    """Return what these eyes know of an initial card; None when it is only a closed card."""
    sold = place["shown_initial"] or (place["sold_initial"] or {}).get("truth")
    if sold:
        return voice.line(voice.texts.say("board.initial_sold"), voice.thing(sold))
    if place["sold_initial"]:
        return voice.texts.say("board.initial_sold")
    card = place["turned_up"] or (place["initial"] or {}).get("truth")
    return voice.line(voice.texts.say("board.initial"), voice.thing(card)) if card else None
