"""The tree of choices equals what trying every option finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from promises.matches import Case, every_case, some_moments

from yomiai.kernel.asking import choices, options_of
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.game import Game
from yomiai.kernel.position import Position

CASES = [case for case in every_case() if not case.small]


def paths(tree: Choices, question: int = 0) -> Iterator[tuple[Choice, ...]]:
    """Every action of a tree, in order."""
    for branch in tree.questions[question].branches:
        if branch.then < 0:
            yield (branch.choice,)
        else:
            assert branch.then > 0
            yield from ((branch.choice, *rest) for rest in paths(tree, branch.then))


def tried(game: Game, position: Position, seat: int) -> Iterator[tuple[tuple[Choice, ...], list[int]]]:
    """Every action of a seat and its options, by applying whatever is accepted."""
    legal = position.actor == seat
    for option in range(62):
        after = position.copy()
        try:
            after.apply(option) if legal else after.interject(seat, option)
        except ValueError:
            continue
        choice = game.choice(position, seat, option)
        if after.actor == seat and after.half_made():
            for rest, options in tried(game, after, seat):
                yield (choice, *rest), [option, *options]
        else:
            yield (choice,), [option]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_tree_is_what_trying_finds(case: Case) -> None:
    for match in some_moments(case, 11, 0.02):
        for seat in range(case.players):
            found = list(tried(match.game, match.position, seat))
            tree = choices(match.game, match.position, seat)
            assert (tree is None) == (not found)
            if tree is not None:
                assert list(paths(tree)) == [path for path, _ in found]
                assert len(set(tree.questions)) == len(tree.questions)
            for path, options in found[:: 1 + len(found) // 40]:
                assert options_of(match.game, match.position, seat, path) == options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_choices_of_one_question_differ(case: Case) -> None:
    for match in some_moments(case, 12, 0.02):
        for seat in range(case.players):
            tree = choices(match.game, match.position, seat)
            for question in tree.questions if tree else ():
                named = [branch.choice for branch in question.branches]
                assert len(set(named)) == len(named)
                assert question.ask
