"""Section 4: turns and actions."""

from __future__ import annotations

import pytest
from games.goblets.feast import A, B, C, D, Feast, letters

from yomiai.games.goblets import records, state
from yomiai.games.goblets.told import GAME
from yomiai.kernel.asking import choices
from yomiai.kernel.choice import Card, Place, Word
from yomiai.kernel.secret import WATCHER, seen_by, view

ORDINARY = {"pour", "peek", "swap", "rotate", "rotate_back", "pass", "toast"}


def words(feast: Feast) -> set[str]:
    asked = choices(GAME, feast.position, feast.actor)
    assert asked is not None
    return {branch.choice.code for branch in asked.questions[0].branches if isinstance(branch.choice, Word)}


def test_G16_turns_go_clockwise() -> None:
    feast = Feast(host=C)
    turns = []
    for _ in range(5):
        turns.append(feast.actor)
        feast.rotate().rotate()
    assert turns == [C, D, A, B, C]


def test_G16_nobody_else_may_act() -> None:
    feast = Feast()
    assert feast.why_not(state.PEEK, B) == "G-16"
    feast.take(state.POUR)
    assert feast.why_not(state.PEEK, B) == "G-16"


def test_G17_two_actions_in_any_order_the_same_one_twice() -> None:
    feast = Feast().pour("w", B)
    assert feast.actor == A
    assert feast.pour("w", B).actor == B
    assert feast.swap(C).peek().actor == C
    assert feast.peek().peek().actor == D


def test_G17_the_actions_are_those_of_the_rulebook() -> None:
    assert words(Feast()) == ORDINARY
    assert words(Feast().pour("w", A)) == ORDINARY - {"toast"}


def test_G18_a_token_of_ones_own_goes_into_any_goblet() -> None:
    for place in range(4):
        feast = Feast().pour("p", place)
        assert feast.contents[place] == "p"
        assert letters(feast.position.houses[A].screen) == "wwwpaa"


def test_G18_a_token_one_does_not_have_cannot_be_poured() -> None:
    feast = Feast().screen(A, "wa").take(state.POUR)
    assert not feast.may(1)
    assert feast.why_not(1) == "G-18"
    with pytest.raises(ValueError, match="not legal"):
        feast.take(1)


def test_G18_G84_others_see_who_pours_and_where_not_what() -> None:
    poured = Feast().pour("p", C).events(records.Poured)[0]
    assert view(poured, seen_by(A)).tokens.open() == (records.Token.POISON,)
    for eyes in (seen_by(B), WATCHER):
        seen = view(poured, eyes)
        assert seen.tokens.closed
        assert (seen.seat, seen.place) == (A, C)


def test_G18_a_half_made_pour_changes_nothing() -> None:
    feast = Feast()
    before = feast.seen(seen_by(A))
    feast.take(state.POUR, 1)
    assert feast.position.half_made()
    assert feast.seen(seen_by(A)) == before


def test_G09_G19_one_looks_into_the_goblet_in_front_of_one_whatever_its_coaster() -> None:
    feast = Feast().all_goblets("w", "p", "a", "").swap(B).peek()
    seen = view(feast.events(records.Peeked)[0], seen_by(A))
    assert seen.contents.open() == records.Tokens((0, 1, 0, 0, 0))
    assert (seen.place, seen.coaster) == (A, B)


def test_G19_nobody_else_sees_it_and_no_view_shows_it_again() -> None:
    feast = Feast().goblet(A, "wp").peek()
    event = feast.events(records.Peeked)[0]
    for eyes in (seen_by(B), WATCHER):
        assert view(event, eyes).contents.closed
    assert feast.seen(seen_by(A)).goblets[A].contents.closed


def test_G19_what_one_says_about_it_is_a_claim_without_effect() -> None:
    feast = Feast()
    claims = {claim.code: claim for claim in GAME.claims(feast.position)}
    assert claims.keys() >= {"holds", "safe", "poured"}
    poured = [blank.choices for blank in claims["poured"].blanks]
    assert poured == [
        (Card("wine"), Card("poison"), Card("antidote")),
        tuple(Place(coaster) for coaster in range(feast.position.players)),
    ]


def test_G20_ones_own_goblet_is_exchanged_with_any_other() -> None:
    for other in (B, C, D):
        feast = Feast().all_goblets("w", "p", "a", "ww").swap(other)
        expected = ["w", "p", "a", "ww"]
        expected[A], expected[other] = expected[other], expected[A]
        assert feast.contents == expected
        assert feast.coasters[A] == other
        assert feast.coasters[other] == A


def test_G20_two_goblets_of_others_cannot_be_exchanged() -> None:
    feast = Feast().take(state.SWAP)
    assert not feast.may(state.FIRST_PLACE + A)
    assert feast.why_not(state.FIRST_PLACE + A) == "G-20"
    assert Feast().why_not(state.SWAP_OTHERS) == "G-20"


def test_G21_all_goblets_move_by_one_place_either_way() -> None:
    feast = Feast().all_goblets("w", "p", "a", "ww").rotate()
    assert feast.contents == ["ww", "w", "p", "a"]
    assert feast.coasters == [3, 0, 1, 2]
    feast.take(state.ROTATE_BACK)
    assert feast.contents == ["w", "p", "a", "ww"]  # worked example 3
    assert Feast().why_not(state.ROTATE_TWO) == "G-21"


def test_G22_pass_ends_the_turn_first_or_second() -> None:
    assert Feast().pass_turn().actor == B
    assert Feast().peek().pass_turn().actor == B


def test_G23_without_tokens_there_is_no_pouring() -> None:
    feast = Feast().screen(A, "")
    assert not feast.may(state.POUR)
    assert feast.why_not(state.POUR) == "G-23"


def test_the_tree_of_a_pour_is_token_then_goblet() -> None:
    asked = choices(GAME, Feast().position, A)
    assert asked is not None
    pour = next(branch for branch in asked.questions[0].branches if branch.choice == Word("pour"))
    token = asked.questions[pour.then]
    assert [branch.choice for branch in token.branches] == [Card("wine"), Card("poison"), Card("antidote")]
    goblet = asked.questions[token.branches[0].then]
    assert [branch.choice for branch in goblet.branches] == [Place(place) for place in range(4)]
    assert all(branch.then == -1 for branch in goblet.branches)
