"""Every clause of the rulebook, in its order."""

from __future__ import annotations

from typing import Any

import pytest
from games.duet.arranged import card, cards, dealt, gems, lay, legal, play, told

from yomiai.games.duet import codes, rules
from yomiai.games.duet.boards import ALL_GEMS, FOREST_TOKENS, GEMS, HOUSE_LAYOUT, PLUS_ICONS, SIDES, Board
from yomiai.games.duet.cards import footprints_of, pack, rank_of
from yomiai.games.duet.setting import Setting
from yomiai.games.duet.told import GAME, Options
from yomiai.kernel.bits import bit, popcount, total_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle

PLAIN = Setting(powers=False)
FILLER0 = "R2 R4 R6"
FILLER1 = "R8 R10 D4"


# Components


@pytest.mark.parametrize("players", [1, 3])
def test_D01_two_players_only(players: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        GAME.start(players, Options())


def test_D02_thirty_cards() -> None:
    assert popcount(pack(3, 1, 10)) == 30
    assert {rank_of(number) for number in range(30)} == set(range(1, 11))


def test_D05_gems_and_forest_tokens() -> None:
    assert (ALL_GEMS, FOREST_TOKENS) == (22, 4)
    assert dealt().path.supply() == 10


def test_D06_footprints_by_rank() -> None:
    assert [footprints_of(number) for number in range(10)] == [0, 3, 2, 1, 1, 2, 0, 2, 0, 3]
    assert [footprints_of(number) for number in range(30)] == [
        footprints_of(number) for number in range(10)
    ] * 3


def test_D06_sums_of_footprints() -> None:
    assert sum(footprints_of(number) for number in range(30)) == 42
    assert footprints_of(card("D6")) + footprints_of(card("D2")) == 5
    assert footprints_of(card("D6")) + footprints_of(card("R4")) == 3


@pytest.mark.parametrize("led", ["D1", "D3", "D5", "D7", "D9"])
def test_D08a_without_powers_odd_cards_only_move(led: str) -> None:
    position = lay(f"{led} {FILLER0}", f"D10 D8 {FILLER1}"[:-3], setting=PLAIN)
    play(position, led)
    assert position.question == codes.FOLLOW
    assert legal(position) == {"D10", "D8"}
    play(position, "D10")
    assert position.question == codes.LEAD
    assert told(position, codes.MOVED) == [
        [1, footprints_of(card(led)) + 3, 5 + footprints_of(card(led)) + 3]
    ]


def test_D08_even_cards_have_no_power() -> None:
    for rank in (2, 4, 6, 8, 10):
        position = lay(f"D{rank} {FILLER0}", f"S2 {FILLER1}"[:-3])
        play(position, f"D{rank}")
        assert position.question == codes.FOLLOW


def test_D09_every_power_can_be_declined() -> None:
    position = play(lay(f"D3 {FILLER0}", "D5 R8 R10 D1"), "D3", "no")
    assert position.decree == card("S10")
    play(position, "D5", "no")
    assert told(position, codes.DECLINED) == [[0, 3], [1, 5]]
    assert position.path.token == 8


# Powers


def test_D10_the_winner_of_a_trick_with_a_musician_chooses_the_way() -> None:
    for winner, led, followed in ((1, "D1", "D8"), (0, "D8", "D1")):
        for way, space in (("own", 7 if winner else 3), ("partner", 3 if winner else 7)):
            position = play(lay(f"{led} R4", f"{followed} R6"), led, followed)
            assert (position.actor, position.question) == (winner, codes.DIRECT)
            play(position, way)
            assert position.path.token == space


def test_D11_foxes_change_the_decree_at_once() -> None:
    position = play(lay("R3 R4 D2", "R6 D8 D10"), "R3")
    assert (position.actor, position.question) == (0, codes.CHANGE_DECREE)
    assert legal(position) == {"R4", "D2", "no"}
    play(position, "D2")
    assert position.decree == card("D2")
    assert position.hand(0) == cards("R4 S10")
    assert position.question == codes.FOLLOW
    assert told(position, codes.EXCHANGED) == [[0, card("D2"), card("S10")]]


def test_D11_foxes_of_the_follower_are_settled_before_the_winner_is_judged() -> None:
    position = play(lay("R8 R4", "R3 D2", decree="D10"), "R8", "R3", "D2")
    assert told(position, codes.WON)[-1][0] == 0
    position = play(lay("R8 R4", "D3 S2", decree="S10"), "R8", "D3")
    play(position, "no")
    assert told(position, codes.WON)[-1][0] == 0
    position = play(lay("R8 R4", "D3 D2", decree="S10"), "R8", "D3", "D2")
    assert told(position, codes.WON)[-1][0] == 1


@pytest.mark.parametrize(("answer", "distance"), [("led", 3), ("followed", 1), ("no", 4)])
def test_D12_the_winner_of_a_trick_with_a_gazelle_may_ignore_one_card(answer: str, distance: int) -> None:
    position = play(lay("D5 R4", "D10 R6"), "D5", "D10")
    assert (position.actor, position.question) == (1, codes.IGNORE)
    assert legal(position) == {"led", "followed", "no"}
    play(position, answer)
    assert told(position, codes.MOVED)[0][:2] == [1, distance]


def test_D13_a_led_gift_comes_before_the_follower_plays() -> None:
    position = play(lay("D7 R4 S2", "D10 R6 D2"), "D7")
    assert (position.actor, position.question) == (0, codes.GIVE)
    play(position, "R4")
    assert (position.actor, position.question) == (1, codes.GIVE_BACK)
    assert legal(position) == {"D10", "R6", "D2"}
    assert position.hand(1) == cards("D10 R6 D2"), "both cards change hands at the same time"
    play(position, "D10")
    assert position.hand(0) == cards("S2 D10")
    assert position.hand(1) == cards("R4 R6 D2")
    assert (position.actor, position.question) == (1, codes.FOLLOW)


def test_D13_a_following_gift_cannot_alter_the_trick() -> None:
    position = play(lay("D10 R4", "D7 R6"), "D10", "D7")
    assert (position.actor, position.question) == (1, codes.GIVE)
    play(position, "R6", "R4")
    assert told(position, codes.WON) == [[0, 10]]
    assert position.hand(0) == cards("R6")


def test_D13_what_is_given_is_seen_by_the_giver_then_by_both() -> None:
    position = play(lay("D7 R4 S2", "D10 R6 D2"), "D7", "R4", "D10")
    assert position.told is not None
    giving, swapped = (h for h in position.told if h.code in (codes.GIVING, codes.SWAPPED))
    assert (giving.eyes, swapped.eyes) == (1, 3)
    assert swapped.values == [0, card("R4"), card("D10")]


def test_D13_the_player_of_the_7_may_decide_against_it_but_not_the_partner() -> None:
    position = play(lay("D7 R4", "D10 R6"), "D7", "no")
    assert position.question == codes.FOLLOW
    position = play(lay("D7 R4", "D10 R6"), "D7", "R4")
    assert position.why_not(1, codes.DECLINE) == "D-13"


def test_D14_after_a_led_royal_heir_any_card_may_follow() -> None:
    position = play(lay("D9 R2", "D4 R4"), "D9")
    assert legal(position) == {"D4", "R4"}
    play(position, "R4")
    assert told(position, codes.WON) == [[0, 10]], "who wins is judged as always"


def test_D14_a_royal_heir_that_follows_has_no_effect() -> None:
    position = play(lay("D8 D2", "D9 R4"), "D8")
    assert legal(position) == {"D9"}
    play(position, "D9")
    assert (position.actor, position.question) == (1, codes.LEAD)


# Board


def test_D15_D16_D17_D18_D19_side_a() -> None:
    board = Board(1)
    assert (board.spaces, board.start) == (11, 5)
    assert total_of(board.gems) == sum(GEMS[0]) == 12
    assert GEMS[0] == (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1)
    assert PLUS_ICONS[0] == (1, 3, 4, 6, 8)
    assert max(GEMS[0]) <= 2


@pytest.mark.parametrize(
    ("level", "side", "spaces", "in_all"), [(1, "A", 11, 12), (2, "B", 10, 13), (3, "B", 10, 16)]
)
def test_D20_D21_D22_levels(level: int, side: str, spaces: int, in_all: int) -> None:
    board = Board(level)
    assert (SIDES[level - 1], board.spaces, total_of(board.gems)) == (side, spaces, in_all)
    assert HOUSE_LAYOUT[level - 1] == (side == "B")
    assert len(board.plus_icons) == 5


@pytest.mark.parametrize(
    ("level", "row"), [(2, (1, 1, 2, 1, 1, 0, 2, 2, 1, 2)), (3, (2, 1, 2, 2, 1, 0, 2, 2, 2, 2))]
)
def test_D22_D46_the_house_layout_of_side_b(level: int, row: tuple[int, ...]) -> None:
    """Space by space, as both rulebooks print it; the icons are where side A has them."""
    path = dealt(Setting(level=level)).path
    assert (tuple(path.gems >> 4 * space & 15 for space in range(10)), path.token) == (row, 5)
    path.gems = 0
    path.add_gems(True)
    assert tuple(path.gems >> 4 * space & 15 for space in range(10)) == (0, 1, 0, 1, 1, 0, 1, 0, 1, 0)


@pytest.mark.parametrize("level", [0, 4])
def test_D21_there_are_three_levels(level: int) -> None:
    with pytest.raises(ValueError, match="levels"):
        Setting(level=level)


# Setup


def test_D24_D25_setup_of_the_board() -> None:
    path = dealt().path
    assert (path.token, path.forest, path.low, path.high) == (5, 4, 0, 10)
    assert path.supply() == 10


def test_D26_D27_deal() -> None:
    position = dealt()
    assert popcount(position.hand(0)) == popcount(position.hand(1)) == 11
    assert popcount(position.undealt) == 7
    assert position.hand(0) | position.hand(1) | position.undealt | bit(position.decree) == pack(3, 1, 10)
    assert told(position, codes.TURNED_UP) == [[position.decree]]
    assert position.told is not None
    assert [h.eyes for h in position.told if h.code == codes.DEALT] == [1, 2]


def test_D26_the_dealer_is_drawn_or_chosen() -> None:
    assert {dealt(seed=seed).dealer for seed in range(10)} == {0, 1}
    assert {dealt(Setting(dealer=1), seed).dealer for seed in range(10)} == {1}


def test_D28_the_decree_is_not_played() -> None:
    position = lay("D2 R2", "D4 R4")
    assert not position.legal & bit(position.decree)
    assert position.why_not(0, position.decree) == "D-28"


# A trick


@pytest.mark.parametrize("seed", range(20))
def test_D29_at_most_three_rounds_of_eleven_tricks(seed: int) -> None:
    position = dealt(seed=seed)
    playout(position, Generator(seed))
    tricks = told(position, codes.WON)
    assert position.round <= 3
    assert len(tricks) <= 33
    assert all(1 <= number <= 11 for _, number in tricks)


@pytest.mark.parametrize("dealer", [0, 1])
def test_D30_the_non_dealer_leads_first_then_the_winner(dealer: int) -> None:
    assert dealt(Setting(dealer=dealer)).actor == 1 - dealer
    position = play(lay("D2 R2", "D4 R4"), "D2", "D4")
    assert (position.actor, position.question) == (1, codes.LEAD)


def test_D31_the_led_suit_must_be_followed() -> None:
    position = play(lay("D2 R2 R4", "D4 D8 S2"), "D2")
    assert legal(position) == {"D4", "D8"}
    assert position.why_not(1, card("S2")) == "D-31"
    position = play(lay("D2 R2 R4", "R6 R8 S2"), "D2")
    assert legal(position) == {"R6", "R8", "S2"}


@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [("D2", "D4", 1), ("D4", "D2", 0), ("D10", "S2", 1), ("S4", "S2", 0), ("S2", "D10", 0), ("D2", "R10", 0)],
)
def test_D32_highest_trump_else_highest_of_the_led_suit(led: str, followed: str, winner: int) -> None:
    position = play(lay(f"{led} R6", f"{followed} R8", decree="S6"), led, followed)
    assert told(position, codes.WON)[0][0] == winner


