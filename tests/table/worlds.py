"""The same evening in another world: everything a seat may not know is different, all else is equal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict

import msgspec
import pytest
from table.evening import Evening

from yomiai.bots.contract import Answer
from yomiai.games import registry
from yomiai.games.cockroach.told import Kind
from yomiai.kernel.asking import taken
from yomiai.kernel.chance import ListSource
from yomiai.kernel.choice import Card, Choice, Seat, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import CHANCE
from yomiai.kernel.secret import seen_by
from yomiai.record.match import Match
from yomiai.table import luck
from yomiai.table.refusal import Refusal
from yomiai.table.table import eyes_of
from yomiai.wire import client


class Script:
    """A match as outcomes of chance, and whole actions of seats in turn."""

    def __init__(self, match: Match, steps: Sequence[tuple[int, int]]) -> None:
        self.outcomes: list[int] = []
        self.actions: list[tuple[Choice, ...]] = []
        position = match.game.start(match.players, match.options)
        half: list[Choice] = []
        for actor, option in steps:
            if actor == CHANCE:
                self.outcomes.append(option)
                position.apply(option)
                continue
            half.append(match.game.choice(position, actor, option))
            position = taken(position, actor, option)
            if position.actor != actor or not position.half_made():
                self.actions.append(tuple(half))
                half = []


def truth(match: Match) -> Script:
    """Return the script of a match as it was."""
    script = Script(match, ())
    script.outcomes = [outcome.outcome for entry in match.entries for outcome in entry.chance]
    script.actions = [entry.choices for entry in match.entries[1:]]
    return script


def imagined(match: Match, seat: int, seed: int) -> Script:
    """Return the script of a match that the seat cannot tell from this one."""
    game = registry.game(match.game.name)
    eyes = seen_by(seat)
    belief = game.know(match.view(eyes), match.story(eyes), seat, match.options)
    return Script(match, belief.world(Generator(seed)).steps)


def an_evening(steps: int, seed: int) -> Match:
    """Return a match of two persons and a bot after so many actions."""
    evening = _begun(seed)
    for _ in range(steps):
        if evening.table.status == "playing":
            evening.step()
    match = evening.table._state.course.match  # type: ignore[union-attr]
    assert match is not None
    return match


def _begun(seed: int) -> Evening:
    evening = Evening(3, seed)
    ren = evening.join("Ren")
    evening.join("Aki", watch=True)
    evening.say(1, client.SetBot, 2, "counter")
    evening.ready(1, ren)
    evening.settle()
    return evening


def played(script: Script, seats: tuple[int, ...], patch: pytest.MonkeyPatch, seed: int) -> list[bytes]:
    """Play a script at a table and return all that reaches a device with these seats open, or their bots."""
    with patch.context() as within:
        within.setattr(luck, "source", lambda _secret, _randoms, drawn: ListSource(script.outcomes[drawn:]))
        evening = _begun(seed)
        heard = [reached(evening, seats)]
        for action in script.actions:
            heard += _answered(evening, action, seats)
            heard.append(reached(evening, seats))
    return heard


def _answered(evening: Evening, action: tuple[Choice, ...], seats: tuple[int, ...]) -> list[bytes]:
    """Play one action; return what the bot of an open seat is given. Delays are heard by everybody."""
    seat, table = evening.actor, evening.table
    shown = table.shown(evening.now).seats[seat]
    if shown.bot is None:
        assert shown.person is not None
        evening.say(shown.person, client.Act, seat, evening.asked(seat).question, action)
        evening.settle()
        return []
    before = evening.now
    bot = evening.bot()
    assert bot is not None
    evening.commit(table.decide_bot(seat, bot.question, Answer(action), evening.now, evening.dice))
    heard = [b"after %d ms" % (evening.now - before)]
    return [*heard, msgspec.json.encode(asdict(bot))] if seat in seats else heard


def reached(evening: Evening, seats: tuple[int, ...]) -> bytes:
    """Return everything that a device is told or could ask for now, refusals and record included."""
    table, eyes = evening.table, eyes_of(seats)
    answers = [
        table.shown(evening.now),
        table.sight(seats, evening.now),
        table.log_for(eyes, 0, None),
        [table.told(entry, eyes, None) for entry in table.entries],
        repr(table.due(evening.now)),
        [nonsense(evening, seat) for seat in seats],
        refusal(table.record),
    ]
    return msgspec.json.encode(answers)


def nonsense(evening: Evening, seat: int) -> list[str]:
    """Return how the table refuses a seat's answers, legal ones and others, and never does any."""
    person = evening.holder(seat)
    asked = [each for each in evening.table.sight((seat,), 0).asked if each.must]  # type: ignore[union-attr]
    question = asked[0].question if asked else 1
    found = []
    for kind in Kind:
        for other in range(3):
            choices = (Card(kind.value), Seat(other), Word("rat"))
            act = client.Act("nonsense", seat, question, choices)
            found.append(refusal(lambda act=act: evening.decide(person, act)))  # type: ignore[misc]
    return found


def refusal(do: Callable[[], object]) -> str:
    try:
        do()
    except Refusal as found:
        return f"{found.code} {found.clause}"
    return "done"
