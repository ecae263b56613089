"""The Fox in the Forest Duet in sentences, with the path as a row of numbered spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from yomiai.kernel.choice import Choice, Place, Word

if TYPE_CHECKING:
    from yomiai.terminal.voice import Voice

Data = Mapping[str, Any]


def tell(voice: Voice, event: Data) -> str | None:
    """Return an event as a line."""
    match event["type"]:
        case "dealt":
            return _dealt(voice, event)
        case "deals":
            return voice.yours("event.deals", event["dealer"], round=event["round"])
        case "turned_up":
            suit = voice.texts.say(f"suit.{suit_of(event['card'])}")
            return voice.first(["event.turned_up_trump"], {"card": voice.thing(event["card"]), "suit": suit})
        case "played":
            code = "event.led" if event["led"] else "event.followed"
            return voice.yours(code, event["seat"], card=voice.thing(event["card"]))
        case "ended":
            return _ended(voice, event)
        case _:
            return _of_power(voice, event) or _of_path(voice, event)


def suit_of(card: str) -> str:
    """Return the suit in the code of a card."""
    return card.partition("_")[0]


def _dealt(voice: Voice, event: Data) -> str:
    told = voice.yours("event.dealt", event["seat"], count=event["cards"])
    hand = event["hand"].get("truth")
    return voice.line(told.rstrip(".。"), cards(voice, hand)) if hand else told


def _of_power(voice: Voice, event: Data) -> str | None:
    match event["type"]:
        case "declined":
            return voice.yours("event.declined", event["seat"], power=_power(voice, event))
        case "no_effect":
            return voice.texts.say("event.no_effect", power=_power(voice, event))
        case "swapped":
            return _swapped(voice, event)
        case "directed":
            return voice.yours(f"event.directed_{event['way']}", event["seat"])
        case "giving" | "exchanged" | "won" | "ignored":
            arguments = voice.arguments(event)
            arguments.pop("name", None)
            return _closed_giving(voice, event) or voice.yours(
                f"event.{event['type']}", event["seat"], **arguments
            )
        case _:
            return None


def _power(voice: Voice, event: Data) -> str:
    return voice.texts.say(f"power.{event['power']}")


def _closed_giving(voice: Voice, event: Data) -> str | None:
    """Return that somebody else gives a card, which an open record would name as yours."""
    if event["type"] == "giving" and event["seat"] != voice.seat:
        return voice.texts.say("event.giving", name=voice.name(event["seat"]))
    return None


def _swapped(voice: Voice, event: Data) -> str:
    """The one of the 7 gave what the other got."""
    gave, got = event["gave"].get("truth"), event["got"].get("truth")
    if voice.seat is None or not gave or not got:
        return voice.texts.say("event.swapped")
    if event["seat"] != voice.seat:
        gave, got = got, gave
    return voice.texts.say("event.swapped_you", gave=voice.thing(gave), got=voice.thing(got))


def _of_path(voice: Voice, event: Data) -> str | None:
    texts = voice.texts
    match event["type"]:
        case "moved":
            return voice.yours("event.moved", event["toward"], count=event["distance"])
        case "taken":
            return texts.say("event.taken", count=event["left"])
        case "added":
            return texts.say("event.added", count=len(event["spaces"]))
        case "strayed" | "laid" as tag:
            seat = event["toward"] if tag == "strayed" else event["seat"]
            rest = (
                texts.say("event.slid", count=event["slid"]),
                texts.say("event.tokens_left", count=event["left"]),
            )
            return voice.together([voice.yours(f"event.{tag}", seat), *rest])
        case tag:
            return texts.say(f"event.{tag}")


def _ended(voice: Voice, event: Data) -> str:
    told = voice.texts.say(f"ended.{event['reason']}")
    score = event["score"]
    return told if score is None else voice.together([told, voice.texts.say("result.score", count=score)])


def standing(voice: Voice, _seat: int, sight: Data) -> str:
    """Return how it ended for both alike (D-56), with the points where they are kept (D-57)."""
    parts = [voice.texts.say(f"short.{sight['reason']}")]
    if sight["score"] is not None:
        parts.append(voice.texts.say("result.score", count=sight["score"]))
    return voice.own.say("join").join(parts)


def asked(voice: Voice, sight: Data) -> dict[str, str | int]:
    """Return who asks for a gift, where somebody does."""
    gift = sight.get("gift")
    return {"name": voice.name(gift["giver"])} if gift else {}


def label(voice: Voice, _asked: str, choice: Choice, sight: Data) -> str | None:
    """Return whose end a space is, as only ends are ever chosen, or a way with where it leads."""
    match choice:
        case Place(place):
            spaces = sight["forest"]["spaces"]
            open_ones = [number for number, space in enumerate(spaces) if not space["covered"]]
            seat = 0 if place == open_ones[0] else 1
            gems = voice.texts.say("board.gems", count=spaces[place]["gems"])
            return voice.line(voice.yours("board.end", seat), gems)
        case Word(code):
            return _way(voice, code, sight)
        case _:
            return None


def _way(voice: Voice, code: str, sight: Data) -> str:
    """Return an answer with the card it speaks of, and where the rules say that it leads."""
    trick = sight["trick"] or {}
    card = {"ignore_led": trick.get("led"), "ignore_followed": trick.get("followed")}.get(code)
    name = voice.texts.say(f"answer.{code}")
    if card:
        name = voice.own.say("with", name=name, more=voice.thing(card))
    told = dict.fromkeys(
        _landing(voice, one, sight) for one in sight.get("landings", ()) if one["answer"] == code
    )
    return voice.line(name, " / ".join(told)) if told else name


def _landing(voice: Voice, landing: Data, sight: Data) -> str:
    if landing["space"] is None:
        lost = landing["is_defeat"]
        return voice.texts.say("answer.loses") if lost else voice.yours("answer.strays", landing["end"])
    forest = sight["forest"]
    moved = voice.yours("event.moved", landing["end"], count=abs(landing["space"] - forest["token"]))
    gems = voice.texts.say("board.gems", count=forest["spaces"][landing["space"]]["gems"])
    return voice.own.say("with", name=moved, more=gems)


def board(voice: Voice, sight: Data) -> list[str]:
    """Return round, path, decree, trick and hands."""
    texts = voice.texts
    if sight["dealer"] < 0:
        return []
    counts = [
        texts.say("board.round", place=sight["round"], count=sight["rounds"]),
        texts.say(
            "board.trick",
            place=min(sight["tricks"] + 1, sight["tricks_in_round"]),
            count=sight["tricks_in_round"],
        ),
        voice.yours("board.dealer", sight["dealer"]),
    ]
    return [
        voice.own.say("join").join(counts),
        *_path(voice, sight["forest"]),
        *_decree(voice, sight),
        *_trick(voice, sight["trick"]),
        *_chairs(voice, sight),
    ]


def _path(voice: Voice, forest: Data) -> list[str]:
    texts = voice.texts
    row = " ".join(_space(forest, place) for place in range(len(forest["spaces"])))
    ends = (voice.yours("board.end", seat) for seat in (0, 1))
    left = sum(space["gems"] for space in forest["spaces"])
    facts = [texts.say("board.gems", count=left)]
    facts.append(texts.say("board.forest_tokens", count=forest["forest_tokens"]))
    signs = [
        voice.line(sign, texts.say(f"board.{code}"))
        for sign, code in (("[ ]", "team"), ("+", "plus"), ("#", "covered"))
    ]
    return [
        voice.line(next(ends), row) + f" ({next(ends)})",
        voice.own.say("join").join(signs),
        voice.own.say("join").join(facts),
    ]


def _space(forest: Data, place: int) -> str:
    """Return a space as its gems: + where new ones come, # where the forest lies, brackets for the team."""
    space = forest["spaces"][place]
    sign = "#" if space["covered"] else f"{space['gems']}{'+' if space['plus'] else ''}"
    return f"[{sign}]" if place == forest["token"] else sign


