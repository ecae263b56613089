"""One match between a person at the terminal and bots. It knows games by their contract alone.

After every step each bot may do what it does unasked, as at a table. The person may do what he may besides,
such as selling, once after each action of his own; what he is asked himself offers it in any case.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from yomiai.bots.answering import answer, beside, words_with
from yomiai.bots.contract import Answer, Heard
from yomiai.bots.registry import aside
from yomiai.kernel.asking import Illegal
from yomiai.kernel.chance import KeySource
from yomiai.kernel.choice import Choices
from yomiai.kernel.game import Game
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import EVERY_EYE, Eyes, seen_by, view
from yomiai.record.entry import Entry, Note
from yomiai.record.lines import Spoken
from yomiai.record.match import Match
from yomiai.terminal.claiming import questions_of, spoken
from yomiai.terminal.human import Human, InputEnded, Left

OVER, INPUT_ENDED = 0, 1
NOTHING = Choices(())


class Sitting:
    """A match under way; `match` is always its newest moment.

    claims: what was claimed, with the number of the entry after which it was.
    """

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
        self.claims: list[tuple[int, Spoken]] = []
        self._heard: list[Heard] = []
        self._offers = True
        if self.match.claims():
            human.claims = self._claim

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
        if seat in self.bots and self._sold_first():
            return
        choices = self.match.choices(seat)
        assert choices is not None  # noqa: S101 - the seat that must decide is asked something
        given = self._bot_answer(seat, choices) if seat in self.bots else self._human_answer(seat, choices)
        try:
            self._act(seat, given)
        except Illegal as refusal:
            self.human.screen.say(self.voice.own.say("refused", clause=refusal.clause))

    def _act(self, seat: int, given: Answer) -> None:
        """Let a seat answer or interject; then bots do what they do unasked."""
        note = Note("bot" if seat in self.bots else "person", given.words)
        take = self.match.act if seat == self.match.must else self.match.interject
        chance = KeySource(self._key, self.match.outcomes)
        self.match, entry = take(seat, given.choices, chance, note)
        self._offers = self._offers or seat not in self.bots
        self._tell(entry)
        self._bots_beside()

    # Beside the question

    def _bots_beside(self) -> None:
        """Ask the bots what they do unasked; whoever does something changes what the others may do."""
        for seat, name in self.bots.items():
            if self.match.over or aside(name, self.match.game.name) is None:
                continue
            given = self._bot_aside(seat)
            if given.claim is not None:
                self._say_claim(Spoken(seat, given.claim.claim, given.claim.choices))
            if given.choices:
                self._act(seat, given)
                return

    def _bot_aside(self, seat: int) -> Answer:
        """Return what a bot does: it may interject, and speak once after an action of its own."""
        match, eyes = self.match, seen_by(seat)
        may = None if match.must == seat else match.choices(seat)
        now = match.entries[-1]
        has_spoken = any(number == now.number and said.seat == seat for number, said in self.claims)
        if may is None and (has_spoken or now.seat != seat or not match.claims()):
            return Answer(())
        view, story, dice = match.view(eyes), match.story(eyes), self._dice[seat]
        return beside(
            self.bots[seat], match.game.name, view, story, may or NOTHING, dice, seat, match.options
        )

    def _sold_first(self) -> bool:
        """Offer the person what he may do besides, before a bot answers; return whether he did it."""
        seat = self._own_seat()
        may = self.match.choices(seat) if self._offers else None
        if may is None:
            return False
        self._offers = False
        action = self.human.offered(may, self._sight(seen_by(seat)), self.voice.own.say("go_on"))
        if action:
            self._act(seat, Answer(tuple(action)))
        return bool(action)

    def _claim(self) -> None:
        """Ask the person what he claims and to whom, and let those hear it."""
        seat = self._own_seat()
        sight = self._sight(seen_by(seat))
        tree = questions_of(self.match.claims(), self.match.partner(seat))
        chosen = self.human.offered(tree, sight, self.voice.own.say("say_nothing"))
        said = spoken(seat, chosen)
        if said is not None:
            self._say_claim(said)

    def _say_claim(self, said: Spoken) -> None:
        self.claims.append((self.match.entries[-1].number, said))
        told = sum(len(entry.events) for entry in self.match.entries)
        heard = Heard(told, said.seat, said.claim, said.choices, said.to)
        self._heard.append(heard)
        if heard.for_seat(self._own_seat()):
            self.human.screen.say(self.voice.claimed(said.seat, said.claim, said.choices, said.to))

    # Answers

    def _bot_answer(self, seat: int, choices: Choices) -> Answer:
        match, eyes, name = self.match, seen_by(seat), self.match.game.name
        view, story, dice = match.view(eyes), match.story(eyes), self._dice[seat]
        heard = [claim for claim in self._heard if claim.for_seat(seat)]
        return answer(self.bots[seat], name, view, story, choices, dice, seat, match.options, heard)

    def _human_answer(self, seat: int, choices: Choices) -> Answer:
        """A bot in his place would say what is proposed; he may say anything."""
        eyes = seen_by(seat)
        action = self.human.choose(choices, self._sight(eyes))
        view, dice = self.match.view(eyes), Generator(len(self.match.entries))
        proposed = words_with(self.match.game.name, view, choices, action, dice)
        return Answer(tuple(action), self.human.words(proposed))

    def _own_seat(self) -> int:
        seat = self.voice.seat
        assert seat is not None  # noqa: S101 - the person plays
        return seat

    def _sight(self, eyes: Eyes) -> dict[str, Any]:
        return plain_data(self.match.view(eyes))

    def _tell(self, entry: Entry) -> None:
        seat = self._own_seat()
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
        sight = self._sight(EVERY_EYE)
        self.human.show(sight)
        result = self.match.result()
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranks)):
            screen.say(own.say("place", rank=rank, name=self.voice.standing(seat, sight)))


def plain_data(record: msgspec.Struct) -> dict[str, Any]:
    """Return a record as a file would hold it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return data


def _dice(seed: int, seat: int) -> Generator:
    digest = hashlib.sha256(f"yomiai play bot {seat} {seed}".encode()).digest()
    return Generator(int.from_bytes(digest[:8], "big"))
