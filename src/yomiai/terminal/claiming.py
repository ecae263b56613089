"""The claims of a game as questions, so that a person makes one as he answers anything else.

Every claim has its blanks asked one after another; the first question is which claim.
"""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.kernel.choice import Branch, Choices, Question, Word
from yomiai.kernel.game import Blank, Claim


def questions_of(claims: Sequence[Claim]) -> Choices:
    """Return a tree whose first choice is the word of a claim, and whose others fill its blanks."""
    blanks: list[Question] = []
    kinds: list[Branch] = []
    for claim in claims:
        first = 1 + len(blanks)
        kinds.append(Branch(Word(claim.code), first if claim.blanks else -1))
        last = first + len(claim.blanks) - 1
        for number, blank in enumerate(claim.blanks, start=first):
            blanks.append(_question(blank, -1 if number == last else number + 1))
    return Choices((Question("claim", tuple(kinds)), *blanks))


def _question(blank: Blank, then: int) -> Question:
    return Question(f"claim_{blank.name}", tuple(Branch(choice, then) for choice in blank.choices))
