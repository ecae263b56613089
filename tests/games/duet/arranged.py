"""Positions of Duet laid out card by card, and play in a player's words: D6 is the six of doves."""

from __future__ import annotations

from typing import Any

from yomiai.games.duet import codes, rules
from yomiai.games.duet.path import Path
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.setting import Setting
from yomiai.kernel.bits import bit, packed
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle

SUITS = "DRS"
ANSWERS = {
    "no": codes.DECLINE,
    "led": codes.IGNORE_LED,
    "followed": codes.IGNORE_FOLLOWED,
    "own": codes.TOWARD_WINNER,
    "partner": codes.TOWARD_PARTNER,
    "low": codes.LAY_LOW,
    "high": codes.LAY_HIGH,
}


def card(name: str) -> int:
    return SUITS.index(name[0]) * 10 + int(name[1:]) - 1


def cards(names: str) -> int:
    mask = 0
    for name in names.split():
        mask |= bit(card(name))
    return mask


def lay(  # noqa: PLR0913 - a position is what lies where
    hand0: str,
    hand1: str,
    *,
    decree: str = "S10",
    setting: Setting | None = None,
    leader: int = 0,
    dealer: int = 0,
    **board: Any,
) -> Duet:
    """A position before a lead; the trick number follows from the cards in hand."""
    position = rules.new_match(setting or Setting())
    position.start_round(dealer)
    position.hand0, position.hand1, position.decree = cards(hand0), cards(hand1), card(decree)
    pack = position.setting.pack
    position.undealt = pack & ~(position.hand0 | position.hand1 | bit(position.decree))
    position.tricks = position.setting.hand_cards - len(hand0.split())
    position.round = board.pop("round", 1)
    _lay_path(position.path, **board)
    position.actor, position.question = leader, codes.LEAD
    position.trick.begin(leader)
    position.legal = position.hand(leader)
    position.told = []
    return position


def _lay_path(path: Path, gems: list[int] | None = None, **places: int) -> None:
    """Places are token, low, high and forest, each as at the start unless given."""
    if gems is not None:
        path.gems = packed(gems)
    for name, place in places.items():
        setattr(path, name, place)


def play(position: Duet, *answers: str) -> Duet:
    for answer in answers:
        position.apply(ANSWERS[answer] if answer in ANSWERS else card(answer))
    return position


def legal(position: Duet) -> set[str]:
    """What the actor may do, in the words of `play`."""
    names = {option: name for name, option in ANSWERS.items()}
    names |= {suit * 10 + rank - 1: f"{SUITS[suit]}{rank}" for suit in range(3) for rank in range(1, 11)}
    return {names[option] for option in position.legal_options()}


def told(position: Duet, code: int) -> list[list[int]]:
    return [happening.values for happening in position.told or () if happening.code == code]


def dealt(setting: Setting | None = None, seed: int = 1) -> Duet:
    position = rules.new_match(setting or Setting())
    position.told = []
    settle(position, Generator(seed))
    return position


def gems(position: Duet) -> list[int]:
    return [position.path.gems >> 4 * space & 15 for space in range(position.setting.board.spaces)]
