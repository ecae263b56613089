"""Events, questions and choices in words: the game's own words where there are some, codes where not.

It works on plain data, so that live matches and records, also of forgotten rules, are told alike.
A game may have a module that knows its sentences better (`SPEAKERS`); none needs one.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from yomiai.kernel.choice import Card, Choice, Number, Place, Seat, Word
from yomiai.record.closing import BOX
from yomiai.words import Words, flat, words

SPEAKERS: Final = {
    "cockroach": "yomiai.terminal.cockroach",
    "fox-grapes": "yomiai.terminal.fox_grapes",
    "duet": "yomiai.terminal.duet",
    "tofu": "yomiai.terminal.tofu",
    "goblets": "yomiai.terminal.goblets",
}
SEATS: Final = {"seat": "name", "player": "name", "dealer": "name"} | {
    field: field for field in ("giver", "receiver", "taker", "owner", "counterpart", "to")
}
"""Fields that hold a seat, and the argument that names it in a sentence."""

Data = Mapping[str, Any]


class Voice:
    """How one match is told to one pair of eyes.

    seat: who reads, or None for somebody without a seat.
    """

    def __init__(self, game: str, lang: str, names: Sequence[str], seat: int | None) -> None:
        self.lang = lang
        self.seat = seat
        self.notes: dict[Any, Any] = {}
        """What a speaker has to remember from one event to the next."""
        self._names = names
        self.people = len(names)
        self.own = own_words(lang)
        self.texts = game_words(game, lang)
        module = SPEAKERS.get(game)
        self._speaker = importlib.import_module(module) if module else None

    def name(self, seat: Any) -> str:  # noqa: ANN401 - from a file it may be anything
        """Return the name of a seat."""
        if isinstance(seat, int) and 0 <= seat < len(self._names):
            return self._names[seat]
        return str(seat)

    def thing(self, code: str) -> str:
        """Return a card, kind or word inside a sentence."""
        return self.first([f"kind.{code}", f"token.{code}", f"card.{code}"], {}) or code

    def first(self, codes: Sequence[str], arguments: Mapping[str, str | int]) -> str | None:
        """Return the first of these texts that exists and has all its arguments."""
        for code in codes:
            if code in self.texts and self.texts.arguments(code) <= arguments.keys():
                return self.texts.say(code, **arguments)
        return None

    def yours(self, code: str, seat: int, **arguments: str | int) -> str:
        """Return a text about a seat: the one in the second person where the reader sits there."""
        codes = [f"{code}_you", code] if seat == self.seat else [code]
        return self.first(codes, {"name": self.name(seat), **arguments}) or code

    def together(self, sentences: Sequence[str | None]) -> str:
        """Return sentences as one line."""
        return self.own.say("between").join(sentence for sentence in sentences if sentence)

    def line(self, label: str, content: str) -> str:
        """Return something with its name before it."""
        return self.own.say("line", label=label, content=content)

    def counted(self, kinds: Sequence[str], counts: Sequence[int]) -> str:
        """Return things that lie together, as how many of each kind."""
        named = [
            self.own.say("counted", thing=self.thing(kind), count=count)
            for kind, count in zip(kinds, counts, strict=False)
            if count
        ]
        return self.own.say("list").join(named) or self.own.say("nothing")

    # Events

    def tell(self, event: Data) -> str | None:
        """Return an event, closed for these eyes, as a line; None when it is not worth one."""
        if self._speaker is not None:
            try:
                told: str | None = self._speaker.tell(self, event)
            except (KeyError, TypeError, IndexError, AttributeError):
                return raw(event)  # a record of other rules may have other fields
            return told
        return self.sentence(str(event.get("type")), event)

    def sentence(self, tag: str, event: Data) -> str:
        """Return the most fitting text for an event, or its codes."""
        endings = [
            ending
            for field, ending in (("giver", "_by_you"), ("receiver", "_to_you"), ("seat", "_you"))
            if self.seat is not None and event.get(field) == self.seat
        ]
        codes = [f"event.{tag}{ending}" for ending in (*endings, "_known", "")]
        return self.first(codes, self.arguments(event)) or raw(event)

    def arguments(self, event: Data) -> dict[str, str | int]:
        """Return what an event's fields are called in sentences; closed boxes give nothing."""
        found: dict[str, str | int] = {}
        for field, value in event.items():
            content = opened(value)
            if field in SEATS and isinstance(content, int):
                found[SEATS[field]] = self.name(content)
            elif isinstance(content, str):
                found[field] = self.thing(content)
            elif isinstance(content, int):
                found["count" if field == "cards" else field] = content
        return found

    def quoted(self, word: str) -> str:
        """Return words that were said, by their code or as they were typed, in quotation marks."""
        return self.own.say("quote", words=self.first([word], {}) or word)

    def said(self, seat: int, words: Sequence[str]) -> str | None:
        """Return what a seat said along with an action as a line; None when it said nothing."""
        spoken = self.own.say("between").join(self.quoted(word) for word in words)
        return self.line(self.name(seat), spoken) if spoken else None

    def claimed(self, seat: int, claim: str, choices: Sequence[Choice], to: int | None = None) -> str:
        """Return what a seat claimed as a line; in codes where the game has no such claim any more.

        to: the partner who alone was told it.
        """
        blanks = getattr(self._speaker, "blanks", None)
        filled: Mapping[str, str | int] = blanks(self, claim, choices) if blanks else {}
        codes = " ".join([claim, *map(self._label, choices)])
        name = self.name(seat)
        if to is not None:
            name = self.own.say("confides", name=name, to=self.name(to))
        return self.line(name, self.first([f"claim.{claim}"], filled) or codes)

    # Questions

    def ask(self, code: str, chosen: Sequence[Choice], sight: Data) -> str:
        """Return a question in words; `chosen` are the answers already given in this action.

        What was just chosen is what a question speaks of, before anything the game says of the table.
        """
        arguments: dict[str, str | int] = dict(self._speaker.asked(self, sight)) if self._speaker else {}
        for choice in chosen:
            match choice:
                case Card(kind):
                    arguments["card"] = self.thing(kind)
                case Seat(seat):
                    arguments["name"] = self.name(seat)
                case Number(number):
                    arguments["number"] = number
                case Word(word):
                    arguments["claim"] = self.thing(word)
                case Place(place):
                    arguments["place"] = place + 1
        own = self.own.say(f"ask_{code}") if f"ask_{code}" in self.own else code
        return self.first([f"ask.{code}", f"ask.{code}_unseen"], arguments) or own

    def choice(self, choice: Choice, asked: str = "", sight: Data | None = None) -> str:
        """Return a choice as a label, an answer to the question with this code."""
        label = getattr(self._speaker, "label", None)
        special: str | None = label(self, asked, choice, sight) if label and sight is not None else None
        return special or self._label(choice)

    def _label(self, choice: Choice) -> str:
        match choice:
            case Card(code) | Word(code):
                return self.first([f"card.{code}", f"answer.{code}", f"kind.{code}"], {}) or code
            case Seat(seat):
                return self.name(seat)
            case Place(place):
                return self.own.say("place_number", number=place + 1)
            case Number(number):
                return self.own.say("number", number=number)

    # The table

    def standing(self, seat: int, sight: Data) -> str:
        """Return a seat's name at the end, with what gave it its place where the game tells it."""
        tell = getattr(self._speaker, "standing", None)
        why: str | None = tell(self, seat, sight) if tell else None
        name = self.name(seat)
        return self.own.say("with", name=name, more=why) if why else name

    def board(self, sight: Data) -> list[str]:
        """Return a closed portrait as lines."""
        if self._speaker is not None:
            try:
                lines: list[str] = self._speaker.board(self, sight)
            except (KeyError, TypeError, IndexError, AttributeError):
                return outline(sight, self.own.say("closed"))
            return lines
        return outline(sight, self.own.say("closed"))


