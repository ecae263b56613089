"""A person at the terminal: shown questions one by one, answering by a key, undoing inside an action.

Beside what he is asked he may claim something where the game has claims, whenever a question waits.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from yomiai.kernel.choice import Branch, Choice, Choices, Question
from yomiai.terminal.keys import keys_of, ranges
from yomiai.terminal.screen import Screen
from yomiai.terminal.voice import Voice

LONGEST_WORD: Final = 60
LONGEST_NUMBER: Final = 9
"""So many digits of a number are read; no answer has more."""

Sight = Mapping[str, Any]


class Left(Exception):
    """The person has typed q."""


class InputEnded(Exception):
    """There is nothing more to read."""


class Declined(Exception):
    """The person leaves it at what there is, where he need not answer."""


class Human:
    """The person, and everything the match says to him.

    claims: asks him what he claims, and tells it; None in a game without claims.
    """

    def __init__(self, voice: Voice, screen: Screen) -> None:
        self.voice = voice
        self.screen = screen
        self.claims: Callable[[], None] | None = None

    def show(self, sight: Sight) -> None:
        """Print the table as this person sees it."""
        for line in self.voice.board(sight):
            self.screen.say(line)

    def choose(self, choices: Choices, sight: Sight) -> list[Choice]:
        """Ask until a whole action is chosen; `Left` or `InputEnded` when there will be none."""
        self.show(sight)
        return self._chosen(choices, sight)

    def offered(self, choices: Choices, sight: Sight, declining: str) -> list[Choice]:
        """Ask what need not be answered; nothing when it is declined, which `declining` names."""
        try:
            return self._chosen(choices, sight, declining)
        except Declined:
            return []

    def _chosen(self, choices: Choices, sight: Sight, declining: str = "") -> list[Choice]:
        path: list[Branch] = []
        while not path or path[-1].then >= 0:
            question = choices.questions[path[-1].then if path else 0]
            self._put(question, path, sight, declining)
            self._answer(question, path, sight, declining)
        return [branch.choice for branch in path]

    def words(self, proposed: Sequence[str]) -> tuple[str, ...]:
        """Ask for the words that go along with an action: typed, or as they are proposed."""
        own = self.voice.own
        if proposed:
            self.screen.say(own.say("words_wanted"))
        return tuple(self._word(number, word) for number, word in enumerate(proposed, start=1))

    def _word(self, number: int, proposed: str) -> str:
        shown = self.voice.quoted(proposed)
        typed = self._typed(self.voice.own.say("word", number=number, proposed=shown))
        text = " ".join(unicodedata.normalize("NFC", typed).split())[:LONGEST_WORD]
        return text or proposed

    def _put(self, question: Question, path: list[Branch], sight: Sight, declining: str) -> None:
        chosen = [branch.choice for branch in path]
        self.screen.say(self.voice.ask(question.ask, chosen, sight))
        keys = keys_of(question, declinable=bool(declining))
        if declining:
            self.screen.say(f"  {self.voice.own.say('enter') if '0' in keys else 0}) {declining}")
        for run in ranges(keys):
            ends = dict.fromkeys((run[0], run[-1]))
            shown = (self.voice.choice(keys[key].choice, question.ask, sight) for key in ends)
            self.screen.say(f"  {' … '.join(ends)}) {' … '.join(shown)}")

    def _answer(self, question: Question, path: list[Branch], sight: Sight, declining: str) -> None:
        """Read one line; leave the path longer by an answer, shorter by an undo, or as it is."""
        own = self.voice.own
        claims = None if declining else self.claims
        keys = keys_of(question, declinable=bool(declining))
        match self._typed(own.say("prompt_claims" if claims else "prompt")):
            case "u":
                self.screen.say(own.say("undone" if path else "nothing_to_undo"))
                del path[-1:]
            case "v":
                self.show(sight)
            case "c" if claims:
                claims()
            case "0" | "" as typed if declining and typed not in keys:
                raise Declined
            case "?" | "":
                self.screen.say(own.say("help"))
                if claims:
                    self.screen.say(own.say("help_claims"))
            case typed if _plain_key(typed) in keys:
                path.append(keys[_plain_key(typed)])
            case typed:
                self.screen.say(own.say("not_a_number", typed=typed[:20]))

    def _typed(self, prompt: str) -> str:
        """Return a typed line; `Left` for q, `InputEnded` when there is none."""
        typed = self.screen.ask(prompt)
        if typed is None:
            raise InputEnded
        if typed == "q":
            raise Left
        return typed


def _plain_key(typed: str) -> str:
    """Return what was typed as a key: a number in the usual digits, whatever keyboard wrote it."""
    return str(int(typed[:LONGEST_NUMBER])) if typed.isdecimal() else typed.lower()
