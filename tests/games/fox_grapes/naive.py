"""Fox and Grapes once more, written plainly from the rulebook's tables and sharing no code with the rules.

Cards are letters, hands are lists, an action is a tuple of words. Only the rulebook's default options.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Action = tuple[str | int, ...]

# (declared, actual): who takes the card
TAKERS = {
    ("S", "S"): "declarer",
    ("S", "A"): "declarer",
    ("S", "F"): "owner",
    ("A", "S"): "owner",
    ("A", "A"): "owner",
    ("A", "F"): "owner",
    ("F", "S"): "owner",
    ("F", "A"): "declarer",
    ("F", "F"): "declarer",
}
# (announced, actual) of a stuck player
ALONE = {
    ("S", "S"): "take",
    ("S", "A"): "take",
    ("S", "F"): "remove",
    ("A", "S"): "remove",
    ("A", "A"): "push",
    ("A", "F"): "remove",
    ("F", "S"): "remove",
    ("F", "A"): "take",
    ("F", "F"): "act",
}


@dataclass
class Naive:
    """A match between two actions; `steps` yields what is asked and is sent what is answered."""

    hands: list[list[str]]
    starter: int
    rounds: int
    public: list[dict[str, int]] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.public = [{"S": 1, "A": 1, "F": 0} for _ in self.hands]

    def play(self) -> Iterator[tuple[int, list[Action]]]:
        """Yield (seat, legal actions) again and again; the answer is put into `self.answer`."""
        for number in range(self.rounds):
            first = (self.starter + number) % len(self.hands)
            order = [(first + step) % len(self.hands) for step in range(len(self.hands))]
            if len(self.hands) == 2:
                yield from self.round_of_two(order)
            else:
                yield from self.round_of_many(order)

    answer: Action = ()

    def lay(self, seat: int) -> Iterator[tuple[int, list[Action]]]:
        kinds = sorted(set(self.hands[seat]), key="SAF".index)
        yield seat, [(kind, says) for kind in kinds for says in "SAF"]
        self.hands[seat].remove(str(self.answer[0]))

    def round_of_many(self, order: list[int]) -> Iterator[tuple[int, list[Action]]]:
        down: dict[int, tuple[str, str]] = {}
        for seat in order:
            yield from self.lay(seat)
            down[seat] = str(self.answer[0]), str(self.answer[1])
        said: dict[int, tuple[int, str]] = {}
        for seat in order:
            taken = [target for target, _ in said.values()]
            free = [target for target in sorted(order) if target != seat and target not in taken]
            if free:
                yield seat, [(target, says) for target in free for says in "SAF"]
                said[seat] = int(self.answer[0]), str(self.answer[1])
        for seat in order:
            if seat in said:
                target, says = said[seat]
                yield from self.turn_up(seat, target, says, down[target][0])
        for seat in order:
            if seat not in said:
                yield from self.alone(seat, *down[seat])

    def round_of_two(self, order: list[int]) -> Iterator[tuple[int, list[Action]]]:
        cards: dict[int, list[str]] = {seat: [] for seat in order}
        for seat in order:
            for _ in range(3):
                yield from self.lay(seat)
                cards[seat].append(str(self.answer[0]))
        said: dict[int, list[str]] = {seat: [] for seat in order}
        for seat in order:
            for _ in range(3):
                yield seat, [(says,) for says in "SAF"]
                said[seat].append(str(self.answer[0]))
        for seat in order:
            for says, card in zip(said[seat], cards[1 - seat], strict=True):
                yield from self.turn_up(seat, 1 - seat, says, card)

    def turn_up(self, declarer: int, owner: int, says: str, card: str) -> Iterator[tuple[int, list[Action]]]:
        taker = declarer if TAKERS[says, card] == "declarer" else owner
        self.public[taker][card] += 1
        if card == "F":
            yield from self.act(taker, declarer + owner - taker)

    def act(self, taker: int, other: int) -> Iterator[tuple[int, list[Action]]]:
        deeds = self.deeds(taker, other)
        if len(deeds) > 1:
            yield taker, [(deed,) for deed in deeds]
            self.do(taker, other, str(self.answer[0]))
        elif deeds:
            self.do(taker, other, deeds[0])

    def deeds(self, taker: int, other: int) -> list[str]:
        possible = {"push": self.public[taker]["A"], "steal": self.public[other]["S"]}
        return [deed for deed, cards in possible.items() if cards]

    def do(self, taker: int, other: int, deed: str) -> None:
        kind, giver, getter = ("A", taker, other) if deed == "push" else ("S", other, taker)
        self.public[giver][kind] -= 1
        self.public[getter][kind] += 1

    def alone(self, seat: int, card: str, announced: str) -> Iterator[tuple[int, list[Action]]]:
        others = [other for other in range(len(self.hands)) if other != seat]
        fate = ALONE[announced, card]
        if fate == "remove":
            self.removed.append(card)
        elif fate == "push":
            yield seat, [(other,) for other in others]
            self.public[int(self.answer[0])]["A"] += 1
        else:
            self.public[seat][card] += 1
            if fate == "act":
                yield from self.act_on_choice(seat, others)

    def act_on_choice(self, seat: int, others: list[int]) -> Iterator[tuple[int, list[Action]]]:
        worth = {other: self.deeds(seat, other) for other in others if self.deeds(seat, other)}
        if len(worth) == 1:
            ((other, _),) = worth.items()
            yield from self.act(seat, other)
        elif worth:
            yield (
                seat,
                [
                    (other, *pair)
                    for other, deeds in worth.items()
                    for pair in ([(deed,) for deed in deeds] if len(deeds) > 1 else [()])
                ],
            )
            other = int(self.answer[0])
            self.do(seat, other, str(self.answer[1]) if len(self.answer) > 1 else worth[other][0])
