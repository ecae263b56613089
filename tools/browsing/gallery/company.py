"""A match at a real table, in memory: everybody is a person, and whoever must answer does, by seeded dice.

What was seldom done is done more often, so that rare questions are met in few matches.

`before` is the same table one step behind, so that a page can be shown how the last step came about.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from browsing.gallery.kinds import offer
from browsing.gallery.modes import Mode
from browsing.names import LONG_NAME, RIGHT_TO_LEFT
from yomiai import __version__
from yomiai.kernel.choice import Choice, Choices, path_of, words_of
from yomiai.table.house import House
from yomiai.table.table import Draft, Table, eyes_of
from yomiai.table.work import Again
from yomiai.wire import PROTOCOL, client
from yomiai.wire.http import Create, Join
from yomiai.wire.server import Asked, Sight, Told, Update, Welcome
from yomiai.words import words

NAMES: Final = (
    "Mika",
    LONG_NAME,
    "ケン",
    RIGHT_TO_LEFT,
    "Yui",
    "さくらんぼ大好きパンダ",
    "Bo",
    "Ren",
    "Aleksandra",
    "ひなた",
    "Ngozi",
    "Łukasz",
)
WATCHER: Final = "Onlooker"
PRINTED: Final = tuple(code for code in words("tofu", "en").texts if code.startswith("printed."))
HOUSE: Final = House(printed={"tofu": frozenset(PRINTED)})
STEP_MS: Final = 3_000
CURIOUS: Final = 0.5
"""How often that is done which was done least."""
RANDOM: Final = "ab" * 16


class Company:
    """Seats are held in the order of the names; one more person only watches."""

    def __init__(self, game: str, mode: Mode, seed: int, taken: Counter[str]) -> None:
        """Sit down and begin. taken: how often each kind of choice was taken in the matches before."""
        self.rng = random.Random(f"{game} {mode.name} {seed}")  # noqa: S311 - not secrets
        self.players, self._taken = mode.players, taken
        self._now, self._ids = 1_000_000, 0
        # What a device keeps of a match it keeps by the table's code: no two matches have the same.
        code = f"{game[0]}{mode.players}-{self.rng.randrange(10**6)}"
        create = Create(self._id(), NAMES[0], "en", game, mode.players)
        draft = Table.create(code, create, "0", self._now, self.rng.randbytes, HOUSE)
        self.table, self.before = (Table.restore(draft.entries, HOUSE, self._now) for _ in range(2))
        self._last: list[Draft] = []
        self._sights: dict[int | None, Sight] = {}
        self._come(1)
        self._say(1, client.SetSettings(self._id(), options=dict(mode.options)))
        for number, name in enumerate(NAMES[1 : mode.players], 1):
            self._join(Join(self._id(), name, "en"), number)
        self._join(Join(self._id(), WATCHER, "en", watch=True), mode.players)
        for person in range(1, mode.players + 1):
            self._say(person, client.Ready(self._id(), RANDOM))
        self._settle()

    def step(self) -> None:
        """Whoever must answer does: anything that is legal."""
        for draft in self._last:
            self.before.commit(draft)
        self._last.clear()
        asked = self.must()
        self._now += STEP_MS
        choices = self._any_of(asked.choices)
        said = words_of(path_of(asked.choices, choices) or ())
        act = client.Act(self._id(), asked.seat, asked.question, choices, PRINTED[:said])
        self._say(asked.seat + 1, act)
        self._settle()

    def say(self, seat: int, message: client.FromClient) -> None:
        """Whoever sits there says something; it belongs to what the last step was told as."""
        self._say(seat + 1, message)

    def must(self) -> Asked:
        """What must be answered now."""
        return next(asked for asked in self.sight(self.actor).asked if asked.must)

    def sight(self, seat: int | None) -> Sight:
        """The match as a seat, or the one who watches, sees it now."""
        if seat not in self._sights:
            sight = self.table.sight(_open(seat), self._now)
            if sight is None:
                raise LookupError("no match has begun")
            self._sights[seat] = sight
        return self._sights[seat]

    @property
    def actor(self) -> int:
        return self.sight(None).actor

    def news(self, seat: int | None = None) -> tuple[Told, ...]:
        """What the last step was told as."""
        new = self.table.entries[self.before.number :]
        return tuple(self.table.told(entry, eyes_of(_open(seat)), None) for entry in new)

    def welcome(self, seat: int | None, *, behind: bool = False) -> Welcome:
        """What the page of a seat, or of the one who watches, is told when it says hello.

        behind: as it was before the last step.
        """
        table = self.before if behind else self.table
        seats = _open(seat)
        return Welcome(
            protocol=PROTOCOL,
            version=__version__,
            you=(self.players if seat is None else seat) + 1,
            open_seats=seats,
            number=table.number,
            table=table.shown(self._now),
            sight=table.sight(seats, self._now),
            log=table.log_for(eyes_of(seats), 0, None),
            share_url=f"http://phone.test/t/{table.code}",
        )

    def updates(self, seat: int | None) -> tuple[Update, ...]:
        """What that page is then told of the last step."""
        *told, last = self.news(seat)
        then = Update(last, self.table.shown(self._now), self.sight(seat))
        return (*(Update(each) for each in told), then)

    def _any_of(self, choices: Choices) -> tuple[Choice, ...]:
        found, question = [], 0
        while question >= 0:
            asked = choices.questions[question]
            branches = list(asked.branches)
            self.rng.shuffle(branches)
            if self.rng.random() < CURIOUS:
                branches.sort(key=lambda branch: self._taken[asked.ask + offer(branch.choice)])
            self._taken[asked.ask + offer(branches[0].choice)] += 1
            found.append(branches[0].choice)
            question = branches[0].then
        return tuple(found)

    def _id(self) -> str:
        self._ids += 1
        return f"gallery{self._ids:06}"

    def _say(self, person: int, message: client.FromClient) -> None:
        self._commit(self.table.decide(person, message, self._now, self.rng.randbytes))

    def _join(self, message: Join, number: int) -> None:
        self._commit(self.table.join(message, str(number), self._now, self.rng.randbytes))
        self._come(number + 1)

    def _come(self, person: int) -> None:
        for table in (self.table, self.before):
            table.connected(person, self._now)

    def _settle(self) -> None:
        """Let happen what happens by itself."""
        while drafts := [
            one for one in self.table.tick(self._now, self.rng.randbytes) if isinstance(one, Draft)
        ]:
            self._commit(drafts[0])

    def _commit(self, draft: Draft | Again) -> None:
        if isinstance(draft, Again):
            raise TypeError("everything here is done once")
        self._last.append(draft)
        self._sights.clear()
        self.table.commit(draft)


def _open(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)
