# never compiled: the contract speaks of msgspec structs
"""Raise Your Goblets as people are told it and asked about it: the game's contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from yomiai.games.goblets import records, state
from yomiai.games.goblets.belief import Knowledge
from yomiai.games.goblets.characters import NAMES
from yomiai.games.goblets.events import TOKENS, event
from yomiai.games.goblets.portrait import portray
from yomiai.games.goblets.reading import knowledge
from yomiai.games.goblets.rules import Goblets, new_match
from yomiai.games.goblets.setting import (
    FEWEST_OF_BASE,
    FEWEST_PLAYERS,
    MIDDLE,
    MOST_PLAYERS,
    PAIRED,
    Setting,
    Sizes,
    mode_of,
)
from yomiai.games.goblets.tokens import GOBLIN, count
from yomiai.kernel.bits import popcount
from yomiai.kernel.choice import Card, Choice, Number, Place, Seat, Word
from yomiai.kernel.game import Belief, Blank, Claim, Usual, World
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening, Position

ASK = {
    state.ACTION: "action",
    state.TOKEN: "token",
    state.SECOND_TOKEN: "second_token",
    state.POUR_PLACE: "pour_place",
    state.SWAP_PLACE: "swap_place",
    state.PEEK_PLACE: "peek_place",
    state.FIRST_PLACE_OF_TWO: "first_place_of_two",
    state.SECOND_PLACE_OF_TWO: "second_place_of_two",
    state.EXCHANGE_SEAT: "exchange_seat",
    state.BLACKMAIL_SEAT: "blackmail_seat",
    state.AWAY_PLACE: "away_place",
    state.AWAY_HOW: "away_how",
    state.TAKE_BACK: "take_back",
    state.GUESS: "guess",
    state.TREAT: "treat",
    state.DRINK: "drink",
}
WORDS = {
    state.POUR: "pour",
    state.PEEK: "peek",
    state.SWAP: "swap",
    state.ROTATE: "rotate",
    state.ROTATE_BACK: "rotate_back",
    state.PASS: "pass",
    state.TOAST: "toast",
    state.ROTATE_TWO: "rotate_two",
    state.ROTATE_BACK_TWO: "rotate_back_two",
    state.POUR_TWO: "pour_two",
    state.EXCHANGE: "exchange_targets",
    state.SWAP_OTHERS: "swap_others",
    state.STAND_GUARD: "stand_guard",
    state.BLACKMAIL: "blackmail",
    state.LOOK_AWAY: "look_away",
    state.HAND_OVER: "hand_over",
    state.AWAY_SWAP: "swap_goblets",
    state.AWAY_COASTERS: "exchange_coasters",
    state.AWAY_BOTH: "swap_both",
    state.AWAY_NEITHER: "leave_both",
    state.DECLINE: "decline",
}


def setting(players: int, options: records.Options) -> Setting:
    """Return the rules' setting; ValueError when options and players do not fit."""
    unknown = [card for card in options.cards if card not in NAMES]
    if unknown:
        raise ValueError(f"there is no character {unknown[0]}")
    cards = sum(1 << NAMES.index(card) for card in set(options.cards)) if options.cards else -1
    made = Setting(
        players,
        Sizes(options.screen, options.goblets, options.round_limit, cards),
        options.initial_fill,
        options.toast_needs_no_wine,
        options.courses,
        options.wine == "each",
        options.dead_score == "wine_only",
        options.targets == "secret",
        options.characters,
        options.goblin_unicorn,
        options.three_players == "table_of_six",
        options.rebels,
        options.pair_actions == "free",
        options.wins_needed,
    )
    if made.characters and popcount(made.cards) < players:
        raise ValueError("there must be a character card for everybody")
    return made


