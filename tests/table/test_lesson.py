"""A first game is dealt the same each time, is for one person alone, and counts nowhere."""

from __future__ import annotations

import json

import msgspec
import pytest
from table.evening import HOUSE, Evening

from yomiai.games.registry import SHELF
from yomiai.table.lesson import LESSONS
from yomiai.table.table import Refusal, Table
from yomiai.wire import client
from yomiai.wire.http import Create, Join


class First(Evening):
    """A first game at a table of any code, with dice of its own."""

    def __init__(self, game: str = "cockroach", seed: int = 1, code: str = "FIRST") -> None:
        super().__init__(3, seed)
        create = Create(self.id(), "Mika", "ja", game, lesson=True)
        draft = Table.create(code, create, "hash1", self.now, self.dice, HOUSE)
        self.table = Table.restore(draft.entries, HOUSE, self.now)
        self.table.connected(1, self.now)

    def seen(self) -> object:
        sight = self.table.sight((0,), self.now)
        assert sight is not None
        return sight.view, sight.actor

    def seeds(self) -> list[int]:
        """The seeds that the first bots get while the person answers the first that is offered."""
        found: list[int] = []
        while len(found) < 6 and self.table.status == "playing":
            if self.actor == 0:
                self.step()
            elif (bot := self.bot()) is not None:
                found.append(bot.seed)
                self.answer(bot)
        return found


def test_every_game_has_a_lesson() -> None:
    assert LESSONS.keys() == SHELF.keys()


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_begins_at_once_and_is_dealt_the_same_each_time(game: str) -> None:
    first, again = First(game), First(game, seed=2, code="AGAIN")
    shown = first.table.shown(first.now)
    assert (shown.status, shown.lesson) == ("playing", True)
    assert [seat.holder for seat in shown.seats] == ["person", *["bot"] * (LESSONS[game].players - 1)]
    assert first.seen() == again.seen()


def test_the_same_answers_meet_bots_with_the_same_seeds() -> None:
    first, again = First(), First(seed=2, code="AGAIN")
    again.rng.setstate(first.rng.getstate())
    assert first.seeds() == again.seeds()


def test_the_number_of_the_deal_is_not_chosen_by_who_asks() -> None:
    fields = set(Create.__struct_fields__)
    assert fields == {"id", "name", "language", "game", "players", "lesson"}
    assert First("tofu").table.settings.players == LESSONS["tofu"].players
    with pytest.raises(Refusal) as refusal:
        Table.create("FIRST", Create("action01", "A", "en", "poker", lesson=True), "h", 1, bytes, HOUSE)
    assert refusal.value.code == "no_such_game"


def test_nobody_else_comes_in_or_watches() -> None:
    first = First()

    def join(*, watch: bool) -> str:
        message = Join(first.id(), "Ren", "en", watch)
        return first.refused_do(lambda: first.table.join(message, "h", first.now, first.dice))

    assert [join(watch=False), join(watch=True)] == ["locked", "locked"]
    assert not first.table.may_watch(None)


def test_the_table_cannot_be_made_another() -> None:
    first = First()
    assert first.refused_do(lambda: first.decide(1, client.SetSettings(first.id(), locked=False))) == "lesson"
    assert first.refused(1, client.SetBot, 1, None) == "lesson"


def test_nothing_is_sealed_counted_or_told_to_others_and_it_can_be_played_again() -> None:
    first = First()
    before = first.seen()
    sight = first.table.sight((), first.now)
    assert sight is not None
    assert b"counts" not in msgspec.json.encode(sight.view)
    assert first.table.shown(first.now).commitment is None
    first.play_out()
    shown = first.table.shown(first.now)
    assert (shown.status, shown.tally, shown.commitment, shown.opened) == ("over", (), None, None)
    header = json.loads(first.table.record().splitlines()[0])
    assert header["luck"] == {"source": "list"}
    first.ready(1)
    assert first.seen() == before
    assert first.restored().digest() == first.table.digest()
