"""Matches of Fox and Grapes set up to the point that a test is about.

Kinds are letters: S sweet grape, A sour grape, F fox. A public state is (S, A, F).
"""

from __future__ import annotations

from typing import Any

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes, new_match
from yomiai.games.fox_grapes.setting import Setting
from yomiai.kernel.position import Happening

LETTERS = "SAF"


def dealt(hands: str, *, aside: str = "", starter: int = 0, **options: Any) -> FoxGrapes:
    """Return a match in which these hands were dealt ("SAF AAS …", one word a seat), heard by a listener."""
    words = hands.split()
    cards = "".join(words) + aside
    slots = options.pop("slots", 3 if len(words) == 2 else 1)
    setting = Setting(
        len(words),
        starter=starter,
        sweet=cards.count("S"),
        sour=cards.count("A"),
        foxes=cards.count("F"),
        rounds=len(words[0]) // slots,
        slots=slots if len(words) == 2 else -1,
        **options,
    )
    position = new_match(setting)
    position.told = []
    for number in range(len(words[0])):
        for word in words:
            position.apply(LETTERS.index(word[number]))
    return position


def lay(position: FoxGrapes, card: str, says: str) -> None:
    """Let the actor lay a card with an announcement."""
    position.apply(LETTERS.index(card))
    position.apply(codes.FIRST_WORD + LETTERS.index(says))


def declare(position: FoxGrapes, says: str, on: int = -1) -> None:
    """Let the actor declare; with two players the card is given."""
    if on >= 0:
        position.apply(codes.FIRST_SEAT + on)
    position.apply(codes.FIRST_WORD + LETTERS.index(says))


def lay_all(position: FoxGrapes, laid: str) -> None:
    """Let everybody lay in turn: "SS AS" is a sweet grape called sweet, then a sour one called sweet."""
    for card, says in laid.split():
        lay(position, card, says)


def declare_all(position: FoxGrapes, declared: str) -> None:
    """Let everybody declare in turn: "1S 0F" is seat 1's card called sweet, then seat 0's the fox."""
    for on, says in declared.split():
        declare(position, says, int(on))


def one_round(laid: str, declared: str, **options: Any) -> FoxGrapes:
    """Return a match of one round for as many as lay a card, with all laid and declared; seat 0 starts."""
    position = dealt(" ".join(card for card, _ in laid.split()), **options)
    lay_all(position, laid)
    declare_all(position, declared)
    return position


def public(position: FoxGrapes, seat: int) -> tuple[int, int, int]:
    """Return what lies openly in front of a seat as (S, A, F)."""
    cards = position.seats[seat]
    return cards.sweet, cards.sour, cards.foxes


def give(position: FoxGrapes, *states: tuple[int, int, int]) -> None:
    """Put public cards in front of the seats, in seat order."""
    for seat, (sweet, sour, foxes) in zip(position.seats, states, strict=True):
        seat.sweet, seat.sour, seat.foxes = sweet, sour, foxes


def scores(position: FoxGrapes) -> list[int]:
    return [seat.score() for seat in position.seats]


def told(position: FoxGrapes, code: int) -> list[Happening]:
    """Return what was told under a code so far."""
    return [happening for happening in position.told or [] if happening.code == code]


def seats_offered(position: FoxGrapes) -> list[int]:
    """Return the seats that the actor may choose now."""
    return [o - codes.FIRST_SEAT for o in position.legal_options() if 0 <= o - codes.FIRST_SEAT < 6]
