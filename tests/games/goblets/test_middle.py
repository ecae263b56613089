"""Section 11: two and three players, six goblets in the middle."""

from __future__ import annotations

import pytest
from games.goblets.feast import A, B, C, Feast, letters

from yomiai.games.goblets import records, state, tokens
from yomiai.games.goblets.told import GAME, options_that_matter
from yomiai.kernel.secret import WATCHER

PLACE = state.FIRST_PLACE
SIX = {"three_players": "table_of_six"}


def ready(players: int = 2, **options: object) -> Feast:
    """Whose turn it is has no wine left, and the goblets hold what the test says."""
    options = {**SIX, **options}
    return Feast(players, **options).screen(A, "pa").all_goblets("w", "ww", "p", "pa", "a", "")


def drink(feast: Feast, *places: int) -> Feast:
    return feast.take(*(PLACE + place for place in places))


def test_G55a_three_may_play_the_base_game_or_the_table_of_six() -> None:
    assert Feast(3).seen(WATCHER).mode == "base"
    assert Feast(3, **SIX).seen(WATCHER).mode == "middle"
    assert Feast(2).seen(WATCHER).mode == "middle"


def test_G55a_three_play_the_basic_preset() -> None:
    feast = Feast(3, initial_fill=True, toast_needs_no_wine=True)
    assert feast.contents == [""] * 3
    assert feast.may(state.TOAST)
    assert "initial_fill" not in options_that_matter(3, records.Options())


@pytest.mark.parametrize("players", [2, 3])
def test_G56_usual_tokens_no_targets_no_characters(players: int) -> None:
    feast = Feast(players, characters=True, **SIX)
    assert [letters(house.screen) for house in feast.position.houses] == ["wwwppaa"] * players
    assert all(house.target == -1 and house.character == -1 for house in feast.position.houses)


def test_G57_six_goblets_each_with_a_token() -> None:
    feast = Feast(2)
    assert letters(sum(goblet.contents for goblet in feast.position.goblets)) == "wwwppa"
    assert [len(content) for content in feast.contents] == [1] * 6
    assert letters(sum(g.contents for g in Feast(2, goblin_unicorn=True).position.goblets)) == "wwwpgu"


def test_G58_one_action_a_turn_any_goblet() -> None:
    feast = Feast(3, **SIX).pour("w", 5)
    assert feast.actor == B
    feast.peek(4)
    assert feast.actor == C
    before = feast.contents
    feast.swap(0, 5)
    assert (feast.contents[0], feast.contents[5]) == (before[5], before[0])
    assert feast.coasters == [5, 1, 2, 3, 4, 0]
    assert feast.actor == A


def test_G58_no_rotation_and_no_toast_with_wine() -> None:
    feast = Feast(2)
    for option in (state.ROTATE, state.ROTATE_BACK, state.TOAST):
        assert not feast.may(option)
        assert feast.why_not(option) == "G-58"
    assert feast.why_not(state.PASS, B) == "G-58"
    assert feast.screen(A, "pa").may(state.TOAST)


def test_G59_each_picks_a_goblet_from_the_callers_left_until_one_is_alive() -> None:
    feast = ready(3).call()
    assert (feast.actor, feast.position.question) == (B, state.DRINK)
    drink(feast, 0)
    assert feast.actor == C
    assert feast.why_not(PLACE + 1, A) == "G-59"
    drink(feast, 2)  # C dies
    assert feast.actor == A
    drink(feast, 4)
    assert feast.actor == B  # round among the survivors
    drink(feast, 3, 5)
    assert feast.actor == B
    drink(feast, 1)
    assert feast.position.over


def test_G59_the_last_one_alive_wins() -> None:
    feast = drink(ready().call(), 2)
    assert feast.position.result().ranks == [1, 2]
    assert feast.position.result().reason == "last_alive"
    assert feast.why_not(state.PASS, A) == "G-59"


def test_G60_no_last_round() -> None:
    assert ready().call().seen(WATCHER).phase == "drinking"


def test_G61_the_last_one_need_not_drink() -> None:
    feast = drink(ready().call(), 2)
    assert len(feast.events(records.Drank)) == 1


def test_G61_when_the_goblets_run_out_the_most_wine_wins() -> None:
    feast = ready().goblet(2, "").call()
    drink(feast, 1, 0, 2, 3, 4, 5)
    assert feast.position.result().ranks == [2, 1]
    assert feast.position.result().reason == "most_wine"


def test_G61_who_died_wins_nothing_however_much_he_drank() -> None:
    feast = ready(3).all_goblets("w", "", "wwp", "", "", "").call()
    drink(feast, 0, 2, 4, 3, 5, 1)  # C dies of the third goblet, with two wines in him
    assert feast.position.result().reason == "most_wine"
    assert feast.position.result().ranks[B] == 1
    assert feast.position.result().ranks[C] > 1


def test_G61_equal_wine_is_a_shared_victory() -> None:
    feast = ready().all_goblets("w", "w", "", "", "", "").call()
    drink(feast, 0, 1, 2, 3, 4, 5)
    assert feast.position.result().ranks == [1, 1]
    assert [event.wins for event in feast.events(records.WonCourse)] == [1, 1]


def test_G62_a_goblet_drunk_is_shown_and_removed() -> None:
    feast = drink(ready().call(), 3)
    assert feast.events(records.Drank)[0].contents == records.Tokens((0, 1, 1, 0, 0))
    assert feast.seen(WATCHER).goblets[3].gone
    assert not feast.may(PLACE + 3)
    assert feast.why_not(PLACE + 3) == "G-62"


def test_G63_one_course_decides_or_more_wins_are_needed() -> None:
    feast = drink(ready(wins_needed=2).call(), 2).settle()
    assert not feast.position.over
    assert feast.position.course == 1
    assert feast.actor == B  # the left neighbour begins
    assert [person.wins for person in feast.seen(WATCHER).persons] == [1, 0]
    feast.screen(B, "").all_goblets("p", "p", "p", "p", "p", "p").call()
    drink(feast, 0)  # A dies, so B has won one as well
    assert not feast.settle().position.over
    feast.screen(A, "").all_goblets("p", "p", "p", "p", "p", "p").call()
    drink(feast, 0)  # B dies
    assert feast.position.over
    assert feast.position.result().ranks == [1, 2]


def test_G64_the_standstill_guard_calls_here_too() -> None:
    feast = Feast(3, **SIX).all_pass(3)
    assert feast.position.phase == state.DRINKING
    assert feast.position.caller == A


def test_options_that_matter_are_named_for_every_number() -> None:
    for players in range(2, 13):
        for options in GAME.options_for(players):
            assert set(options_that_matter(players, options)) <= set(records.Options.__struct_fields__)


def test_tokens_are_counted_beyond_fifteen() -> None:
    many = 21 * tokens.one(tokens.WINE) + 15 * tokens.one(tokens.POISON)
    assert tokens.counts(many) == [21, 15, 0, 0, 0]
    assert tokens.number(many) == 36
