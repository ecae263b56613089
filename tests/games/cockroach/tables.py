"""A table set up by hand, so that a test can tell a round in a line or two."""

from __future__ import annotations

from typing import Any, cast

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import GAME, KINDS, Options
from yomiai.kernel.asking import taken
from yomiai.kernel.bits import counts_list, packed
from yomiai.kernel.choice import Card, Seat, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Eyes, view

A, B, C, D, E, F = range(6)
NUMBER = {kind.value: number for number, kind in enumerate(KINDS)}
EIGHT = tuple(NUMBER)
PLENTY = dict.fromkeys(NUMBER, 2)
NONE: dict[str, int] = {}


def as_packed(cards: dict[str, int]) -> int:
    counts = [0] * rules.KINDS
    for kind, count in cards.items():
        counts[NUMBER[kind]] = count
    return packed(counts)


class Table:
    """A match in which everybody holds two of each kind unless told otherwise; the starter is to offer."""

    def __init__(
        self,
        players: int = 4,
        starter: int = A,
        hands: dict[int, dict[str, int]] | None = None,
        fronts: dict[int, dict[str, int]] | None = None,
        **options: Any,
    ) -> None:
        self.position = cast("rules.Cockroach", GAME.start(players, Options(**options)))
        self.position.stock = 0
        for seat in range(players):
            self.position.seats[seat].hand = as_packed((hands or {}).get(seat, PLENTY))
            self.position.seats[seat].table = as_packed((fronts or {}).get(seat, NONE))
        self.position._ask_card(starter)
        self.told: list[Any] = []
        self.position.told = []

    def take(self, *options: int) -> Table:
        for option in options:
            self.position.apply(option)
        told = self.position.told or []
        self.told += [GAME.event(happening) for happening in told]
        self.position.told = []
        return self

    def offer(self, card: str, receiver: int, claim: str) -> Table:
        return self.take(NUMBER[card], rules.FIRST_SEAT + receiver, rules.FIRST_CLAIM + NUMBER[claim])

    def pass_on(self, receiver: int, claim: str) -> Table:
        """Look and slide the card on."""
        return self.take(rules.LOOK).slide(receiver, claim)

    def slide(self, receiver: int, claim: str) -> Table:
        return self.take(rules.FIRST_SEAT + receiver, rules.FIRST_CLAIM + NUMBER[claim])

    def say(self, word: str) -> Table:
        return self.take({"true": rules.SAY_TRUE, "lie": rules.SAY_LIE, "look": rules.LOOK}[word])

    @property
    def legal(self) -> set[str | int]:
        """What the actor may answer: words, kinds, seats."""
        position = self.position
        named = {GAME.choice(position, position.actor, option) for option in position.legal_options()}
        return {_plain(choice) for choice in named}

    def after(self, option: int) -> rules.Cockroach:
        return cast("rules.Cockroach", taken(self.position, self.position.actor, option))

    def hand(self, seat: int) -> dict[str, int]:
        return _named(self.position.seats[seat].hand)

    def front(self, seat: int) -> dict[str, int]:
        return _named(self.position.seats[seat].table)

    def seen(self, *seats: int) -> Any:
        return view(GAME.portray(self.position), Eyes(sum(1 << seat for seat in seats)))

    @property
    def end(self) -> tuple[int, str] | None:
        """Who lost and why; None while the match runs."""
        position = self.position
        return (position.loser, rules.REASONS[position.reason]) if position.over else None


def _plain(choice: object) -> str | int:
    match choice:
        case Card(kind=code) | Word(code=code):
            return code
        case Seat(seat=seat):
            return seat
    raise AssertionError(choice)


def _named(counts: int) -> dict[str, int]:
    return {kind: count for kind, count in zip(EIGHT, counts_list(counts, rules.KINDS), strict=True) if count}


def dealt(players: int, seed: int = 1, **options: Any) -> rules.Cockroach:
    """A match dealt by chance, its starter drawn; happenings are kept."""
    position = cast("rules.Cockroach", GAME.start(players, Options(**options)))
    position.told = []
    settle(position, Generator(seed))
    return position


def sizes(position: rules.Cockroach) -> list[int]:
    """Hand sizes in seat order."""
    return [sum(counts_list(seat.hand, rules.KINDS)) for seat in position.seats]