def options_that_matter(players: int, options: records.Options) -> tuple[str, ...]:
    """Return the options that change something for so many players, in the order of the struct."""
    of_three = FEWEST_PLAYERS < players < FEWEST_OF_BASE
    three = ("three_players",) if of_three else ()
    if mode_of(players, options.three_players == "table_of_six") == MIDDLE:
        return ("goblin_unicorn", "memory", *three, "wins_needed")
    scoring = ("courses", "wine", "dead_score", "targets")
    if of_three:
        return (*scoring, "goblin_unicorn", "memory", *three)
    both = ("initial_fill", "toast_needs_no_wine", *scoring)
    if players > len(PLACES):
        return (*both, "goblin_unicorn", "memory", "rebels", "pair_actions")
    return (*both, "characters", "goblin_unicorn", "memory")


PLACES = range(6)
NUMBERS = range(state.FIRST_NUMBER, state.FIRST_SEAT)


class GobletsBelief:
    """Draws worlds for one seat; every consistent placing of the physical tokens is equally likely.

    Exact as long as the placings can be counted within a budget; beyond it (finished courses of many
    pours, mostly) worlds still fit the story, but are drawn from a random part of all placings.
    """

    def __init__(self, known: Knowledge) -> None:
        self.knowledge = known

    def world(self, generator: Generator) -> World:
        """Draw a world."""
        steps: list[tuple[int, int]] = []
        position = self.knowledge.draw(generator, steps)
        return World(tuple(steps), position)


class GobletsGame(Usual):
    """The contract of `yomiai.kernel.game.Game` for Raise Your Goblets."""

    name = "goblets"
    rules_version = 1
    silent = False
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options_type = records.Options
    portrait_type = records.Portrait
    event_type = records.Event
    presets = records.PRESETS

    def start(self, players: int, options: records.Options) -> Position:
        """Return a match about to be set up; ValueError when options and players do not fit."""
        return new_match(setting(players, options))

    def small(self) -> Sequence[tuple[int, records.Options]]:
        """Return cut-down settings small enough for exhaustive search."""
        tiny = records.Options(screen=(1, 1, 0), goblets=3, round_limit=1, courses=1)
        return (
            (2, tiny),
            (3, tiny),
            (3, records.Options(screen=(1, 1, 1), round_limit=1, courses=2, targets="secret")),
            (3, records.Options(screen=(1, 1, 1), round_limit=1, courses=1, goblin_unicorn=True)),
            (4, records.Options(screen=(1, 1, 0), round_limit=1, courses=1, initial_fill=True)),
            (4, _small_cards("connoisseur", "belladonna", "blackmailer", "gambler")),
            (4, _small_cards("connoisseur", "heavy_hand", "onlooker", "go_between", no_wine=True)),
            (7, records.Options(screen=(1, 1, 0), round_limit=1, courses=1)),
        )

    def options_for(self, players: int) -> Sequence[records.Options]:
        """Return option sets that cover every option and the interactions that matter.

        Smallest and largest tables of a mode get all; matches of many courses or rounds are kept short.
        """
        if players <= FEWEST_PLAYERS:
            return _OF_TWO
        if players < FEWEST_OF_BASE:
            return _OF_THREE
        return _OF_HOUSES if players > len(PLACES) else _OF_BASE

    def portray(self, position: Position) -> records.Portrait:
        """Return the whole truth, secrets boxed."""
        return portray(cast("Goblets", position))

    def event(self, happening: Happening) -> records.Event:
        """Return a happening as a record, its secret boxed for the eyes that saw it then."""
        return event(happening)

    def ask(self, position: Position, seat: int) -> str:
        """Return the code of what is asked; `last_action` in the round after the call."""
        asked = ASK[position.question]
        if asked == "action" and cast("Goblets", position).phase == state.LAST_ROUND:
            return "last_action"
        return asked

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        """Return an option in words: a token, a place, a word, a number or a seat."""
        if 0 <= option < len(TOKENS):
            return Card(TOKENS[option].value)
        if state.FIRST_PLACE <= option < state.POUR:
            return Place(option - state.FIRST_PLACE)
        if option in NUMBERS:
            return Number(option - state.FIRST_NUMBER)
        if state.FIRST_SEAT <= option < state.OPTIONS:
            return Seat(option - state.FIRST_SEAT)
        if option in WORDS:
            return Word(WORDS[option])
        raise ValueError(f"no option {option}")

    def claims(self, position: Position) -> Sequence[Claim]:
        """Return what may be said about goblets: true or not, without effect on the rules (G-19)."""
        return claims(cast("Goblets", position))

    def partner(self, position: Position, seat: int) -> int | None:
        """Return the other seat of a house with noble and vassal (G-65); None for a noble alone (G-68)."""
        feast = cast("Goblets", position)
        house = feast.house_of(seat) if feast.setting.mode == PAIRED else state.NONE
        if house < 0:
            return None
        of_house = feast.houses[house]
        other = int(of_house.vassal if of_house.noble == seat else of_house.noble)
        return other if other >= 0 else None

    def leaves_memory(self, options: records.Options) -> bool:
        """Return whether the table plays without notes."""
        return options.memory == "own"

    def know(
        self, view: records.Portrait, story: Sequence[records.Event], seat: int, options: records.Options
    ) -> Belief:
        """Return the belief of a seat (or of a watcher: every open box counts, whoever it belongs to).

        ValueError before the first course is set up.
        """
        return GobletsBelief(knowledge(story, setting(len(view.persons), options)))


