"""What is telling about a seat's page at one moment, each thing under a name.

A question has a name by the way that leads to it, and by the words on offer where there are few of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from yomiai.kernel.choice import Choice, Choices, Question, Seat, Word
from yomiai.wire.server import Sight, Told

Way = tuple[str, ...]
"""The questions on the way to a step, its own last."""
FEW: Final = 4
POUR: Final = Word("pour")
"""What is poured is tapped at once: that a token is to be chosen is no step of its own."""
MANY_DEEDS: Final = {"action", "last_action"}
"""Questions whose words are told apart one by one: some are offered to few, or seldom."""


def ways(choices: Choices) -> dict[Way, Question]:
    """Each step that the choices lead to, by the way there, without those that the page passes over."""
    found: dict[Way, Question] = {}

    def go(number: int, way: Way, *, is_passed: bool = False) -> None:
        question = choices.questions[number]
        is_passed = is_passed or (bool(way) and _only_seat(question))
        here = way if is_passed else (*way, question.ask)
        if here in found and not is_passed:
            return
        found.setdefault(here, question)
        for then, passed in sorted(
            {(one.then, one.choice == POUR) for one in question.branches if one.then >= 0}
        ):
            go(then, here, is_passed=passed)

    go(0, ())
    return found


def _only_seat(question: Question) -> bool:
    """With a single opponent there is nobody to choose between."""
    return len(question.branches) == 1 and isinstance(question.branches[0].choice, Seat)


def asked(choices: Choices) -> Iterator[tuple[Way, set[str]]]:
    """The steps and their names."""
    for way, question in ways(choices).items():
        name = "asked " + " > ".join(way)
        offered = sorted({offer(branch.choice) for branch in question.branches})
        if question.ask in MANY_DEEDS:
            yield way, {f"{name} ({one})" for one in offered}
        else:
            yield way, {f"{name} ({', '.join(offered)})" if len(offered) <= FEW else name}


def offer(choice: Choice) -> str:
    """The name of a choice without what differs from match to match."""
    if not isinstance(choice, Word):
        return type(choice).__name__.lower()
    return re.sub(r"^sell_.*|_\d+$", lambda found: "sell" if found[0].startswith("sell") else "", choice.code)


def told(entries: tuple[Told, ...], verb: str) -> set[str]:
    """What was just told. verb: did, or saw."""
    return {f"{verb} {type(event).__struct_config__.tag}" for one in entries for event in one.events}


def waiting(sight: Sight) -> set[str]:
    """What somebody else is asked, and whether one may do something besides."""
    besides = {"may " + question.choices.questions[0].ask for question in sight.asked if not question.must}
    return {f"waits for {sight.ask}", *besides}
