"""The rules of Raise Your Goblets: what is asked, what is refused and why (G-01 … G-84, GC-01 … GC-21).

The rulebook's sections stand in the files beside this one: `setting` and `setup` (1, 3, 9 to 12), `turns`
and `actions` (4, 5, 10, 11), `drinking` (6 to 8, 11, 12). Which goblet stands where, who poured into which,
how many tokens are left, phase and points are open (G-44, G-81); the rest is secret (G-82 to G-84).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets import characters
from yomiai.games.goblets.drinking import Drinking
from yomiai.games.goblets.setting import MIDDLE, Setting
from yomiai.games.goblets.state import (
    ACTION,
    AWAY_HOW,
    AWAY_PLACE,
    BLACKMAIL,
    BLACKMAIL_SEAT,
    DRINK,
    DRINKING,
    EXCHANGE,
    EXCHANGE_SEAT,
    FIRST_PLACE,
    GUESS,
    HAND_OVER,
    LAST_ROUND,
    LOOK_AWAY,
    OPTIONS,
    PEEK,
    PEEK_PLACE,
    POUR,
    POUR_PLACE,
    POUR_TWO,
    ROTATE,
    ROTATE_BACK,
    ROTATE_BACK_TWO,
    ROTATE_TWO,
    SECOND_TOKEN,
    SEE_TOKEN,
    SETTING_UP,
    STAND_GUARD,
    SWAP_OTHERS,
    SWAP_PLACE,
    TAKE_BACK,
    TOAST,
    TOKEN,
    TREAT,
)
from yomiai.games.goblets.turns import WINE_LEFT
from yomiai.kernel.position import CHANCE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Goblets(Drinking):
    """A match of Raise Your Goblets; starts with chance drawing who begins."""

    def apply(self, option: i64) -> None:
        """Take an option of the actor, or an outcome of chance."""
        if option < 0 or option >= OPTIONS or self.legal >> option & 1 == 0:
            raise ValueError(f"option {option} is not legal")
        question = self.question
        if question <= TAKE_BACK:
            self.answer(option)
        elif question == SEE_TOKEN:
            self.see_token(option)
        elif question > DRINK:
            self.take_outcome(option)
        elif question == DRINK:
            self.drink_from(option - FIRST_PLACE)
        elif question == GUESS:
            self.take_guess(option)
        else:
            self.treat(option)

    def half_made(self) -> bool:
        """Return whether an action still lacks a token, a place, a seat or how it is done."""
        return self.actor >= 0 and TOKEN <= self.question <= AWAY_HOW

    def copy(self) -> Goblets:
        """Return an independent position that is equal."""
        other = Goblets(self.setting)
        other.set_to(self)
        return other

    # Why something is refused, from what the seat may know

    def why_not(self, seat: i64, option: i64) -> str:
        """Return the clause that forbids an option now, or ""."""
        if self.over:
            return "G-59" if self.setting.mode == MIDDLE else "G-42"
        if seat != self.actor:
            return self._why_not_yours()
        if 0 <= option < OPTIONS and self.legal >> option & 1:
            return ""
        if self.question == ACTION:
            return self._why_not_action(option)
        return self._why_not_detail(option)

    def _why_not_yours(self) -> str:
        """Whose turn it is; the same before and inside a half-made action."""
        if self.phase == SETTING_UP or self.actor == CHANCE:
            return "G-06"
        if self.phase == LAST_ROUND:
            return "G-75" if self.setting.pairs else "G-27"
        if self.phase == DRINKING:
            return "GC-17" if self.question == TREAT else "G-59"
        if self.setting.mode == MIDDLE:
            return "G-58"
        return "G-70" if self.setting.pairs else "G-16"

    def _why_not_action(self, option: i64) -> str:
        if option == POUR or option == POUR_TWO:
            return self._why_no_pour(option)
        if option == PEEK:
            return "G-71"
        if option == TOAST:
            return self._why_no_toast()
        if option == ROTATE or option == ROTATE_BACK:
            return "G-58"
        if option == HAND_OVER:
            return "G-27" if self.phase == LAST_ROUND else "G-70"
        if option == ROTATE_TWO or option == ROTATE_BACK_TWO:
            return "G-21"
        if option == EXCHANGE and self.can_once(characters.INTRIGUER):
            return "G-55"
        if option == BLACKMAIL and self.can_once(characters.BLACKMAILER):
            return "G-23"
        if EXCHANGE <= option <= LOOK_AWAY:
            return self._why_no_ability(option)
        return "G-17"

    def _why_no_pour(self, option: i64) -> str:
        if option == POUR_TWO and not self.can_once(characters.HEAVY_HAND):
            return self._why_no_ability(option)
        return "G-23"

    def _why_no_ability(self, option: i64) -> str:
        """Either somebody else's card, or one that is used up (G-52)."""
        if option == POUR_TWO:
            mine = self.has(self.house, characters.HEAVY_HAND)
        elif option == EXCHANGE:
            mine = self.has(self.house, characters.INTRIGUER)
        elif option == SWAP_OTHERS:
            mine = self.has(self.house, characters.GO_BETWEEN)
        elif option == STAND_GUARD:
            mine = self.has(self.house, characters.GUARD)
        elif option == BLACKMAIL:
            mine = self.has(self.house, characters.BLACKMAILER)
        else:
            mine = self.has(self.house, characters.BELLADONNA)
        if mine:
            return "G-52"
        return "G-20" if option == SWAP_OTHERS else "G-48"

    def _why_no_toast(self) -> str:
        forbids = self.why_no_toast()
        if forbids == WINE_LEFT:
            return "G-58" if self.setting.mode == MIDDLE else "G-74" if self.setting.pairs else "G-26"
        return f"G-{forbids}"

    def _why_not_detail(self, option: i64) -> str:
        question = self.question
        place = option - FIRST_PLACE
        if question == TOKEN or question == POUR_PLACE:
            return "G-18"
        if question == SECOND_TOKEN:
            return "GC-10"
        if question == TAKE_BACK:
            return "GC-07"
        if question == GUESS:
            return "GC-18"
        if question == TREAT:
            return "GC-17"
        if question == DRINK:
            return "G-62" if 0 <= place < self.setting.goblets else "G-59"
        if question == EXCHANGE_SEAT:
            return "G-55"
        if question == BLACKMAIL_SEAT:
            return "GC-19"
        return self._why_not_place(place)

    def _why_not_place(self, place: i64) -> str:
        question = self.question
        if 0 <= place < self.setting.goblets and self.guarded >> place & 1 and place != self.house:
            return "GC-16"
        if question == SWAP_PLACE:
            return "G-20"
        if question == PEEK_PLACE:
            return "G-58" if self.setting.mode == MIDDLE else "GC-03"
        if question == AWAY_PLACE or question == AWAY_HOW:
            return "GC-02"
        return "G-58" if self.setting.mode == MIDDLE else "GC-09"


def new_match(setting: Setting) -> Goblets:
    """Return a match about which chance is asked first."""
    position = Goblets(setting)
    position.begin_match()
    return position