def test_D33_a_trick_is_settled_in_order() -> None:
    position = play(lay("D5 R6", "D1 R8", token=4), "D5", "D1", "followed", "own")
    assert position.told is not None
    assert [h.code for h in position.told] == [
        codes.PLAYED,
        codes.PLAYED,
        codes.WON,
        codes.IGNORED,
        codes.DIRECTED,
        codes.MOVED,
        codes.TAKEN,
    ]


def test_D34_cards_are_laid_aside_after_the_trick() -> None:
    position = play(lay("D2 R2", "D4 R4"), "D2", "D4")
    assert (position.trick.led, position.trick.followed) == (-1, -1)
    assert position.discards() == cards("D2 D4")


# Movement


@pytest.mark.parametrize(("led", "followed", "space"), [("D6", "D2", 0), ("D2", "D6", 10), ("D4", "R4", 3)])
def test_D35_toward_the_winners_end(led: str, followed: str, space: int) -> None:
    position = play(lay(f"{led} R6", f"{followed} R8"), led, followed)
    assert position.path.token == space


def test_D36_distance_0_counts_as_stopping() -> None:
    position = play(lay("D9 R6", "R9 R8", token=4), "D9", "R9")
    assert position.path.token == 4
    assert told(position, codes.TAKEN) == [[4, 11]]


