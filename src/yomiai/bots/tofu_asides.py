"""The counter sells unasked, as soon as a sale is worth more to it than what it sells (T-24)."""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Answer
from yomiai.bots.tofu import sale
from yomiai.bots.tofu_worth import Kitchen
from yomiai.games.tofu.records import Event, Options, Portrait
from yomiai.kernel.choice import Choices
from yomiai.kernel.generator import Generator


def aside(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Portrait,
    story: Sequence[Event],
    choices: Choices,
    generator: Generator,  # noqa: ARG001
    seat: int,
    options: Options,
    character: Character = COUNTER,
) -> Answer:
    """Return the sale that pays best, if one does."""
    if not choices.questions:
        return Answer(())
    found = sale(Kitchen(view, story, seat, options, character), choices.questions[0], forced=False)
    return Answer(() if found is None else (found,))
