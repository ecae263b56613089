"""A person at the terminal: shown questions one by one, answering by number, undoing inside an action."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from yomiai.kernel.choice import Branch, Choice, Choices, Question
from yomiai.terminal.screen import Screen
from yomiai.terminal.voice import Voice

LONGEST_WORD: Final = 60


class Left(Exception):
    """The person has typed q."""


class InputEnded(Exception):
    """There is nothing more to read."""


class Human:
    """The person, and everything the match says to him."""

    def __init__(self, voice: Voice, screen: Screen) -> None:
        self.voice = voice
        self.screen = screen

    def show(self, sight: Mapping[str, Any]) -> None:
        """Print the table as this person sees it."""
        for line in self.voice.board(sight):
            self.screen.say(line)

    def choose(self, choices: Choices, sight: Mapping[str, Any]) -> list[Choice]:
        """Ask until a whole action is chosen; `Left` or `InputEnded` when there will be none."""
        self.show(sight)
        path: list[Branch] = []
        while not path or path[-1].then >= 0:
            question = choices.questions[path[-1].then if path else 0]
            self._put(question, path, sight)
            self._answer(question, path, sight)
        return [branch.choice for branch in path]

    def words(self, proposed: Sequence[str]) -> tuple[str, ...]:
        """Ask for the words that go along with an action: typed, or as they are proposed."""
        own = self.voice.own
        if proposed:
            self.screen.say(own.say("words_wanted"))
        return tuple(self._word(number, word) for number, word in enumerate(proposed, start=1))

    def _word(self, number: int, proposed: str) -> str:
        shown = self.voice.quoted(proposed)
        typed = self.screen.ask(self.voice.own.say("word", number=number, proposed=shown))
        if typed is None:
            raise InputEnded
        if typed == "q":
            raise Left
        text = " ".join(unicodedata.normalize("NFC", typed).split())[:LONGEST_WORD]
        return text or proposed

    def _put(self, question: Question, path: list[Branch], sight: Mapping[str, Any]) -> None:
        chosen = [branch.choice for branch in path]
        self.screen.say(self.voice.ask(question.ask, chosen, sight))
        for number, branch in enumerate(question.branches, start=1):
            self.screen.say(f"  {number}) {self.voice.choice(branch.choice, question.ask, sight)}")

    def _answer(self, question: Question, path: list[Branch], sight: Mapping[str, Any]) -> None:
        """Read one line; leave the path longer by an answer, shorter by an undo, or as it is."""
        own = self.voice.own
        typed = self.screen.ask(own.say("prompt"))
        match typed:
            case None:
                raise InputEnded
            case "q":
                raise Left
            case "u":
                self.screen.say(own.say("undone" if path else "nothing_to_undo"))
                del path[-1:]
            case "v":
                self.show(sight)
            case "?" | "":
                self.screen.say(own.say("help"))
            case _ if typed.isdecimal() and int(typed[:9]) in range(1, len(question.branches) + 1):
                path.append(question.branches[int(typed) - 1])
            case _:
                self.screen.say(own.say("not_a_number", typed=typed[:20]))
