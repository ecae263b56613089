"""What a seat can conclude in Shirohage Tofu Shop: every placing of the cards that fits its story.

A card is public once it is bought, so only initial cards and the card on offer can be unknown. Each
placing of the physical cards is equally likely: all cards never seen are shuffled over the places left,
and a card on offer above the bottom block is the habanero, if that has not come yet, as likely as any
other card of that part. What people said and offered is no evidence.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.tofu.rules import Tofu, new_match
from yomiai.games.tofu.setting import CONDIMENT, HABANERO, Setting
from yomiai.kernel.bits import count_of
from yomiai.kernel.generator import Generator

UNKNOWN: Final = -1  # a card that the seat never saw


@final
@mypyc_attr(acyclic=True)
class Knowledge:
    """What is certain, collected from a story; `draw` fills in the rest.

    setting: the match's.
    initials: each seat's initial card, UNKNOWN where it was never seen.
    first_dealer: UNKNOWN when he is not drawn yet.
    moves: what followed, as (seat, option); seat -1 is chance. A card drawn but never seen is UNKNOWN;
        only the card on offer can be so.
    """

    def __init__(
        self, setting: Setting, initials: list[int], first_dealer: i64, moves: list[tuple[int, int]]
    ) -> None:
        self.setting: Final[Setting] = setting
        self.initials: Final[list[int]] = initials
        self.first_dealer: Final[i64] = first_dealer
        self.moves: Final[list[tuple[int, int]]] = moves
        self.unseen: Final[list[int]] = _unseen(setting, initials, moves)

    def draw(self, generator: Generator, steps: list[tuple[int, int]]) -> Tofu:
        """Draw a match so far, append its steps as (actor, option) and return where they lead."""
        unseen = self.unseen.copy()
        generator.shuffle(unseen)
        position = new_match(self.setting)
        for kind in self.initials:
            _step(position, unseen.pop() if kind == UNKNOWN else kind, steps)
        if position.actor == -1 and self.setting.first_dealer < 0 <= self.first_dealer:
            _step(position, self.first_dealer, steps)
        for seat, option in self.moves:
            if seat >= 0 and seat != position.actor:
                position.interject(seat, option)
                steps.append((-2 - seat, option))
            elif option == UNKNOWN:
                _step(position, _on_offer(position, unseen, generator), steps)
            else:
                _step(position, option, steps)
        return position


def _on_offer(position: Tofu, unseen: list[int], generator: Generator) -> i64:
    """Return an unseen card for the offer: any of the upper part may be the habanero (T-08, TE-16)."""
    upper = position.upper
    if upper and position.habanero and generator.below(upper) == 0:
        return HABANERO
    return unseen.pop()


def _step(position: Tofu, option: i64, steps: list[tuple[int, int]]) -> None:
    steps.append((position.actor, option))
    position.apply(option)


def _unseen(setting: Setting, initials: list[int], moves: list[tuple[int, int]]) -> list[int]:
    """Return the kinds of all cards that the seat never saw, without habanero and closing card."""
    left: list[int] = []
    kind: i64
    for kind in range(CONDIMENT + 1):
        left.append(count_of(setting.stock, kind))
    for seen in initials:
        if seen != UNKNOWN:
            left[seen] -= 1
    for seat, option in moves:
        if seat < 0 and 0 <= option <= CONDIMENT:
            left[option] -= 1
    found: list[int] = []
    for kind in range(CONDIMENT + 1):
        found += [kind] * left[kind]
    return found
