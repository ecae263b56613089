"""What a seat can conclude in Raise Your Goblets: every match that fits its story.

Unknown are: kinds of tokens poured by others and into the first fill; who holds Goblin and Unicorn; whether
goblets moved while all looked away; what the Connoisseur took back; secret targets, loyalties, guesses.
Each placing of the *physical* tokens is equally likely. A call that needs an empty wine row, a peek, a drunk
goblet and a token seen behind a screen are facts; what people said and chose is no evidence.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets.placing import (
    CALLED,
    FIELD,
    SEEN,
    TAKEN,
    UNKNOWN,
    Group,
    Owner,
    Placing,
    Row,
    chosen_of,
)
from yomiai.games.goblets.rules import Goblets, new_match
from yomiai.games.goblets.setting import Setting, with_special
from yomiai.games.goblets.state import AWAY_BOTH, AWAY_COASTERS, AWAY_NEITHER, AWAY_SWAP, FIRST_NUMBER
from yomiai.games.goblets.tokens import GOBLIN, KINDS, UNICORN, count, one
from yomiai.kernel.generator import Generator

# Facts of a course, in the order they happened.
PUT: Final = 0  # place, pour
CHANGE: Final = 1  # place, other place
TURN: Final = 2  # places clockwise
AWAY: Final = 3  # place, other place, 1 if the goblets moved or UNKNOWN
LOOK: Final = 4  # place, packed tokens
TAKE: Final = 5  # place, house, kind or UNKNOWN
CALL: Final = 6  # house, wine it may have left
PEEP: Final = 7  # house, kind seen behind its screen

# Steps of a script below 0 stand for what is unknown: from -1 down the kind of pour 0, 1, …
GOBLIN_HOLDER: Final = -1001
UNICORN_HOLDER: Final = -1002
GUESSED: Final = -1003
HOW_EXCHANGED: Final = -1004  # the coasters look exchanged
HOW_UNCHANGED: Final = -1005
TAKEN_BACK: Final = -1006
SEEN_BY_OTHERS: Final = -1007
TARGET_OF: Final = -1100  # minus the house
LOYALTY_OF: Final = -1200  # minus the house
NO_VASSAL: Final = -2

# How much counting is allowed before worlds are drawn from a random part of all placings.
STATES: Final = 3000
WORK: Final = 1500000
STATES_FINISHED: Final = 400
WORK_FINISHED: Final = 150000


@final
@mypyc_attr(acyclic=True)
class Course:
    """What a seat knows of one course: a script of all steps, and the facts that bind its unknowns.

    screens: the tokens each house began with, UNKNOWN where they are; `extra` what a character adds.
    targets, rebels: of each house, UNKNOWN where secret; guess: of the Gambler.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting: Final[Setting] = setting
        self.script: Final[list[int]] = []
        self.facts: Final[list[tuple[int, int, int, int]]] = []
        self.pour_house: Final[list[int]] = []
        self.pour_kind: Final[list[int]] = []
        self.screens: Final[list[int]] = [UNKNOWN] * setting.houses
        self.extra: Final[list[int]] = [0] * setting.houses
        self.targets: Final[list[int]] = [UNKNOWN] * setting.houses
        self.rebels: Final[list[int]] = [NO_VASSAL] * setting.houses
        self.guess: i64 = UNKNOWN
        self.finished: bool = False
        self.ready: bool = False
        self.hypotheses: Final[list[Hypothesis]] = []

    def pour(self, house: i64, place: i64, kind: i64) -> None:
        """Add a pour by a house, or by the bag (whose number is that of the houses)."""
        self.facts.append((PUT, place, len(self.pour_house), 0))
        self.pour_house.append(house)
        self.pour_kind.append(kind)

    def prepare(self, generator: Generator) -> None:
        """Count the placings under every hypothesis, once."""
        if self.ready:
            return
        states: i64 = STATES_FINISHED if self.finished else STATES
        work: i64 = WORK_FINISHED if self.finished else WORK
        possible = self._possible()
        order = list(range(len(possible)))
        generator.shuffle(order)
        exact = False
        while not self.hypotheses:
            if exact:
                raise ValueError("no placing of the tokens fits the story")
            exact = self._count(possible, order, states, work, generator)
            states *= 8
            work *= 8
        self.ready = True

    def _count(
        self, possible: list[Hypothesis], order: list[int], states: i64, work: i64, generator: Generator
    ) -> bool:
        """Keep the hypotheses that fit; return whether every placing was counted."""
        done: i64 = 0
        exact = True
        for number in order:
            hypothesis = possible[number]
            placing = Chart(self, hypothesis).placing()
            if placing is None:
                continue
            placing.count_ways(states, generator)
            done += placing.work
            exact = exact and placing.exact
            if placing.total > 0.0:
                hypothesis.placing = placing
                self.hypotheses.append(hypothesis)
                if done > work:
                    return False
        return exact

    def _possible(self) -> list[Hypothesis]:
        found: list[Hypothesis] = []
        for goblin, unicorn in self._holders():
            for moved in self._moves():
                for pour, kind in self._takes():
                    found.append(Hypothesis(goblin, unicorn, moved, pour, kind))
        return found

    def _holders(self) -> list[tuple[int, int]]:
        """Who may hold Goblin and Unicorn (G-46), for what is known of the screens."""
        if not self.setting.special_screens:
            return [(UNKNOWN, UNKNOWN)]
        found: list[tuple[int, int]] = []
        for goblin in range(self.setting.houses):
            for unicorn in range(self.setting.houses):
                if goblin != unicorn and self._holders_fit(goblin, unicorn):
                    found.append((goblin, unicorn))
        return found

    def _holders_fit(self, goblin: i64, unicorn: i64) -> bool:
        h: i64
        for h in range(self.setting.houses):
            if self.screens[h] != UNKNOWN and self.screens[h] != self.screen_of(h, goblin, unicorn):
                return False
        return True

    def screen_of(self, h: i64, goblin: i64, unicorn: i64) -> i64:
        """Return what a house begins with, if these two hold Goblin and Unicorn."""
        screen: i64 = self.setting.screen + self.extra[h]
        if h == goblin:
            screen = with_special(screen, GOBLIN)
        if h == unicorn:
            screen = with_special(screen, UNICORN)
        return screen

    def _moves(self) -> list[int]:
        for what, _, _, moved in self.facts:
            if what == AWAY and moved == UNKNOWN:
                return [0, 1]
        return [UNKNOWN]

    def _takes(self) -> list[tuple[int, int]]:
        """Which pour, of which kind, the Connoisseur may have taken; (-1, -1) without an unknown take."""
        unknown = False
        for what, _, _, kind in self.facts:
            unknown = unknown or (what == TAKE and kind == UNKNOWN)
        if not unknown:
            return [(UNKNOWN, UNKNOWN)]
        found: list[tuple[int, int]] = []
        for pour in range(len(self.pour_house)):
            for kind in range(KINDS):
                if self.pour_kind[pour] == UNKNOWN or self.pour_kind[pour] == kind:
                    found.append((pour, kind))
        return found


