"""The rulebook's worked examples, and a few more that need several clauses at once.

Side A, seat 0 at index 0, seat 1 at index 10, trump stars, the token on 5 unless said otherwise.
"""

from __future__ import annotations

import pytest
from games.duet.arranged import card, gems, lay, legal, play, told

from yomiai.games.duet import codes


def test_example_1_and_2_to_the_end_and_beyond() -> None:
    position = play(lay("D2 R8 R4", "D6 R10 R2", leader=1), "D6", "D2")
    assert position.path.token == 10
    assert gems(position)[10] == 0
    play(position, "R10", "R8")
    path = position.path
    assert (path.token, path.forest, path.high) == (5, 3, 9)
    assert sum(gems(position)) == 11, "no gem slid, none was taken"


def test_example_3_no_footprints_on_an_empty_space() -> None:
    position = play(lay("R9 R2 R4", "R7 R6 R8", leader=1), "R7", "no", "R9")
    assert told(position, codes.WON)[0][0] == 0
    assert position.path.token == 5
    assert told(position, codes.TAKEN) == []


@pytest.mark.parametrize(("way", "space"), [("own", 7), ("partner", 3)])
def test_example_6_the_musician(way: str, space: int) -> None:
    position = play(lay("D1 R2", "D8 R4"), "D1", "D8")
    assert position.actor == 1
    play(position, way)
    assert position.path.token == space


def test_example_7_foxes_change_trump_but_not_the_duty() -> None:
    position = play(lay("R3 R6 D2", "R4 D8 S2"), "R3", "R6")
    assert position.decree == card("R6")
    assert legal(position) == {"R4"}


def test_example_8_a_royal_heir_lets_the_partner_throw_anything() -> None:
    position = play(lay("D9 R2", "D4 R4"), "D9")
    play(position, "R4")
    assert told(position, codes.WON)[0][0] == 0
    assert position.path.token == 4


def test_example_10_no_token_to_lay_then_the_next_stray_loses() -> None:
    position = play(lay("D9", "R9", forest=0, low=2, high=8, leader=1), "R9", "D9")
    assert told(position, codes.NOTHING_LAID) == [[]]
    position = lay("D6 R2", "D2 R4", forest=0, low=2, high=8, token=3, round=2)
    assert play(position, "D6", "D2").result().reason == "lost_in_forest"


def test_a_gift_of_the_only_card_of_the_led_suit_frees_the_follower() -> None:
    position = play(lay("D7 R2 R4", "D8 R8 S2"), "D7", "R2", "D8")
    assert "S2" in legal(position)


def test_gazelle_keeps_the_team_on_the_path() -> None:
    position = play(lay("D5 R2", "D2 R4", token=2, forest=0), "D5", "D2")
    assert position.path.token == 2
    assert not position.over or position.reason != codes.LOST_IN_FOREST
    position = lay("D5 R2", "D2 R4", token=2, forest=0)
    play(position, "D5", "D2")
    assert position.question == codes.IGNORE
    play(position, "followed")
    assert position.path.token == 1


def test_musician_saves_a_team_without_tokens() -> None:
    position = play(lay("D8 R2", "D1 R4", token=1, forest=0), "D8", "D1", "partner")
    assert position.path.token == 3
