"""A running match: a value that never changes; each act returns the next match and the entry that led there.

So a table can write the entry first and swap the match in afterwards, or drop it.
Illegal actions raise `yomiai.kernel.asking.Illegal` with the clause that forbids them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from yomiai.kernel import asking
from yomiai.kernel.asking import Illegal
from yomiai.kernel.chance import Source
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.game import Claim, Game
from yomiai.kernel.position import CHANCE, NOBODY, Happening, Position, Result
from yomiai.kernel.secret import Eyes, view
from yomiai.record.entry import Entry, Note, Outcome

Opened = tuple[bool, str, int]
"""An open question: whether the seat must answer, the code of what is asked, the entry that opened it."""

TABLE = Note(by="table")


class Different(Exception):
    """A stored entry does not replay as it was written; the text says where they part."""


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """A match so far.

    options: a value of the game's options type.
    entries: everything that happened, from the start on.
    outcomes: how many outcomes chance has given: the number of the next one under the key.
    """

    game: Game
    players: int
    options: msgspec.Struct
    entries: tuple[Entry, ...]
    outcomes: int
    _position: Position
    _opened: tuple[Opened | None, ...]

    @classmethod
    def start(
        cls, game: Game, players: int, options: msgspec.Struct, source: Source, note: Note = TABLE
    ) -> tuple[Match, Entry]:
        """Start a match up to its first question; ValueError when options and players do not fit."""
        position = game.start(players, options)
        nothing = cls(game, players, options, (), 0, position, (None,) * players)
        return nothing._step(None, (), (), source, note)

    # Acting

    def act(
        self, seat: int, choices: Sequence[Choice], source: Source, note: Note | None = None
    ) -> tuple[Match, Entry]:
        """Let the actor answer its question with a whole action."""
        if self.must != seat:
            raise Illegal(self._position.why_not(seat, -1) if 0 <= seat < self.players else "")
        return self._taken(seat, choices, source, note)

    def interject(
        self, seat: int, choices: Sequence[Choice], source: Source, note: Note | None = None
    ) -> tuple[Match, Entry]:
        """Let a seat do what it may do while somebody else is asked."""
        if self.must == seat or not 0 <= seat < self.players:
            raise Illegal("")
        return self._taken(seat, choices, source, note)

    def _taken(
        self, seat: int, choices: Sequence[Choice], source: Source, note: Note | None
    ) -> tuple[Match, Entry]:
        options = asking.options_of(self.game, self._position, seat, choices)
        return self._step(seat, choices, options, source, note or Note())

    def _step(
        self, seat: int | None, choices: Sequence[Choice], options: Sequence[int], source: Source, note: Note
    ) -> tuple[Match, Entry]:
        position = self._position.copy()
        told: list[Happening] = []
        position.told = told
        if seat is not None:
            for option in options:
                _take(position, seat, option)
        chance = _settle(position, source)
        position.told = None
        entry = self._entry(seat, choices, chance, told, note)
        after = replace(
            self,
            entries=(*self.entries, entry),
            outcomes=self.outcomes + len(chance),
            _position=position,
            _opened=self._questions(position, seat, entry.number),
        )
        return after, entry

    def _entry(
        self,
        seat: int | None,
        choices: Sequence[Choice],
        chance: Sequence[Outcome],
        told: Sequence[Happening],
        note: Note,
    ) -> Entry:
        return Entry(
            number=len(self.entries),
            seat=seat,
            by=note.by,
            choices=tuple(choices),
            chance=tuple(chance),
            events=tuple(self.game.event(happening) for happening in told),
            words=tuple(note.words),
            action=note.action,
            at=note.at,
        )

    def _questions(self, position: Position, acted: int | None, number: int) -> tuple[Opened | None, ...]:
        """A question keeps its number while others act; the seat that acted is asked anew."""
        questions: list[Opened | None] = []
        for seat in range(self.players):
            before = self._opened[seat]
            must = position.actor == seat
            if not (must or position.may_mask(seat)):
                questions.append(None)
                continue
            asked = (must, self.game.ask(position, seat))
            stays = before is not None and before[:2] == asked and seat != acted
            questions.append(before if stays else (*asked, number))
        return tuple(questions)

    # Replaying

    def replay(self, entry: Entry) -> Match:
        """Apply a stored entry; `Different` when the rules do not give the same chance and events."""
        source = _Stored(entry.chance)
        note = Note(entry.by, entry.words, entry.action, entry.at)
        try:
            after, again = self._again(entry, source, note)
        except (Illegal, ValueError) as error:
            raise Different(f"entry {entry.number} is not legal here: {error}") from error
        if msgspec.json.encode(again) != msgspec.json.encode(entry):
            raise Different(f"entry {entry.number} gives another entry than was written")
        return after

    def _again(self, entry: Entry, source: Source, note: Note) -> tuple[Match, Entry]:
        if entry.seat is None:
            return self._step(None, (), (), source, note)
        return self._taken(entry.seat, entry.choices, source, note)

    # Looking

    def portrait(self) -> msgspec.Struct:
        """Return the whole truth, secrets boxed. Never for a wire: close it with `view`."""
        return self.game.portray(self._position)

    def position(self) -> Position:
        """Return an independent copy of the whole truth, to play on with. Never for a wire."""
        return self._position.copy()

    def view(self, eyes: Eyes) -> msgspec.Struct:
        """Return what these eyes see now."""
        return view(self.portrait(), eyes)

    def story(self, eyes: Eyes) -> list[Any]:
        """Return all events so far as these eyes were told them."""
        return [view(event, eyes) for entry in self.entries for event in entry.events]

    def choices(self, seat: int) -> Choices | None:
        """Return the tree of what a seat may answer now, or None."""
        return asking.choices(self.game, self._position, seat)

    def claims(self) -> Sequence[Claim]:
        """Return what people may claim in this match."""
        return self.game.claims(self._position)

    def can_claim(self, code: str, choices: Sequence[Choice]) -> bool:
        """Return whether there is such a claim, and whether its blanks hold what fits."""
        found = next((each for each in self.claims() if each.code == code), None)
        if found is None or len(found.blanks) != len(choices):
            return False
        return all(choice in blank.choices for blank, choice in zip(found.blanks, choices, strict=True))

    def partner(self, seat: int) -> int | None:
        """Return the one seat to which a seat may claim something in confidence, or None."""
        return self.game.partner(self._position, seat)

    def question_number(self, seat: int) -> int | None:
        """Return the number of the entry that opened the question of a seat, or None without a question."""
        opened = self._opened[seat]
        return None if opened is None else opened[2]

    @property
    def must(self) -> int | None:
        """The seat that must decide now, or None when the match is over."""
        return None if self._position.actor in (CHANCE, NOBODY) else self._position.actor

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._position.over

    def result(self) -> Result:
        """Return how the match ended; ValueError while it is running."""
        return self._position.result()


def _take(position: Position, seat: int, option: int) -> None:
    if position.actor == seat:
        position.apply(option)
    else:
        position.interject(seat, option)


def _settle(position: Position, source: Source) -> list[Outcome]:
    """Let chance act up to the next question."""
    drawn: list[Outcome] = []
    while position.actor == CHANCE:
        weights = tuple(position.chance_weights())
        outcome = source.choose(weights)
        position.apply(outcome)
        drawn.append(Outcome(weights, outcome))
    return drawn


class _Stored:
    """The chance of a stored entry; what is left over at the end shows as a different entry."""

    def __init__(self, chance: Sequence[Outcome]) -> None:
        self._rest = iter(chance)

    def choose(self, weights: Sequence[int]) -> int:
        stored = next(self._rest, None)
        if stored is None or stored.weights != tuple(weights):
            raise Different("the stored chance has other weights than the rules")
        return stored.outcome


def stages(game: Game, players: int, options: msgspec.Struct, entries: Sequence[Entry]) -> Iterator[Match]:
    """Yield the match after each of its stored entries; `Different` where they do not replay."""
    match = Match(game, players, options, (), 0, game.start(players, options), (None,) * players)
    for number, entry in enumerate(entries):
        if entry.number != number or (entry.seat is None) != (number == 0):
            raise Different(f"entry {entry.number} stands where entry {number} belongs")
        match = match.replay(entry)
        yield match


def resumed(game: Game, players: int, options: msgspec.Struct, entries: Sequence[Entry]) -> Match:
    """Return the match that stored entries lead to; `Different` if they do not replay or there are none."""
    last: Match | None = None
    for match in stages(game, players, options, entries):
        last = match
    if last is None:
        raise Different("there is no entry, not even the start")
    return last
