"""Fox and Grapes in sentences and on a table of lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from yomiai.kernel.choice import Choice, Place, Seat, Word

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]

KINDS: Final = ("sweet", "sour", "fox")
TWO: Final = 2
OF_ONE_OF_THREE: Final = frozenset({"placed", "declared", "opened"})
"""Events about a card on the table; two players have three there, the others one."""


def tell(voice: Voice, event: Data) -> str | None:
    """Return an event as a line."""
    teller = TELLERS.get(event["type"])
    told = teller(voice, event) if teller else voice.sentence(event["type"], event)
    return _of_card(voice, event["place"], told) if told and event["type"] in OF_ONE_OF_THREE else told


def _of_card(voice: Voice, place: int, text: str) -> str:
    """Return a text about a card, with its number where everybody has three of them (F-57)."""
    return (
        voice.line(voice.texts.say("answer.card_number", place=place + 1), text)
        if voice.people == TWO
        else text
    )


def _dealt(voice: Voice, event: Data) -> str:
    told = voice.yours("event.dealt", event["seat"], count=event["cards"])
    hand = event["hand"].get("truth")
    return voice.line(told.rstrip(".。"), voice.counted(KINDS, hand["counts"])) if hand else told


def _placed(voice: Voice, event: Data) -> str:
    claim = voice.texts.say(f"claim.{event['claim']}")
    card = event["card"].get("truth")
    arguments = {"claim": claim} | ({"card": voice.thing(card)} if card else {})
    return voice.yours("event.placed", event["seat"], **arguments)


def _declared(voice: Voice, event: Data) -> str:
    return _about_owner(voice, event, {"says": voice.texts.say(f"call.{event['says']}")})


def _about_owner(voice: Voice, event: Data, arguments: Mapping[str, str]) -> str:
    code = f"event.{event['type']}"
    if event["owner"] == voice.seat:
        return voice.texts.say(f"{code}_owner_you", name=voice.name(event["seat"]), **arguments)
    return voice.yours(code, event["seat"], owner=voice.name(event["owner"]), **arguments)


def _opened(voice: Voice, event: Data) -> str:
    parts = [
        _about_owner(voice, event, {"card": voice.thing(event["card"])}),
        voice.texts.say("event.right" if event["says"] == event["card"] else "event.wrong"),
        voice.yours("event.took", event["taker"]),
    ]
    return voice.together(parts)


def _acted(voice: Voice, event: Data) -> str:
    deed, seat, other = event["deed"], event["seat"], event["counterpart"]
    if deed not in {"push", "steal"}:
        return voice.yours(f"event.{deed}", seat)
    if other == voice.seat:
        ending = "onto_you" if deed == "push" else "from_you"
        told = voice.texts.say(f"event.{deed}_{ending}", name=voice.name(seat))
    else:
        told = voice.yours(f"event.{deed}", seat, counterpart=voice.name(other))
    return voice.together([told, voice.texts.say("event.forced") if event["forced"] else None])


def _opened_alone(voice: Voice, event: Data) -> str:
    card, claim = voice.thing(event["card"]), voice.thing(event["claim"])
    parts = [
        voice.yours("event.opened_alone", event["seat"], card=card, claim=claim),
        voice.yours(f"event.fate_{event['fate']}", event["seat"]),
    ]
    return voice.together(parts)


def _pushed(voice: Voice, event: Data) -> str:
    if event["to"] == voice.seat:
        return voice.texts.say("event.pushed_onto_you", name=voice.name(event["seat"]))
    return voice.yours("event.pushed", event["seat"], to=voice.name(event["to"]))


def _ended(voice: Voice, event: Data) -> str:
    said = [
        voice.line(voice.name(seat), voice.texts.say("result.points", count=score))
        for seat, score in enumerate(event["scores"])
    ]
    return voice.together([voice.texts.say("event.ended"), voice.own.say("list").join(said)])


TELLERS: Final = {
    "dealt": _dealt,
    "placed": _placed,
    "declared": _declared,
    "opened": _opened,
    "acted": _acted,
    "opened_alone": _opened_alone,
    "pushed": _pushed,
    "ended": _ended,
}


def standing(voice: Voice, seat: int, sight: Data) -> str:
    """Return a seat's points, with foxes and then sweet grapes where they break a tie (F-49, F-50)."""
    rows = [(place["score"], place["foxes"], place["sweet"]) for place in sight["places"]]
    own = rows[seat]
    parts = [voice.texts.say("result.points", count=own[0])]
    for length, (kind, count) in enumerate((("fox", own[1]), ("sweet", own[2])), start=1):
        if sum(row[:length] == own[:length] for row in rows) > 1:
            parts.append(voice.own.say("counted", thing=voice.texts.say(f"card.{kind}"), count=count))
    return voice.own.say("join").join(parts)


