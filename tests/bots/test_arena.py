"""The arena: fair seats, the same results everywhere, lazy reading that changes nothing."""

import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from bots.asking import COCKROACH

from yomiai.arena.command import main
from yomiai.arena.lazily import LazyChoices, LazyEvents, LazyView
from yomiai.arena.tournament import CHUNK, Setting, compete, play_match, stream, wilson
from yomiai.kernel import asking
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Concealed, seen_by, view


def expanded(choices: Any, number: int = 0) -> Any:
    """A tree as nested pairs, so that shared and repeated questions look alike."""
    question = choices.questions[number]
    return question.ask, [
        (branch.choice, expanded(choices, branch.then) if branch.then >= 0 else None)
        for branch in question.branches
    ]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_lazy_reading_gives_what_eager_reading_gives(players: int) -> None:
    dice = Generator(3)
    position = COCKROACH.start(players, COCKROACH.options_type(variant_face_up=True))
    events = LazyEvents(COCKROACH, position)
    settle(position, dice)
    while not position.over:
        seat = position.actor
        lazy = LazyChoices(COCKROACH, position, seat)
        assert expanded(lazy) == expanded(asking.choices(COCKROACH, position, seat))
        eager = view(COCKROACH.portray(position), seen_by(seat))
        for field in eager.__struct_fields__:
            assert getattr(LazyView(COCKROACH, position, seen_by(seat)), field) == getattr(eager, field)
        if dice.below(3) == 0:  # read at odd moments only
            told = [view(COCKROACH.event(each), seen_by(seat)) for each in position.told]
            assert list(events.story(seat)) == told
        options = [position.legal_options()[0]]
        position.apply(options[0])


def test_a_lazy_view_is_closed_too() -> None:
    position = COCKROACH.start(4, COCKROACH.options_type())
    events = LazyEvents(COCKROACH, position)
    settle(position, Generator(1))
    with pytest.raises(Concealed):
        LazyView(COCKROACH, position, seen_by(0)).places[1].hand.open()
    with pytest.raises(Concealed):
        events.story(0)[1].hand.open()
    with pytest.raises(AttributeError):
        _ = LazyView(COCKROACH, position, seen_by(0)).deck


def test_an_action_that_is_not_in_the_tree_is_illegal() -> None:
    position = COCKROACH.start(4, COCKROACH.options_type())
    settle(position, Generator(1))
    choices = LazyChoices(COCKROACH, position, position.actor)
    branch = choices.questions[0].branches[0]
    for wrong in ([], [branch.choice], [branch.choice] * 4):
        with pytest.raises(asking.Illegal):
            choices.options(wrong)


def printed(*words: str, seed: str = "0") -> dict[str, Any]:
    command = [sys.executable, "-m", "yomiai", "arena", *words, "--json"]
    environment = os.environ | {"PYTHONHASHSEED": seed}
    found = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return json.loads(found.stdout)


def test_results_do_not_depend_on_processes_or_hashes() -> None:
    words = ("cockroach", "counter", "random", "random", "--games", str(2 * CHUNK + 7), "--seed", "9")
    one = printed(*words)
    assert printed(*words, "--processes", "2", seed="77") == one
    assert printed(*words[:-1], "10") != one


def test_each_place_sits_at_each_seat() -> None:
    """With the starter fixed at seat 0 and no skill, a place that never moved would lose more."""
    setting = Setting("cockroach", ("random",) * 3, {"kinds": 2, "copies": 3}, 1)
    tallies = compete(setting, 60)
    assert [tally.matches for tally in tallies] == [60] * 3
    assert sum(tally.losses for tally in tallies) == 60
    assert abs(sum(tally.payoffs for tally in tallies)) < 1e-9


def test_matches_with_different_numbers_differ() -> None:
    setting = Setting("cockroach", ("random",) * 4, {}, 1)
    assert len({play_match(setting, number).key() for number in range(5)}) == 5
    assert len({stream(1, 2, part).state for part in ("chance", "0", "1")}) == 3


def test_wilson_equals_known_values() -> None:
    low, high = wilson(0, 100)
    assert low == pytest.approx(0, abs=1e-12)
    assert high == pytest.approx(0.0622, abs=1e-4)  # z² / (n + z²)
    assert wilson(50, 100) == pytest.approx((0.3753, 0.6247), abs=1e-4)


def test_the_counter_loses_clearly_less_than_its_share() -> None:
    (counter, *_) = compete(Setting("cockroach", ("counter", "random", "random", "random"), {}, 5), 200)
    assert wilson(counter.losses, counter.matches)[1] < 0.8 * 0.25


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess", "random"], "no game 'chess'"),
        (["cockroach", "random"], "2 to 6"),
        (["cockroach", "random", "clever"], "no bot 'clever'"),
        (["cockroach", "random", "random", "--options", "speed=9"], "no option speed"),
        (["cockroach", "random", "random", "--options", "look"], "name=value"),
        (["cockroach", "random", "random", "--options", "look=never"], "look"),
        (["cockroach", "random", "random", "--games", "0"], "at least 1"),
    ],
)
def test_settings_without_sense_are_refused_in_words(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert reason in capsys.readouterr().err


def test_the_table_for_people_has_a_line_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cockroach", "counter", "random", "--games", "4", "--options", "look=may"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["bot", "counter", "random", "4"]
    assert msgspec.json.encode(lines)
