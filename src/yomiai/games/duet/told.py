# never compiled: annotations of these records are read at run time
"""The Fox in the Forest Duet as people are told it: portrait, events, questions and choices.

Secrets here: hands (their owner), a gift under way (its giver, then both), undealt cards and discards
(nobody). What is told stands in `events`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from yomiai.games.duet import codes, rules
from yomiai.games.duet.belief import Knowledge
from yomiai.games.duet.boards import HOUSE_LAYOUT, SIDES
from yomiai.games.duet.events import Event, Hand, facts, hand_of, told_as
from yomiai.games.duet.kinds import KINDS, Kind, Suit, suit_of
from yomiai.games.duet.landing import ANSWERS, Landing, landings
from yomiai.games.duet.path import Path
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.setting import PLAYERS, Setting, Sizes
from yomiai.kernel.bits import bit, count_of, popcount
from yomiai.kernel.choice import Card, Choice, Place, Word
from yomiai.kernel.game import Belief, Usual, World
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening, Position
from yomiai.kernel.secret import Open, Secret


class Options(msgspec.Struct, frozen=True):
    """What a host may choose; defaults are the rulebook's."""

    powers: bool = True
    """Whether odd cards do something (D-08a)."""
    level: Literal[1, 2, 3] = 1
    """1: side A; 2 and 3: side B, in a house layout (D-21, D-22)."""
    covered_plus: Literal["move", "none"] = "move"
    """Whether the gem of a covered plus icon goes to the nearest open space or stays away (D-47)."""
    score: bool = False
    """Whether a victory is given a score, for showing only (D-57)."""
    dealer: Literal["drawn", "chosen"] = "drawn"
    """Whether the first dealer is drawn or is `dealer_seat` (D-26)."""
    dealer_seat: Literal[0, 1] = 0
    """The first dealer when `dealer` is chosen."""
    suits: int = 3
    """Fewer suits for exact tests and the lab; hidden from people, like all that follow."""
    lowest: int = 1
    """The lowest rank in the pack."""
    highest: int = 10
    """The highest rank in the pack."""
    hand_cards: int = 11
    """How many cards each is dealt; a round has as many tricks."""
    rounds: int = 3
    """How many rounds a match has at most."""
    forest_tokens: int = 4
    """How many forest tokens there are."""


PRESETS = {
    "quick": Options(powers=False),
    "standard": Options(),
    "full": Options(level=3, score=True),
}
"""Options that are known under one name: a shorter match, the rulebook's, and one with all freedoms."""


class Chair(msgspec.Struct, frozen=True):
    """What belongs to one seat. Seat 0 sits at index 0 of the path, seat 1 at the other end (D-23)."""

    hand: Secret[Hand]
    cards: int
    """How many cards are in hand; public (D-61)."""


class Trick(msgspec.Struct, frozen=True):
    """The cards on the table."""

    leader: int
    led: Open[Kind]
    followed: Open[Kind] | None
    winner: int | None
    """None until both cards lie there and their powers are settled (D-33)."""
    ignored: tuple[Open[Kind], ...]
    """Cards whose footprints do not count, by Gazelles (D-12)."""


class Gift(msgspec.Struct, frozen=True):
    """A card chosen to be given, before the partner has chosen too (D-13). It still counts as in hand."""

    giver: int
    card: Secret[Kind]


class Space(msgspec.Struct, frozen=True):
    """One space of the path with its location (D-19)."""

    gems: int
    plus: bool
    """Whether the location has a plus icon (D-46)."""
    covered: bool
    """Whether a forest token lies there, so that the space is no longer part of the path (D-38)."""


class Forest(msgspec.Struct, frozen=True):
    """The board (D-04)."""

    side: Literal["A", "B"]
    level: int
    house_layout: bool
    """True where the printed layout was not found and ours stands in for it (D-22)."""
    spaces: tuple[Space, ...]
    """From seat 0's end to seat 1's: 11 on side A (D-15), 10 on side B (D-20)."""
    start: int
    """Where the team token starts and comes back to (D-16, D-25, D-38)."""
    token: int
    forest_tokens: int
    """Tokens not yet laid (D-25)."""
    supply: int
    """Gems that are not on the board (D-24); 12 of 22 lie on side A at first (D-05, D-17, D-18)."""


