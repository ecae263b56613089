# never compiled: it reads the records of a story
"""From a story, as one seat was told it, to what belief needs: a script of steps and the facts in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from yomiai.games.goblets import belief, characters, records, state
from yomiai.games.goblets.belief import Course, Knowledge
from yomiai.games.goblets.events import HOW, LOYALTIES, TOKENS
from yomiai.games.goblets.placing import UNKNOWN
from yomiai.games.goblets.setting import MIDDLE, Setting
from yomiai.games.goblets.tokens import ANTIDOTE, POISON, one
from yomiai.kernel.secret import Secret

OPTION_OF_HOW = {how: option for option, how in HOW.items()}
ROTATIONS = {1: state.ROTATE, -1: state.ROTATE_BACK, 2: state.ROTATE_TWO, -2: state.ROTATE_BACK_TWO}


def knowledge(story: Sequence[records.Event], setting: Setting) -> Knowledge:
    """Return what a story makes certain; ValueError before the first course is set up."""
    reader = Reader(setting)
    for event in story:
        reader.read(event)
    if not reader.courses:
        raise ValueError("no course has begun")
    return Knowledge(setting, reader.courses)


def packed(tokens: records.Tokens) -> int:
    """Return tokens as the rules pack them."""
    return sum(one(kind) * number for kind, number in enumerate(tokens.counts))


class Reader:
    """Reads event after event; `courses` is what it has found."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.courses: list[Course] = []
        self.before: list[int] = []
        """Steps of chance before the first course."""
        self.house_of: dict[int, int] = {seat: seat for seat in range(setting.players)}
        self.card_of: dict[int, str] = {}
        """The character of each house now."""
        self.supplied = 0
        self.readers: dict[type, Callable[[Any], None]] = {
            records.Lone: self._lone,
            records.Course: self._course,
            records.Roles: self._roles,
            records.Character: self._character,
            records.Supplied: self._supplied,
            records.Filled: self._filled,
            records.Targeted: self._targeted,
            records.Sworn: self._sworn,
            records.Guessed: self._guessed,
            records.Poured: self._poured,
            records.Peeked: self._peeked,
            records.TookBack: self._took_back,
            records.TookNothing: lambda _: self._step(state.DECLINE),
            records.Swapped: self._swapped,
            records.Rotated: self._rotated,
            records.Passed: lambda _: self._step(state.PASS),
            records.HandedOver: lambda _: self._step(state.HAND_OVER),
            records.Called: self._called,
            records.Guarded: lambda _: self._step(state.STAND_GUARD),
            records.Blackmailed: self._blackmailed,
            records.Exchanged: lambda event: self._step(state.EXCHANGE, state.FIRST_SEAT + event.other),
            records.LookedAway: self._looked_away,
            records.Treated: self._treated,
            records.Drank: self._drank,
            records.OpenedTarget: self._opened_target,
            records.OpenedLoyalty: self._opened_loyalty,
            records.OpenedGuess: self._opened_guess,
        }

    def read(self, event: records.Event) -> None:
        """Take in an event; scores and ends tell nothing new."""
        reader = self.readers.get(type(event))
        if reader is not None:
            reader(event)

    @property
    def now(self) -> Course:
        """The course under way."""
        return self.courses[-1]

    def _step(self, *options: int) -> None:
        self.now.script.extend(options)

    def _fact(self, what: int, first: int, second: int = 0, third: int = 0) -> None:
        self.now.facts.append((what, first, second, third))

    # Setting up

    def _lone(self, event: records.Lone) -> None:
        self.before.append(event.seat // 2)  # two seats for every house before it

    def _course(self, event: records.Course) -> None:
        if self.courses:
            self.now.finished = True
        else:
            self.before.append(event.host)
        self.courses.append(Course(self.setting))
        self._step(*self.before)
        self.before = []
        self.supplied = 0

    def _roles(self, event: records.Roles) -> None:
        self.house_of[event.noble] = event.house
        if event.vassal is not None:
            self.house_of[event.vassal] = event.house
            self.now.rebels[event.house] = UNKNOWN

    def _character(self, event: records.Character) -> None:
        self.card_of[event.seat] = event.character
        self._step(characters.NAMES.index(event.character))

    def _supplied(self, event: records.Supplied) -> None:
        if self.supplied == 0 and self.setting.special_screens:
            self._step(belief.GOBLIN_HOLDER, belief.UNICORN_HOLDER)
        self.supplied += 1
        if not event.tokens.closed:
            self.now.screens[event.house] = packed(event.tokens.open())
        card = self.card_of.get(event.house, "")
        if card == characters.NAMES[characters.APOTHECARY]:
            self.now.extra[event.house] = one(ANTIDOTE)
        elif card == characters.NAMES[characters.TOXICOLOGIST]:
            self.now.extra[event.house] = one(POISON)

    def _filled(self, event: records.Filled) -> None:
        for place in range(event.goblets):
            self._step(-1 - len(self.now.pour_house))
            self.now.pour(self.setting.houses, place, UNKNOWN)

    def _targeted(self, event: records.Targeted) -> None:
        self._step(belief.TARGET_OF - event.house)
        if event.target is not None:
            self.now.targets[event.house] = event.target.house
        elif event.secret_target is not None and not event.secret_target.closed:
            self.now.targets[event.house] = event.secret_target.open().house

    def _sworn(self, event: records.Sworn) -> None:
        house = self.house_of[event.seat]
        self._step(belief.LOYALTY_OF - house)
        if not event.loyalty.closed:
            self.now.rebels[house] = LOYALTIES.index(event.loyalty.open())

    def _guessed(self, event: records.Guessed) -> None:
        self._step(belief.GUESSED)
        if not event.guess.closed:
            self.now.guess = event.guess.open().deaths

    # Turns

    def _poured(self, event: records.Poured) -> None:
        house = self.house_of[event.seat]
        kinds = [UNKNOWN] * event.count
        if not event.tokens.closed:
            kinds = [TOKENS.index(token) for token in event.tokens.open()]
        self._step(state.POUR if event.count == 1 else state.POUR_TWO)
        for kind in kinds:
            self._step(-1 - len(self.now.pour_house))
            self.now.pour(house, event.place, kind)
        self._step(state.FIRST_PLACE + event.place)

    def _peeked(self, event: records.Peeked) -> None:
        self._step(state.PEEK)
        card = self.card_of.get(event.seat, "")
        if self.setting.mode == MIDDLE or card == characters.NAMES[characters.ONLOOKER]:
            self._step(state.FIRST_PLACE + event.place)
        if not event.contents.closed:
            self._fact(belief.LOOK, event.place, packed(event.contents.open()))

    def _took_back(self, event: records.TookBack) -> None:
        kind = _kind(event.token)
        self._step(belief.TAKEN_BACK if kind == UNKNOWN else kind)
        self._fact(belief.TAKE, event.place, self.house_of[event.seat], kind)

    def _swapped(self, event: records.Swapped) -> None:
        place, other = state.FIRST_PLACE + event.place, state.FIRST_PLACE + event.other_place
        if self.setting.mode == MIDDLE:
            self._step(state.SWAP, place, other)
        elif event.place == self.house_of[event.seat]:
            self._step(state.SWAP, other)
        else:
            self._step(state.SWAP_OTHERS, place, other)
        self._fact(belief.CHANGE, event.place, event.other_place)

    def _rotated(self, event: records.Rotated) -> None:
        self._step(ROTATIONS[event.places])
        self._fact(belief.TURN, event.places)

    def _called(self, event: records.Called) -> None:
        house = self.house_of[event.seat]
        if event.standstill:
            return
        self._step(state.TOAST)
        if self.setting.no_wine and self.now.screens[house] == UNKNOWN:
            impatient = self.card_of.get(house) == characters.NAMES[characters.IMPATIENT]
            self._fact(belief.CALL, house, 1 if impatient else 0)

    def _blackmailed(self, event: records.Blackmailed) -> None:
        kind = _kind(event.token)
        self._step(state.BLACKMAIL, state.FIRST_SEAT + event.whom)
        if kind == UNKNOWN:
            self._step(belief.SEEN_BY_OTHERS)
            return
        self._step(kind)
        if self.now.screens[event.whom] == UNKNOWN:
            self._fact(belief.PEEP, event.whom, kind)

    def _looked_away(self, event: records.LookedAway) -> None:
        self._step(state.LOOK_AWAY, state.FIRST_PLACE + event.other_place)
        moved = UNKNOWN
        if event.how.closed:
            self._step(belief.HOW_EXCHANGED if event.coasters_exchanged else belief.HOW_UNCHANGED)
        else:
            how = event.how.open()
            self._step(OPTION_OF_HOW[how])
            moved = int(how in {records.How.SWAP, records.How.BOTH})
        self._fact(belief.AWAY, event.place, event.other_place, moved)

    # Drinking

    def _treated(self, event: records.Treated) -> None:
        self._step(state.DECLINE if event.house is None else state.FIRST_SEAT + event.house)

    def _drank(self, event: records.Drank) -> None:
        if self.setting.mode == MIDDLE:
            self._step(state.FIRST_PLACE + event.place)
        self._fact(belief.LOOK, event.place, packed(event.contents))

    def _opened_target(self, event: records.OpenedTarget) -> None:
        self.now.targets[event.house] = event.target.house

    def _opened_loyalty(self, event: records.OpenedLoyalty) -> None:
        self.now.rebels[self.house_of[event.seat]] = LOYALTIES.index(event.loyalty)

    def _opened_guess(self, event: records.OpenedGuess) -> None:
        self.now.guess = event.guess.deaths


def _kind(box: Secret[records.Token]) -> int:
    return UNKNOWN if box.closed else TOKENS.index(box.open())