@cache
def own_words(lang: str) -> Words:
    """Return the terminal's own words, which no page needs."""
    source = files("yomiai.terminal").joinpath(f"terminal.{lang}.toml").read_text(encoding="utf-8")
    return Words("terminal", lang, flat(tomllib.loads(source)))


def game_words(game: str, lang: str) -> Words:
    """Return a game's words; none when nobody has written them yet."""
    try:
        return words(game.replace("-", "_"), lang)
    except FileNotFoundError:
        return Words(game, lang, {})


def opened(value: Any) -> Any:  # noqa: ANN401 - any field of a record
    """Return the content of an open box, None for a closed one, anything else as it is."""
    if isinstance(value, dict) and value.keys() <= BOX and "eyes" in value:
        return value.get("truth")
    return value


def raw(event: Data) -> str:
    """Return an event as codes."""
    parts = [f"{field}={opened(value)}" for field, value in event.items() if field != "type"]
    return " ".join([str(event.get("type")), *parts])


def outline(data: Any, closed: str, depth: int = 0) -> list[str]:  # noqa: ANN401 - any record
    """Return nested data as indented lines, for games without a board of their own here."""
    lines = []
    for field, value in data.items() if isinstance(data, dict) else enumerate(data, start=1):
        content = opened(value)
        if isinstance(content, dict | list) and content and not _is_flat(content):
            lines += [f"{'  ' * depth}{field}:", *outline(content, closed, depth + 1)]
        else:
            shown = closed if content is None and isinstance(value, dict) else content
            lines.append(f"{'  ' * depth}{field}: {shown}")
    return lines


def _is_flat(content: Any) -> bool:  # noqa: ANN401 - any record
    return isinstance(content, list) and not any(isinstance(item, dict | list) for item in content)
