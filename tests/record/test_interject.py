"""Questions that a seat may answer while another one must, on a game made for it."""

from typing import Any

import msgspec
import pytest

from yomiai.kernel.asking import Illegal
from yomiai.kernel.chance import ListSource
from yomiai.kernel.choice import Choice, Number, Word
from yomiai.kernel.game import Usual
from yomiai.kernel.position import Happening, Position
from yomiai.kernel.secret import Open, Secret
from yomiai.record.match import Match, resumed


class Told(msgspec.Struct, frozen=True, tag="told"):
    seat: int
    number: Secret[int]


class Shown(msgspec.Struct, frozen=True):
    count: Open[int]


class Options(msgspec.Struct, frozen=True):
    pass


class Counting(Position):
    """Seat 0 counts in turns with seat 2; seat 1 may say stop once, which costs a throw of chance."""

    def __init__(self) -> None:
        super().__init__()
        self.players = 3
        self.count = 0
        self.stopped = False
        self.turn = 0
        self.legal = 0b11

    def apply(self, option: int) -> None:
        if not self.legal >> option & 1:
            raise ValueError
        if self.actor == -1:
            self.actor = self.turn
        else:
            self.count += option + 1
            self.turn = 2 - self.turn
            self.actor = self.turn
            self.tell(0, 1 << self.actor, [self.actor, self.count])
        self.legal = 0b111

    def may_mask(self, seat: int) -> int:
        return int(seat == 1 and not self.stopped and self.actor >= 0)

    def interject(self, seat: int, option: int) -> None:
        if not self.may_mask(seat) >> option & 1:
            raise ValueError
        self.stopped = True
        self.actor, self.legal = -1, 0b11

    def chance_weights(self) -> list[int]:
        return [1, 1]

    def why_not(self, seat: int, option: int) -> str:
        return "K-1"

    def copy(self) -> Position:
        other = Counting()
        other.__dict__.update(self.__dict__)
        other.told = None
        for name in ("actor", "legal", "question", "over"):
            setattr(other, name, getattr(self, name))
        return other


class Game(Usual):
    name, rules_version, seats = "counting", 1, range(3, 4)
    options_type, portrait_type, event_type = Options, Shown, Told

    def start(self, players: int, options: Any) -> Position:
        return Counting()

    def portray(self, position: Any) -> Shown:
        return Shown(position.count)

    def event(self, happening: Happening) -> Told:
        return Told(happening.values[0], Secret(happening.eyes, happening.values[1]))

    def ask(self, position: Position, seat: int) -> str:
        return "count" if position.actor == seat else "stop"

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        return Number(option + 1) if position.actor == seat else Word("stop")


GAME: Any = Game()


def started() -> Match:
    return Match.start(GAME, 3, Options(), ListSource([0]))[0]


def test_a_may_question_keeps_its_number_while_others_act() -> None:
    match = started()
    assert [match.question_number(seat) for seat in range(3)] == [0, 0, None]
    match, _ = match.act(0, [Number(3)], ListSource([]))
    assert [match.question_number(seat) for seat in range(3)] == [None, 0, 1]
    match, _ = match.act(2, [Number(1)], ListSource([]))
    assert [match.question_number(seat) for seat in range(3)] == [2, 0, None]


def test_a_must_question_keeps_its_number_when_somebody_interjects() -> None:
    match, _ = started().act(0, [Number(1)], ListSource([]))
    match, entry = match.interject(1, [Word("stop")], ListSource([1]))
    assert (entry.number, entry.seat, [each.outcome for each in entry.chance]) == (2, 1, [1])
    assert [match.question_number(seat) for seat in range(3)] == [None, None, 1]


def test_interjections_replay() -> None:
    match, _ = started().act(0, [Number(1)], ListSource([]))
    match, _ = match.interject(1, [Word("stop")], ListSource([1]))
    assert resumed(GAME, 3, Options(), match.entries).entries == match.entries


def test_each_door_takes_only_its_own() -> None:
    match = started()
    for wrong in (
        lambda: match.act(1, [Word("stop")], ListSource([0])),
        lambda: match.interject(0, [Number(1)], ListSource([0])),
        lambda: match.interject(2, [Word("stop")], ListSource([0])),
    ):
        with pytest.raises(Illegal):
            wrong()