@final
@mypyc_attr(acyclic=True)
class Hypothesis:
    """What must be supposed before tokens can be placed."""

    def __init__(self, goblin: i64, unicorn: i64, moved: i64, pour: i64, kind: i64) -> None:
        self.goblin: Final[i64] = goblin
        self.unicorn: Final[i64] = unicorn
        self.moved: Final[i64] = moved
        self.taken_pour: Final[i64] = pour
        self.taken_kind: Final[i64] = kind
        self.placing: Placing | None = None

    def option(self, step: i64) -> i64:
        """Return the option that a step of a script stands for, as far as it is supposed here."""
        if step == GOBLIN_HOLDER:
            return self.goblin
        if step == UNICORN_HOLDER:
            return self.unicorn
        if step == TAKEN_BACK:
            return self.taken_kind
        if step == HOW_EXCHANGED:
            return AWAY_SWAP if self.moved == 1 else AWAY_COASTERS
        return AWAY_BOTH if self.moved == 1 else AWAY_NEITHER


@final
@mypyc_attr(acyclic=True)
class Chart:
    """The course once more under a hypothesis: which pours are in which goblet when it is looked into."""

    def __init__(self, course: Course, hypothesis: Hypothesis) -> None:
        self.course: Final[Course] = course
        self.hypothesis: Final[Hypothesis] = hypothesis
        goblets = course.setting.goblets
        self.kinds: Final[list[int]] = course.pour_kind.copy()
        self.inside: Final[list[list[int]]] = [[] for _ in range(goblets)]  # all pours, at each place
        self.since: Final[list[list[int]]] = [[] for _ in range(goblets)]  # those since the last look
        self.base: Final[list[int]] = [0] * goblets  # what was there at the last look, and still is
        self.owners: Final[list[Owner]] = []
        self.owner_of: Final[list[int]] = []  # by house and bag; UNKNOWN for a house that is known
        self.groups: Final[list[Group]] = []
        self.row_of: Final[list[Row]] = [Row(0) for _ in range(len(course.pour_house))]
        self.rows: i64 = 0
        self.fits: bool = True
        self._find_owners()

    def _find_owners(self) -> None:
        course = self.course
        h: i64
        for h in range(course.setting.houses + 1):
            known = h < course.setting.houses and course.screens[h] != UNKNOWN
            if known:
                self.owner_of.append(UNKNOWN)
                continue
            screen = course.setting.bag
            if h < course.setting.houses:
                screen = course.screen_of(h, self.hypothesis.goblin, self.hypothesis.unicorn)
            self.owner_of.append(len(self.owners))
            self.owners.append(Owner(screen))

    def placing(self) -> Placing | None:
        """Return the placings to count, or None when the hypothesis does not fit the facts."""
        taken = self.hypothesis.taken_pour
        if taken >= 0:
            self.kinds[taken] = self.hypothesis.taken_kind
        self._find_rows()
        for what, first, second, third in self.course.facts:
            self._trace(what, first, second, third)
            if not self.fits:
                return None
        for group in self.groups:
            group.spread()
        return Placing(self.owners, self.groups, self._used(), self.rows)

    # Rows: the pours of an owner between two telling moments

    def _find_rows(self) -> None:
        """Rows of an owner stand one after the other in a state."""
        number: i64
        for number in range(len(self.owner_of)):
            if self.owner_of[number] == UNKNOWN:
                continue
            owner = self.owners[self.owner_of[number]]
            row = self._new_row(owner)
            for what, first, second, third in self.course.facts:
                if what == PUT and self.course.pour_house[second] == number:
                    self.row_of[second] = row
                    if self.kinds[second] == UNKNOWN:
                        row.free.append(second)
                elif _tells_of(what, first, second, number):
                    row.moment = _moment(what)
                    row.value = self._value(what, second, third)
                    row = self._new_row(owner)

    def _new_row(self, owner: Owner) -> Row:
        row = Row(self.rows * KINDS * FIELD)
        self.rows += 1
        owner.rows.append(row)
        return row

    def _value(self, what: i64, second: i64, third: i64) -> i64:
        if what == TAKE:
            return self.hypothesis.taken_kind if third == UNKNOWN else third
        return second

    def _used(self) -> list[int]:
        """The tokens of pours by others whose kind is certain under the hypothesis, by row."""
        used: list[int] = [0] * self.rows
        taken = self.hypothesis.taken_pour
        if taken >= 0 and self.owner_of[self.course.pour_house[taken]] != UNKNOWN:
            place = self.row_of[taken].at // (KINDS * FIELD)
            used[place] += one(self.kinds[taken])
        return used

    # Facts, one after the other

    def _trace(self, what: i64, first: i64, second: i64, third: i64) -> None:
        if what == PUT:
            self.inside[first].append(second)
            self.since[first].append(second)
        elif what == CHANGE:
            self._change(first, second)
        elif what == TURN:
            self._turn(first)
        elif what == AWAY:
            if (self.hypothesis.moved if third == UNKNOWN else third) == 1:
                self._change(first, second)
        elif what == LOOK:
            self._look(first, second)
        elif what == TAKE:
            self._take(first, third)

    def _change(self, place: i64, other: i64) -> None:
        self.inside[place], self.inside[other] = self.inside[other], self.inside[place]
        self.since[place], self.since[other] = self.since[other], self.since[place]
        self.base[place], self.base[other] = self.base[other], self.base[place]

    def _turn(self, places: i64) -> None:
        """Clockwise: what stood at a place stands so many places on."""
        goblets = self.course.setting.goblets
        cut = (goblets - places) % goblets
        self.inside[:] = self.inside[cut:] + self.inside[:cut]
        self.since[:] = self.since[cut:] + self.since[:cut]
        self.base[:] = self.base[cut:] + self.base[:cut]

    def _look(self, place: i64, contents: i64) -> None:
        """All pours since the last look are known together now."""
        needed: list[int] = [0] * KINDS
        kind: i64
        for kind in range(KINDS):
            needed[kind] = count(contents, kind) - count(self.base[place], kind)
        unknown: list[int] = []
        for pour in self.since[place]:
            if self.kinds[pour] == UNKNOWN:
                unknown.append(pour)
            else:
                needed[self.kinds[pour]] -= 1
        self.base[place] = contents
        self.since[place] = []
        self._add_group(unknown, needed)

    def _add_group(self, pours: list[int], needed: list[int]) -> None:
        tokens: i64 = 0
        number: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if needed[kind] < 0:
                self.fits = False
                return
            number += needed[kind]
            tokens += needed[kind] * one(kind)
        if number != len(pours):
            self.fits = False
        elif number:
            group = Group(tokens)
            for pour in pours:
                self.row_of[pour].free.remove(pour)
                group.add(self.row_of[pour], pour)
            self.groups.append(group)

    def _take(self, place: i64, kind: i64) -> None:
        """A known kind was taken right after a look; else a supposed pour, if it is in there."""
        if kind != UNKNOWN:
            self.base[place] -= one(kind)
            return
        pour = self.hypothesis.taken_pour
        if pour not in self.inside[place]:
            self.fits = False
            return
        self.inside[place].remove(pour)
        if pour in self.since[place]:
            self.since[place].remove(pour)
        elif count(self.base[place], self.hypothesis.taken_kind):
            self.base[place] -= one(self.hypothesis.taken_kind)
        else:
            self.fits = False


