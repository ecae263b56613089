# never compiled: annotations of these records are read at run time
"""The records of Raise Your Goblets: options, portrait, events and the claims people may make.

Secrets here: what is in a goblet (nobody), what is behind a screen (its house), which token was poured (the
pourer's house), what a peek showed (who looked), loyalty, secret targets, a written guess, and whether
goblets moved while all looked away (G-82 to G-84, G-54).
"""

from __future__ import annotations

import enum
from typing import Literal

import msgspec

from yomiai.kernel.secret import Open, Secret


class Token(enum.Enum):
    """The drink tokens, in the order of the rules' numbers (G-02)."""

    WINE = "wine"
    POISON = "poison"
    ANTIDOTE = "antidote"
    GOBLIN = "goblin"
    UNICORN = "unicorn"


class Loyalty(enum.Enum):
    """What a vassal wants (G-66)."""

    LOYAL = "loyal"
    REBEL = "rebel"


class How(enum.Enum):
    """What was done while everybody looked away (GC-02)."""

    SWAP = "swap_goblets"
    COASTERS = "exchange_coasters"
    BOTH = "swap_both"
    NEITHER = "leave_both"


class Tokens(msgspec.Struct, frozen=True):
    """Tokens that lie together, as how many of each kind, in the order of `Token`."""

    counts: tuple[int, ...]


class Target(msgspec.Struct, frozen=True):
    """A target card: the house whose noble should die (G-12, G-69)."""

    house: int


class Guess(msgspec.Struct, frozen=True):
    """How many will die, as the Gambler wrote it down (GC-18)."""

    deaths: int


class Options(msgspec.Struct, frozen=True):
    """What a host may choose; defaults are the rulebook's."""

    initial_fill: bool = False
    """Whether each goblet secretly gets a token before the first turn (G-11); 4 to 12 players."""
    toast_needs_no_wine: bool = False
    """Whether only those without wine behind the screen may call the toast (G-26); 4 to 12 players."""
    courses: int = 3
    """How many courses are played (G-05); 3 to 12 players, not with goblets in the middle."""
    wine: Literal["most", "each"] = "most"
    """Whether the most wine gives a point, or each wine a survivor drinks (G-37, G-39)."""
    dead_score: Literal["list", "wine_only"] = "list"
    """Whether the dead score for their target's death too, or only for wine (G-40)."""
    targets: Literal["open", "secret"] = "open"
    """Whether target cards lie open or are known to their owner until the scoring (G-12)."""
    characters: bool = False
    """Whether everybody has a character card (G-48); 4 to 6 players."""
    goblin_unicorn: bool = False
    """Whether the two tokens that count double are in play (G-45)."""
    memory: Literal["notes", "own"] = "notes"
    """Whether the page keeps notes of what one has seen, or everybody relies on his memory."""
    three_players: Literal["base", "table_of_six"] = "base"
    """Whether three play the base game or with six goblets in the middle (G-55a)."""
    rebels: int = 1
    """How many vassals are rebels (G-67); 7 to 12 players."""
    pair_actions: Literal["strict", "free"] = "strict"
    """Whether noble and vassal have one action each, or two together, of any kind (G-65, G-70)."""
    wins_needed: int = 1
    """How many courses must be won with goblets in the middle (G-63)."""
    screen: tuple[int, int, int] = (3, 2, 2)
    """Fewer wine, poison, antidote behind a screen for exact tests and the lab; hidden from people."""
    goblets: int = 6
    """Fewer goblets in the middle for exact tests and the lab; hidden from people."""
    round_limit: int = 20
    """After so many table rounds the toast is called by itself (G-30); hidden from people."""
    cards: tuple[str, ...] = ()
    """Only these character cards in the pile, for tests and the lab; hidden from people."""


BASIC = Options()
"""The preset *basic*: no token before the first turn, toast on any turn (G-11a)."""
PUBLISHED = Options(initial_fill=True, toast_needs_no_wine=True)
"""The preset *published* (G-11a)."""
PRESETS = {
    "quick": Options(courses=1),
    "basic": BASIC,
    "published": PUBLISHED,
    "full": Options(initial_fill=True, toast_needs_no_wine=True, characters=True, goblin_unicorn=True),
}
"""The editions (G-11a), a match of one course, and one with everything that is in the box."""


