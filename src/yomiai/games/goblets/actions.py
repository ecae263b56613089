"""What the actions of the main dish do: sections 4 and 10, and G-58 for goblets in the middle.

An action is a few small decisions of one seat; only the last of them changes anything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets import characters, happenings
from yomiai.games.goblets.setting import MIDDLE
from yomiai.games.goblets.state import (
    ACTION,
    AWAY_BOTH,
    AWAY_COASTERS,
    AWAY_HOW,
    AWAY_NEITHER,
    AWAY_PLACE,
    AWAY_SWAP,
    BLACKMAIL,
    BLACKMAIL_SEAT,
    DECLINE,
    EXCHANGE,
    EXCHANGE_SEAT,
    FIRST_PLACE,
    FIRST_PLACE_OF_TWO,
    FIRST_SEAT,
    HAND_OVER,
    LOOK_AWAY,
    NONE,
    PASS,
    PEEK,
    PEEK_PLACE,
    POUR,
    POUR_PLACE,
    POUR_TWO,
    ROTATE_BACK,
    ROTATE_TWO,
    SECOND_PLACE_OF_TWO,
    SECOND_TOKEN,
    SEE_TOKEN,
    STAND_GUARD,
    SWAP,
    SWAP_OTHERS,
    SWAP_PLACE,
    TAKE_BACK,
    TOAST,
    TOKEN,
)
from yomiai.games.goblets.tokens import kinds_among, one
from yomiai.games.goblets.turns import Turns
from yomiai.kernel.bits import bit, shifted

HOW_AWAY: Final = 1 << AWAY_SWAP | 1 << AWAY_COASTERS | 1 << AWAY_BOTH | 1 << AWAY_NEITHER


@mypyc_attr(acyclic=True)
class Actions(Turns):
    """Taking actions."""

    def _ask(self, question: i64, options: i64) -> None:
        self.question = question
        self.legal = options

    def take_action(self, action: i64) -> None:
        """Begin an action, or do it when nothing more need be said."""
        if action == POUR or action == POUR_TWO:
            self.picked = action
            self._ask(TOKEN, kinds_among(self.houses[self.house].screen))
        elif action == PEEK:
            self._begin_peek()
        elif action == SWAP:
            self._begin_swap()
        elif action == PASS:
            self.pass_turn()
        elif action == TOAST:
            self.call(False)
        elif action == HAND_OVER:
            self.hand_over()
        elif action == STAND_GUARD:
            self._stand_guard()
        elif action >= POUR_TWO:
            self._begin_ability(action)
        else:
            self._rotate(action)

    def _begin_ability(self, action: i64) -> None:
        if action == EXCHANGE:
            self._ask(EXCHANGE_SEAT, shifted(self.exchangeable(), FIRST_SEAT))  # GC-08
        elif action == SWAP_OTHERS:
            self._ask(FIRST_PLACE_OF_TWO, shifted(self.swappable(), FIRST_PLACE))  # GC-09
        elif action == BLACKMAIL:
            self._ask(BLACKMAIL_SEAT, shifted(self.blackmailable(), FIRST_SEAT))  # GC-19
        elif action == LOOK_AWAY:
            self._ask(AWAY_PLACE, shifted(self.swappable(), FIRST_PLACE))  # GC-02

    # Pour, G-18

    def choose_token(self, kind: i64) -> None:
        """Take a token into the fist; only the pourer knows which (G-84)."""
        self.first = kind
        screen = self.houses[self.house].screen
        if self.picked == POUR_TWO:
            self._ask(SECOND_TOKEN, kinds_among(screen - one(kind)))  # GC-10
        else:
            self._ask(POUR_PLACE, shifted(self.setting.every_goblet, FIRST_PLACE))  # any goblet

    def choose_second_token(self, kind: i64) -> None:
        """Take another token for the same goblet (GC-10)."""
        self.second = kind
        self._ask(POUR_PLACE, shifted(self.setting.every_goblet, FIRST_PLACE))

    def pour(self, place: i64) -> None:
        """Put what is in the fist into a goblet."""
        goblet = self.goblets[place]
        poured = one(self.first)
        if self.second >= 0:
            poured += one(self.second)
            self.spent |= bit(self.house)
        self.houses[self.house].screen -= poured
        goblet.contents += poured
        if self.told is not None:
            values: list[int] = [self.actor, place, goblet.coaster, self.first]
            if self.second >= 0:
                values.append(self.second)
            self.tell(happenings.POURED, self.eyes_of(self.house), values)
        self._end()

    def _end(self) -> None:
        self.first = NONE
        self.second = NONE
        self.picked = NONE
        self.end_action()

    # Peek, G-19

    def _begin_peek(self) -> None:
        if self.setting.mode == MIDDLE or self.has(self.house, characters.ONLOOKER):
            self._ask(PEEK_PLACE, shifted(self.setting.every_goblet, FIRST_PLACE))  # G-58, GC-03
        else:
            self.peek(self.house)  # G-09, G-19: the one in front of you

    def peek(self, place: i64) -> None:
        """Look into a goblet, alone; what was seen is told once and never shown again (G-72, G-82)."""
        goblet = self.goblets[place]
        if self.told is not None:
            values: list[int] = [self.actor, place, goblet.coaster, goblet.contents]
            self.tell(happenings.PEEKED, bit(self.actor), values)
        if self.can_once(characters.CONNOISSEUR):
            # GC-07; asked even when the goblet is empty, for nobody else may learn that it is.
            self._ask(TAKE_BACK, kinds_among(goblet.contents) | 1 << DECLINE)
        else:
            self._end()

    def take_back(self, option: i64) -> None:
        """Take one of the tokens just seen back behind the screen, or none (GC-07)."""
        if option == DECLINE:
            if self.told is not None:
                self.tell(happenings.TOOK_NOTHING, self.setting.everyone, [self.actor])
        else:
            goblet = self.goblets[self.house]
            goblet.contents -= one(option)
            self.houses[self.house].screen += one(option)
            self.spent |= bit(self.house)
            if self.told is not None:
                values: list[int] = [self.actor, self.house, goblet.coaster, option]
                self.tell(happenings.TOOK_BACK, bit(self.actor), values)
        self._end()

    # Swap, G-20

    def _begin_swap(self) -> None:
        if self.setting.mode == MIDDLE:
            self._ask(FIRST_PLACE_OF_TWO, shifted(self.setting.every_goblet, FIRST_PLACE))  # G-58
        else:
            self._ask(SWAP_PLACE, shifted(self.swappable(), FIRST_PLACE))

    def swap(self, place: i64, other: i64) -> None:
        """Exchange two goblets; coasters travel along (G-09)."""
        mine = self.goblets[place]
        theirs = self.goblets[other]
        if self.told is not None:
            values: list[int] = [self.actor, place, other, mine.coaster, theirs.coaster]
            self.tell(happenings.SWAPPED, self.setting.everyone, values)
        self._exchange_contents(place, other)
        self._exchange_coasters(place, other)
        self._end()

    def _exchange_contents(self, place: i64, other: i64) -> None:
        contents = self.goblets[place].contents
        self.goblets[place].contents = self.goblets[other].contents
        self.goblets[other].contents = contents

    def _exchange_coasters(self, place: i64, other: i64) -> None:
        coaster = self.goblets[place].coaster
        self.goblets[place].coaster = self.goblets[other].coaster
        self.goblets[other].coaster = coaster

    def choose_first_place(self, place: i64) -> None:
        """Pick the first of two goblets (G-58, GC-09)."""
        self.picked = place
        among = self.setting.every_goblet if self.setting.mode == MIDDLE else self.swappable()
        self._ask(SECOND_PLACE_OF_TWO, shifted(among & ~bit(place), FIRST_PLACE))

    def choose_second_place(self, place: i64) -> None:
        """Exchange the two goblets picked."""
        if self.setting.mode != MIDDLE:
            self.spent |= bit(self.house)  # GC-09
        self.swap(self.picked, place)

    # Rotate, G-21

    def _rotate(self, action: i64) -> None:
        by_two = action >= ROTATE_TWO  # GC-06
        places: i64 = 2 if by_two else 1
        if action == ROTATE_BACK or (by_two and action != ROTATE_TWO):
            places = -places
        if self.told is not None:
            self.tell(happenings.ROTATED, self.setting.everyone, [self.actor, places])
        self._turn_round(places if places > 0 else self.setting.goblets + places)
        self._end()

    def _turn_round(self, places: i64) -> None:
        """Move all goblets to the left, so many times one place."""
        goblets = self.goblets
        before = self.setting.goblets - 1
        _: i64
        for _ in range(places):
            goblet = goblets[before]
            contents = goblet.contents
            coaster = goblet.coaster
            place: i64
            for place in range(before, 0, -1):
                right = goblets[place - 1]
                goblet.contents = right.contents
                goblet.coaster = right.coaster
                goblet = right
            goblet.contents = contents
            goblet.coaster = coaster

    # Abilities

    def exchange_targets(self, other: i64) -> None:
        """Exchange target cards (GC-08)."""
        mine = self.houses[self.house]
        theirs = self.houses[other]
        target = mine.target
        mine.target = theirs.target
        theirs.target = target
        self.spent |= bit(self.house)
        if self.told is not None:
            values: list[int] = [self.actor, other, mine.target, theirs.target]
            self.tell(happenings.EXCHANGED, self.setting.everyone, values)
        self._end()

    def _stand_guard(self) -> None:
        """Keep others from swapping the goblet at this place, whichever it is then (GC-16)."""
        self.guarded |= bit(self.house)
        self.spent |= bit(self.house)
        if self.told is not None:
            self.tell(happenings.GUARDED, self.setting.everyone, [self.actor])
        self._end()

    def blackmail(self, victim: i64) -> None:
        """See a random token behind another's screen: chance says which (GC-19)."""
        self.picked = victim
        self.ask_chance(SEE_TOKEN, kinds_among(self.houses[victim].screen))

    def see_token(self, kind: i64) -> None:
        """Show the token to the blackmailer alone."""
        self.actor = self.seat()
        self.spent |= bit(self.house)
        if self.told is not None:
            self.tell(happenings.BLACKMAILED, bit(self.actor), [self.actor, self.picked, kind])
        self._end()

    def choose_away(self, place: i64) -> None:
        """Pick the goblet that may or may not change places with the own one (GC-02)."""
        self.picked = place
        self._ask(AWAY_HOW, HOW_AWAY)

    def look_away(self, how: i64) -> None:
        """Swap and/or exchange the coasters; others see the coasters only (GC-02, G-54). No action."""
        place = self.house
        other = self.picked
        moved = how == AWAY_SWAP or how == AWAY_BOTH
        look_exchanged = how == AWAY_SWAP or how == AWAY_COASTERS
        if moved:
            self._exchange_contents(place, other)
        if look_exchanged:
            self._exchange_coasters(place, other)
        self.spent |= bit(self.house)
        self.busy = True
        if self.told is not None:
            values: list[int] = [self.actor, place, other, 1 if look_exchanged else 0, how]
            self.tell(happenings.LOOKED_AWAY, bit(self.actor), values)
        self.picked = NONE
        self.ask_action()

    def answer(self, option: i64) -> None:
        """Take a small decision of a turn: an action, or what it still lacks."""
        question = self.question
        if question == ACTION:
            self.take_action(option)
        elif question == TOKEN:
            self.choose_token(option)
        elif question == POUR_PLACE:
            self.pour(option - FIRST_PLACE)
        elif question == SWAP_PLACE:
            self.swap(self.house, option - FIRST_PLACE)
        elif question == PEEK_PLACE:
            self.peek(option - FIRST_PLACE)
        elif question == FIRST_PLACE_OF_TWO:
            self.choose_first_place(option - FIRST_PLACE)
        elif question == SECOND_PLACE_OF_TWO:
            self.choose_second_place(option - FIRST_PLACE)
        else:
            self._answer_ability(option)

    def _answer_ability(self, option: i64) -> None:
        question = self.question
        if question == SECOND_TOKEN:
            self.choose_second_token(option)
        elif question == TAKE_BACK:
            self.take_back(option)
        elif question == EXCHANGE_SEAT:
            self.exchange_targets(option - FIRST_SEAT)
        elif question == BLACKMAIL_SEAT:
            self.blackmail(option - FIRST_SEAT)
        elif question == AWAY_PLACE:
            self.choose_away(option - FIRST_PLACE)
        else:
            self.look_away(option)
