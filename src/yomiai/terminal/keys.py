"""What is typed for each answer of a question: numbers as they are meant, other answers by their place.

No key is a command of `yomiai.terminal.human`, and none means two answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from yomiai.kernel.choice import Branch, Number, Question

LETTERS: Final = "abdefghijklmnoprstwxyz"
"""Without c, q, u and v, which are commands."""
ENOUGH: Final = 3
"""From so many numbers on that follow one another they are shown as a range."""


def keys_of(question: Question, *, declinable: bool = False) -> dict[str, Branch]:
    """Return the answers of a question by what is typed for them, in order.

    Among amounts what stands before them, such as passing, is 0 where that is no amount.
    declinable: whether 0 already stands for leaving it.
    """
    numbers = [branch.choice.number for branch in question.branches if isinstance(branch.choice, Number)]
    if not numbers:
        return {str(place): branch for place, branch in enumerate(question.branches, start=1)}
    first = question.branches[0].choice
    none = "" if isinstance(first, Number) or 0 in numbers or declinable else "0"
    letters = iter(none + LETTERS)
    return {_key(branch, letters): branch for branch in question.branches}


def _key(branch: Branch, letters: Iterator[str]) -> str:
    return str(branch.choice.number) if isinstance(branch.choice, Number) else next(letters)


def ranges(keys: Mapping[str, Branch]) -> Iterator[Sequence[str]]:
    """Yield keys that are shown on one line: numbers that follow one another, or one alone."""
    run: list[str] = []
    for key, branch in keys.items():
        if run and not (isinstance(branch.choice, Number) and int(key) == int(run[-1]) + 1):
            yield from _shown(run)
            run = []
        if isinstance(branch.choice, Number):
            run.append(key)
        else:
            yield [key]
    yield from _shown(run)


def _shown(run: Sequence[str]) -> Iterator[Sequence[str]]:
    if len(run) >= ENOUGH:
        yield run
    else:
        yield from ([key] for key in run)
