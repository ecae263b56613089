"""What people do at a table of an evening, sense and nonsense, in any order."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from table.evening import RANDOM, Evening

from yomiai.games import registry
from yomiai.kernel.choice import Card, Place, Word
from yomiai.table.refusal import Refusal
from yomiai.table.table import Again, BotToMove, Draft
from yomiai.wire import client
from yomiai.wire.shown import Clock

Deed = Callable[[Evening], None]
GAMES = ("cockroach", "cockroach", "goblets", "tofu")
"""What is played, by the seed: with claims and private looks, and with words and sales at any time."""


def an_evening(seed: int, deeds: int) -> Evening:
    """Let several persons do anything."""
    game = GAMES[seed % len(GAMES)]
    evening = Evening(max(2 + seed % 3, registry.game(game).seats.start), seed, game=game)
    if evening.table.settings.game == "goblets":
        evening.say(1, client.SetSettings, options={"memory": "own"})
    for _ in range(deeds):
        evening.now += evening.rng.randrange(500)
        with suppress(Refusal):
            evening.rng.choice(DEEDS)(evening)
    return evening


def _say(maker: Callable[[Evening], client.FromClient]) -> Deed:
    def deed(evening: Evening) -> None:
        person = evening.rng.choice([*evening.table.persons, None, 77])
        draft = evening.decide(person, maker(evening))
        if isinstance(draft, Draft):
            evening.commit(draft)

    return deed


def _join(evening: Evening) -> None:
    if len(evening.table.persons) < 6:
        name, chance = evening.rng.choice(["A", "B", "😀" * 40]), evening.rng.random
        evening.join(name, watch=chance() < 0.3, connect=chance() < 0.7)


def _connect(evening: Evening) -> None:
    for person in evening.table.persons:
        move = evening.table.connected if evening.rng.random() < 0.7 else evening.table.disconnected
        move(person, evening.now)


def _wait(evening: Evening) -> None:
    evening.now += evening.rng.choice([10, 1_000, 9_000, 50_000, 130_000])
    for piece in evening.settle():
        if isinstance(piece, BotToMove) and evening.rng.random() < 0.8:
            evening.answer(piece)


def _play(evening: Evening) -> None:
    """Whoever must act does, and his phone sends it twice."""
    sight = evening.table.sight((), evening.now)
    mine = None if sight is None or sight.actor < 0 else evening.table.sight((sight.actor,), evening.now)
    if mine is None or not mine.asked:
        return
    asked, person = mine.asked[0], evening.holder(mine.actor)
    answer = evening.answer_to(asked.choices)
    action = client.Act(evening.id(), asked.seat, asked.question, answer.choices, answer.words)
    draft = evening.decide(person, action)
    assert not isinstance(draft, Again)
    evening.commit(draft)
    if person in evening.table.persons:
        assert evening.decide(person, action) == Again(draft.number)


def _play_on(evening: Evening) -> None:
    for _ in range(evening.rng.randrange(25)):
        _play(evening)
        evening.now += 3_000
        for bot in [piece for piece in evening.settle() if isinstance(piece, BotToMove)]:
            evening.answer(bot)


def _begin(evening: Evening) -> None:
    """Two persons are there, bots fill the table, everybody is ready."""
    if evening.table.status == "playing":
        return
    while len(evening.table.persons) < 2 and not evening.table.settings.locked:
        evening.join("C")
    shown = evening.table.shown(evening.now)
    host = next((person.person for person in shown.persons if person.host), None)
    if host is None:
        return
    evening.say(host, client.SetSettings, clock=Clock(evening.rng.choice(["bank", "off"]), 9, 2))
    for seat in evening.table.shown(evening.now).seats:
        if seat.holder == "empty":
            evening.say(host, client.SetBot, seat.seat, "counter")
    for person in [seat.person for seat in shown.seats if seat.person is not None]:
        if evening.table.status != "playing":
            evening.table.connected(person, evening.now)
            evening.ready(person)


def _talk_big(evening: Evening) -> None:
    """Somebody with a seat says that a goblet is safe, and his phone has shown him everything so far."""
    person = evening.rng.choice([*evening.table.persons, None])
    seats = () if person is None else evening.table.seats_of(person)
    if person is not None and seats:
        evening.say(person, client.MakeClaim, seats[0], "safe", (Place(0),))
        done = evening.decide(person, client.Seen(evening.table.number))
        if isinstance(done, Draft):
            evening.commit(done)


def _go_away(evening: Evening) -> None:
    """The person who must act goes away, and the others say what should become of it."""
    sight = evening.table.sight((), evening.now)
    owner = None if sight is None or sight.actor < 0 else evening.holder(sight.actor)
    if sight is None or owner is None:
        return
    evening.table.disconnected(owner, evening.now)
    evening.now += 45_000
    evening.settle()
    want = evening.rng.choice(["bot", "bot", "end", "wait"])
    for person in evening.table.persons:
        if evening.table.seats_of(person) and evening.table.shown(evening.now).absence and person != owner:
            evening.say(person, client.Absence, sight.actor, want)
    if evening.rng.random() < 0.5:
        evening.table.connected(owner, evening.now)


def _sleep(evening: Evening) -> None:
    """Everybody goes; later somebody comes."""
    for person in evening.table.persons:
        evening.table.disconnected(person, evening.now)
    evening.now += 50_000
    evening.settle()
    for person in evening.table.persons[:1]:
        evening.table.connected(person, evening.now)
    evening.settle()


def _act_anyhow(evening: Evening) -> client.FromClient:
    choice = evening.rng.choice([Word("true"), Card("rat")])
    return client.Act(evening.id(), evening.rng.randrange(4), evening.rng.randrange(60), (choice,))


def _claim(evening: Evening) -> client.FromClient:
    pick = evening.rng.choice
    claim, choices = pick(
        [("safe", (Place(0),)), ("safe", (Place(9),)), ("holds", ()), ("rumour", (Word("x"),))]
    )
    return client.MakeClaim(evening.id(), evening.rng.randrange(4), claim, choices)


def _settings(evening: Evening) -> client.FromClient:
    pick = evening.rng.choice
    return client.SetSettings(
        evening.id(), players=pick([None, 2, 3, 9]), locked=pick([None, True, False, False])
    )


MESSAGES: list[Callable[[Evening], client.FromClient]] = [
    lambda e: client.Ready(e.id(), RANDOM, e.rng.random() < 0.9),
    lambda e: client.Sit(e.id(), e.rng.randrange(5)),
    lambda e: client.Stand(e.id()),
    lambda e: client.SetBot(e.id(), e.rng.randrange(5), e.rng.choice(["counter", "random", None, "nobody"])),
    _settings,
    lambda e: client.Talk(e.id(), e.rng.choice(["hello", "nonsense", None]), e.rng.choice([None, "text"])),
    lambda e: client.Kick(e.id(), e.rng.randrange(1, 5)),
    lambda e: client.GiveHost(e.id(), e.rng.randrange(1, 5)),
    lambda e: client.Rename(e.id(), e.rng.choice(["A", "B", None, "\u202e"]), "ja"),
    lambda e: client.Absence(e.id(), e.rng.randrange(4), e.rng.choice(["wait", "bot", "end"])),
    _act_anyhow,
    _claim,
    lambda e: client.Seen(e.rng.choice([0, e.table.number, 10**6])),
    lambda e: client.Seen(e.table.number),
    lambda e: client.EndMatch(e.id(), e.rng.random() < 0.5),
    lambda e: client.PauseMatch(e.id(), e.rng.random() < 0.3),
    lambda e: client.Leave(e.id()) if e.rng.random() < 0.3 else client.Ping(),
]
DEEDS: list[Deed] = [
    _join,
    _connect,
    _wait,
    _play,
    _play_on,
    _play_on,
    _begin,
    _begin,
    _go_away,
    _talk_big,
    _sleep,
]
DEEDS += [_say(message) for message in MESSAGES]
