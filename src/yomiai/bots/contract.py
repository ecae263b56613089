"""What a bot is, and what it answers with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.generator import Generator


class Said(msgspec.Struct, frozen=True):
    """A claim of the game, with what fills its blanks."""

    claim: str
    choices: tuple[Choice, ...]


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A claim that a seat heard, or made itself: true or not, and no event of the match.

    after: how many events of the story had been told when it was made.
    to: the partner who alone was told it; None when all were.
    """

    after: int
    seat: int
    claim: str
    choices: tuple[Choice, ...] = ()
    to: int | None = None

    def for_seat(self, seat: int) -> bool:
        """Return whether a seat was told it."""
        return self.to is None or seat in {self.seat, self.to}


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole action with the words that go along with it, as a person or a bot gives it.

    claim: what a bot says besides; only in an aside, where `choices` may be empty too.
    fault: why a bot did not give it itself ("" if it did): late, broken or illegal.
    """

    choices: tuple[Choice, ...]
    words: tuple[str, ...] = ()
    claim: Said | None = None
    fault: str = ""


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
        heard: Sequence[Heard] = (),
    ) -> list[Choice]:
        """Return a whole action: choices along the tree up to a branch without a further question.

        view: the game's portrait, closed for the seat. story: all events so far, closed as they were told.
        generator: the bot's own stream; its only dice. options: the options of the match.
        heard: what was claimed so far for this seat to hear; nothing in games without claims.
        """
        ...


class Aside(Protocol):
    """What some bots do unasked: interject what they may, or claim something about their own action."""

    def __call__(  # noqa: PLR0913, PLR0917 - all that a bot may know, each by its name
        self,
        view: Any,  # noqa: ANN401 - the game's portrait type
        story: Sequence[Any],
        choices: Choices,
        generator: Generator,
        seat: int,
        options: Any,  # noqa: ANN401 - the game's options type
    ) -> Answer:
        """Return an empty answer for nothing. `choices` has no question where the seat may do nothing."""
        ...
