"""Each option changes play, and the cut-down sizes are refused when they cannot be dealt."""

from __future__ import annotations

from typing import Any

import pytest
from games.duet.arranged import gems, lay, play

from yomiai.games.duet import codes
from yomiai.games.duet.setting import Setting
from yomiai.games.duet.told import GAME, Options
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle
from yomiai.kernel.position import Position


def ended(options: Options, seed: int) -> tuple[Position, int]:
    position = GAME.start(2, options)
    return position, playout(position, Generator(seed))


def test_powers_on_asks_more_questions() -> None:
    assert play(lay("D7 R2", "D4 R4"), "D7").question == codes.GIVE
    assert play(lay("D7 R2", "D4 R4", setting=Setting(powers=False)), "D7").question == codes.FOLLOW


@pytest.mark.parametrize(("level", "spaces", "in_all"), [(1, 11, 12), (2, 10, 13), (3, 10, 16)])
def test_level_changes_the_board(level: Any, spaces: int, in_all: int) -> None:
    forest = GAME.portray(GAME.start(2, Options(level=level))).forest
    assert (len(forest.spaces), sum(space.gems for space in forest.spaces)) == (spaces, in_all)


def test_covered_plus_none_keeps_gems_away() -> None:
    boards = []
    for moved in (True, False):
        position = lay("D9", "R9", low=2, high=8, setting=Setting(move_covered_plus=moved), gems=[0, 0, 1])
        boards.append(sum(gems(play(position, "D9", "R9"))))
    assert boards == [6, 5]


def test_score_is_shown_only_when_it_is_kept() -> None:
    for scored, score in ((True, 10 + 10 + 2 + 12), (False, -1)):
        position = lay("D4 R6", "R4 R8", gems=[0, 0, 0, 1], setting=Setting(scored=scored), round=2)
        assert play(position, "D4", "R4").score() == score


@pytest.mark.parametrize("seat", [0, 1])
def test_dealer_chosen(seat: Any) -> None:
    for seed in range(8):
        position = GAME.start(2, Options(dealer="chosen", dealer_seat=seat))
        settle(position, Generator(seed))
        assert position.actor == 1 - seat


def test_dealer_seat_alone_changes_nothing() -> None:
    assert {GAME.start(2, Options(dealer_seat=seat)).key() for seat in (0, 1)} == {
        GAME.start(2, Options()).key()
    }  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wrong",
    [
        Options(suits=0),
        Options(suits=4),
        Options(lowest=0),
        Options(highest=11),
        Options(lowest=5, highest=4),
        Options(hand_cards=0),
        Options(hand_cards=15),
        Options(suits=1, hand_cards=5),
        Options(rounds=0),
        Options(rounds=4),
        Options(forest_tokens=5),
        Options(forest_tokens=-1),
    ],
)
def test_sizes_that_cannot_be_are_refused(wrong: Options) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.start(2, wrong)


def test_fewer_rounds_and_tokens_are_played() -> None:
    position, _ = ended(Options(rounds=1, forest_tokens=0), 1)
    assert position.result().reason in {"lost_in_forest", "out_of_time"}


def test_option_sets_cover_every_option() -> None:
    sets = GAME.options_for(2)
    for name in ("powers", "level", "covered_plus", "score", "dealer"):
        values = {getattr(options, name) for options in sets}
        assert len(values) == (3 if name == "level" else 2), name
