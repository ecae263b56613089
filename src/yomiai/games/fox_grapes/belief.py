"""What a seat can conclude in Fox and Grapes: every placing of the cards that fits its story.

A card turned up becomes public, so only hands, face-down cards and the cards set aside can be unknown.
Each placing of the *physical* cards in these places is equally likely: whoever laid a card that was
shown later was dealt that very card, and all cards never shown are shuffled over the places left. What
people announced, declared and chose is no evidence.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.fox_grapes.rules import FoxGrapes, new_match
from yomiai.games.fox_grapes.setting import Setting
from yomiai.kernel.generator import Generator

UNKNOWN: Final = -1  # a card that the seat never saw


def unseen_card_of(seat: int) -> int:
    """Return the move that stands for laying a card the story never shows."""
    return -1 - seat


@final
@mypyc_attr(acyclic=True)
class Knowledge:
    """What is certain, collected from a story; `draw` fills in the rest.

    setting: the match's.
    hands: for each seat the kinds it was dealt, UNKNOWN for those never seen; in any order.
    moves: the options taken by seats, and by chance after the deal, in order; `unseen_card_of(seat)`
        where a seat laid a card never seen.
    """

    def __init__(self, setting: Setting, hands: list[list[int]], moves: list[int]) -> None:
        self.setting: Final[Setting] = setting
        self.hands: Final[list[list[int]]] = hands
        self.moves: Final[list[int]] = moves
        self.unseen: Final[list[int]] = _unseen(setting, hands)

    def draw(self, generator: Generator, steps: list[tuple[int, int]]) -> FoxGrapes:
        """Draw a match so far, append its steps as (actor, option) and return where they lead."""
        unseen = self.unseen.copy()
        generator.shuffle(unseen)  # what is left of it in the end lies aside
        hands: list[list[int]] = []
        laid: list[list[int]] = []
        for known in self.hands:
            fresh: list[int] = []
            for kind in known:
                if kind == UNKNOWN:
                    fresh.append(unseen.pop())
            # Unknown cards came at random, so a seat may just as well have laid the first of them.
            laid.append(fresh)
            hands.append(_seen(known) + fresh)
        for hand in hands:
            generator.shuffle(hand)  # in which order a hand was dealt is unknown too
        position = new_match(self.setting)
        self._deal(position, hands, steps)
        self._play(position, laid, steps)
        return position

    def _deal(self, position: FoxGrapes, hands: list[list[int]], steps: list[tuple[int, int]]) -> None:
        """Deal round the table, as the rules do."""
        number: i64
        for number in range(len(hands[0])):
            for hand in hands:
                _step(position, hand[number], steps)

    def _play(self, position: FoxGrapes, laid: list[list[int]], steps: list[tuple[int, int]]) -> None:
        next_of: list[int] = [0] * len(laid)
        for move in self.moves:
            if move >= 0:
                _step(position, move, steps)
            else:
                seat = -1 - move
                _step(position, laid[seat][next_of[seat]], steps)
                next_of[seat] += 1


def _step(position: FoxGrapes, option: i64, steps: list[tuple[int, int]]) -> None:
    steps.append((position.actor, option))
    position.apply(option)


def _seen(hand: list[int]) -> list[int]:
    """Return the known kinds of a hand."""
    known: list[int] = []
    for kind in hand:
        if kind != UNKNOWN:
            known.append(kind)
    return known


def _unseen(setting: Setting, hands: list[list[int]]) -> list[int]:
    """Return the kinds of all dealt or set-aside cards that the seat never saw."""
    left: list[int] = [setting.sweet, setting.sour, setting.foxes]
    for hand in hands:
        for kind in hand:
            if kind != UNKNOWN:
                left[kind] -= 1
    found: list[int] = []
    for kind in range(len(left)):
        found += [kind] * left[kind]
    return found
