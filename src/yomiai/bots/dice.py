"""The bot that knows nothing: it answers each question of an action by a throw of dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yomiai.bots.contract import Heard
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.generator import Generator


def choose(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Any,  # noqa: ANN401, ARG001
    story: Sequence[Any],  # noqa: ARG001
    choices: Choices,
    generator: Generator,
    seat: int,  # noqa: ARG001
    options: Any,  # noqa: ANN401, ARG001
    heard: Sequence[Heard] = (),  # noqa: ARG001 - for games with claims
) -> list[Choice]:
    """Return an action in which each answer is equally likely, question by question."""
    action: list[Choice] = []
    then = 0
    while then >= 0:
        branches = choices.questions[then].branches
        branch = branches[generator.below(len(branches))]
        action.append(branch.choice)
        then = branch.then
    return action
