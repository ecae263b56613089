"""Two worlds that differ in hidden cards of others only: the same bytes reach a seat, and a watcher.

Up to the moment, that is, at which the rules show one of the cards that differ. Clock, ids and luck are held
still, so that nothing else can make a difference.
"""

import asyncio
import itertools
import json
import random
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from server import player as player_module
from server.in_process import served
from server.player import Player, call

from yomiai.kernel.chance import ListSource
from yomiai.kernel.choice import Card, Choice
from yomiai.kernel.secret import EVERY_EYE
from yomiai.server import hub
from yomiai.server.clock import Clock
from yomiai.server.serving import Serving
from yomiai.table import luck
from yomiai.table.work import BotToMove

PLAYERS, KINDS, COPIES = 4, 8, 8
FEW = 25
"""Entries of play that must have been compared."""


class Heard(NamedTuple):
    socket: list[str]
    http: list[str]
    log: str
    truths: list[str]


def deals(seed: int) -> tuple[list[int], list[int]]:
    """Two deals that differ in two cards, held by seats 1 and 2 and of the kinds their bots play last."""
    cards = [kind for kind in range(KINDS) for _ in range(COPIES)]
    random.Random(seed).shuffle(cards)
    first = max(range(1, len(cards), PLAYERS), key=lambda place: cards[place])
    others = [place for place in range(2, len(cards), PLAYERS) if cards[place] != cards[first]]
    second = max(others, key=lambda place: cards[place])
    other = cards.copy()
    other[first], other[second] = cards[second], cards[first]
    return [*cards, 0], [*other, 0]


async def lowest_first(asked: BotToMove) -> tuple[Choice, ...]:
    """Plays what it has of the lowest kind; everything else depends on the question's number only."""
    dice, action, at = random.Random(asked.question), [], 0
    while at >= 0:
        branches = asked.choices.questions[at].branches
        cards = [branch for branch in branches if isinstance(branch.choice, Card)]
        is_hand = at == 0 and cards
        branch = branches[0] if is_hand else dice.choice(branches)
        action.append(branch.choice)
        at = branch.then
    return tuple(action)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "now_ms", lambda _self: 1_800_000_000_000)
    monkeypatch.setattr("yomiai.server.store.secrets.token_bytes", lambda size: b"k" * size)