class Portrait(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole truth of a match; what is not boxed is public (D-61)."""

    chairs: tuple[Chair, ...]
    trick: Trick | None
    gift: Gift | None
    decree: Open[Kind] | None
    """The card that names the trump suit (D-27); None while cards are dealt."""
    trump: Suit | None
    undealt: Secret[Hand]
    undealt_cards: int
    discards: Secret[Hand]
    """Cards of earlier tricks, which nobody may look through (D-34)."""
    discarded: int
    forest: Forest
    dealer: int
    """-1 before the first dealer is drawn."""
    round: int
    rounds: int
    tricks: int
    """Tricks finished in this round."""
    tricks_in_round: int
    won: tuple[int, ...]
    """Who won each of them (D-61)."""
    powers: bool
    actor: int
    """The seat that must decide; -1 chance, -2 when over."""
    reason: str
    """victory, lost_in_forest, out_of_time, or "" while the match runs."""
    score: int | None
    landings: tuple[Landing, ...] = ()
    """While the winner of a trick is asked about its powers: where each answer would lead.
    Younger than the rest: records may lack it."""


def _setting(players: int, options: Options) -> Setting:
    if players != PLAYERS:
        raise ValueError(f"The Fox in the Forest Duet is for 2 players, not {players}")  # D-01
    return Setting(
        options.powers,
        options.level,
        options.covered_plus == "move",
        options.score,
        options.dealer_seat if options.dealer == "chosen" else -1,
        Sizes(
            options.suits,
            options.lowest,
            options.highest,
            options.hand_cards,
            options.rounds,
            options.forest_tokens,
        ),
    )


def _card_or_none(card: int) -> Kind | None:
    return KINDS[card] if card >= 0 else None


# Portrait


def _portrait(position: Duet) -> Portrait:
    gift = position.trick.gift
    score = position.score()
    return Portrait(
        chairs=tuple(_chair(position, seat) for seat in range(PLAYERS)),
        trick=_trick(position),
        gift=Gift(1 - position.actor, Secret(bit(1 - position.actor), KINDS[gift])) if gift >= 0 else None,
        decree=_card_or_none(position.decree),
        trump=suit_of(position.decree) if position.decree >= 0 else None,
        undealt=Secret(0, hand_of(position.undealt)),
        undealt_cards=popcount(position.undealt),
        discards=Secret(0, hand_of(position.discards())),
        discarded=popcount(position.discards()),
        forest=_forest(position.path),
        dealer=position.dealer,
        round=position.round,
        rounds=position.setting.rounds,
        tricks=position.tricks,
        tricks_in_round=position.setting.hand_cards,
        won=tuple(position.won >> trick & 1 for trick in range(position.tricks)),
        powers=position.setting.powers,
        actor=position.actor,
        reason=codes.REASONS[position.reason],
        score=score if score >= 0 else None,
        landings=landings(position),
    )


def _chair(position: Duet, seat: int) -> Chair:
    hand = position.hand(seat)
    return Chair(Secret(bit(seat), hand_of(hand)), popcount(hand))


def _trick(position: Duet) -> Trick | None:
    trick = position.trick
    if trick.led < 0:
        return None
    cards = (trick.led, trick.followed)
    return Trick(
        leader=trick.leader,
        led=KINDS[trick.led],
        followed=_card_or_none(trick.followed),
        winner=trick.winner if trick.winner >= 0 else None,
        ignored=tuple(KINDS[card] for place, card in enumerate(cards) if trick.ignored >> place & 1),
    )


def _forest(path: Path) -> Forest:
    board = path.board
    spaces = (
        Space(count_of(path.gems, space), bool(board.plus_mask >> space & 1), not path.is_open(space))
        for space in range(board.spaces)
    )
    return Forest(
        side="A" if SIDES[board.level - 1] == "A" else "B",
        level=board.level,
        house_layout=HOUSE_LAYOUT[board.level - 1],
        spaces=tuple(spaces),
        start=board.start,
        token=path.token,
        forest_tokens=path.forest,
        supply=path.supply(),
    )


# Belief


class DuetBelief:
    """The belief of one seat; see `yomiai.games.duet.belief`."""

    def __init__(self, knowledge: Knowledge) -> None:
        """Draw from what is known."""
        self._knowledge = knowledge

    def world(self, generator: Generator) -> World:
        """Draw a world; every consistent placing of the cards is equally likely."""
        steps: list[tuple[int, int]] = []
        position = self._knowledge.draw(generator, steps)
        return World(tuple(steps), position)


# Questions and choices

ASKS = (
    "lead",
    "follow",
    "change_decree",
    "give",
    "give_back",
    "ignore",
    "direct",
    "lay_token",
)


class DuetGame(Usual):
    """The contract of `yomiai.kernel.game.Game` for The Fox in the Forest Duet."""

    name = "duet"
    rules_version = 1
    seats = range(PLAYERS, PLAYERS + 1)
    options_type = Options
    portrait_type = Portrait
    event_type = Event
    presets = PRESETS
    silent = True
    """Nobody may say anything at a table while this game runs (D-61); no claims, no phrases, no text."""

    def start(self, players: int, options: Options) -> Position:
        """Return a match whose dealer chance is about to draw; ValueError when options do not fit."""
        return rules.new_match(_setting(players, options))

    def small(self) -> Sequence[tuple[int, Options]]:
        """Return cut-down settings small enough for exhaustive search, with every power among them."""
        chosen = Options(dealer="chosen")
        tiny = msgspec.structs.replace(chosen, suits=2, hand_cards=2, rounds=1)
        return (
            (2, msgspec.structs.replace(tiny, lowest=1, highest=3)),
            (2, msgspec.structs.replace(tiny, lowest=7, highest=9)),
            (2, msgspec.structs.replace(tiny, lowest=5, highest=7, dealer="drawn", forest_tokens=0)),
            (2, msgspec.structs.replace(tiny, suits=3, lowest=7, highest=8)),
            (2, msgspec.structs.replace(tiny, lowest=2, highest=3, hand_cards=1, rounds=3)),
        )

    def options_for(self, players: int) -> Sequence[Options]:
        """Return option sets that cover every option and the interactions that matter."""
        return (
            Options(),
            Options(powers=False),
            Options(level=2, covered_plus="none"),
            Options(level=3, score=True),
            Options(powers=False, level=3, covered_plus="none", score=True),
            Options(dealer="chosen", dealer_seat=1, score=True),
        )

    def portray(self, position: Position) -> Portrait:
        """Return the whole truth, secrets boxed."""
        return _portrait(cast("Duet", position))

    def event(self, happening: Happening) -> Event:
        """Return a happening as a record, its secret boxed for the eyes that saw it then."""
        return told_as(happening)

    def ask(self, position: Position, seat: int) -> str:
        """Return lead, follow, change_decree, give, give_back, ignore, direct or lay_token."""
        return ASKS[position.question]

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        """Return an option in words: a card, an answer (word) or the space that a token would cover."""
        if 0 <= option < len(KINDS):
            return Card(KINDS[option].value)
        if option in ANSWERS:
            return Word(ANSWERS[option])
        if option in {codes.LAY_LOW, codes.LAY_HIGH}:
            return Place(cast("Duet", position).path.end(option - codes.LAY_LOW))
        raise ValueError(f"no option {option}")

    def know(self, view: Portrait, story: Sequence[Event], seat: int, options: Options) -> Belief:
        """Return the belief of a seat; ValueError before its cards are dealt."""
        return DuetBelief(Knowledge(_setting(len(view.chairs), options), seat, facts(story)))


GAME = DuetGame()
