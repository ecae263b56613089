"""F-52 … F-60: the game for two."""

from __future__ import annotations

import pytest
from games.fox_grapes.scenes import dealt, declare, lay_all, public, told

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes, new_match
from yomiai.games.fox_grapes.setting import Setting
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.bits import total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle
from yomiai.kernel.secret import seen_by, view


def declared(hands: str = "SAFSAF FSAAAS", calls: str = "SAFSAF", **options: int) -> FoxGrapes:
    """One round laid as dealt and declared: the first player's three declarations, then the second's."""
    position = dealt(hands, **options)
    first, second = hands.split()
    lay_all(position, " ".join(card + "S" for card in first[:3] + second[:3]))
    for says in calls:
        declare(position, says)
    return position


def test_F52_deck() -> None:
    assert new_match(Setting(2)).chance_weights() == [7, 7, 7]


def test_F53_three_declarations_each() -> None:
    position = declared(calls="AAAAA")
    assert [h.values[0] for h in told(position, codes.DECLARED)] == [0, 0, 0, 1, 1]
    assert position.question == codes.DECLARE_KIND


def test_F54_nine_cards_each_and_three_set_aside_unseen() -> None:
    position = new_match(Setting(2))
    position.told = []
    settle(position, Generator(1))
    assert [total_of(seat.hand) for seat in position.seats] == [9, 9]
    assert total_of(position.aside) == 3
    aside = GAME.portray(position).aside
    assert aside is not None
    assert aside.eyes == 0
    for seat in (0, 1):
        seen = view(GAME.portray(position), seen_by(seat)).aside
        assert seen is not None
        assert seen.closed
    assert [h.values for h in told(position, codes.SET_ASIDE)] == [[3]]


def test_F54_the_cards_set_aside_are_never_used() -> None:
    for seed in range(20):
        position = new_match(Setting(2))
        generator = Generator(seed)
        settle(position, generator)
        aside = position.aside
        playout(position, generator)
        assert position.aside == aside


def test_F55_the_first_player_is_drawn_or_named() -> None:
    assert dealt("SAF SAF", starter=1).actor == 1
    drawn = new_match(Setting(2))
    settle(drawn, Generator(1))
    assert drawn.starter == drawn.actor


def test_F56_FE18_the_first_lays_three_in_a_row_each_announced_then_the_second() -> None:
    position = dealt("SAF SAF", starter=1)
    lay_all(position, "SA AF FS SS AA FF")
    placed = [h.values for h in told(position, codes.PLACED)]
    assert [values[:2] for values in placed] == [[1, 0], [1, 1], [1, 2], [0, 0], [0, 1], [0, 2]]
    assert [values[2] for values in placed] == [1, 2, 0, 0, 1, 2]
    laid = view(GAME.portray(position), seen_by(0)).places[1].laid
    assert [card.claim.value for card in laid if card is not None] == ["sour", "fox", "sweet"]
    assert all(card is not None and card.card.closed for card in laid)


def test_F56_only_cards_of_the_hand() -> None:
    position = dealt("SSF SAF")
    assert position.why_not(0, 1) == "F-56"
    assert position.why_not(1, 0) == "F-56"


def test_F57_FE19_the_second_declares_after_seeing_the_firsts_declarations() -> None:
    position = declared(calls="SAF")
    assert position.actor == 1
    seen = view(GAME.portray(position), seen_by(1))
    calls = [card.declaration.value for card in seen.places[1].laid if card and card.declaration]
    assert calls == ["sweet", "sour", "fox"]
    assert position.why_not(1, codes.FIRST_SEAT) == "F-57"
    assert position.why_not(0, codes.FIRST_WORD) == "F-57"


def test_F57_each_declaration_is_an_action_of_its_own_and_the_view_says_for_which_card() -> None:
    position = declared(calls="S")
    assert not position.half_made()
    seen = view(GAME.portray(position), seen_by(1))
    assert (seen.declare_place, GAME.ask(position, 0)) == (1, "declare_second")


def test_FE20_the_same_may_be_declared_on_several_cards() -> None:
    position = declared(calls="FFFAAA")
    assert [h.values[3] for h in told(position, codes.DECLARED)] == [2, 2, 2, 1, 1, 1]


def test_F58_FE17_the_first_opens_in_the_order_of_placement_then_the_second() -> None:
    position = declared(hands="SAASSS AASSSA", calls="AAAAAA")
    opened = [h.values[:3] for h in told(position, codes.OPENED)]
    assert opened == [[0, 1, 0], [0, 1, 1], [0, 1, 2], [1, 0, 0], [1, 0, 1], [1, 0, 2]]


def test_F58_the_counterpart_is_always_the_opponent() -> None:
    position = declared(hands="SAASSS FASSSA", calls="FAAAAA")
    assert (position.actor, position.counterpart) == (0, 1)
    position.apply(codes.STEAL)
    assert public(position, 0) == (3, 3, 1)
    assert public(position, 1) == (1, 2, 0)


def test_F59_nobody_is_ever_stuck() -> None:
    for seed in range(30):
        position = new_match(Setting(2))
        position.told = []
        generator = Generator(seed)
        settle(position, generator)
        playout(position, generator)
        assert told(position, codes.STUCK) == []
        assert position.removed == 0


def test_F60_three_rounds_and_empty_hands() -> None:
    position = new_match(Setting(2))
    generator = Generator(7)
    settle(position, generator)
    playout(position, generator)
    assert position.round == 3
    assert [seat.hand for seat in position.seats] == [0, 0]
    assert position.why_not(1, 0) == "F-60"


@pytest.mark.parametrize("starter", [0, 1])
def test_FE16_the_first_player_alternates(starter: int) -> None:
    position = new_match(Setting(2, starter=starter))
    position.told = []
    generator = Generator(9)
    settle(position, generator)
    playout(position, generator)
    starts = [h.values for h in told(position, codes.STARTS)]
    assert starts == [[starter, 0], [1 - starter, 1], [starter, 2]]
