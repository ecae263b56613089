"""An evening at one table, with a clock and dice of the test's own."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from yomiai.bots.contract import Answer
from yomiai.kernel.choice import Choice, Choices, path_of, words_of
from yomiai.table.house import House
from yomiai.table.refusal import Refusal
from yomiai.table.table import Again, BotToMove, Draft, Table
from yomiai.table.work import Work
from yomiai.wire import client
from yomiai.wire.codes import CODES
from yomiai.wire.http import Create, Join
from yomiai.wire.server import Asked
from yomiai.words import words

PRINTED = tuple(code for code in words("tofu", "en").texts if code.startswith("printed."))
HOUSE = House(
    bots=("counter", "random"),
    phrases=frozenset({"hello", "hmm"}),
    printed={"tofu": frozenset(PRINTED)},
)
RANDOM = "ab" * 16


class Evening:
    """A table whose first person is the host on seat 0."""

    def __init__(
        self, players: int = 3, seed: int = 1, house: House = HOUSE, game: str = "cockroach"
    ) -> None:
        self.now = 1_000_000
        self.rng = random.Random(seed)
        self.house = house
        self.ids = 0
        self.handed: BotToMove | None = None
        """The question that a bot thinks about."""
        create = Create(self.id(), "Mika", "ja", game, players)
        draft = Table.create("TABLE", create, "hash1", self.now, self.dice, house)
        self.table = Table.restore(draft.entries, house, self.now)
        self.table.connected(1, self.now)

    def dice(self, count: int) -> bytes:
        return self.rng.randbytes(count)

    def id(self) -> str:
        self.ids += 1
        return f"action{self.ids:06}"

    def join(self, name: str, *, watch: bool = False, connect: bool = True) -> int:
        token = f"hash of {name} {self.ids}"
        self.commit(self.table.join(Join(self.id(), name, "en", watch), token, self.now, self.dice))
        person = self.table.person_of(token)
        assert person is not None
        if connect:
            self.table.connected(person, self.now)
        return person

    def decide(self, person: int | None, message: client.FromClient) -> Draft | Again:
        before = self.table._state
        try:
            return self.table.decide(person, message, self.now, self.dice)
        except Refusal as refusal:
            assert refusal.code in CODES  # noqa: PT017 - not to be refused is right too
            raise
        finally:
            assert self.table._state is before, "only a commit changes the table"

    def say(
        self, person: int, kind: Callable[..., client.FromClient], *values: object, **more: object
    ) -> Draft:
        """Send a message with a fresh id and store what it leads to."""
        draft = self.decide(person, kind(self.id(), *values, **more))
        assert isinstance(draft, Draft)
        self.commit(draft)
        return draft

    def refused(self, person: int | None, kind: Callable[..., client.FromClient], *values: object) -> str:
        """Return the code of a refusal, after looking that it changed nothing."""
        return self.refused_do(lambda: self.decide(person, kind(self.id(), *values)))

    def refused_do(self, do: Callable[[], object]) -> str:
        before = self.table.digest(), self.table.number
        with pytest.raises(Refusal) as refusal:
            do()
        assert (self.table.digest(), self.table.number) == before
        assert refusal.value.code in CODES
        return refusal.value.code

    def commit(self, draft: Draft | Again) -> None:
        assert isinstance(draft, Draft)
        self.table.commit(draft)

    def settle(self) -> list[Work]:
        """Store everything that happens by itself now; return what else is to be done."""
        while True:
            work = self.table.tick(self.now, self.dice)
            drafts = [piece for piece in work if isinstance(piece, Draft)]
            if not drafts:
                moves = [piece for piece in work if isinstance(piece, BotToMove)]
                self.handed = moves[0] if moves else self.handed
                return work
            assert len(drafts) == len(work) == 1
            self.commit(drafts[0])

    def bot(self) -> BotToMove | None:
        """Wait until a bot has thought and its answer is due; None when none is to come."""
        for _ in range(20):
            self.settle()
            bot, self.handed = self.handed, None
            course = self.table._state.running
            if bot is not None and course is not None and course.question(bot.seat) == bot.question:
                self.now = max(self.now, bot.due_ms)
                return bot
            due = self.table.due(self.now)
            if due is None:
                return None
            self.now = max(self.now, due.at_ms)
        return None

    def answer(self, bot: BotToMove) -> Draft:
        answer = self.answer_to(bot.choices)
        draft = self.table.decide_bot(bot.seat, bot.question, answer, self.now, self.dice)
        assert isinstance(draft, Draft)
        self.commit(draft)
        return draft

    def pick(self, choices: Choices) -> tuple[Choice, ...]:
        """Return any legal action."""
        found, question = [], 0
        while question >= 0:
            branch = self.rng.choice(choices.questions[question].branches)
            found.append(branch.choice)
            question = branch.then
        return tuple(found)

    def answer_to(self, choices: Choices) -> Answer:
        """Return any legal action with as many words as go along with it."""
        action = self.pick(choices)
        return Answer(action, PRINTED[: words_of(path_of(choices, action) or ())])

    def ready(self, *persons: int) -> None:
        for person in persons:
            self.say(person, client.Ready, RANDOM)

    def asked(self, seat: int) -> Asked:
        sight = self.table.sight((seat,), self.now)
        assert sight is not None
        (asked,) = sight.asked
        return asked

    @property
    def actor(self) -> int:
        sight = self.table.sight((), self.now)
        assert sight is not None
        return sight.actor

    def holder(self, seat: int) -> int | None:
        return self.table.shown(self.now).seats[seat].person

    def step(self) -> Draft:
        """Let whoever must act do anything."""
        seat = self.actor
        shown = self.table.shown(self.now).seats[seat]
        if shown.bot is not None:
            bot = self.bot()
            assert bot is not None
            return self.answer(bot)
        assert shown.person is not None
        asked = self.asked(seat)
        answer = self.answer_to(asked.choices)
        return self.say(shown.person, client.Act, seat, asked.question, answer.choices, answer.words)

    def play_out(self) -> None:
        while self.table.status == "playing":
            self.step()

    def restored(self) -> Table:
        return Table.restore(self.table.entries, self.house, self.now)


def three_friends(seed: int = 1, house: House = HOUSE) -> Evening:
    """Three persons in a match; person p sits on seat p - 1."""
    evening = Evening(3, seed, house)
    evening.join("Ren")
    evening.join("Yui")
    evening.ready(1, 2, 3)
    return evening


def with_bots(seed: int = 1, house: House = HOUSE) -> Evening:
    """The host and two bots in a match."""
    evening = Evening(3, seed, house)
    for seat in (1, 2):
        evening.say(1, client.SetBot, seat, "counter")
    evening.ready(1)
    return evening


def kinds(draft: Draft) -> list[str]:
    """Return the tags of a draft's entries."""
    return [type(entry.act).__name__ for entry in draft.entries]
