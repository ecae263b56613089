"""Everything that stands on the table of Raise Your Goblets, secrets and all: fields, copies, equality.

Invariant of a course: screens + goblets hold every token once; nothing else does. A house is one player,
or with 7 to 12 a noble and his vassal (G-65); house h sits at place h, and the goblet standing there is
its own, whatever its coaster (G-09). With 2 and 3 players the places are those of the middle (G-57).
Inside a half-made action nothing changes but `picked`, `first` and `second`.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets.characters import NO_CHARACTER
from yomiai.games.goblets.setting import PAIRED, Setting
from yomiai.kernel.bits import bit
from yomiai.kernel.position import Position

NONE: Final = -1

# Questions to seats; those from TOKEN to AWAY_HOW are inside an action.
ACTION: Final = 0
TOKEN: Final = 1
SECOND_TOKEN: Final = 2
POUR_PLACE: Final = 3
SWAP_PLACE: Final = 4
PEEK_PLACE: Final = 5
FIRST_PLACE_OF_TWO: Final = 6
SECOND_PLACE_OF_TWO: Final = 7
EXCHANGE_SEAT: Final = 8
BLACKMAIL_SEAT: Final = 9
AWAY_PLACE: Final = 10
AWAY_HOW: Final = 11
TAKE_BACK: Final = 12
GUESS: Final = 13
TREAT: Final = 14
DRINK: Final = 15
# Questions to chance.
DRAW_LONE: Final = 16
DRAW_HOST: Final = 17
DRAW_CHARACTER: Final = 18
DRAW_GOBLIN: Final = 19
DRAW_UNICORN: Final = 20
FILL: Final = 21
DRAW_TARGET: Final = 22
DRAW_LOYALTY: Final = 23
SEE_TOKEN: Final = 24

# Options of seats: 0..4 a token of that kind, then a place, an action, …
FIRST_PLACE: Final = 5
POUR: Final = 11
PEEK: Final = 12
SWAP: Final = 13
ROTATE: Final = 14  # clockwise, to the left
ROTATE_BACK: Final = 15  # counter-clockwise
PASS: Final = 16
TOAST: Final = 17
ROTATE_TWO: Final = 18  # GC-06
ROTATE_BACK_TWO: Final = 19  # GC-06
POUR_TWO: Final = 20  # GC-10
EXCHANGE: Final = 21  # GC-08
SWAP_OTHERS: Final = 22  # GC-09
STAND_GUARD: Final = 23  # GC-16
BLACKMAIL: Final = 24  # GC-19
LOOK_AWAY: Final = 25  # GC-02
HAND_OVER: Final = 26  # only with pair_actions = free
AWAY_SWAP: Final = 27  # the goblets change places, coasters and all
AWAY_COASTERS: Final = 28  # only the coasters do
AWAY_BOTH: Final = 29  # the goblets do, the coasters seem not to
AWAY_NEITHER: Final = 30
DECLINE: Final = 31
FIRST_NUMBER: Final = 32
FIRST_SEAT: Final = 39
OPTIONS: Final = 45

# Phases, G-06.
SETTING_UP: Final = 0
MAIN: Final = 1
LAST_ROUND: Final = 2
DRINKING: Final = 3

# Why a match is over.
RUNNING: Final = 0
MOST_POINTS: Final = 1  # G-42
LAST_ALIVE: Final = 2  # G-59
MOST_WINE: Final = 3  # G-61
REASONS: Final = ("", "most_points", "last_alive", "most_wine")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class House:
    """One player, or a noble with his vassal."""

    __slots__ = ("character", "noble", "screen", "target", "vassal")

    def __init__(self) -> None:
        self.noble: i64 = NONE  # seat of the one who drinks (G-76)
        self.vassal: i64 = NONE
        self.screen: i64 = 0  # tokens behind the screen
        self.target: i64 = NONE
        self.character: i64 = NO_CHARACTER


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Goblet:
    """The goblet that stands at a place now."""

    __slots__ = ("coaster", "contents")

    def __init__(self) -> None:
        self.contents: i64 = 0
        self.coaster: i64 = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Person:
    """What somebody has won so far."""

    __slots__ = ("points", "wine", "wins")

    def __init__(self) -> None:
        self.points: i64 = 0
        self.wine: i64 = 0  # drunk in this course, only with goblets in the middle (G-61)
        self.wins: i64 = 0  # courses won, only with goblets in the middle (G-63)


@mypyc_attr(acyclic=True)
class State(Position):
    """The fields; the rules stand in the classes that follow."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Setting = setting
        self.players = setting.players
        self.houses: Final[list[House]] = [House() for _ in range(setting.houses)]
        self.goblets: Final[list[Goblet]] = [Goblet() for _ in range(setting.goblets)]
        self.persons: Final[list[Person]] = [Person() for _ in range(setting.players)]
        self.used: Final[list[int]] = []  # character cards laid under the pile, the next one first (G-50)
        self.fresh: i64 = setting.cards if setting.characters else 0  # cards of the pile never drawn
        self.course: i64 = 0
        self.host: i64 = NONE  # the house that begins the course (G-14)
        self.phase: i64 = SETTING_UP
        self.reason: i64 = RUNNING
        self.next: i64 = 0  # the house or goblet that chance serves next
        self.left: i64 = 0  # what is still to be dealt: tokens, target cards, rebels
        self.rebels: i64 = 0  # mask of houses whose vassal is a rebel (G-66)
        self.turns: i64 = 0  # house turns begun in this course
        self.idle: i64 = 0  # house turns in a row with nothing but passes (G-30)
        self.house: i64 = 0  # whose turn it is
        self.is_vassal: bool = False  # whether the vassal of that house acts
        self.actions: i64 = 0  # left in this turn
        self.acted: bool = False  # whether an action of this turn has been taken (G-25)
        self.busy: bool = False  # whether it was something but a pass (G-30)
        self.caller: i64 = NONE
        self.last: i64 = 0  # how many houses have had their last action (G-27)
        self.guarded: i64 = 0  # mask of places (GC-16)
        self.spent: i64 = 0  # mask of houses whose "once" is used up
        self.guess: i64 = NONE  # GC-18
        self.treated: i64 = NONE  # GC-17
        self.dead: i64 = 0  # mask of houses
        self.gone: i64 = 0  # mask of goblets drunk and removed (G-62)
        self.first: i64 = NONE  # token kind picked in a half-made action
        self.second: i64 = NONE  # the second one (GC-10)
        self.picked: i64 = NONE  # place or seat picked in a half-made action

    # Who is who

    def seat(self) -> i64:
        """Return the seat that acts in the turn of a house."""
        house = self.houses[self.house]
        return house.vassal if self.is_vassal else house.noble

    def house_of(self, seat: i64) -> i64:
        """Return the house of a seat."""
        if self.setting.mode != PAIRED:
            return seat
        h: i64
        for h in range(self.setting.houses):
            if self.houses[h].noble == seat or self.houses[h].vassal == seat:
                return h
        return NONE

    def eyes_of(self, h: i64) -> i64:
        """Return who sees behind the screen of a house (G-73, G-82)."""
        house = self.houses[h]
        eyes = bit(house.noble) if house.noble >= 0 else 0
        return eyes | bit(house.vassal) if house.vassal >= 0 else eyes

    def has(self, h: i64, character: i64) -> bool:
        """Return whether a house has a character."""
        return self.houses[h].character == character

    def whose(self, character: i64) -> i64:
        """Return the house that has a character, or NONE."""
        if self.setting.characters:
            h: i64
            for h in range(self.setting.houses):
                if self.houses[h].character == character:
                    return h
        return NONE

    def can_once(self, character: i64) -> bool:
        """Return whether the acting house has a character whose "once" is not used up (G-52)."""
        return self.has(self.house, character) and self.spent >> self.house & 1 == 0

    # What later classes do

    def begin_turns(self) -> None:
        """Go on to the main phase."""
        raise NotImplementedError

    def drink(self) -> None:
        """Go on to the drinking."""
        raise NotImplementedError

    # Copies and equality

    def set_to(self, other: Position) -> None:
        """Become equal to another position of the same match."""
        source = cast("State", other)
        self.setting = source.setting
        i: i64
        for i in range(self.setting.houses):
            _set_house(self.houses[i], source.houses[i])
        for i in range(self.setting.goblets):
            self.goblets[i].contents = source.goblets[i].contents
            self.goblets[i].coaster = source.goblets[i].coaster
        for i in range(self.players):
            _set_person(self.persons[i], source.persons[i])
        if self.setting.characters:
            self.used[:] = source.used
        self._set_numbers(source)
        self._set_turn(source)

    def _set_numbers(self, source: State) -> None:
        self.actor = source.actor
        self.question = source.question
        self.legal = source.legal
        self.over = source.over
        self.fresh = source.fresh
        self.course = source.course
        self.host = source.host
        self.phase = source.phase
        self.reason = source.reason
        self.next = source.next
        self.left = source.left
        self.rebels = source.rebels
        self.guess = source.guess
        self.treated = source.treated
        self.dead = source.dead
        self.gone = source.gone

    def _set_turn(self, source: State) -> None:
        self.turns = source.turns
        self.idle = source.idle
        self.house = source.house
        self.is_vassal = source.is_vassal
        self.actions = source.actions
        self.acted = source.acted
        self.busy = source.busy
        self.caller = source.caller
        self.last = source.last
        self.guarded = source.guarded
        self.spent = source.spent
        self.first = source.first
        self.second = source.second
        self.picked = source.picked

    def key(self) -> tuple[int, ...]:
        """Return numbers that are equal exactly for equal positions of one setting."""
        numbers: list[int] = []
        for house in self.houses:
            numbers += [house.noble, house.vassal, house.screen, house.target, house.character]
        for goblet in self.goblets:
            numbers += [goblet.contents, goblet.coaster]
        for person in self.persons:
            numbers += [person.points, person.wine, person.wins]
        asked = (self.actor, self.question, self.legal, self.phase, self.reason, self.course, self.host)
        dealt = (self.fresh, self.next, self.left, self.rebels, self.guess, self.treated)
        turn = (self.turns, self.idle, self.house, int(self.is_vassal), self.actions, int(self.acted))
        more = (self.dead, self.gone, int(self.busy), self.caller, self.last, self.guarded, self.spent)
        return (*numbers, *asked, *dealt, *turn, *more, self.first, self.second, self.picked, *self.used)


def _set_house(mine: House, theirs: House) -> None:
    mine.noble = theirs.noble
    mine.vassal = theirs.vassal
    mine.screen = theirs.screen
    mine.target = theirs.target
    mine.character = theirs.character


def _set_person(mine: Person, theirs: Person) -> None:
    mine.points = theirs.points
    mine.wine = theirs.wine
    mine.wins = theirs.wins