def _decree(voice: Voice, sight: Data) -> list[str]:
    if not sight["decree"]:
        return []
    suit = voice.texts.say(f"suit.{sight['trump']}")
    decree = voice.line(voice.texts.say("board.decree"), voice.thing(sight["decree"]))
    return [voice.own.say("join").join([decree, voice.texts.say("board.trump", suit=suit)])]


def _trick(voice: Voice, trick: Data | None) -> list[str]:
    if not trick:
        return []
    played = ((trick["leader"], trick["led"]), (1 - trick["leader"], trick["followed"]))
    lines = []
    for seat, card in played:
        shown = voice.thing(card) if card else voice.texts.say("board.no_card")
        ignored = f" ({voice.texts.say('board.ignored')})" if card in trick["ignored"] else ""
        lines.append(voice.line(voice.name(seat), shown + ignored))
    return lines


def _chairs(voice: Voice, sight: Data) -> list[str]:
    lines = []
    for seat, chair in enumerate(sight["chairs"]):
        won = voice.texts.say("board.won_tricks", name=voice.name(seat), count=sight["won"].count(seat))
        held = voice.texts.say("board.cards_left", count=chair["cards"])
        row = voice.own.say("join").join([won, held])
        lines.append(voice.own.say("turn", row=row) if seat == sight["actor"] else row)
        hand = chair["hand"].get("truth")
        if hand:
            code = "hand" if seat == voice.seat else "hand_of"
            lines.append(voice.own.say(code, name=voice.name(seat), cards=cards(voice, hand)))
    return lines


def cards(voice: Voice, codes: Sequence[str]) -> str:
    """Return cards by name."""
    return voice.own.say("list").join(voice.thing(code) for code in codes)