def test_D37_the_end_space_is_an_ordinary_stop() -> None:
    position = play(lay("D6 R6", "D2 R8", token=6, low=1), "D6", "D2")
    assert (position.path.token, position.path.forest) == (1, 4)
    position = play(lay("D6 R6", "D2 R8", token=5, low=1), "D6", "D2")
    assert (position.path.token, position.path.forest) == (5, 3)


@pytest.mark.parametrize(("led", "followed", "low", "high"), [("D6", "D2", 2, 10), ("D2", "D6", 1, 9)])
def test_D38_off_the_path(led: str, followed: str, low: int, high: int) -> None:
    position = lay(f"{led} R6", f"{followed} R8", token=4 if led == "D6" else 8, low=1)
    play(position, led, followed)
    path = position.path
    assert (path.token, path.forest, path.low, path.high) == (5, 3, low, high)


def test_D39_all_gems_of_a_covered_space_slide_to_the_centre_side() -> None:
    position = play(lay("D6 R6 R2", "D2 R8 R4", token=2), "D6", "D2")
    assert gems(position) == [0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1]
    position.path.token = 2
    play(position, "R6", "R8")
    position.path.token = 3
    position = lay("D6 R6", "D2 R8", token=2, low=1, gems=[0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1])
    play(position, "D6", "D2")
    assert gems(position) == [0, 0, 4, 1, 1, 0, 1, 1, 2, 1, 1], "those moved there earlier too"


