"""One match between a person at the terminal and bots. It knows games by their contract alone."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from yomiai.bots.answering import answer, words_with
from yomiai.bots.contract import Answer
from yomiai.kernel.asking import Illegal
from yomiai.kernel.chance import KeySource
from yomiai.kernel.choice import Choices
from yomiai.kernel.game import Game
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import EVERY_EYE, Eyes, seen_by, view
from yomiai.record.entry import Entry, Note
from yomiai.record.match import Match
from yomiai.terminal.human import Human, InputEnded, Left

OVER, INPUT_ENDED = 0, 1


class Sitting:
    """A match under way; `match` is always its newest moment."""

    def __init__(  # noqa: PLR0913, PLR0917 - all of it is the table's setting
        self,
        game: Game,
        options: msgspec.Struct,
        bots: Mapping[int, str],
        human: Human,
        key: bytes,
        seed: int,
    ) -> None:
        """Deal the cards; ValueError when options and players do not fit."""
        self.bots = bots
        self.human = human
        self.voice = human.voice
        self._key = key
        self._dice = {seat: _dice(seed, seat) for seat in bots}
        self.match, self._start = Match.start(game, len(bots) + 1, options, KeySource(key))

    def play(self) -> int:
        """Play to the end; return 1 when the input ended before, else 0."""
        self._tell(self._start)
        try:
            while self.match.must is not None:
                self._turn(self.match.must)
        except Left:
            self.human.screen.say(self.voice.own.say("left"))
            return OVER
        except InputEnded:
            self.human.screen.say(self.voice.own.say("input_ended"))
            return INPUT_ENDED
        self._tell_result()
        return OVER

    def _turn(self, seat: int) -> None:
        choices = self.match.choices(seat)
        assert choices is not None  # noqa: S101 - the seat that must decide is asked something
        given = self._bot_answer(seat, choices) if seat in self.bots else self._human_answer(seat, choices)
        note = Note("bot" if seat in self.bots else "person", given.words)
        chance = KeySource(self._key, self.match.outcomes)
        try:
            self.match, entry = self.match.act(seat, given.choices, chance, note)
        except Illegal as refusal:
            self.human.screen.say(self.voice.own.say("refused", clause=refusal.clause))
            return
        self._tell(entry)

    def _bot_answer(self, seat: int, choices: Choices) -> Answer:
        match, eyes, name = self.match, seen_by(seat), self.match.game.name
        view, story, dice = match.view(eyes), match.story(eyes), self._dice[seat]
        return answer(self.bots[seat], name, view, story, choices, dice, seat, match.options)

    def _human_answer(self, seat: int, choices: Choices) -> Answer:
        """A bot in his place would say what is proposed; he may say anything."""
        eyes = seen_by(seat)
        action = self.human.choose(choices, self._sight(eyes))
        view, dice = self.match.view(eyes), Generator(len(self.match.entries))
        proposed = words_with(self.match.game.name, view, choices, action, dice)
        return Answer(tuple(action), self.human.words(proposed))

    def _sight(self, eyes: Eyes) -> dict[str, Any]:
        return plain_data(self.match.view(eyes))

    def _tell(self, entry: Entry) -> None:
        seat = self.voice.seat
        assert seat is not None  # noqa: S101 - the person plays
        said = None if entry.seat is None else self.voice.said(entry.seat, entry.words)
        if said:
            self.human.screen.say(said)
        for event in entry.events:
            line = self.voice.tell(plain_data(view(event, seen_by(seat))))
            if line:
                self.human.screen.say(line)

    def _tell_result(self) -> None:
        own, screen = self.voice.own, self.human.screen
        screen.say(own.say("over"))
        self.human.show(self._sight(EVERY_EYE))
        result = self.match.result()
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranks)):
            screen.say(own.say("place", rank=rank, name=self.voice.name(seat)))


def plain_data(record: msgspec.Struct) -> dict[str, Any]:
    """Return a record as a file would hold it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return data


def _dice(seed: int, seat: int) -> Generator:
    digest = hashlib.sha256(f"yomiai play bot {seat} {seed}".encode()).digest()
    return Generator(int.from_bytes(digest[:8], "big"))
