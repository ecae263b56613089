# never compiled: it makes the records that people are told
"""Fox and Grapes as people are told it: from position and happenings to records, questions and choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.belief import UNKNOWN, Knowledge, unseen_card_of
from yomiai.games.fox_grapes.records import (
    KINDS,
    PRESETS,
    Acted,
    Dealt,
    Declared,
    Ended,
    Event,
    Hand,
    Kind,
    Laid,
    Opened,
    OpenedAlone,
    Options,
    Place,
    Placed,
    Portrait,
    Pushed,
    SetAside,
    Special,
    Starts,
    Stuck,
)
from yomiai.games.fox_grapes.rules import FoxGrapes, new_match
from yomiai.games.fox_grapes.scoring import REASONS
from yomiai.games.fox_grapes.setting import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    REVEAL_AS_CHOSEN,
    REVEAL_AS_PLACED,
    REVEAL_BY_TURNS,
    ROLES_ALTERNATE,
    ROLES_FIXED,
    ROLES_RANDOM,
    Setting,
)
from yomiai.kernel.bits import counts_list, total_of
from yomiai.kernel.choice import Card, Choice, Seat, Word
from yomiai.kernel.choice import Place as Numbered
from yomiai.kernel.game import Belief, Usual, World
from yomiai.kernel.generator import Generator
from yomiai.kernel.position import Happening, Position
from yomiai.kernel.secret import Secret

ROLES: Final = {"alternate": ROLES_ALTERNATE, "fixed": ROLES_FIXED, "random": ROLES_RANDOM}
REVEALS: Final = {"placement": REVEAL_AS_PLACED, "chosen": REVEAL_AS_CHOSEN, "alternate": REVEAL_BY_TURNS}

DEEDS: Final[dict[int, Literal["push", "steal", "declined", "nothing"]]] = {
    codes.NOTHING: "nothing",
    codes.PUSH: "push",
    codes.STEAL: "steal",
    codes.DECLINE: "declined",
}
FATES: Final[tuple[Literal["taken", "removed", "pushed"], ...]] = ("taken", "removed", "pushed")
ANSWERS: Final = {codes.PUSH: "push", codes.STEAL: "steal", codes.DECLINE: "decline"}

ASKS: Final = {
    codes.PLACE_CARD: "place_card",
    codes.PLACE_CLAIM: "place_claim",
    codes.DECLARE_SEAT: "declare_seat",
    codes.DECLARE_KIND: "declare_kind",
    codes.OPEN_PLACE: "open_card",
    codes.SPECIAL: "special",
    codes.SOLO_PUSH: "solo_push",
    codes.SOLO_SEAT: "solo_seat",
    codes.SOLO_SPECIAL: "solo_special",
}
DECLARE_ON: Final = ("declare_first", "declare_second", "declare_third")

PHASES: Final[dict[int, Literal["deal", "place", "declare", "reveal", "alone"]]] = {
    codes.PLACE_CARD: "place",
    codes.PLACE_CLAIM: "place",
    codes.DECLARE_SEAT: "declare",
    codes.DECLARE_KIND: "declare",
    codes.OPEN_PLACE: "reveal",
    codes.SPECIAL: "reveal",
    codes.SOLO_PUSH: "alone",
    codes.SOLO_SEAT: "alone",
    codes.SOLO_SPECIAL: "alone",
    codes.DEAL: "deal",
    codes.DRAW_STARTER: "deal",
}


def _setting(players: int, options: Options) -> Setting:
    if options.starter == "chosen" and options.starter_seat < 0:
        raise ValueError("the first start player must be a seat")  # the rules read -1 as "draw him"
    return Setting(
        players,
        options.special_optional,
        options.special_any_player,
        ROLES[options.roles_2p],
        REVEALS[options.reveal_2p],
        options.starter_seat if options.starter == "chosen" else -1,
        options.sweet,
        options.sour,
        options.foxes,
        options.rounds,
        options.slots,
    )


def _hand(packed: int) -> Hand:
    return Hand(tuple(counts_list(packed, len(KINDS))))


# Events


def _event(happening: Happening) -> Event:
    eyes, v = happening.eyes, happening.values
    match happening.code:
        case codes.DEALT:
            return Dealt(v[0], v[1], Secret(eyes, _hand(v[2])))
        case codes.SET_ASIDE:
            return SetAside(v[0])
        case codes.STARTS:
            return Starts(v[0], v[1] + 1)
        case codes.PLACED:
            return Placed(v[0], v[1], KINDS[v[2]], Secret(eyes, KINDS[v[3]]))
        case codes.DECLARED:
            return Declared(v[0], v[1], v[2], KINDS[v[3]])
        case codes.STUCK:
            return Stuck(v[0])
        case _:
            return _revealed(happening.code, v)


def _revealed(code: int, v: list[int]) -> Event:
    """Return what happens from the reveal on: nothing of it is secret."""
    match code:
        case codes.OPENED:
            return Opened(v[0], v[1], v[2], KINDS[v[3]], KINDS[v[4]], v[5])
        case codes.DID:
            return Acted(v[0], v[1] if v[1] >= 0 else None, DEEDS[v[2]], bool(v[3]), bool(v[4]))
        case codes.OPENED_ALONE:
            return OpenedAlone(v[0], KINDS[v[1]], KINDS[v[2]], FATES[v[3]])
        case codes.PUSHED:
            return Pushed(v[0], v[1])
        case _:
            return Ended(REASONS[v[0]], tuple(v[1:]))


# Portrait


def _portrait(position: FoxGrapes) -> Portrait:
    setting = position.setting
    asked_by_card = position.question == codes.DECLARE_KIND and setting.of_two and not position.over
    return Portrait(
        places=tuple(_place(position, seat) for seat in range(position.players)),
        round=min(position.round + 1, setting.rounds),
        rounds=setting.rounds,
        starter=position.starter if position.starter >= 0 else None,
        phase="over" if position.over else PHASES[position.question],
        actor=position.actor,
        declare_place=position.pending % setting.slots if asked_by_card else None,
        special=_special(position),
        removed=tuple(counts_list(position.removed, len(KINDS))),
        aside=Secret(0, _hand(position.aside)) if setting.aside else None,
        aside_cards=setting.aside,
        reason=REASONS[position.reason],
    )


def _place(position: FoxGrapes, seat: int) -> Place:
    """A card chosen but not yet announced is still in hand: choosing is not public."""
    cards = position.seats[seat]
    slots = position.setting.slots
    return Place(
        hand=Secret(1 << seat, _hand(cards.hand)),
        cards=total_of(cards.hand),
        sweet=cards.sweet,
        sour=cards.sour,
        foxes=cards.foxes,
        score=cards.score(),
        laid=tuple(_laid(position, seat, seat * slots + slot) for slot in range(slots)),
    )


def _laid(position: FoxGrapes, owner: int, place: int) -> Laid | None:
    card = position.card_at(place)
    if card < 0:
        return None
    turned_up = position.question == codes.SOLO_PUSH  # F-34: the only card left, open to all
    call = position.call_at(place)
    return Laid(
        card=Secret(position.setting.everyone if turned_up else 1 << owner, KINDS[card]),
        claim=KINDS[position.claim_at(place)],
        declaration=KINDS[call] if call >= 0 else None,
        declarer=_declarer_of(position, owner, place) if call >= 0 else None,
    )


def _declarer_of(position: FoxGrapes, owner: int, place: int) -> int:
    if position.setting.of_two:
        return 1 - owner
    return next(seat for seat in range(position.players) if position.target_of(seat) == place)


def _special(position: FoxGrapes) -> Special | None:
    """A counterpart named in a half-made action is not shown."""
    if position.over or position.question not in {codes.SPECIAL, codes.SOLO_SEAT, codes.SOLO_SPECIAL}:
        return None
    fixed = position.question == codes.SPECIAL
    return Special(position.actor, position.counterpart if fixed else None)


# Belief


class FoxGrapesBelief:
    """Draws worlds for one seat; every consistent placing of the physical cards is equally likely."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge

    def world(self, generator: Generator) -> World:
        """Draw a world."""
        steps: list[tuple[int, int]] = []
        position = self.knowledge.draw(generator, steps)
        return World(tuple(steps), position)


