"""The main dish: whose turn it is, which actions there are, the call of the toast and the last round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets import characters, happenings
from yomiai.games.goblets.setting import MIDDLE
from yomiai.games.goblets.setup import Setup
from yomiai.games.goblets.state import (
    ACTION,
    BLACKMAIL,
    EXCHANGE,
    HAND_OVER,
    LAST_ROUND,
    LOOK_AWAY,
    MAIN,
    PASS,
    PEEK,
    POUR,
    POUR_TWO,
    ROTATE,
    ROTATE_BACK,
    ROTATE_BACK_TWO,
    ROTATE_TWO,
    STAND_GUARD,
    SWAP,
    SWAP_OTHERS,
    TOAST,
)
from yomiai.games.goblets.tokens import WINE, count, number
from yomiai.kernel.bits import bit

IN_THE_MIDDLE: Final = 1 << PASS | 1 << SWAP  # G-22, G-58
IN_FRONT: Final = 1 << PASS | 1 << SWAP | 1 << ROTATE | 1 << ROTATE_BACK  # G-20 to G-22
DOUBLE_ROTATIONS: Final = 1 << ROTATE_TWO | 1 << ROTATE_BACK_TWO
HALF_ROUND_IS_TWO: Final = 4  # houses
TWO_TOKENS: Final = 2

# Why the toast may not be called, by number of the clause.
AT_ONCE_OR_NEVER: Final = 25
WINE_LEFT: Final = 26
LAST_ACTIONS: Final = 29
NOBLE_CALLS: Final = 71


@mypyc_attr(acyclic=True)
class Turns(Setup):
    """Turns, and what may be done in them."""

    def begin_turns(self) -> None:
        """Let the host begin (G-14)."""
        self.phase = MAIN
        self._begin_turn(self.host)

    def _begin_turn(self, h: i64) -> None:
        setting = self.setting
        self.house = h
        self.is_vassal = False  # noble first, then vassal (G-70)
        self.guarded &= ~bit(h)  # GC-16
        if self.idle >= setting.houses or self.turns >= setting.round_limit * setting.houses:
            self.call(True)  # G-30, G-64
            return
        self.acted = False
        self.busy = False
        self.actions = self._actions_of_turn()
        self.turns += 1
        self.ask_action()

    def _actions_of_turn(self) -> i64:
        """G-17: up to two; G-58: one; G-70: one for each of the two; GC-20: three."""
        if self.setting.mode == MIDDLE or self.each_has_one():
            return 1
        if self.has(self.house, characters.EARLY_BIRD) and self.turns < self.setting.houses:
            return 3
        return 2

    def is_pair(self) -> bool:
        """Return whether the acting house has a vassal."""
        return self.houses[self.house].vassal >= 0

    def each_has_one(self) -> bool:
        """Return whether noble and vassal of the acting house have one action each (G-70, G-75)."""
        setting = self.setting
        if setting.pairs == 0 or not self.is_pair():
            return False
        return not setting.pairs_free or self.phase == LAST_ROUND

    def ask_action(self) -> None:
        """Ask for the next action of this turn."""
        self.actor = self.seat()
        self.question = ACTION
        self.legal = self._possible_actions()

    # Which actions there are

    def _possible_actions(self) -> i64:
        setting = self.setting
        house = self.houses[self.house]
        mask: i64 = IN_THE_MIDDLE if setting.mode == MIDDLE else IN_FRONT
        if house.screen:
            mask |= 1 << POUR  # G-18, G-23
        if setting.pairs == 0 or self.may_peek():
            mask |= 1 << PEEK  # G-19
        if not self.acted and self.why_no_toast() == 0:
            mask |= 1 << TOAST
        if setting.pairs_free and not self.is_vassal and self.phase == MAIN and self.is_pair():
            mask |= 1 << HAND_OVER  # G-65: either member may do any action
        if house.character != characters.NO_CHARACTER:
            mask |= self._possible_by_character(house.character, house.screen)
        return mask

    def may_peek(self) -> bool:
        """Return whether the actor may look into a goblet: of a pair the vassal (G-71), or either (G-65)."""
        return self.is_vassal or not self.is_pair() or self.setting.pairs_free

    def why_no_toast(self) -> i64:
        """Return 0 if the toast may be called, else the number of the rule that forbids it."""
        if self.phase == LAST_ROUND:
            return LAST_ACTIONS  # G-29: only actions 1 to 5
        if self.acted:
            return AT_ONCE_OR_NEVER  # G-25: the only action of its turn
        if self.is_vassal and not self.setting.pairs_free:
            return NOBLE_CALLS  # G-71: only the noble
        if self.setting.no_wine:
            left = count(self.houses[self.house].screen, WINE)
            allowed: i64 = 1 if self.has(self.house, characters.IMPATIENT) else 0  # GC-14
            if left > allowed:
                return WINE_LEFT  # G-26, G-58, G-74
        return 0

    def _possible_by_character(self, character: i64, screen: i64) -> i64:
        """What a card adds; "once" is once a course (G-52)."""
        if character == characters.BUTLER:
            same = self.setting.houses == HALF_ROUND_IS_TWO  # either way leads to the same places
            return 1 << ROTATE_TWO if same else DOUBLE_ROTATIONS  # GC-06
        if self.spent >> self.house & 1:
            return 0
        if character == characters.HEAVY_HAND and number(screen) >= TWO_TOKENS:
            return 1 << POUR_TWO  # GC-10
        if character == characters.BELLADONNA:
            return 1 << LOOK_AWAY  # GC-02
        if character == characters.GO_BETWEEN:
            return 1 << SWAP_OTHERS  # GC-09
        if character == characters.GUARD:
            return 1 << STAND_GUARD  # GC-16
        if character == characters.INTRIGUER and self.exchangeable():
            return 1 << EXCHANGE  # GC-08
        if character == characters.BLACKMAILER and self.blackmailable():
            return 1 << BLACKMAIL  # GC-19
        return 0

    def exchangeable(self) -> i64:
        """Return the houses with which the actor may exchange targets: nobody may get their own (G-55)."""
        mask = self.setting.every_house & ~bit(self.house) & ~bit(self.houses[self.house].target)
        h: i64
        for h in range(self.setting.houses):
            if self.houses[h].target == self.house:
                mask &= ~bit(h)
        return mask

    def blackmailable(self) -> i64:
        """Return the other houses with a token behind the screen; how many is known (G-24)."""
        mask: i64 = 0
        h: i64
        for h in range(self.setting.houses):
            if h != self.house and self.houses[h].screen:
                mask |= bit(h)
        return mask

    def swappable(self) -> i64:
        """Return the places of other goblets that may be moved by a swap (G-20, GC-16)."""
        return self.setting.every_goblet & ~bit(self.house) & ~self.guarded

    # How a turn goes on

    def end_action(self) -> None:
        """An action other than a pass has been taken."""
        self.acted = True
        self.busy = True
        self.actions -= 1
        self._go_on()

    def pass_turn(self) -> None:
        """An action left over is lost (G-22)."""
        if self.told is not None:
            self.tell(happenings.PASSED, self.setting.everyone, [self.actor])
        self.actions = 0
        self._go_on()

    def hand_over(self) -> None:
        """The noble lets the vassal take the next action; no action itself."""
        house = self.houses[self.house]
        if self.told is not None:
            self.tell(happenings.HANDED_OVER, self.setting.everyone, [house.noble, house.vassal])
        self.is_vassal = True
        self.ask_action()

    def _go_on(self) -> None:
        if self.actions > 0:
            if not self.each_has_one():
                self.is_vassal = False  # the noble decides anew who of the two acts
            self.ask_action()
        elif not self.is_vassal and self.each_has_one():
            self.is_vassal = True  # G-70, G-75
            self.actions = 1
            self.ask_action()
        elif self.phase == LAST_ROUND:
            self._next_last()
        else:
            self.idle = 0 if self.busy else self.idle + 1
            self._begin_turn((self.house + 1) % self.setting.houses)  # G-16, G-58

    # The toast

    def call(self, standstill: bool) -> None:
        """Call the toast; it takes the whole turn (G-25, G-74)."""
        self.caller = self.house
        if self.told is not None:
            seat = self.seat()
            self.tell(happenings.CALLED, self.setting.everyone, [seat, 1 if standstill else 0])
        if self.setting.mode == MIDDLE:
            self.drink()  # G-60: no last round
            return
        self.phase = LAST_ROUND
        self.last = 0
        self._next_last()

    def _next_last(self) -> None:
        """One action each, the caller's left neighbour first, the caller last (G-27, G-75)."""
        if self.last == self.setting.houses:
            self.drink()  # G-28
            return
        self.house = self._house_of_last(self.last)
        self.last += 1
        self.is_vassal = False
        self.guarded &= ~bit(self.house)  # GC-16: this is the own next turn
        self.actions = 2 if self.has(self.house, characters.KING_COBRA) else 1  # GC-01
        self.ask_action()

    def _house_of_last(self, number_of: i64) -> i64:
        """The Latecomer acts after the caller; when he is the caller, as usual (GC-15)."""
        houses = self.setting.houses
        late = self.whose(characters.LATECOMER)
        if late < 0 or late == self.caller:
            return (self.caller + 1 + number_of) % houses
        if number_of == houses - 1:
            return late
        before = (late - self.caller - 1 + houses) % houses
        skipped: i64 = 1 if number_of >= before else 0
        return (self.caller + 1 + number_of + skipped) % houses
