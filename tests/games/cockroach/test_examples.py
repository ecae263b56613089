"""The worked examples of the analysis, W1 to W10 (it has no W4, W6 and W7)."""

from __future__ import annotations

import pytest
from games.cockroach.tables import EIGHT, A, B, C, D, Table, dealt, sizes
from games.cockroach.test_setup import NORMAL, VARIANT, all_cards

from yomiai.games.cockroach.told import GAME


@pytest.mark.parametrize(
    ("card", "says", "taker"),
    [("toad", "true", A), ("rat", "lie", A), ("toad", "lie", B), ("rat", "true", B)],
)
def test_W1_the_four_outcomes(card: str, says: str, taker: int) -> None:
    table = Table().offer(card, B, "toad").say(says)
    assert table.front(taker) == {card: 1}
    assert table.position.actor == taker
    assert sum(table.hand(A).values()) == 15


@pytest.mark.parametrize(("says", "taker"), [("lie", C), ("true", B)])
def test_W2_responsibility_moves_with_the_card(says: str, taker: int) -> None:
    table = Table().offer("rat", B, "bat").pass_on(C, "rat").say(says)
    assert table.front(taker) == {"rat": 1}
    assert table.position.actor == taker


def test_W3_forced_judgement() -> None:
    assert Table(3).offer("rat", B, "bat").pass_on(C, "bat").legal == {"true", "lie"}
    four = Table(4).offer("rat", B, "bat").pass_on(C, "bat")
    assert four.legal == {"true", "lie", "look"}
    assert four.say("look").legal == {D}
    assert four.take(8 + D).legal == set(EIGHT)


def test_W5_kind_limit() -> None:
    table = Table(fronts={C: {"rat": 3}}).offer("rat", C, "bat").say("true")
    assert table.end == (C, "kind_limit")
    assert table.hand(C)
    assert not table.position.legal_options()


def test_W8_two_players() -> None:
    assert sizes(dealt(2)) == [27, 27]
    table = Table(2, fronts={A: {"fly": 4}}).offer("fly", B, "rat")
    assert table.legal == {"true", "lie"}
    assert table.say("lie").end == (A, "kind_limit")
    assert Table(2, fronts={A: {"fly": 3}}).offer("fly", B, "rat").say("lie").end is None


def test_W9_the_variant() -> None:
    position = dealt(4, variant_face_up=True, variant_eight_kinds=True)
    assert sizes(position) == [15] * 4
    seven = {B: dict.fromkeys(EIGHT[:7], 1)}
    with_it = Table(fronts=seven, variant_eight_kinds=True).offer(EIGHT[7], B, "rat").say("true")
    assert with_it.end == (B, "all_kinds")
    assert Table(fronts=seven).offer(EIGHT[7], B, "rat").say("true").end is None


def test_W9_a_set_up_spider_and_three_more() -> None:
    table = Table(fronts={D: {"spider": 1}}, starter=D, hands={D: {"spider": 6}}, variant_face_up=True)
    ends = [table.offer("spider", B, "spider").say("true").end for _ in range(3)]
    assert ends == [None, None, (D, "kind_limit")]


@pytest.mark.parametrize("players", GAME.seats)
def test_W10_the_deal(players: int) -> None:
    for sizes_wanted, variant in ((NORMAL, False), (VARIANT, True)):
        position = dealt(players, variant_face_up=variant)
        assert sizes(position) == sizes_wanted[players]
        assert all_cards(position) == [8] * 8
