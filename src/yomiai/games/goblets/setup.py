"""The appetizer: how a course is set up, outcome by outcome of chance (sections 3, 9, 10, 11, 12)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets import happenings
from yomiai.games.goblets.characters import APOTHECARY, GAMBLER, NO_CHARACTER, TOXICOLOGIST
from yomiai.games.goblets.setting import MIDDLE, MOST_HOUSES, PAIRED, with_special
from yomiai.games.goblets.state import (
    ACTION,
    DRAW_CHARACTER,
    DRAW_GOBLIN,
    DRAW_HOST,
    DRAW_LONE,
    DRAW_LOYALTY,
    DRAW_TARGET,
    DRAW_UNICORN,
    FILL,
    FIRST_NUMBER,
    GUESS,
    NONE,
    SETTING_UP,
    State,
)
from yomiai.games.goblets.tokens import (
    ANTIDOTE,
    GOBLIN,
    POISON,
    UNICORN,
    count,
    kinds_among,
    number,
    one,
)
from yomiai.kernel.bits import bit, lowest_bit, nth_bit, popcount, shifted
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import CHANCE


@mypyc_attr(acyclic=True)
class Setup(State):
    """Setting up the first course and those that follow."""

    def begin_match(self) -> None:
        """Let chance draw who has no vassal, or who begins."""
        place: i64
        for place in range(self.setting.goblets):
            self.goblets[place].coaster = place
        if self.setting.mode == PAIRED and self.players % 2:
            self.ask_chance(DRAW_LONE, self.setting.every_house)  # G-68
        else:
            self._seat_houses(NONE)

    # Chance

    def ask_chance(self, question: i64, outcomes: i64) -> None:
        """Let chance choose among outcomes."""
        self.actor = CHANCE
        self.question = question
        self.legal = outcomes

    def chance_weights(self) -> list[int]:
        """Return the weight of each outcome, 0 for those that cannot come."""
        weights: list[int] = []
        outcome: i64 = 0
        while shifted(1, outcome) <= self.legal:
            weights.append(self._weight(outcome) if self.legal >> outcome & 1 else 0)
            outcome += 1
        return weights

    def _weight(self, outcome: i64) -> i64:
        question = self.question
        if question == FILL:
            return count(self.left, outcome)
        if question == DRAW_TARGET:
            return self._target_weight(outcome)
        if question == DRAW_LOYALTY:
            rebels = popcount(self.rebels)
            to_come = self.setting.rebels - rebels
            return to_come if outcome else self.left - to_come
        if question > DRAW_LOYALTY:  # SEE_TOKEN: any of the tokens behind the screen (GC-19)
            return count(self.houses[self.picked].screen, outcome)
        return 1

    def _target_weight(self, target: i64) -> i64:
        waiting = self.setting.every_house & ~(bit(self.next + 1) - 1)
        bound = popcount(waiting & self.left & ~bit(target))
        return self.setting.ways_to_deal[popcount(waiting) * (MOST_HOUSES + 1) + bound]

    def draw(self, generator: Generator) -> i64:
        """Return an outcome by weight, without a list."""
        total: i64 = 0
        rest = self.legal
        while rest:
            total += self._weight(lowest_bit(rest))
            rest &= rest - 1
        chosen = generator.below(total)
        rest = self.legal
        while rest:
            outcome = lowest_bit(rest)
            chosen -= self._weight(outcome)
            if chosen < 0:
                return outcome
            rest &= rest - 1
        return nth_bit(self.legal, 0)

    def take_outcome(self, outcome: i64) -> None:
        """Act on an outcome of chance while a course is set up."""
        question = self.question
        if question == DRAW_TARGET:
            self._deal_target(outcome)
        elif question == FILL:
            self._fill(outcome)
        elif question == DRAW_LOYALTY:
            self._deal_loyalty(outcome == 1)
        elif question == DRAW_HOST:
            self.host = outcome  # G-14
            self.begin_course()
        elif question == DRAW_CHARACTER:
            self._deal_character(outcome)
        elif question == DRAW_LONE:
            self._seat_houses(outcome)
        else:
            self._place_special(outcome)

    # Once a match

    def _seat_houses(self, lone: i64) -> None:
        """Two neighbours make a house, the first of them begins as its noble (G-65, G-68)."""
        seat: i64 = 0
        h: i64
        for h in range(self.setting.houses):
            self.houses[h].noble = seat
            seat += 1
            if self.setting.mode == PAIRED and h != lone:
                self.houses[h].vassal = seat
                seat += 1
        if lone >= 0 and self.told is not None:
            self.tell(happenings.LONE, self.setting.everyone, [self.houses[lone].noble])
        self.ask_chance(DRAW_HOST, self.setting.every_house)

    # Once a course

    def begin_course(self) -> None:
        """Empty the goblets and set up anew (G-08, G-15); everybody plays, whoever died before (G-07)."""
        self.phase = SETTING_UP
        self.caller = NONE
        self.guess = NONE
        self.treated = NONE
        self.dead = 0
        self.gone = 0
        self.guarded = 0
        self.spent = 0
        self.turns = 0
        self.idle = 0
        place: i64
        for place in range(self.setting.goblets):
            self.goblets[place].contents = 0
            self.goblets[place].coaster = place
        for person in self.persons:
            person.wine = 0
        if self.told is not None:
            values: list[int] = [self.course + 1, self.setting.courses, self.host]
            self.tell(happenings.COURSE, self.setting.everyone, values)
        if self.setting.mode == PAIRED:
            self._give_roles()
        self._deal_characters()

    def _give_roles(self) -> None:
        """Noble and vassal change places after every course; a lone noble stays (G-78)."""
        h: i64
        for h in range(self.setting.houses):
            house = self.houses[h]
            if self.course > 0 and house.vassal >= 0:
                noble = house.noble
                house.noble = house.vassal
                house.vassal = noble
            if self.told is not None:
                self.tell(happenings.ROLES, self.setting.everyone, [h, house.noble, house.vassal])

    def _deal_characters(self) -> None:
        """Everybody without a card draws one: all in the first course, then those who died (G-49, G-50)."""
        if self.setting.characters:
            h: i64
            for h in range(self.setting.houses):
                if self.houses[h].character == NO_CHARACTER:
                    self.next = h
                    below = bit(self.used[0]) if self.fresh == 0 else 0
                    self.ask_chance(DRAW_CHARACTER, self.fresh | below)
                    return
        self._deal_tokens()

    def _deal_character(self, card: i64) -> None:
        if self.fresh:
            self.fresh &= ~bit(card)
        else:
            self.used.pop(0)
        self.houses[self.next].character = card
        if self.told is not None:
            self.tell(happenings.CHARACTER, self.setting.everyone, [self.next, card])
        self._deal_characters()

    def _deal_tokens(self) -> None:
        """G-10, G-15, G-56, G-69, and the spare tokens of G-03."""
        for house in self.houses:
            house.screen = self.setting.screen
            if house.character == APOTHECARY:
                house.screen += one(ANTIDOTE)  # GC-04
            elif house.character == TOXICOLOGIST:
                house.screen += one(POISON)  # GC-05
        if self.setting.special_screens:
            self.ask_chance(DRAW_GOBLIN, self.setting.every_house)  # G-46
        else:
            self._tell_tokens()

    def _place_special(self, h: i64) -> None:
        if self.question == DRAW_GOBLIN:
            self.houses[h].screen = with_special(self.houses[h].screen, GOBLIN)
            self.ask_chance(DRAW_UNICORN, self.setting.every_house & ~bit(h))  # G-46: another player
        else:
            self.houses[h].screen = with_special(self.houses[h].screen, UNICORN)
            self._tell_tokens()

    def _tell_tokens(self) -> None:
        if self.told is not None:
            h: i64
            for h in range(self.setting.houses):
                screen = self.houses[h].screen
                self.tell(happenings.TOKENS, self.eyes_of(h), [h, number(screen), screen])
        self.next = 0
        self.left = self.setting.bag
        if self.left:
            self.ask_chance(FILL, kinds_among(self.left))  # G-11, G-57
        else:
            self._deal_targets()

    def _fill(self, kind: i64) -> None:
        self.goblets[self.next].contents = one(kind)  # G-83: nobody sees it
        self.left -= one(kind)
        self.next += 1
        if self.left:
            self.ask_chance(FILL, kinds_among(self.left))
            return
        if self.told is not None:
            self.tell(happenings.FILLED, self.setting.everyone, [self.next])
        self._deal_targets()

    def _deal_targets(self) -> None:
        self.next = 0
        if self.setting.mode == MIDDLE:
            self.begin_turns()  # G-56: no targets
            return
        self.left = self.setting.every_house
        self._ask_target()

    def _ask_target(self) -> None:
        """A random way to give everybody another's name, each way as likely (G-13)."""
        outcomes: i64 = 0
        target: i64
        for target in range(self.setting.houses):
            possible = target != self.next and self.left >> target & 1 == 1
            if possible and self._target_weight(target) > 0:
                outcomes |= bit(target)
        self.ask_chance(DRAW_TARGET, outcomes)

    def _deal_target(self, target: i64) -> None:
        self.houses[self.next].target = target
        self.left &= ~bit(target)
        if self.told is not None:
            secret = self.setting.targets_secret  # G-12
            eyes = self.eyes_of(self.next) if secret else self.setting.everyone
            self.tell(happenings.TARGET, eyes, [self.next, 0 if secret else 1, target])
        self.next += 1
        if self.left:
            self._ask_target()
        else:
            self._begin_loyalty()

    def _begin_loyalty(self) -> None:
        self.next = NONE
        self.rebels = 0
        self.left = self.setting.pairs
        self._ask_loyalty()

    def _ask_loyalty(self) -> None:
        """G-66, G-67; dealt anew in every course (G-78)."""
        if self.left == 0:
            self._ask_guess()
            return
        self.next += 1
        if self.houses[self.next].vassal < 0:
            self.next += 1  # the lone noble has no vassal
        to_come = self.setting.rebels - popcount(self.rebels)
        loyal: i64 = 1 if self.left > to_come else 0
        self.ask_chance(DRAW_LOYALTY, loyal | (2 if to_come else 0))

    def _deal_loyalty(self, rebel: bool) -> None:
        if rebel:
            self.rebels |= bit(self.next)
        self.left -= 1
        if self.told is not None:
            vassal = self.houses[self.next].vassal
            self.tell(happenings.LOYALTY, bit(vassal), [vassal, 1 if rebel else 0])
        self._ask_loyalty()

    def _ask_guess(self) -> None:
        """The Gambler writes his number down before the first turn (GC-18)."""
        gambler = self.whose(GAMBLER)
        if gambler < 0:
            self.begin_turns()
            return
        self.actor = self.houses[gambler].noble
        self.question = GUESS
        self.legal = shifted(bit(self.setting.houses + 1) - 1, FIRST_NUMBER)

    def take_guess(self, option: i64) -> None:
        """Write the number down, seen by nobody else until the scoring."""
        self.guess = option - FIRST_NUMBER
        if self.told is not None:
            self.tell(happenings.GUESSED, bit(self.actor), [self.actor, self.guess])
        self.question = ACTION
        self.begin_turns()

    def redraw_after_death(self) -> None:
        """The dead lay their cards under the pile, in seat order; survivors keep theirs (G-50)."""
        h: i64
        for h in range(self.setting.houses):
            if self.dead >> h & 1:
                self.used.append(self.houses[h].character)
                self.houses[h].character = NO_CHARACTER