def test_D40_off_the_path_without_a_forest_token_is_lost() -> None:
    position = play(lay("D6 R6", "D2 R8", token=6, low=4, forest=0), "D6", "D2")
    assert (position.over, position.result().reason) == (True, "lost_in_forest")
    assert told(position, codes.ENDED) == [[codes.LOST_IN_FOREST, -1]]


# Gems


def test_D41_D44_exactly_one_gem_goes_to_the_supply() -> None:
    position = play(lay("D4 R6", "R2 R8", token=6), "D4", "R2")
    assert position.path.token == 2
    assert gems(position)[2] == 1
    assert position.path.supply() == 11
    assert told(position, codes.TAKEN) == [[2, 11]]


def test_D42_no_gem_after_straying() -> None:
    position = play(lay("D6 R6", "D2 R8", token=2, gems=[1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]), "D6", "D2")
    assert position.path.token == 5
    assert sum(gems(position)) == 6


def test_D43_spaces_passed_over_give_nothing() -> None:
    position = play(lay("D6 R6", "D2 R8"), "D6", "D2")
    assert gems(position) == [0, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1]


# Between rounds


def end_of_round(**changes: Any) -> rules.Duet:
    return play(lay("D9", "R9", **changes), "D9", "R9")


def test_D45_no_preparation_after_the_last_round() -> None:
    position = end_of_round(round=3)
    assert (position.over, position.result().reason) == (True, "out_of_time")
    assert told(position, codes.ADDED) == []


@pytest.mark.parametrize("round_", [1, 2])
def test_D46_a_gem_at_each_plus_icon(round_: int) -> None:
    position = end_of_round(round=round_)
    assert gems(position) == [1, 2, 2, 2, 2, 0, 2, 1, 3, 1, 1]
    assert position.question == codes.LAY_TOKEN


