"""The counter sells unasked what beans are worth more than (T-24); its initial card at no certain time."""

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
    generator: Generator,
    seat: int,
    options: Options,
    character: Character = COUNTER,
) -> Answer:
    """Return the sale that pays best, if one does."""
    if not choices.questions:
        return Answer(())
    kitchen = Kitchen(view, story, seat, options, character)
    found = sale(kitchen, choices.questions[0], generator, forced=False)
    return Answer(() if found is None else (found,))
