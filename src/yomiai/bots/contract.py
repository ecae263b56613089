"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.generator import Generator


class Bot(Protocol):
    """A function without memory: everything it may know is in its arguments, so it can run anywhere.

    In an arena `story` and `choices` are computed when they are first read; a bot sees no difference
    but the time. A bot only reads: values may be shared.
    """

    def __call__(  # noqa: PLR0913, PLR0917 - all that a bot may know, each by its name
        self,
        view: Any,  # noqa: ANN401 - the game's portrait type
        story: Sequence[Any],
        choices: Choices,
        generator: Generator,
        seat: int,
        options: Any,  # noqa: ANN401 - the game's options type
    ) -> list[Choice]:
        """Return a whole action: choices along the tree up to a branch without a further question.

        view: the game's portrait, closed for the seat. story: all events so far, closed as they were told.
        generator: the bot's own stream; its only dice. options: the options of the match.
        """
        ...