def _knowledge(story: Sequence[Event], setting: Setting) -> Knowledge:
    dealt = [event for event in story if isinstance(event, Dealt)]
    if not dealt:
        raise ValueError("the cards are not dealt yet")
    moves = _Moves(setting)
    for event in story:
        moves.read(event)
    hands = []
    for event in dealt:
        seen = moves.shown.get(event.seat, []) if event.hand.closed else _kinds(event.hand.open())
        hands.append([*seen, *[UNKNOWN] * (event.cards - len(seen))])
    return Knowledge(setting, hands, moves.taken)


class _Moves:
    """Every option a story tells of, and which cards each seat turned out to hold."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.taken: list[int] = []
        self.shown: dict[int, list[int]] = {}
        self._face_down: dict[tuple[int, int], int] = {}  # where each unseen card was laid in `taken`
        self._to_open: dict[int, int] = {}  # how many cards each declarer has yet to turn up

    def read(self, event: Event) -> None:
        """Go on by one event; what happened by itself adds no option."""
        match event:
            case Starts():
                self._start(event)
            case Placed():
                self._place(event)
            case Declared():
                self._declare(event)
            case Opened():
                self._open(event)
            case OpenedAlone(seat=seat, card=card):
                self._show(seat, 0, card)
            case Acted():
                self._act(event)
            case Pushed(to=to):
                self.taken.append(codes.FIRST_SEAT + to)
            case _:
                pass

    def _start(self, event: Starts) -> None:
        """F-07, FE-16: the first start player may be drawn, with two players also the next ones."""
        drawn = self.setting.starter < 0 if event.round == 1 else self.setting.roles == ROLES_RANDOM
        if drawn:
            self.taken.append(event.seat)

    def _place(self, event: Placed) -> None:
        if event.card.closed:
            self._face_down[event.seat, event.place] = len(self.taken)
            self.taken.append(unseen_card_of(event.seat))
        else:
            self.taken.append(KINDS.index(event.card.open()))
        self.taken.append(codes.FIRST_WORD + KINDS.index(event.claim))

    def _declare(self, event: Declared) -> None:
        if not self.setting.of_two:
            self.taken.append(codes.FIRST_SEAT + event.owner)
        self.taken.append(codes.FIRST_WORD + KINDS.index(event.says))
        self._to_open[event.seat] = self._to_open.get(event.seat, 0) + 1

    def _open(self, event: Opened) -> None:
        if self.setting.reveal == REVEAL_AS_CHOSEN and self._to_open[event.seat] > 1:
            self.taken.append(codes.FIRST_SLOT + event.place)  # FE-17; the last card is no choice
        self._to_open[event.seat] -= 1
        self._show(event.owner, event.place, event.card)

    def _show(self, owner: int, place: int, card: Kind) -> None:
        """Learn a face-down card; its owner was dealt it."""
        move = self._face_down.pop((owner, place), None)
        if move is not None:
            self.taken[move] = KINDS.index(card)
            self.shown.setdefault(owner, []).append(KINDS.index(card))

    def _act(self, event: Acted) -> None:
        if event.named and event.counterpart is not None:
            self.taken.append(codes.FIRST_SEAT + event.counterpart)
        if not event.forced:
            self.taken.append(next(code for code, deed in DEEDS.items() if deed == event.deed))


def _kinds(hand: Hand) -> list[int]:
    return [kind for kind, count in enumerate(hand.counts) for _ in range(count)]


class FoxGrapesGame(Usual):
    """The contract of `yomiai.kernel.game.Game` for Fox and Grapes."""

    name = "fox-grapes"
    rules_version = 1
    silent = False
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options_type = Options
    portrait_type = Portrait
    event_type = Event
    presets = PRESETS

    def start(self, players: int, options: Options) -> Position:
        """Return a match that chance is about to deal; ValueError when options and players do not fit."""
        return new_match(_setting(players, options))

    def small(self) -> Sequence[tuple[int, Options]]:
        """Return cut-down settings small enough for exhaustive search."""
        two = Options(sweet=2, sour=1, foxes=2, rounds=1, slots=2)
        by_choice = Options(
            sweet=2, sour=1, foxes=2, rounds=1, slots=2, reveal_2p="chosen", special_optional=True
        )
        rounds_of_two = Options(sweet=2, sour=2, foxes=1, rounds=2, slots=1, roles_2p="random")
        three = Options(sweet=1, sour=1, foxes=1, rounds=1)
        two_rounds = Options(sweet=2, sour=2, foxes=2, rounds=2)
        freely = Options(sweet=1, sour=2, foxes=3, rounds=2, special_optional=True, special_any_player=True)
        four = Options(sweet=1, sour=1, foxes=2, rounds=1, special_any_player=True)
        return (
            *((2, options) for options in (two, by_choice, rounds_of_two)),
            *((3, options) for options in (three, two_rounds, freely)),
            (4, four),
        )

    def options_for(self, players: int) -> Sequence[Options]:
        """Return option sets that cover every option and the interactions that matter."""
        chosen = Options(starter="chosen", starter_seat=players - 1)
        if players > FEWEST_PLAYERS:
            return (
                Options(),
                Options(special_optional=True),
                Options(special_any_player=True),
                Options(special_optional=True, special_any_player=True),
                chosen,
            )
        return (
            Options(),
            Options(special_optional=True),
            Options(roles_2p="fixed", reveal_2p="alternate"),
            Options(roles_2p="random"),
            Options(reveal_2p="chosen"),
            Options(reveal_2p="chosen", roles_2p="random", special_optional=True),
            chosen,
        )

    def portray(self, position: Position) -> Portrait:
        """Return the whole truth, secrets boxed."""
        return _portrait(cast("FoxGrapes", position))

    def event(self, happening: Happening) -> Event:
        """Return a happening as a record, its secret boxed for the eyes that saw it then."""
        return _event(happening)

    def ask(self, position: Position, seat: int) -> str:
        """Return the code of the question; two players are asked card by card (F-57)."""
        whole = cast("FoxGrapes", position)
        if whole.question == codes.DECLARE_KIND and whole.setting.of_two:
            return DECLARE_ON[whole.pending % whole.setting.slots]
        return ASKS[whole.question]

    def choice(self, position: Position, seat: int, option: int) -> Choice:
        """Return an option in words: a card, a kind that is said, a seat, a card by its number, a deed."""
        if 0 <= option < codes.FIRST_WORD:
            return Card(KINDS[option].value)
        if codes.FIRST_WORD <= option < codes.FIRST_SEAT:
            return Word(KINDS[option - codes.FIRST_WORD].value)
        if codes.FIRST_SEAT <= option < codes.FIRST_SLOT:
            return Seat(option - codes.FIRST_SEAT)
        if codes.FIRST_SLOT <= option < codes.PUSH:
            return Numbered(option - codes.FIRST_SLOT)
        if option in ANSWERS:
            return Word(ANSWERS[option])
        raise ValueError(f"no option {option}")

    def know(self, view: Portrait, story: Sequence[Event], seat: int, options: Options) -> Belief:
        """Return the belief of a seat (or of a watcher: every open box counts, whoever it belongs to).

        It comes from the story alone; a half-made action is not in it, so worlds stand before it.
        ValueError before the cards are dealt.
        """
        return FoxGrapesBelief(_knowledge(story, _setting(len(view.places), options)))


GAME = FoxGrapesGame()