CLAIMS = {
    "holds": ("goblet", "token", "count"),
    "safe": ("goblet",),
    "deadly": ("goblet",),
    "poured": ("token", "goblet"),
}
"""What a person may say about goblets at any time (G-19), and the blanks of it: a goblet by its coaster."""
MOST_CLAIMED = 9
"""The highest count of tokens that can be claimed."""


class GobletShown(msgspec.Struct, frozen=True):
    """The goblet that stands at a place, for all to see (G-81)."""

    coaster: int
    """Its coaster, by which it is told apart; it travels with the goblet (G-09)."""
    contents: Secret[Tokens]
    """Seen by nobody: what a peek showed is in the story, never here (G-83)."""
    gone: bool
    """Drunk and removed; only with goblets in the middle (G-62)."""


class HouseShown(msgspec.Struct, frozen=True):
    """A player, or a noble with his vassal."""

    noble: int
    """The seat that drinks (G-76)."""
    vassal: int | None
    tokens: Secret[Tokens]
    """What is behind the screen; both of a house see it (G-73, G-82)."""
    token_count: int
    """How many tokens are left there; public (G-24)."""
    target: Open[Target] | None
    secret_target: Secret[Target] | None
    """Instead of `target`, when targets are secret (G-12)."""
    character: str
    """The code of the character card, or ""."""
    spent: bool
    """Whether the "once" of that card is used up in this course (G-52)."""
    guarded: bool
    """Whether nobody else may swap this goblet now (GC-16)."""
    guess: Secret[Guess] | None
    dead: bool
    """Whether its noble has drunk poison in this course."""


class PersonShown(msgspec.Struct, frozen=True):
    """What belongs to one seat."""

    house: int
    points: int
    """Open at all times (G-44)."""
    wins: int
    """Courses won; only with goblets in the middle (G-63)."""
    wine: int
    """Wine drunk in this course; only with goblets in the middle (G-61)."""
    loyalty: Secret[Loyalty] | None


class Portrait(msgspec.Struct, frozen=True):
    """The whole truth of a match."""

    mode: Literal["base", "middle", "paired"]
    course: int
    """Counted from 1."""
    courses: int
    phase: Literal["setting_up", "main", "last_round", "drinking", "over"]
    goblets: tuple[GobletShown, ...]
    """One a place; place h is in front of house h, except with goblets in the middle."""
    houses: tuple[HouseShown, ...]
    persons: tuple[PersonShown, ...]
    host: int
    """The house that began this course (G-14)."""
    table_round: int
    """How many times round the table, from 1; 0 while setting up (G-30)."""
    turn: int | None
    """The house whose turn it is."""
    actions_left: int
    caller: int | None
    """The house that called the toast."""
    actor: int
    """The seat that must decide; -1 chance, -2 when over."""
    toast_needs_no_wine: bool
    reason: str
    """most_points, last_alive, most_wine, or "" while the match runs."""


class Lone(msgspec.Struct, frozen=True, tag="lone"):
    """With an odd number of players this noble has no vassal (G-68)."""

    seat: int


class Course(msgspec.Struct, frozen=True, tag="course"):
    """A course begins: goblets empty, screens full (G-05, G-15)."""

    course: int
    courses: int
    host: int
    """The house that begins (G-14)."""


class Roles(msgspec.Struct, frozen=True, tag="roles"):
    """Who is noble and who vassal in a house for this course (G-65, G-78)."""

    house: int
    noble: int
    vassal: int | None


class Character(msgspec.Struct, frozen=True, tag="character"):
    """A seat got a character card, open for all (G-49)."""

    seat: int
    character: str


class Supplied(msgspec.Struct, frozen=True, tag="supplied"):
    """A house has these tokens behind its screen (G-10)."""

    house: int
    count: int
    tokens: Secret[Tokens]


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """Each goblet secretly got a token (G-11, G-57)."""

    goblets: int


class Targeted(msgspec.Struct, frozen=True, tag="targeted"):
    """A house got a target card, open or secret (G-12)."""

    house: int
    target: Open[Target] | None
    secret_target: Secret[Target] | None


class Sworn(msgspec.Struct, frozen=True, tag="sworn"):
    """A vassal got a loyalty card (G-66)."""

    seat: int
    loyalty: Secret[Loyalty]


class Guessed(msgspec.Struct, frozen=True, tag="guessed"):
    """The Gambler wrote down how many will die (GC-18)."""

    seat: int
    guess: Secret[Guess]


