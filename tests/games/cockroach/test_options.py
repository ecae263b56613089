"""Each option changes play, and only where it says so."""

from __future__ import annotations

import pytest
from games.cockroach.tables import EIGHT, A, B, C, D, Table, dealt, sizes

from yomiai.games.cockroach import rules
from yomiai.kernel.bits import total_of


def test_variant_face_up() -> None:
    assert total_of(dealt(4, variant_face_up=True).seats[0].table) == 1
    assert total_of(dealt(4).seats[0].table) == 0


def test_variant_eight_kinds() -> None:
    fronts = {A: dict.fromkeys(EIGHT[:7], 1)}
    for on, end in ((True, (A, "all_kinds")), (False, None)):
        assert Table(fronts=fronts, variant_eight_kinds=on).offer(EIGHT[7], B, "rat").say("lie").end == end


def test_look_may() -> None:
    table = Table(look="may").offer("rat", B, "bat")
    assert table.legal == {"true", "lie", "look", "pass_unseen"}
    table.take(rules.PASS_UNSEEN).slide(C, "fly")
    assert table.seen(B).offer.card.closed
    assert table.seen(A).offer.card.open().value == "rat"
    assert (table.told[-1].looked, table.told[-1].card.eyes) == (False, 1 << A)
    assert table.seen().offer.had == (A, B, C)


def test_look_may_passing_unseen_goes_only_to_those_who_have_not_had_the_card() -> None:
    table = Table(look="may").offer("rat", B, "bat").take(rules.PASS_UNSEEN).slide(C, "fly")
    assert table.take(rules.PASS_UNSEEN).legal == {D}
    assert table.slide(D, "fly").legal == {"true", "lie"}
    assert table.position.why_not(D, rules.PASS_UNSEEN) == "C-19"


def test_look_may_a_half_made_pass_looks_like_thinking() -> None:
    table = Table(look="may").offer("rat", B, "bat")
    before = table.seen(A, C, D)
    reasons = [table.position.why_not(C, option) for option in range(62)]
    table.take(rules.PASS_UNSEEN)
    assert table.seen(A, C, D) == before
    assert [table.position.why_not(C, option) for option in range(62)] == reasons
    assert table.position.half_made()


@pytest.mark.parametrize("allowed", [True, False])
def test_offer_to_empty(allowed: bool) -> None:
    table = Table(hands={B: {}}, offer_to_empty=allowed).take(0)
    assert (B in table.legal) == allowed
    assert table.position.why_not(A, rules.FIRST_SEAT + B) == ("" if allowed else "CE-6")


def test_offer_to_empty_off_also_binds_passing() -> None:
    table = Table(hands={C: {}}, offer_to_empty=False).offer("rat", B, "bat")
    assert table.take(rules.LOOK).legal == {D}
    nobody = Table(hands={C: {}, D: {}}, offer_to_empty=False).offer("rat", B, "bat")
    assert nobody.legal == {"true", "lie"}
    assert nobody.position.why_not(B, rules.LOOK) == "CE-6"


def test_offer_to_empty_off_is_void_when_nobody_else_holds_a_card() -> None:
    table = Table(hands={B: {}, C: {}, D: {}}, offer_to_empty=False).take(0)
    assert table.legal == {B, C, D}


@pytest.mark.parametrize(("players", "aside", "hand"), [(3, 1, 21), (4, 0, 16), (5, 4, 12), (6, 4, 10)])
def test_remainder_aside(players: int, aside: int, hand: int) -> None:
    position = dealt(players, remainder="aside")
    assert total_of(position.aside) == aside
    assert sizes(position) == [hand] * players


def test_starter_chosen() -> None:
    assert {dealt(4, seed, starter="chosen", starter_seat=2).actor for seed in range(4)} == {2}


def test_ranking_fewest_cards() -> None:
    fronts = {B: {"bat": 2}, C: {"bat": 1}, D: {"fly": 2}}
    for ranking, ranks in (("fewest_cards", [4, 2, 1, 2]), ("loser", [4, 1, 1, 1])):
        table = (
            Table(hands={A: {"rat": 1}}, fronts=fronts, ranking=ranking).offer("rat", B, "rat").say("true")
        )
        assert table.position.result().ranks == ranks