def _tells_of(what: i64, first: i64, second: i64, number: i64) -> bool:
    if what == TAKE:
        return second == number
    return (what == CALL or what == PEEP) and first == number


def _moment(what: i64) -> i64:
    if what == CALL:
        return CALLED
    return SEEN if what == PEEP else TAKEN


@final
@mypyc_attr(acyclic=True)
class Knowledge:
    """What is certain, course by course; `draw` fills in the rest."""

    def __init__(self, setting: Setting, courses: list[Course]) -> None:
        """Keep the courses; the last one may be under way."""
        self.setting: Final[Setting] = setting
        self.courses: Final[list[Course]] = courses

    def draw(self, generator: Generator, steps: list[tuple[int, int]]) -> Goblets:
        """Draw a match so far, append its steps as (actor, option) and return where they lead."""
        position = new_match(self.setting)
        for course in self.courses:
            course.prepare(generator)
            self._play(position, course, generator, steps)
        return position

    def _play(
        self, position: Goblets, course: Course, generator: Generator, steps: list[tuple[int, int]]
    ) -> None:
        hypothesis = _chosen(course.hypotheses, generator)
        placing = hypothesis.placing
        assert placing is not None
        kinds = course.pour_kind.copy()
        if hypothesis.taken_pour >= 0:
            kinds[hypothesis.taken_pour] = hypothesis.taken_kind
        placing.draw(generator, kinds)
        targets = _targets(course.targets, generator)
        rebels = _rebels(course.rebels, self.setting.rebels, generator)
        guess = course.guess
        if guess < 0:
            guess = generator.below(self.setting.houses + 1)
        for step in course.script:
            option: i64 = step
            if step < 0:
                option = _filled_in(step, position, hypothesis, kinds, targets, rebels, guess, generator)
            steps.append((position.actor, option))
            position.apply(option)