class Poured(msgspec.Struct, frozen=True, tag="poured"):
    """Somebody poured a token, or with Heavy Hand two, into a goblet (G-18, GC-10)."""

    seat: int
    place: int
    coaster: int
    count: int
    tokens: Secret[tuple[Token, ...]]


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    """Somebody looked into a goblet and saw what was in it then (G-19, G-58)."""

    seat: int
    place: int
    coaster: int
    contents: Secret[Tokens]


class TookBack(msgspec.Struct, frozen=True, tag="took_back"):
    """The Connoisseur took a token back behind the screen (GC-07)."""

    seat: int
    place: int
    coaster: int
    token: Secret[Token]


class TookNothing(msgspec.Struct, frozen=True, tag="took_nothing"):
    """The Connoisseur left the goblet as it was (GC-07)."""

    seat: int


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """Two goblets changed places (G-20, G-58, GC-09); the coasters as they stood before."""

    seat: int
    place: int
    other_place: int
    coaster: int
    other_coaster: int


class Rotated(msgspec.Struct, frozen=True, tag="rotated"):
    """All goblets moved so many places clockwise, counter-clockwise when negative (G-21, GC-06)."""

    seat: int
    places: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Somebody did nothing more (G-22)."""

    seat: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed_over"):
    """A noble let his vassal take an action (G-65)."""

    seat: int
    vassal: int


class Called(msgspec.Struct, frozen=True, tag="called"):
    """Somebody called the toast, or counts as having called it (G-25, G-30)."""

    seat: int
    standstill: bool


class Guarded(msgspec.Struct, frozen=True, tag="guarded"):
    """Nobody else may swap this player's goblet until his next turn (GC-16)."""

    seat: int


class Blackmailed(msgspec.Struct, frozen=True, tag="blackmailed"):
    """The Blackmailer saw a random token behind another's screen (GC-19)."""

    seat: int
    whom: int
    token: Secret[Token]


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Two players exchanged target cards; the targets they have now (GC-08)."""

    seat: int
    other: int
    target: Open[Target]
    other_target: Open[Target]


class LookedAway(msgspec.Struct, frozen=True, tag="looked_away"):
    """Two goblets were touched while all others looked away (GC-02, G-54)."""

    seat: int
    place: int
    other_place: int
    coasters_exchanged: bool
    """What everybody sees afterwards; whether the goblets moved is another matter."""
    how: Secret[How]


class Treated(msgspec.Struct, frozen=True, tag="treated"):
    """The Physician named the house whose goblet counts one more antidote, or nobody (GC-17)."""

    seat: int
    house: int | None


class Drank(msgspec.Struct, frozen=True, tag="drank"):
    """Somebody drank a goblet; its contents are shown to all (G-28, G-62)."""

    seat: int
    place: int
    coaster: int
    contents: Open[Tokens]
    dead: bool
    treated: bool


class OpenedTarget(msgspec.Struct, frozen=True, tag="opened_target"):
    """A secret target card is opened at scoring (G-12)."""

    house: int
    target: Open[Target]


class OpenedLoyalty(msgspec.Struct, frozen=True, tag="opened_loyalty"):
    """A loyalty card is opened at scoring (G-79)."""

    seat: int
    loyalty: Open[Loyalty]


class OpenedGuess(msgspec.Struct, frozen=True, tag="opened_guess"):
    """The Gambler's number is opened at scoring (GC-18)."""

    seat: int
    guess: Open[Guess]
    deaths: int


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """What a seat gets for a course (G-34 … G-40, G-77)."""

    seat: int
    survival: int
    target: int
    bonus: int
    wine: int
    by_card: int
    """From the character card, or a rebel's three."""
    points: int
    """In all, after this course."""


class WonCourse(msgspec.Struct, frozen=True, tag="won_course"):
    """Somebody won a course with goblets in the middle (G-59, G-61)."""

    seat: int
    wins: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The match is over (G-42, G-59, G-61)."""

    reason: str


Event = (
    Lone | Course | Roles | Character | Supplied | Filled | Targeted | Sworn | Guessed | Poured | Peeked
    | TookBack | TookNothing | Swapped | Rotated | Passed | HandedOver | Called | Guarded | Blackmailed
    | Exchanged | LookedAway | Treated | Drank | OpenedTarget | OpenedLoyalty | OpenedGuess | Scored
    | WonCourse | Ended
)  # fmt: skip
