"""What a seat can conclude in Cockroach Poker: every placing of the cards that fits its story.

After each round the card is public, so only hands, the card under way and the cards set aside can be
unknown. Each placing of the *physical* cards in these places is equally likely: whoever offered a
card that was shown later was dealt that very card, and all cards never shown are shuffled over the
places left. What people said and chose is no evidence.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.cockroach.rules import Cockroach, Setting, new_match
from yomiai.kernel.generator import Generator

UNKNOWN: Final = -1  # a card that the seat never saw


@final
@mypyc_attr(acyclic=True)
class Knowledge:
    """What is certain, collected from a story; `draw` fills in the rest.

    setting: the match's.
    turned_up: the kind laid in front of each seat at set-up, in seat order; empty without C-30.
    hands: for each seat the kinds it was dealt, UNKNOWN for those never seen; in any order.
    starter: the first starter, UNKNOWN before he is drawn.
    moves: the options taken by seats, in order; UNKNOWN where a starter chose a card never seen.
    holder: the seat that chose that card; UNKNOWN when there is none. Only the card under way can be so.
    """

    def __init__(
        self,
        setting: Setting,
        turned_up: list[int],
        hands: list[list[int]],
        starter: i64,
        moves: list[int],
        holder: i64,
    ) -> None:
        self.setting: Final[Setting] = setting
        self.turned_up: Final[list[int]] = turned_up
        self.hands: Final[list[list[int]]] = hands
        self.starter: Final[i64] = starter
        self.moves: Final[list[int]] = moves
        self.holder: Final[i64] = holder
        self.unseen: Final[list[int]] = _unseen(setting, turned_up, hands)

    def draw(self, generator: Generator, steps: list[tuple[int, int]]) -> Cockroach:
        """Draw a match so far, append its steps as (actor, option) and return where they lead."""
        unseen = self.unseen.copy()
        generator.shuffle(unseen)
        hands: list[list[int]] = []
        for known in self.hands:
            hands.append(_filled(known, unseen))
        under_way: i64 = UNKNOWN
        if self.holder >= 0:
            # His unknown cards came at random, so the first of them is as good as any.
            under_way = hands[self.holder][self.hands[self.holder].index(UNKNOWN)]
        for hand in hands:
            generator.shuffle(hand)  # in which order a hand was dealt is unknown too
        position = new_match(self.setting)
        self._deal(position, unseen, hands, steps)
        self._play(position, under_way, steps)
        return position

    def _deal(
        self, position: Cockroach, aside: list[int], hands: list[list[int]], steps: list[tuple[int, int]]
    ) -> None:
        """Deal in the order of the rules: aside (C-25), face up (C-30), then round the table (C-03)."""
        for kind in aside:
            _step(position, kind, steps)
        for kind in self.turned_up:
            _step(position, kind, steps)
        seat: i64 = 0
        while hands[seat]:
            _step(position, hands[seat].pop(), steps)
            seat = (seat + 1) % position.players

    def _play(self, position: Cockroach, under_way: i64, steps: list[tuple[int, int]]) -> None:
        if self.setting.starter < 0 <= self.starter:
            _step(position, self.starter, steps)
        for option in self.moves:
            _step(position, under_way if option == UNKNOWN else option, steps)


def _step(position: Cockroach, option: i64, steps: list[tuple[int, int]]) -> None:
    steps.append((position.actor, option))
    position.apply(option)


def _filled(known: list[int], unseen: list[int]) -> list[int]:
    """Return a hand whose unknown cards are taken off the end of the shuffled unseen ones."""
    hand: list[int] = []
    for kind in known:
        hand.append(unseen.pop() if kind == UNKNOWN else kind)
    return hand


def _unseen(setting: Setting, turned_up: list[int], hands: list[list[int]]) -> list[int]:
    """Return the kinds of all cards that the seat never saw."""
    left: list[int] = [setting.copies] * setting.kinds
    for kind in turned_up:
        left[kind] -= 1
    for hand in hands:
        for kind in hand:
            if kind != UNKNOWN:
                left[kind] -= 1
    found: list[int] = []
    for kind in range(setting.kinds):
        found += [kind] * left[kind]
    return found
