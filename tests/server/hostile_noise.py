"""Messages that no page of ours would send: most of them well formed, and about the match that is running.

What a message names (a question, its choices) comes from what its sender or the other one was told, so that
it gets as far as the rules: legal, too late, cut short, mixed up, of another seat. The rest is sense,
nonsense and what nearly is sense, some of it damaged within.
"""

from __future__ import annotations

import json
import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from yomiai.wire import PROTOCOL

Message = dict[str, Any]

FIELDS = {
    "hello": "protocol code token since open",
    "open": "seats",
    "act": "id seat question choices words",
    "claim": "id seat claim choices to",
    "seen": "number",
    "ready": "id random ready",
    "sit": "id seat",
    "stand": "id",
    "set_bot": "id seat bot",
    "set_settings": "id game players options locked watchers",
    "talk": "id phrase text",
    "give_host": "id person",
    "rename": "id name",
    "ask_transfer": "id",
    "nope": "",
    "kick": "id person",
    "leave": "id",
    "end_match": "id want",
    "pause_match": "id want",
    "absence": "id seat want",
}
ENDING = ("kick", "leave", "end_match", "pause_match", "absence")
"""What ends a match or lets it rest; sent in some rounds only, for nothing else would be met after it."""
GENTLE = tuple(name for name in FIELDS if name not in ENDING)

WAYS = (
    *["legal"] * 6,
    "late",
    "of another",
    "for another",
    "cut",
    "long",
    *["mixed"] * 2,
    *["unheard of"] * 2,
)
"""How an answer stands to the question that it names."""
UNHEARD_OF: list[Message] = [{"is": "card", "kind": "unicorn"}]

SENSE: dict[str, list[Any]] = {
    "protocol": [PROTOCOL],
    "since": [0, 3],
    "open": [None, []],
    "seat": [0, 1, 2, 11],
    "to": [None, 0, 1],
    "question": [0, 1, 9],
    "choices": [[{"is": "word", "code": "true"}], [{"is": "card", "kind": "rat"}] * 12],
    "words": [[], ["hello"], ["printed.excellent.1.1"], ["\u202e"]],
    "claim": ["safe", "holds", ""],
    "number": [0, 3, 10**6],
    "seats": [[], [0], [1], [0, 0]],
    "random": ["ab" * 16],
    "bot": ["counter", "random", "none", None, "../x"],
    "game": [None, "cockroach", "chess", "os.system"],
    "players": [None, 2, 4, 12],
    "options": [None, {}, {"look": "may"}, {"look": 5}, {"__class__": 1}],
    "phrase": [None, "hello", "x"],
    "text": [None, "", "\u202e" * 50, "ö" * 999, "\U0001f600"],
    "name": [None, "N" * 200, "\x00", "名前"],
    "person": [1, 2, 99, -1],
    "want": [True, False],
    "ready": [True, False],
    "locked": [None, True, False],
    "watchers": [None, True, False],
}
"""Of the right form, whatever it means there."""

NONSENSE: dict[str, list[Any]] = {
    "protocol": [PROTOCOL - 1, PROTOCOL + 1, str(PROTOCOL), None],
    "id": ["", None, 7, "short", "x" * 41, "with blanks in it"],
    "code": ["BCDFG", "", 3],
    "token": [None, "x", 5],
    "open": [[0, 1], [12], "0"],
    "seat": [12, -1, 2**70, "0"],
    "question": [2**65, -1, 1.5],
    "choices": [[], {}, [{"is": "seat", "seat": -5}]],
    "words": [["x"] * 7, "x", [""]],
    "claim": ["__class__", 5],
    "number": [-1, 2**70, "1"],
    "seats": ["0", [-1]],
    "random": ["AB" * 16, "zz", ""],
    "players": [13, 0],
    "text": ["ö" * 1001],
    "name": ["", "N" * 201],
    "person": ["1"],
    "want": ["x", 1],
    "ready": [1],
    "locked": ["x"],
}


@dataclass
class Known:
    """What one person was told of the questions: those that stand, and some that are gone."""

    code: str
    token: str
    seat: int | None = None
    asked: list[Message] = field(default_factory=list)
    gone: deque[Message] = field(default_factory=lambda: deque(maxlen=6))

    def hears(self, asked: list[Message]) -> None:
        self.gone.extend(one for one in self.asked if one not in asked)
        self.asked = asked


class Noise:
    """Builds messages by dice; equal dice and equal knowledge lead to equal messages."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._count = 0
        self._last = "the-first-one"

    def text(self, mine: Known, others: Known, *, may_end: bool) -> tuple[str, str]:
        """Return the kind of a message and the message as it is sent, now and then damaged."""
        dice = self._dice
        is_act = dice.random() < 0.5
        kind = "act" if is_act else dice.choice(tuple(FIELDS) if may_end else GENTLE)
        message = self._of(kind, mine)
        if kind == "act" and dice.random() < 0.9:
            message |= self._about_the_match(mine, others)
        if dice.random() < 0.03:
            message[dice.choice(list(NONSENSE))] = 1
        text = json.dumps(message)
        if dice.random() < 0.04:
            place = dice.randrange(len(text))
            text = text[:place] + dice.choice('"{}[],:0\u0000') + text[place + 1 :]
        return kind, text

    def _of(self, kind: str, mine: Known) -> Message:
        """Any message of a kind; one field in sixteen is nonsense, an id one time in ten."""
        dice, message = self._dice, {"type": kind}
        for name in FIELDS[kind].split():
            is_nonsense = name in NONSENSE and dice.random() < (0.1 if name == "id" else 0.06)
            message[name] = dice.choice(NONSENSE[name]) if is_nonsense else self._sense(kind, name, mine)
        return message

    def _sense(self, kind: str, name: str, mine: Known) -> Any:
        match name:
            case "id":
                return self._id()
            case "code" | "token":
                return getattr(mine, name)
            case "want" if kind == "absence":
                return self._dice.choice(["wait", "bot", "end"])
            case _:
                return self._dice.choice(SENSE[name])

    def _id(self) -> str:
        """A new one, or now and then the last one once more."""
        if self._dice.random() > 0.05:
            self._count += 1
            self._last = f"noise-{self._count:08}"
        return self._last

    def _about_the_match(self, mine: Known, others: Known) -> Message:
        """An answer to a question that somebody was asked, as a player or a forger would give it."""
        dice = self._dice
        asked = [*mine.asked, *mine.gone, *others.asked, *others.gone]
        if not asked:
            return {}
        own = dice.choice(mine.asked or asked)
        way = dice.choice(WAYS)
        named, answered = own, own
        if way == "late":
            named = answered = dice.choice(mine.gone or asked)
        elif way in {"of another", "for another"}:
            named = answered = dice.choice(others.asked or asked)
        elif way == "mixed":
            answered = dice.choice(asked)
        choices, words = self._action(answered["choices"])
        changed = {"cut": choices[:-1] or choices, "long": choices * 2, "unheard of": UNHEARD_OF}
        choices = changed.get(way, choices)
        seat = named["seat"] if way == "for another" or mine.seat is None else mine.seat
        return {"seat": seat, "question": named["question"], "choices": choices, "words": words}

    def _action(self, choices: Message) -> tuple[list[Message], list[str]]:
        """One path through a tree of choices, and as many words as it wants."""
        action, words, question = [], 0, 0
        while question >= 0:
            branch = self._dice.choice(choices["questions"][question]["branches"])
            action.append(branch["choice"])
            words += branch.get("words", 0)
            question = branch.get("then", -1)
        return action, ["printed.excellent.1.1"] * words