def claims(position: Goblets) -> tuple[Claim, ...]:
    """Return the claims with all that can fill their blanks: the goblets, and the tokens in play (G-45)."""
    setting = position.setting
    doubles = setting.special_screens or count(setting.bag, GOBLIN) > 0
    tokens = TOKENS if doubles else TOKENS[:GOBLIN]
    fillers: dict[str, tuple[Choice, ...]] = {
        "goblet": tuple(Place(coaster) for coaster in range(setting.goblets)),
        "token": tuple(Card(token.value) for token in tokens),
        "count": tuple(Number(number) for number in range(records.MOST_CLAIMED + 1)),
    }
    return tuple(
        Claim(code, tuple(Blank(name, fillers[name]) for name in blanks))
        for code, blanks in records.CLAIMS.items()
    )


def _small_cards(*cards: str, no_wine: bool = False) -> records.Options:
    return records.Options(
        screen=(1, 1, 0), round_limit=1, courses=1, characters=True, cards=cards, toast_needs_no_wine=no_wine
    )


_OF_TWO = (
    records.Options(),
    records.Options(goblin_unicorn=True, wins_needed=2, memory="own", round_limit=8),
)
_OF_THREE = (
    records.Options(),
    records.Options(goblin_unicorn=True, targets="secret", courses=2, wine="each"),
    records.Options(three_players="table_of_six", round_limit=12),
    records.Options(three_players="table_of_six", goblin_unicorn=True, wins_needed=2, round_limit=6),
)
_OF_BASE = (
    records.BASIC,
    records.Options(characters=True, initial_fill=True, toast_needs_no_wine=True, courses=2, round_limit=4),
    records.Options(initial_fill=True, toast_needs_no_wine=True, round_limit=7),
    records.Options(initial_fill=True, courses=2),
    records.Options(toast_needs_no_wine=True, courses=1, targets="secret", round_limit=6),
    records.Options(characters=True, goblin_unicorn=True),
    records.Options(characters=True, wine="each", dead_score="wine_only", targets="secret", memory="own"),
    records.Options(wine="each", goblin_unicorn=True, initial_fill=True, dead_score="wine_only", courses=2),
)
_OF_HOUSES = (
    records.Options(courses=2),
    records.Options(initial_fill=True, toast_needs_no_wine=True, courses=1, round_limit=5),
    records.Options(pair_actions="free", rebels=2, goblin_unicorn=True, courses=2),
    records.Options(targets="secret", wine="each", dead_score="wine_only", rebels=0, courses=2),
)

GAME = GobletsGame()