def test_D47_a_covered_icon_gives_its_gem_to_the_nearest_open_space() -> None:
    position = end_of_round(low=2, high=7, forest=0, gems=[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    assert gems(position) == [0, 0, 2, 1, 1, 0, 1, 1, 0, 0, 0]


def test_D47_option_covered_plus_none_adds_nothing_there() -> None:
    position = end_of_round(
        low=2,
        high=7,
        forest=0,
        gems=[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        setting=Setting(move_covered_plus=False),
    )
    assert gems(position) == [0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0]


def test_D47_a_small_supply_fills_from_the_centre_outward() -> None:
    level3 = Setting(level=3)
    position = end_of_round(setting=level3, gems=[3, 2, 3, 2, 2, 0, 2, 2, 2, 1])
    assert told(position, codes.ADDED) == [[4, 6, 3]]
    assert position.path.supply() == 0
    assert Board(1).plus_icons == [4, 6, 3, 8, 1]


@pytest.mark.parametrize(("answer", "low", "high"), [("low", 1, 10), ("high", 0, 9)])
def test_D48_a_forest_token_on_either_end(answer: str, low: int, high: int) -> None:
    position = play(end_of_round(), answer)
    path = position.path
    assert (path.low, path.high, path.forest, path.token) == (low, high, 3, 5)
    assert sum(gems(position)) == 17
    assert gems(position)[low] + gems(position)[high] == {"low": 4, "high": 3}[answer]


def test_D48_without_a_token_nothing_happens() -> None:
    position = end_of_round(forest=0, low=2, high=8)
    assert told(position, codes.NOTHING_LAID) == [[]]
    assert (position.round, position.question, position.over) == (2, codes.DEAL, False)


@pytest.mark.parametrize("dealer", [0, 1])
def test_D49_the_next_dealer_chooses(dealer: int) -> None:
    assert end_of_round(dealer=dealer).actor == 1 - dealer


@pytest.mark.parametrize(
    ("token", "allowed", "refused"), [(0, "high", codes.LAY_LOW), (10, "low", codes.LAY_HIGH)]
)
def test_D49_never_on_the_space_of_the_team_token(token: int, allowed: str, refused: int) -> None:
    position = end_of_round(token=token)
    assert legal(position) == {allowed}
    assert position.why_not(position.actor, refused) == "D-49"


@pytest.mark.parametrize("dealer", [0, 1])
def test_D50_all_cards_are_dealt_anew_by_the_other_dealer(dealer: int) -> None:
    position = play(end_of_round(dealer=dealer), "low")
    assert (position.dealer, position.round, position.undealt) == (1 - dealer, 2, pack(3, 1, 10))
    settle(position, Generator(3))
    assert popcount(position.hand(0)) == popcount(position.hand(1)) == 11
    assert (position.actor, position.tricks, position.won) == (dealer, 0, 0)


def test_D51_the_board_stays_as_it_is() -> None:
    position = play(end_of_round(token=7, forest=2, low=1, high=9), "high")
    path = position.path
    assert (path.token, path.forest, path.low, path.high) == (7, 1, 1, 8)


# The end


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_D52_victory_at_once_with_cards_in_hand(round_: int) -> None:
    position = play(lay("D4 R6", "R4 R8", token=5, gems=[0, 0, 0, 1], round=round_), "D4", "R4")
    assert (position.over, position.actor, position.legal) == (True, -2, 0)
    assert position.result().reason == "victory"
    assert position.hand(0) == cards("R6")


@pytest.mark.parametrize(("led", "followed"), [("D6", "D2"), ("D2", "D6")])
@pytest.mark.parametrize(("round_", "last"), [(1, False), (3, False), (3, True)])
def test_D53_who_needs_a_forest_token_and_has_none_is_lost_in_the_forest(
    led: str, followed: str, round_: int, last: bool
) -> None:
    """Off either end, in any round, and on the last trick of all: not out of time."""
    left, right = ("", "") if last else (" R6", " R8")
    end = {"token": 4 if led == "D6" else 8, "low": 1, "round": round_}
    position = play(lay(led + left, followed + right, forest=0, **end), led, followed)
    assert (position.over, position.result().reason) == (True, "lost_in_forest")
    assert position.path.token == end["token"], "the match ends where the team has strayed"
    assert told(position, codes.STRAYED) == []
    saved = play(lay(led + left, followed + right, forest=1, **end), led, followed)
    assert (saved.over, saved.path.forest) == (last, 0)
    assert codes.REASONS[saved.reason] == ("out_of_time" if last else "")


def test_D54_gems_left_after_round_3() -> None:
    assert end_of_round(round=3).result().reason == "out_of_time"


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_D55_the_last_gem_on_the_last_trick_wins_before_anything_else(round_: int) -> None:
    position = end_of_round(round=round_, gems=[0, 0, 0, 0, 0, 1])
    assert position.result().reason == "victory"
    assert told(position, codes.ADDED) == []


def test_D56_all_win_or_lose_together() -> None:
    won, lost = end_of_round(gems=[0, 0, 0, 0, 0, 1]).result(), end_of_round(round=3).result()
    assert (won.ranks, won.payoffs) == ([1, 1], [1.0, 1.0])
    assert (lost.ranks, lost.payoffs) == ([2, 2], [-1.0, -1.0])


@pytest.mark.parametrize(
    ("level", "round_", "forest", "score"),
    [(1, 1, 4, 10 + 20 + 2 + 12), (2, 2, 3, 20 + 10 + 2 + 9), (3, 3, 0, 32)],
)
def test_D57_optional_score(level: int, round_: int, forest: int, score: int) -> None:
    setting = Setting(level=level, scored=True)
    position = lay(
        "D4 R6", "R4 R8", token=5, gems=[0, 0, 0, 1], round=round_, forest=forest, high=9, setting=setting
    )
    assert play(position, "D4", "R4").score() == score
    assert told(position, codes.ENDED) == [[codes.VICTORY, score]]


def test_D57_no_score_without_the_option_or_the_victory() -> None:
    assert end_of_round(gems=[0, 0, 0, 0, 0, 1]).score() == -1
    assert end_of_round(round=3, setting=Setting(scored=True)).score() == -1


# Rulings on interactions


def test_D62_two_musicians_choose_once() -> None:
    trick = play(lay("D1 R6", "D8 R8"), "D1").trick
    trick.followed = card("R1")
    assert trick.holds_musician()
    assert trick.distance() == 0, "two 1s stay where they are, so nobody is asked (D-77)"
    position = play(lay("D1 R6", "R1 R8"), "D1", "R1")
    assert position.question == codes.LEAD


@pytest.mark.parametrize(
    ("answers", "distance"),
    [
        (("led", "followed"), 0),
        (("followed", "led"), 0),
        (("led", "no"), 1),
        (("no", "led"), 1),
        (("no", "no"), 2),
    ],
)
def test_D63_two_gazelles_let_the_winner_ignore_both(answers: tuple[str, str], distance: int) -> None:
    position = play(lay("D5 R6", "R5 R8"), "D5", "R5", *answers)
    assert told(position, codes.MOVED)[0][:2] == [0, distance]
    assert position.question == codes.LEAD


def test_D63_the_same_card_is_not_ignored_twice() -> None:
    position = play(lay("D5 R6", "R5 R8"), "D5", "R5", "led")
    assert legal(position) == {"followed", "no"}
    assert position.why_not(0, codes.IGNORE_LED) == "D-63"
    assert position.why_not(0, codes.LAY_LOW) == position.why_not(0, card("R6")) == "D-12"


def test_D64_ignoring_comes_before_the_direction() -> None:
    position = play(lay("D5 R6", "D1 R8"), "D5", "D1")
    assert position.question == codes.IGNORE
    play(position, "followed")
    assert position.question == codes.DIRECT
    play(position, "partner")
    assert position.path.token == 6


def test_D64_with_the_gazelle_ignored_there_is_no_way_to_choose() -> None:
    position = play(lay("D5 R6", "D1 R8"), "D5", "D1", "led")
    assert (position.question, position.path.token) == (codes.LEAD, 5)


def test_D65_two_foxes_one_after_the_other() -> None:
    position = play(lay("D3 R6 S2", "R3 R8 D2"), "D3", "R6")
    assert position.decree == card("R6")
    play(position, "D2")
    assert (position.actor, position.question) == (0, codes.LEAD)
    assert told(position, codes.EXCHANGED) == [[0, card("R6"), card("S10")]]
    position = play(lay("D3 R6 S2", "R3 R8 S4"), "D3", "R6", "R3", "S4")
    assert position.decree == card("S4")
    assert position.hand(1) == cards("R8 R6"), "the follower takes the decree that lies there now"
    assert told(position, codes.WON)[0][0] == 0, "roses are no longer trump"


def test_D66_a_new_decree_does_not_change_the_led_suit() -> None:
    position = play(lay("D3 R6 S2", "D8 R8 S4"), "D3", "R6")
    assert legal(position) == {"D8"}


def test_D67_the_played_foxes_cannot_become_the_decree() -> None:
    position = play(lay("D3 R6", "D8 R8"), "D3")
    assert "D3" not in legal(position)
    assert position.why_not(0, card("D3")) == "D-67"


def test_D68_a_decree_taken_into_hand_is_an_ordinary_card() -> None:
    position = play(lay("D10 R6 S2", "D3 R8 R4"), "D10", "D3", "R4", "S2")
    assert legal(position) == {"S10"}, "it must follow suit like any other"


def test_D69_foxes_as_the_last_card_have_no_effect() -> None:
    position = play(lay("D3", "D8"), "D3")
    assert position.question == codes.FOLLOW
    assert told(position, codes.NO_EFFECT) == [[0, 3]]


def test_D70_a_gift_with_an_empty_hand_has_no_effect() -> None:
    position = play(lay("D7", "D8"), "D7")
    assert told(position, codes.NO_EFFECT) == [[0, 7]]
    assert position.question == codes.FOLLOW
    play(position, "D8")
    assert position.question == codes.LAY_TOKEN
    position = play(lay("D8", "D7"), "D8", "D7")
    assert told(position, codes.NO_EFFECT) == [[1, 7]]
    position = play(lay("D7 R2", "D8 R4"), "D7")
    assert position.question == codes.GIVE


def test_D71_two_gifts_are_two_exchanges() -> None:
    position = play(lay("D7 R2 R4", "R7 R8 S2"), "D7", "R2", "S2", "R7", "R8", "R4")
    assert told(position, codes.SWAPPED) == [[0, card("R2"), card("S2")], [1, card("R8"), card("R4")]]
    assert position.hand(0) == cards("S2 R8")


def test_D72_the_duty_to_follow_counts_with_the_card_received() -> None:
    position = play(lay("D7 D2 R4", "R8 S2 R10"), "D7", "D2", "S2")
    assert legal(position) == {"D2"}
    position = play(lay("D7 R2 R4", "D8 S2 R10"), "D7", "R2", "D8")
    assert legal(position) == {"R2", "S2", "R10"}


def test_D73_a_power_on_the_card_that_follows_a_royal_heir_works() -> None:
    position = play(lay("D9 R2", "R3 D4"), "D9", "R3")
    assert position.question == codes.CHANGE_DECREE


def test_D74_without_the_led_suit_the_new_trump_may_be_played() -> None:
    position = play(lay("D3 R6 S2", "R8 S4 R10"), "D3", "R6")
    assert legal(position) == {"R8", "S4", "R10"}
    play(position, "R8")
    assert told(position, codes.WON)[0][0] == 1


@pytest.mark.parametrize("end", [0, 1])
def test_D75_four_tokens_never_reach_the_start_of_side_a(end: int) -> None:
    path = dealt().path
    for _ in range(4):
        path.cover(end)
    assert path.high - path.low + 1 == 7
    assert path.is_open(5)


@pytest.mark.parametrize("level", [2, 3])
def test_D76_on_side_b_the_start_may_become_the_end(level: int) -> None:
    path = dealt(Setting(level=level)).path
    for _ in range(4):
        path.cover(1)
    assert (path.high, path.board.start) == (5, 5)
    assert path.gems >> 20 & 15 == {2: 7, 3: 8}[level]


def test_D77_no_prompt_when_both_directions_are_the_same() -> None:
    position = play(lay("D1 R2", "D9 R4"), "D1", "D9")
    assert told(position, codes.DIRECTED) == []
    assert position.question == codes.LEAD


# Illegal options


@pytest.mark.parametrize("option", [-1, 10**6, 37, card("R6"), card("S10"), codes.DECLINE, codes.LAY_LOW])
def test_an_illegal_option_changes_nothing(option: int) -> None:
    position = play(lay("D2 R2", "D4 R6"), "D2")
    before = position.key()
    with pytest.raises(ValueError, match="not legal"):
        position.apply(option)
    assert position.key() == before
    assert len(position.told or ()) == 1


def test_why_not_names_a_clause_for_every_refused_option_of_random_play() -> None:
    generator = Generator(5)
    for seed in range(10):
        position = dealt(seed=seed)
        while not position.over:
            if position.actor >= 0:
                for option in range(codes.OPTIONS):
                    reason = position.why_not(position.actor, option)
                    assert (reason == "") == bool(position.legal >> option & 1)
                    assert position.why_not(1 - position.actor, option).startswith("D-")
            position.apply(position.draw(generator) if position.actor < 0 else _any(position, generator))
        assert position.why_not(0, 0) in ("D-52", "D-53", "D-54")


def _any(position: rules.Duet, generator: Generator) -> int:
    options = position.legal_options()
    return options[generator.below(len(options))]
