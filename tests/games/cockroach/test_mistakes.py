"""Mistakes seen in public programs of this game, numbered as in the analysis: none is made here."""

from __future__ import annotations

import pytest
from games.cockroach.tables import EIGHT, A, B, C, D, Table, dealt, sizes

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import GAME, Options
from yomiai.kernel.bits import counts_list


def test_mistake_01_cards_that_do_not_divide_are_not_dropped() -> None:
    assert [sum(sizes(dealt(players))) for players in (3, 5, 6)] == [64, 64, 64]


def test_mistake_02_the_match_goes_on_while_somebody_else_has_no_cards() -> None:
    """Seat A is empty and comes first; the taker is C."""
    table = Table(hands={A: {}, B: {}}, starter=C).offer("rat", D, "rat").say("true")
    assert table.end is None
    assert table.position.actor == C


def test_mistake_03_an_empty_hand_is_neither_stuck_nor_skipped_nor_a_win() -> None:
    table = Table(hands={A: {"rat": 1}, B: {}}).offer("rat", B, "rat")
    assert table.position.actor == B
    assert table.say("lie").end == (B, "empty_hand")
    assert table.position.result().ranks[B] == 4


def test_mistake_04_four_of_a_kind_can_happen() -> None:
    for kind in EIGHT:
        table = Table(fronts={B: {kind: 3}}).offer(kind, B, kind).say("lie")
        assert table.end == (B, "kind_limit")


def test_mistake_05_the_last_giver_takes_not_the_starter() -> None:
    table = Table().offer("rat", B, "bat").pass_on(C, "rat").say("true")
    assert (table.front(A), table.front(B)) == ({}, {"rat": 1})


def test_mistake_06_the_new_claim_counts() -> None:
    table = Table().offer("rat", B, "rat").pass_on(C, "bat").say("lie")
    assert table.front(B) == {"rat": 1}


@pytest.mark.parametrize(("says", "taker"), [("true", A), ("lie", C)])
def test_mistake_07_the_taker_starts(says: str, taker: int) -> None:
    assert Table().offer("rat", C, "rat").say(says).position.actor == taker


def test_mistake_08_the_receiver_sees_neither_the_card_nor_other_hands() -> None:
    seen = Table().offer("rat", B, "bat").seen(B)
    assert seen.offer.card.closed
    assert [place.hand.closed for place in seen.places] == [True, False, True, True]


def test_mistake_09_eight_kinds_means_at_least_one_each_and_only_in_the_variant() -> None:
    fronts = {A: {**dict.fromkeys(EIGHT[:7], 2)}}
    assert Table(fronts=fronts, variant_eight_kinds=True).offer(EIGHT[7], B, "rat").say("lie").end == (
        A,
        "all_kinds",
    )
    assert Table(fronts=fronts).offer(EIGHT[7], B, "rat").say("lie").end is None


def test_mistake_10_two_players_have_54_cards_and_limit_5() -> None:
    position = dealt(2)
    assert (sum(sizes(position)), position.setting.limit) == (54, 5)


def test_mistake_11_no_passing_to_oneself_or_to_one_who_has_seen_it() -> None:
    table = Table().offer("rat", B, "bat").say("look")
    for seat in (A, B):
        with pytest.raises(ValueError, match="not legal"):
            table.position.apply(rules.FIRST_SEAT + seat)


def test_mistake_12_true_does_not_always_cost_the_receiver() -> None:
    assert Table().offer("rat", B, "rat").say("true").front(B) == {}


def test_mistake_13_no_judging_after_looking() -> None:
    table = Table().offer("rat", B, "bat").say("look")
    assert not {"true", "lie"} & table.legal


def test_mistake_14_no_card_of_another_edition() -> None:
    position = GAME.start(4, Options())
    assert position.chance_weights() == [8] * 8
    assert counts_list(position.legal, 2) == [15, 15]
