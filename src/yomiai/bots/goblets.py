"""The counter for Raise Your Goblets: worlds imagined, and in all of them what each action leads to.

It knows what can be concluded from what it poured, saw and was told. What it makes of claims is the policy
of `goblets_heard`, of who poured where that of `goblets_pours`; `goblets_opening` varies how it begins, and
`goblets_guest` prices the rest. With goblets in the middle another reckoning is made, in `goblets_middle`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, cast

from yomiai.bots import goblets_heard, goblets_middle
from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Heard
from yomiai.bots.goblets_guest import Guest
from yomiai.bots.goblets_haste import haste
from yomiai.bots.goblets_last import Action
from yomiai.bots.goblets_pours import Pours
from yomiai.games.goblets.records import Event, Options, Portrait
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.told import GAME
from yomiai.kernel.choice import Choice, Choices, Number
from yomiai.kernel.generator import Generator

WORLDS: Final = 24
DEATHS: Final = 0.35  # how many die, as the Gambler guesses


def choose(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Portrait,
    story: Sequence[Event],
    choices: Choices,
    generator: Generator,
    seat: int,
    options: Options,
    heard: Sequence[Heard] = (),
    character: Character = COUNTER,
) -> list[Choice]:
    """Return the action that is best on average over imagined worlds; nearly equal ones are drawn."""
    if choices.questions[0].ask == "guess":
        return [Number(round(DEATHS * len(view.houses)))]
    belief = GAME.know(view, story, seat, options)
    hints = goblets_heard.hints(story, heard, seat)
    trust = goblets_heard.trust(character)

    def draw() -> Goblets:
        return cast("Goblets", belief.world(generator).position)

    if view.mode == "middle":
        worlds = goblets_heard.hinted(draw, WORLDS, hints, generator, trust)
        action = goblets_middle.action(worlds, generator, character)
    else:
        pours = Pours(story)
        suiting = partial(pours.suiting, draw, generator)
        worlds = goblets_heard.hinted(suiting, WORLDS, hints, generator, trust)
        guest = Guest(worlds, seat, view.table_round, character, haste(story, seat))
        action = guest.decide(generator)
    return named(worlds[0], seat, action)


def named(position: Goblets, seat: int, action: Action) -> list[Choice]:
    """Return the choices that options stand for."""
    now = position.copy()
    found: list[Choice] = []
    for option in action:
        found.append(GAME.choice(now, seat, option))
        now.apply(option)
    return found
