"""What a seat concludes; that worlds are uniform is measured by the promises of every game."""

from __future__ import annotations

import pytest
from games.duet.arranged import card, cards, play
from promises.matches import encoded

from yomiai.games.duet import codes, rules
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import GAME, Options
from yomiai.kernel.bits import bit
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import seen_by, view


def match(hand0: str, hand1: str, decree: str, *plays: str) -> Duet:
    """Deal hands (seat 0 leads) and play."""
    own, other = hand0.split(), hand1.split()
    options = Options(dealer="chosen", dealer_seat=1, hand_cards=len(own))
    position = GAME.start(2, options)
    assert isinstance(position, rules.Duet)
    position.told = []
    for one, two in zip(own, other, strict=True):
        position.apply(card(one))
        position.apply(card(two))
    position.apply(card(decree))
    return play(position, *plays)


def worlds(position: Duet, seat: int) -> list[Duet]:
    """Positions of drawn worlds; each shows the seat what it sees."""
    eyes = seen_by(seat)
    story = [view(GAME.event(happening), eyes) for happening in position.told or ()]
    options = Options(dealer="chosen", dealer_seat=1, hand_cards=position.setting.hand_cards)
    seen = view(GAME.portray(position), eyes)
    belief = GAME.know(seen, story, seat, options)
    generator = Generator(9)
    drawn = []
    for _ in range(300):
        world = belief.world(generator).position
        assert isinstance(world, rules.Duet)
        assert encoded(view(GAME.portray(world), eyes)) == encoded(seen)
        drawn.append(world)
    return drawn


def hands(position: Duet, seat: int) -> list[int]:
    """The partner's hands in drawn worlds."""
    return [world.hand(1 - seat) for world in worlds(position, seat)]


def test_a_suit_that_was_not_followed_is_not_held() -> None:
    position = match("D2 D4 R2", "S2 S4 R4", "R10", "D2", "S2")
    assert all(hand & cards("D1 D3 D5 D6 D7 D8 D9 D10") == 0 for hand in hands(position, 0))
    assert any(hand & cards("R1 R3 R5 R6 R7 R8 R9") for hand in hands(position, 0))


def test_after_a_royal_heir_another_suit_says_nothing() -> None:
    position = match("D9 D4 R2", "S2 S4 R4", "R10", "D9", "S2")
    assert any(hand & cards("D1 D2 D3") for hand in hands(position, 0))


def test_a_decree_taken_is_known_until_it_is_played() -> None:
    position = match("D3 D4 R2", "S2 S4 R4", "R10", "D3", "D4")
    assert all(hand & bit(card("R10")) for hand in hands(position, 1))
    assert {bool(hand & bit(card("R2"))) for hand in hands(position, 1)} == {True, False}


def test_a_card_given_is_known_until_it_is_played() -> None:
    position = match("D7 D4 R2", "D2 S4 R4", "R10", "D7", "D4", "S4")
    assert all(hand & bit(card("D4")) for hand in hands(position, 0))
    play(position, "D2")
    assert all(hand & bit(card("D4")) for hand in hands(position, 0))
    assert all(not hand & bit(card("D2")) for hand in hands(position, 0))


def test_a_gift_under_way_may_be_any_card_of_the_hand() -> None:
    position = match("D7 D4 R2", "D2 S4 R4", "R10", "D7", "D4")
    drawn = worlds(position, 1)
    assert all(world.hand(0) >> world.trick.gift & 1 for world in drawn)
    assert all(world.question == codes.GIVE_BACK for world in drawn)
    assert len({world.trick.gift for world in drawn}) > 15


def test_nothing_can_be_known_before_the_deal() -> None:
    position = GAME.start(2, Options())
    with pytest.raises(ValueError, match="before"):
        GAME.know(GAME.portray(position), [], 0, Options())
