"""Who loses and when: kind limit, all kinds, empty hand."""

from __future__ import annotations

import pytest
from games.cockroach.tables import EIGHT, A, B, C, D, Table

from yomiai.games.cockroach import rules
from yomiai.games.cockroach.told import Lost, Options, _setting

SEVEN = dict.fromkeys(EIGHT[:-1], 1)
LAST = EIGHT[-1]


def test_C21_the_fourth_of_a_kind_loses_at_once() -> None:
    table = Table(fronts={A: {"rat": 3}}).offer("rat", B, "rat").say("true")
    assert table.end == (A, "kind_limit")
    assert table.told[-1] == Lost(A, "kind_limit")


def test_C21_four_cards_of_different_kinds_do_not() -> None:
    table = Table(fronts={A: {"rat": 2, "bat": 3, "fly": 3}}).offer("rat", B, "rat").say("true")
    assert table.end is None


def test_C22_who_has_no_card_when_he_must_start_loses() -> None:
    table = Table(hands={A: {"rat": 1}}).offer("rat", B, "rat").say("true")
    assert table.end == (A, "empty_hand")


def test_C23_an_empty_hand_by_itself_is_no_loss() -> None:
    table = Table(hands={A: {"rat": 1}}).offer("rat", B, "rat").say("lie")
    assert table.hand(A) == {}
    assert table.end is None
    assert table.position.actor == B
    assert table.take(0).legal == {A, C, D}


def test_C24_the_end_names_a_loser_and_the_others_share_the_win() -> None:
    table = Table(hands={A: {"rat": 1}}).offer("rat", B, "rat").say("true")
    result = table.position.result()
    assert (result.ranks, result.reason) == ([4, 1, 1, 1], "empty_hand")
    assert sum(result.payoffs) == pytest.approx(0)
    assert table.position.why_not(B, 0) == "C-24"


def test_C27_with_two_players_the_fifth_loses() -> None:
    table = Table(2, fronts={A: {"fly": 3}}).offer("fly", B, "fly").say("true")
    assert table.end is None
    assert table.front(A) == {"fly": 4}
    assert table.offer("fly", B, "fly").say("true").end == (A, "kind_limit")


def test_C28_with_two_players_an_empty_hand_loses_too() -> None:
    table = Table(2, hands={A: {"fly": 1}}).offer("fly", B, "fly").say("true")
    assert table.end == (A, "empty_hand")


def test_C29_with_two_players_the_receiver_always_judges() -> None:
    table = Table(2).offer("fly", B, "rat")
    assert table.legal == {"true", "lie"}
    assert table.position.why_not(B, rules.LOOK) == "C-19"


def test_C32_all_eight_kinds_lose_in_the_variant() -> None:
    table = Table(fronts={A: SEVEN}, variant_eight_kinds=True).offer(LAST, B, LAST).say("true")
    assert table.end == (A, "all_kinds")


def test_C32_at_least_one_of_each_is_enough() -> None:
    fronts = {A: {**SEVEN, "bat": 3, "rat": 2}}
    table = Table(fronts=fronts, variant_eight_kinds=True).offer(LAST, B, LAST).say("true")
    assert table.end == (A, "all_kinds")


def test_C32_seven_kinds_are_harmless_and_eight_without_the_variant() -> None:
    assert Table(fronts={A: SEVEN}, variant_eight_kinds=True).offer("rat", B, "rat").say("true").end is None
    assert Table(fronts={A: SEVEN}).offer(LAST, B, LAST).say("true").end is None


def test_CE08_without_cards_right_is_safe_and_wrong_loses() -> None:
    right = Table(hands={B: {}}).offer("rat", B, "rat").say("true")
    assert right.end is None
    wrong = Table(hands={B: {}}).offer("rat", B, "rat").say("lie")
    assert wrong.end == (B, "empty_hand")


def test_CE15_the_kind_limit_is_named_before_the_empty_hand() -> None:
    table = Table(hands={A: {"rat": 1}}, fronts={A: {"rat": 3}}).offer("rat", B, "rat").say("true")
    assert table.end == (A, "kind_limit")


def test_CE15_all_kinds_are_named_before_the_empty_hand() -> None:
    table = Table(hands={A: {LAST: 1}}, fronts={A: SEVEN}, variant_eight_kinds=True)
    assert table.offer(LAST, B, LAST).say("true").end == (A, "all_kinds")


def test_CE16_one_loser_all_others_win_together() -> None:
    table = Table(hands={C: {"rat": 1}}, fronts={A: {"bat": 2}}, starter=C).offer("rat", B, "rat").say("true")
    assert table.position.result().ranks == [1, 1, 4, 1]
    assert table.position.result().payoffs == pytest.approx([1 / 3, 1 / 3, -1, 1 / 3])


def test_CE17_nobody_plays_on() -> None:
    table = Table(fronts={A: {"rat": 3}}).offer("rat", B, "rat").say("true")
    assert table.position.legal_options() == []
    for option in range(rules.OPTIONS):
        with pytest.raises(ValueError, match="not legal"):
            table.position.apply(option)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_CE25_five_of_a_kind_is_for_two_players_only(players: int) -> None:
    assert _setting(players, Options()).limit == (5 if players == 2 else 4)


def test_CE22_a_set_up_card_counts_like_a_taken_one() -> None:
    """C-30: with a spider from set-up, the third spider taken is the fourth."""
    table = Table(fronts={D: {"spider": 3}}, starter=D, variant_face_up=True)
    assert table.offer("spider", B, "spider").say("true").end == (D, "kind_limit")
