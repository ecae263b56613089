# never compiled: choices are msgspec structs
"""Answers in words of the game. Wire, record, terminal and page use choices, never option numbers.

A `Question` with its branches is a tree of what one seat may answer, one action deep: a branch
without a further question completes the action.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Card(msgspec.Struct, frozen=True, tag_field="is", tag="card"):
    """A card, token or piece of a kind; `kind` is the game's code."""

    kind: str


class Seat(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """A seat, counted from 0."""

    seat: int


class Place(msgspec.Struct, frozen=True, tag_field="is", tag="place"):
    """A place on the table, counted from 0 (a goblet, a slot, a space of a path)."""

    place: int


class Number(msgspec.Struct, frozen=True, tag_field="is", tag="number"):
    """A plain number: a price, a bid, how many."""

    number: int


class Word(msgspec.Struct, frozen=True, tag_field="is", tag="word"):
    """A word of the game: true, lie, pass, a claim; `code` is the game's code."""

    code: str


Choice = Card | Seat | Place | Number | Word


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer; `then` is the index in `Choices.questions` of the next question.

    -1 when the answer completes the action. `words` is how many words go along with the answer (a report).
    """

    choice: Choice
    then: int = -1
    words: int = 0


class Question(msgspec.Struct, frozen=True):
    """What is asked (a code of the game) and the answers that are legal now, in option order."""

    ask: str
    branches: tuple[Branch, ...]


class Choices(msgspec.Struct, frozen=True):
    """All that a seat may answer now. `questions[0]` is asked first; equal sub-questions are shared."""

    questions: tuple[Question, ...]


def path_of(choices: Choices, action: Sequence[Choice]) -> tuple[Branch, ...] | None:
    """Return the branches that a whole action follows; None when it is no whole path of the tree."""
    path: list[Branch] = []
    number = 0
    for choice in action:
        if number < 0:
            return None
        branch = next((each for each in choices.questions[number].branches if each.choice == choice), None)
        if branch is None:
            return None
        path.append(branch)
        number = branch.then
    return tuple(path) if path and number < 0 else None


def words_of(path: Sequence[Branch]) -> int:
    """Return how many words go along with a whole action."""
    return sum(branch.words for branch in path)
