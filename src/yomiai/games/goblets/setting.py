"""What is fixed for a match of Raise Your Goblets: players, mode, options and sizes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from yomiai.games.goblets.characters import pile
from yomiai.games.goblets.tokens import ANTIDOTE, GOBLIN, POISON, UNICORN, count, one, together
from yomiai.kernel.bits import bit

FEWEST_PLAYERS: Final = 2
FEWEST_OF_BASE: Final = 4  # G-06a; three may play it by choice, G-55a
MOST_PLAYERS: Final = 12
MOST_HOUSES: Final = 6  # G-01: six goblets
ROUND_LIMIT: Final = 20  # G-30
COURSES: Final = 3  # G-05
MOST_COURSES: Final = 12
SCREEN: Final = (3, 2, 2)  # wine, poison, antidote: G-10

# Modes, G-06a.
BASE: Final = 0  # sections 3 to 10: a goblet a player
MIDDLE: Final = 1  # section 11: six goblets in the middle
PAIRED: Final = 2  # section 12: a goblet a noble house


@final
class Sizes:
    """How much of everything there is; cut down for exact tests and the lab only."""

    def __init__(
        self,
        screen: tuple[int, int, int] = SCREEN,
        goblets: i64 = MOST_HOUSES,
        round_limit: i64 = ROUND_LIMIT,
        cards: i64 = -1,
    ) -> None:
        """Make sizes; `goblets` counts in the middle only, `cards` is a mask of characters, -1 for all."""
        wine, poison, antidote = screen
        most_wine, most_poison, most_antidote = SCREEN
        if not (0 <= wine <= most_wine and 0 <= poison <= most_poison and 0 <= antidote <= most_antidote):
            raise ValueError("a screen holds at most 3 wine, 2 poison and 2 antidotes")  # G-10
        if not (1 < goblets <= MOST_HOUSES and 1 <= round_limit <= ROUND_LIMIT):
            raise ValueError("there are 2 to 6 goblets and at most 20 table rounds")
        self.screen: Final[i64] = together(wine, poison, antidote)
        self.goblets: Final[i64] = goblets
        self.round_limit: Final[i64] = round_limit
        self.cards: Final[i64] = cards


@final
class Setting:
    """What is fixed for a match. Never changed, so copies share it.

    An option that the mode does not know has no effect there; the players' rulebook says which they are.
    """

    def __init__(
        self,
        players: i64,
        sizes: Sizes | None = None,
        initial_fill: bool = False,
        toast_needs_no_wine: bool = False,
        courses: i64 = COURSES,
        wine_each: bool = False,
        dead_wine_only: bool = False,
        targets_secret: bool = False,
        characters: bool = False,
        goblin_unicorn: bool = False,
        table_of_six: bool = False,
        rebels: i64 = 1,
        pairs_free: bool = False,
        wins_needed: i64 = 1,
    ) -> None:
        """Make a setting; ValueError for a number of players outside 2..12 or options that do not fit."""
        size = sizes or Sizes()
        mode = mode_of(players, table_of_six)
        _refuse(players, courses, wins_needed, 0 if mode != PAIRED else rebels)
        middle = mode == MIDDLE
        full_base = players >= FEWEST_OF_BASE  # G-55a: three play the basic preset
        fill = middle or (initial_fill and full_base)  # G-11, G-57
        self.players: Final[i64] = players
        self.mode: Final[i64] = mode
        self.houses: Final[i64] = (players + 1) // 2 if mode == PAIRED else players  # G-68
        self.pairs: Final[i64] = players // 2 if mode == PAIRED else 0
        self.goblets: Final[i64] = size.goblets if middle else self.houses  # G-08, G-57, G-69
        self.screen: Final[i64] = size.screen  # G-10, G-56, G-69
        self.round_limit: Final[i64] = size.round_limit
        self.no_wine: Final[bool] = middle or (toast_needs_no_wine and full_base)  # G-26, G-58, G-74
        self.courses: Final[i64] = courses
        self.wine_each: Final[bool] = wine_each  # G-39
        self.dead_wine_only: Final[bool] = dead_wine_only  # G-40
        self.targets_secret: Final[bool] = targets_secret  # G-12
        self.characters: Final[bool] = characters and full_base and mode == BASE  # G-48, G-56, G-80
        self.cards: Final[i64] = size.cards & pile(self.no_wine, wine_each, targets_secret)
        self.rebels: Final[i64] = rebels if mode == PAIRED else 0  # G-67
        self.pairs_free: Final[bool] = pairs_free  # G-65
        self.wins_needed: Final[i64] = wins_needed  # G-63
        self.bag: Final[i64] = fill_tokens(self.goblets, goblin_unicorn) if fill else 0
        self.special_screens: Final[bool] = goblin_unicorn and not fill  # G-46
        if self.special_screens and not (count(size.screen, POISON) and count(size.screen, ANTIDOTE)):
            raise ValueError("Goblin and Unicorn replace a poison and an antidote")
        self.ways_to_deal: Final[list[int]] = ways_to_deal()
        self.everyone: Final[i64] = bit(players) - 1
        self.every_house: Final[i64] = bit(self.houses) - 1
        self.every_goblet: Final[i64] = bit(self.goblets) - 1


def mode_of(players: i64, table_of_six: bool) -> i64:
    """Return which of the three modes so many players play (G-06a, G-55a)."""
    if players > MOST_HOUSES:
        return PAIRED
    of_base = players >= FEWEST_OF_BASE or (players > FEWEST_PLAYERS and not table_of_six)
    return BASE if of_base else MIDDLE


def _refuse(players: i64, courses: i64, wins_needed: i64, rebels: i64) -> None:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"Raise Your Goblets is for 2 to 12 players, not {players}")
    if not (1 <= courses <= MOST_COURSES and 1 <= wins_needed <= MOST_COURSES):
        raise ValueError("courses and wins are 1 to 12")
    if not 0 <= rebels <= players // 2:
        raise ValueError(f"there are {players // 2} vassals, so at most as many rebels")


def fill_tokens(goblets: i64, goblin_unicorn: bool) -> i64:
    """Return what is poured before the first turn, a token a goblet (G-11, G-57); below four cut down."""
    poison: i64 = 2 if goblets >= FEWEST_OF_BASE else 1
    antidote: i64 = 1 if goblets > poison + 1 or goblets >= FEWEST_OF_BASE else 0
    if not goblin_unicorn:
        return together(goblets - poison - antidote, poison, antidote)
    rest = together(goblets - poison - antidote, poison - 1, 0)
    return rest + one(GOBLIN) + antidote * one(UNICORN)  # G-46


def with_special(screen: i64, kind: i64) -> i64:
    """Return a screen in which Goblin or Unicorn has replaced its ordinary token (G-46)."""
    return screen - one(POISON if kind == GOBLIN else ANTIDOTE) + one(kind)


def completions(houses: i64, bound: i64) -> i64:
    """Return in how many ways so many houses can get as many cards, `bound` of which name one of them.

    Nobody may be their own target (G-13): inclusion and exclusion over those who would be.
    """
    total: i64 = 0
    sign: i64 = 1
    chosen: i64 = 1  # bound over wrong
    wrong: i64
    for wrong in range(bound + 1):
        ways = sign * chosen
        factor: i64
        for factor in range(2, houses - wrong + 1):
            ways *= factor
        total += ways
        sign = -sign
        chosen = chosen * (bound - wrong) // (wrong + 1)
    return total


def ways_to_deal() -> list[int]:
    """Return the completions for 0 to 6 houses (times 7) and 0 to 6 bound cards."""
    found: list[int] = []
    houses: i64
    for houses in range(MOST_HOUSES + 1):
        bound: i64
        for bound in range(MOST_HOUSES + 1):
            found.append(completions(houses, bound) if bound <= houses else 0)
    return found
