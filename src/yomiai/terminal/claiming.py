"""The claims of a game as questions, so that a person makes one as he answers anything else.

Every claim has its blanks asked one after another; the first question is which claim. Where the person has
a partner the last one is who hears it.
"""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.kernel.choice import Branch, Choice, Choices, Question, Seat, Word
from yomiai.kernel.game import Blank, Claim
from yomiai.record.lines import Spoken

EVERYBODY = Word("everybody")


def questions_of(claims: Sequence[Claim], partner: int | None = None) -> Choices:
    """Return a tree whose first choice is the word of a claim, and whose others fill its blanks.

    partner: the seat that may be told it alone; then the last choice is that seat, or `EVERYBODY`.
    """
    heard = -1 if partner is None else 1 + sum(len(claim.blanks) for claim in claims)
    blanks: list[Question] = []
    kinds: list[Branch] = []
    for claim in claims:
        first = 1 + len(blanks)
        kinds.append(Branch(Word(claim.code), first if claim.blanks else heard))
        last = first + len(claim.blanks) - 1
        for number, blank in enumerate(claim.blanks, start=first):
            blanks.append(_question(blank, heard if number == last else number + 1))
    hearers = () if partner is None else (_hearers(partner),)
    return Choices((Question("claim", tuple(kinds)), *blanks, *hearers))


def _hearers(partner: int) -> Question:
    return Question("claim_to", (Branch(EVERYBODY, -1), Branch(Seat(partner), -1)))


def spoken(seat: int, chosen: Sequence[Choice]) -> Spoken | None:
    """Return what a seat claims by a whole action of such a tree; None for an empty one."""
    if not chosen or not isinstance(chosen[0], Word):
        return None
    match chosen[-1]:
        case Seat(partner):
            return Spoken(seat, chosen[0].code, tuple(chosen[1:-1]), partner)
        case last if last == EVERYBODY:
            return Spoken(seat, chosen[0].code, tuple(chosen[1:-1]))
        case _:
            return Spoken(seat, chosen[0].code, tuple(chosen[1:]))


def _question(blank: Blank, then: int) -> Question:
    return Question(f"claim_{blank.name}", tuple(Branch(choice, then) for choice in blank.choices))