class World:
    """One match, played by a seat that is watched over its shoulder, a watcher, and three bots."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path, deal: list[int]) -> None:
        ids = itertools.count()
        monkeypatch.setattr(player_module, "new_id", lambda: f"id-{next(ids):09}")
        monkeypatch.setattr(hub, "new_code", lambda: "BCDFG")
        monkeypatch.setattr(luck, "source", lambda _secret, _randoms, outcomes: ListSource(deal[outcomes:]))
        self.data = data

    def play(self, caplog: pytest.LogCaptureFixture) -> dict[str, Heard]:
        caplog.clear()
        dice = itertools.count()
        secrets = lambda size: next(dice).to_bytes(size, "big")  # noqa: E731
        with served(
            self.data, dice=secrets, chooser=lowest_first, public_url="https://table.example"
        ) as serving:
            seat, watcher = asyncio.run(self._play(serving))
            truths = [body.decode() for body in serving.store.entries("BCDFG")]
        log = caplog.text
        return {
            "seat": Heard(seat.heard, seat.asides, log, truths),  # type: ignore[attr-defined]
            "watcher": Heard(watcher.heard, watcher.asides, log, truths),  # type: ignore[attr-defined]
        }

    async def _play(self, serving: Serving) -> tuple[Player, Player]:
        here = f"http://127.0.0.1:{serving.port}"
        create = {
            "id": "the-same-id-twice",
            "name": "Ringo",
            "language": "en",
            "game": "cockroach",
            "players": 4,
        }
        seated = await call(lambda: here, "/api/tables", create)
        seat = Player(lambda: here, seated, random.Random(7))
        watcher = Player(lambda: here, {**seated, "token": None}, random.Random(8))
        for each in (seat, watcher):
            each.asides = []  # type: ignore[attr-defined]
        for number in range(1, PLAYERS):
            seat.do("set_bot", seat=number, bot="random")
        watching = asyncio.create_task(watcher.play())
        await watcher.is_welcome.wait()
        seat.do("ready", random="ab" * 16)
        seat.stop_at = lambda one: self._asides(one, here) or one.result is not None
        await asyncio.wait_for(asyncio.gather(seat.play(), watching), 100)
        return seat, watcher

    @staticmethod
    def _asides(one: Player, here: str) -> bool:
        """What HTTP says meanwhile: to the seat, and to somebody who asks for the record too early."""
        asides: list[str] = one.asides  # type: ignore[attr-defined]
        if len(asides) < 20 and one.result is None and one.number > 8:
            own = {"authorization": f"Bearer {one.token}"}
            for path in ("", "/records/1"):
                answer = httpx.get(f"{here}/api/tables/{one.code}{path}", headers=own)
                asides.append(f"{answer.status_code} {answer.text}")
        return False


def may_differ(text: str, other: str) -> bool:
    """Whether the rules show the difference here: to all, by an event, or because the match is over."""
    first, second = json.loads(text), json.loads(other)
    is_over = bool((first.get("sight") or {}).get("result"))
    return is_over or first.get("told", {}).get("events") != second.get("told", {}).get("events")


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("seed", range(3))
def test_what_differs_in_hidden_cards_only_sounds_the_same(
    seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heard = []
    for name, deal in zip("ab", deals(seed), strict=True):
        heard.append(World(monkeypatch, tmp_path / name, deal).play(caplog))
    for viewer in ("seat", "watcher"):
        one, other = heard[0][viewer], heard[1][viewer]
        assert one.truths != other.truths
        same = _same_up_to(one.socket, other.socket)
        assert sum('"acted"' in text for text in one.socket[:same]) >= FEW
        if same < len(one.socket):
            assert may_differ(one.socket[same], other.socket[same])
        assert one.http == other.http
        assert one.log == other.log


def _same_up_to(one: list[str], other: list[str]) -> int:
    for place, (text, its) in enumerate(zip(one, other, strict=False)):
        if text != its:
            return place
    return min(len(one), len(other))


@pytest.mark.usefixtures("still")
def test_no_closed_card_token_or_secret_is_in_any_byte(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    deal, _ = deals(11)
    heard = World(monkeypatch, tmp_path / "a", deal).play(caplog)
    started = next(json.loads(line) for line in heard["seat"].truths if '"started"' in line)
    committed = next(json.loads(line)["act"] for line in heard["seat"].truths if '"committed"' in line)
    hands = [[deal[:-1][place] for place in range(seat, len(deal) - 1, PLAYERS)] for seat in range(PLAYERS)]
    counts = [
        json.dumps([hand.count(kind) for kind in range(KINDS)], separators=(",", ":")) for hand in hands
    ]
    assert counts[0] in json.dumps(started, separators=(",", ":"))
    for viewer, own in (("seat", {counts[0]}), ("watcher", set())):
        running = [
            text
            for text in heard[viewer].socket
            if ('"match_ended"' not in text and '"opened":null' in text) or '"opened"' not in text
        ]
        for text in running:
            assert committed["secret"] not in text
            for hidden in set(counts) - own:
                assert hidden not in text
    assert "Ringo" not in caplog.text


@pytest.mark.usefixtures("still")
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("yomiai.server.audience.eyes_of", lambda _seats: EVERY_EYE)
    worlds = [
        World(monkeypatch, tmp_path / name, deal).play(caplog)
        for name, deal in zip("ab", deals(0), strict=True)
    ]
    one, other = (world["watcher"].socket for world in worlds)
    assert sum('"acted"' in text for text in one[: _same_up_to(one, other)]) < FEW