def asked(voice: Voice, sight: Data) -> dict[str, str | int]:
    """Return against whom the fox acts, or the other one of two players."""
    special = sight["special"]
    if special and special["counterpart"] is not None:
        return {"name": voice.name(special["counterpart"])}
    if len(sight["places"]) > TWO or voice.seat is None:
        return {}
    return {"name": voice.name(1 - voice.seat)}


def label(voice: Voice, question: str, choice: Choice, sight: Data) -> str | None:
    """Return what one would announce, or with a player what his card was announced as."""
    match choice:
        case Word(kind) if question == "place_claim":
            return _quoted(voice, kind)
        case Seat(seat) if question == "declare_seat":
            return voice.line(voice.name(seat), _quoted(voice, sight["places"][seat]["laid"][0]["claim"]))
        case Place(number) if question == "open_card" and voice.seat is not None:
            laid = sight["places"][1 - voice.seat]["laid"][number]
            return voice.own.say("join").join(
                [voice.own.say("place_number", number=number + 1), _laid(voice, laid)]
            )
        case _:
            return None


def _quoted(voice: Voice, claim: str) -> str:
    return voice.own.say("quote", words=voice.texts.say(f"claim.{claim}"))


def board(voice: Voice, sight: Data) -> list[str]:
    """Return the round, then what each player has, laid and announced."""
    texts = voice.texts
    head = [texts.say("board.round", place=sight["round"], count=sight["rounds"])]
    if sight["starter"] is not None:
        head.append(voice.yours("board.start_player", sight["starter"]))
    lines = [voice.own.say("join").join(head)]
    for seat in range(len(sight["places"])):
        lines += _place(voice, sight, seat)
    if any(sight["removed"]):
        lines.append(voice.line(texts.say("board.removed"), voice.counted(KINDS, sight["removed"])))
    if sight["aside_cards"]:
        lines.append(_aside(voice, sight))
    return lines


def _aside(voice: Voice, sight: Data) -> str:
    known = sight["aside"].get("truth")
    if known:
        return voice.own.say("aside", cards=voice.counted(KINDS, known["counts"]))
    return voice.texts.say("board.aside")


def _place(voice: Voice, sight: Data, seat: int) -> list[str]:
    place = sight["places"][seat]
    open_cards = (place["sweet"], place["sour"], place["foxes"])
    row = [
        voice.line(voice.yours("board.public", seat), voice.counted(KINDS, open_cards)),
        voice.texts.say("result.points", count=place["score"]),
        voice.texts.say("board.cards_left", count=place["cards"]),
    ]
    lines = [voice.own.say("join").join(row)]
    if seat == sight["actor"]:
        lines = [voice.own.say("turn", row=lines[0])]
    lines += [
        f"    {_of_card(voice, number, _laid(voice, laid))}"
        for number, laid in enumerate(place["laid"])
        if laid
    ]
    hand = place["hand"].get("truth")
    if hand:
        code = "hand" if seat == voice.seat else "hand_of"
        held = voice.counted(KINDS, hand["counts"])
        lines.append("    " + voice.own.say(code, name=voice.name(seat), cards=held))
    return lines


def _laid(voice: Voice, laid: Data) -> str:
    """Return a card on the table: what was announced, what it is if that may be seen, who called it what."""
    card = laid["card"].get("truth")
    said = _quoted(voice, laid["claim"])
    called = voice.texts.say("board.not_declared")
    if laid["declarer"] is not None:
        call = voice.texts.say(f"call.{laid['declaration']}")
        called = voice.yours("board.declared_by", laid["declarer"], call=call)
    shown = voice.texts.say(f"card.{card}" if card else "card.back")
    return voice.own.say("join").join([voice.line(shown, said), called])