def _filled_in(
    step: i64,
    position: Goblets,
    hypothesis: Hypothesis,
    kinds: list[int],
    targets: list[int],
    rebels: list[int],
    guess: i64,
    generator: Generator,
) -> i64:
    if step > GOBLIN_HOLDER:
        return kinds[-1 - step]
    if step <= LOYALTY_OF:
        return rebels[LOYALTY_OF - step]
    if step <= TARGET_OF:
        return targets[TARGET_OF - step]
    if step == GUESSED:
        return FIRST_NUMBER + guess
    if step == SEEN_BY_OTHERS:
        return position.draw(generator)  # any token there then: the look tells this seat nothing
    return hypothesis.option(step)


def _chosen(hypotheses: list[Hypothesis], generator: Generator) -> Hypothesis:
    weights: list[float] = []
    total = 0.0
    for hypothesis in hypotheses:
        placing = hypothesis.placing
        weight = 0.0 if placing is None else placing.total
        weights.append(weight)
        total += weight
    return hypotheses[chosen_of(weights, total, generator)]


def _targets(known: list[int], generator: Generator) -> list[int]:
    """Draw the secret target cards: nobody has his own, every way as likely (G-13)."""
    if UNKNOWN not in known:
        return known
    cards: list[int] = []
    for target in range(len(known)):
        if target not in known:
            cards.append(target)
    while True:
        generator.shuffle(cards)
        drawn = known.copy()
        place: i64 = 0
        own = False
        for h in range(len(known)):
            if known[h] == UNKNOWN:
                drawn[h] = cards[place]
                place += 1
                own = own or drawn[h] == h
        if not own:
            return drawn


def _rebels(known: list[int], rebels: i64, generator: Generator) -> list[int]:
    """Draw the loyalty cards: so many rebels, every way as likely (G-67)."""
    unknown: list[int] = []
    for h in range(len(known)):
        if known[h] == UNKNOWN:
            unknown.append(h)
        elif known[h] == 1:
            rebels -= 1
    generator.shuffle(unknown)
    drawn = known.copy()
    for h in unknown:
        drawn[h] = 1 if rebels > 0 else 0
        rebels -= 1
    return drawn
