"""Sections 1 to 3 and 9: what there is, and how a course is set up."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from games.goblets.feast import A, B, C, D, Feast, letters, packed

from yomiai.games.goblets import records, rules, setting, state, tokens
from yomiai.games.goblets.setting import completions
from yomiai.games.goblets.told import GAME
from yomiai.games.goblets.told import setting as setting_of
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout
from yomiai.kernel.position import Position
from yomiai.kernel.secret import EVERY_EYE, WATCHER, seen_by, view

PUBLISHED = {"initial_fill": True, "toast_needs_no_wine": True}


def test_G01_G08_a_goblet_a_coaster_and_a_screen_for_each_up_to_six() -> None:
    for players in (4, 5, 6):
        feast = Feast(players)
        assert feast.coasters == list(range(players))
        assert len(feast.position.houses) == players


def test_G02_G03_six_players_use_all_tokens_but_a_poison_and_an_antidote() -> None:
    feast = Feast(6, initial_fill=True)
    behind = sum(house.screen for house in feast.position.houses)
    filled = sum(goblet.contents for goblet in feast.position.goblets)
    assert tokens.counts(behind + filled) == [21, 14, 13, 0, 0]  # worked example 6


def test_G05_so_many_courses_are_played() -> None:
    for courses in (1, 2, 3):
        feast = Feast(courses=courses)
        for _ in range(courses):
            assert not feast.position.over
            feast.toast().settle()
        assert feast.position.over
        assert len(feast.events(records.Course)) == courses


def test_G05_three_courses_unless_told_otherwise() -> None:
    assert records.Options().courses == 3


def test_G06_a_course_goes_from_setting_up_over_turns_to_the_toast() -> None:
    feast = Feast(courses=1)
    assert feast.seen(WATCHER).phase == "main"
    assert feast.call().seen(WATCHER).phase == "last_round"
    assert feast.all_pass(4).seen(WATCHER).phase == "over"


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "middle"), (3, "base"), (4, "base"), (6, "base"), (7, "paired"), (12, "paired")]
)
def test_G06a_the_mode_follows_from_the_number_of_players(players: int, mode: str) -> None:
    assert GAME.portray(GAME.start(players, records.Options())).mode == mode


def test_G06a_more_than_twelve_or_fewer_than_two_cannot_play() -> None:
    for players in (1, 13):
        with pytest.raises(ValueError, match="2 to 12"):
            GAME.start(players, records.Options())


def test_G07_who_dies_plays_on_in_the_next_course() -> None:
    feast = Feast().all_goblets("p", "", "", "").toast().settle()
    assert feast.position.dead == 0
    assert feast.events(records.Drank)[-1].dead
    assert letters(feast.position.houses[A].screen) == "wwwppaa"


def test_G10_everybody_has_three_wine_two_poison_two_antidotes() -> None:
    feast = Feast(5)
    assert [letters(house.screen) for house in feast.position.houses] == ["wwwppaa"] * 5


@pytest.mark.parametrize(("players", "fill"), [(4, "wppa"), (5, "wwppa"), (6, "wwwppa")])
def test_G11_each_goblet_gets_one_random_token_of_the_table(players: int, fill: str) -> None:
    arrangements = set()
    for seed in range(12):
        feast = Feast(players, seed=seed, initial_fill=True)
        assert sum(goblet.contents for goblet in feast.position.goblets) == packed(fill)
        assert [len(content) for content in feast.contents] == [1] * players
        arrangements.add(tuple(feast.contents))
    assert len(arrangements) > 1


def test_G11_goblets_start_empty_by_default() -> None:
    assert Feast().contents == [""] * 4


def test_G11a_two_presets_and_each_switch_alone() -> None:
    assert GAME.presets["basic"] == records.Options()
    assert GAME.presets["published"] == records.Options(**PUBLISHED)
    for fill in (False, True):
        for needs in (False, True):
            feast = Feast(initial_fill=fill, toast_needs_no_wine=needs)
            assert any(feast.contents) == fill
            assert feast.may(state.TOAST) == (not needs)


def test_G11a_the_impatient_is_left_out_without_the_condition() -> None:
    with_condition = setting_of(4, records.Options(characters=True, toast_needs_no_wine=True))
    without = setting_of(4, records.Options(characters=True))
    assert (with_condition.cards.bit_count(), without.cards.bit_count()) == (21, 20)


def test_G12_targets_lie_open_and_are_new_in_each_course() -> None:
    feast = Feast()
    assert [house.target for house in feast.seen(WATCHER).houses] == [records.Target(h) for h in (B, C, D, A)]
    targets = set()
    for seed in range(8):
        feast = Feast(seed=seed).toast().settle(seed)
        targets.add(tuple(house.target for house in feast.position.houses))
    assert len(targets) > 3


def test_G12_secret_targets_are_known_to_their_owner_until_the_scoring() -> None:
    feast = Feast(targets="secret", courses=1)
    shown = feast.seen(seen_by(B)).houses
    assert all(house.target is None for house in shown)
    assert [house.secret_target.closed for house in shown] == [True, False, True, True]
    assert not feast.events(records.OpenedTarget)
    for house, dealt in enumerate(feast.events(records.Targeted)):
        told = [view(dealt, eyes) for eyes in (*map(seen_by, range(4)), WATCHER)]
        assert all(event.target is None for event in told)
        assert [event.secret_target.closed for event in told] == [seat != house for seat in range(5)]
    feast.toast()
    opened = [(event.house, event.target.house) for event in feast.events(records.OpenedTarget)]
    assert opened == [(A, B), (B, C), (C, D), (D, A)]


def test_G13_nobody_is_their_own_target_and_everybody_is_once() -> None:
    for seed in range(30):
        position = rules.new_match(setting_of(6, records.Options()))
        while position.actor < 0:
            position.apply(position.draw(Generator(seed + position.next * 100)))
        targets = [house.target for house in position.houses]
        assert sorted(targets) == list(range(6))
        assert all(target != h for h, target in enumerate(targets))


@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_G13_every_way_is_as_likely(houses: int) -> None:
    chances: dict[tuple[int, ...], float] = {}

    def walk(position: Position, drawn: tuple[int, ...], chance: float) -> None:
        if position.question != state.DRAW_TARGET or position.actor >= 0:
            chances[drawn] = chances.get(drawn, 0) + chance
            return
        weights = position.chance_weights()
        for target, weight in enumerate(weights):
            if weight:
                after = position.copy()
                after.apply(target)
                walk(after, (*drawn, target), chance * weight / sum(weights))

    position = rules.new_match(setting_of(houses, records.Options()))
    position.apply(0)
    walk(position, (), 1.0)
    subfactorial = round(math.factorial(houses) / math.e)
    assert len(chances) == subfactorial
    assert all(chance == pytest.approx(1 / subfactorial) for chance in chances.values())


def test_G13_the_count_of_ways() -> None:
    assert [completions(n, n) for n in range(7)] == [1, 0, 1, 2, 9, 44, 265]
    assert completions(4, 0) == 24


def test_G14_the_host_is_drawn_then_goes_round_to_the_left() -> None:
    hosts = Counter(_first_host(seed) for seed in range(60))
    assert set(hosts) == {0, 1, 2, 3}
    feast = Feast(host=D)
    assert feast.actor == D
    assert feast.toast().settle().actor == A
    assert feast.toast().settle().actor == B


def _first_host(seed: int) -> int:
    position = rules.new_match(setting_of(4, records.Options()))
    position.apply(position.draw(Generator(seed)))
    return position.host


def test_G15_between_courses_everything_starts_anew() -> None:
    feast = Feast(initial_fill=True).pour("w", C).rotate().toast().settle(3)
    assert [letters(house.screen) for house in feast.position.houses] == ["wwwppaa"] * 4
    assert sorted(len(content) for content in feast.contents) == [1, 1, 1, 1]
    assert feast.coasters == [0, 1, 2, 3]


# Section 9


def test_G46_with_a_fill_goblin_and_unicorn_replace_a_poison_and_the_antidote() -> None:
    feast = Feast(6, initial_fill=True, goblin_unicorn=True)
    assert letters(sum(goblet.contents for goblet in feast.position.goblets)) == "wwwpgu"
    assert [letters(house.screen) for house in feast.position.houses] == ["wwwppaa"] * 6


def test_G46_without_a_fill_two_different_players_have_them() -> None:
    holders = set()
    for seed in range(20):
        feast = Feast(seed=seed, goblin_unicorn=True)
        screens = [letters(house.screen) for house in feast.position.houses]
        assert Counter(screens) == {"wwwppaa": 2, "wwwpaag": 1, "wwwppau": 1}
        holders.add((screens.index("wwwpaag"), screens.index("wwwppau")))
    assert len(holders) > 5


def test_G46_too_few_tokens_to_replace_are_refused() -> None:
    with pytest.raises(ValueError, match="Goblin"):
        GAME.start(4, records.Options(goblin_unicorn=True, screen=(1, 0, 1)))


# Section 13


def test_G81_what_is_open_is_open_to_watchers() -> None:
    feast = Feast().pour("w", C)
    shown = feast.seen(WATCHER)
    assert [house.token_count for house in shown.houses] == [6, 7, 7, 7]
    assert (shown.turn, shown.actions_left, shown.host) == (A, 1, A)
    assert [person.points for person in shown.persons] == [0] * 4
    poured = view(feast.events(records.Poured)[0], WATCHER)
    assert (poured.seat, poured.place, poured.coaster, poured.count) == (A, C, C, 1)


def test_G24_G82_kinds_behind_a_screen_are_for_its_owner_their_number_for_all() -> None:
    shown = Feast().seen(seen_by(B)).houses
    assert [house.tokens.closed for house in shown] == [True, False, True, True]
    assert [house.token_count for house in shown] == [7] * 4


def test_G83_nobody_sees_what_is_in_a_goblet() -> None:
    feast = Feast(initial_fill=True).pour("p", B).peek()
    for seat in range(4):
        assert all(goblet.contents.closed for goblet in feast.seen(seen_by(seat)).goblets)
    assert not any(goblet.contents.closed for goblet in feast.seen(EVERY_EYE).goblets)


def test_sizes_that_do_not_fit_are_refused() -> None:
    for wrong in (
        {"screen": (4, 2, 2)},
        {"goblets": 7},
        {"round_limit": 0},
        {"courses": 0},
        {"wins_needed": 0},
        {"cards": ("king",)},
        {"cards": ("guard",), "characters": True},
    ):
        with pytest.raises(ValueError, match=r"."):
            GAME.start(4, records.Options(**wrong))


def test_every_mode_can_be_played_out() -> None:
    for players in range(2, 13):
        position = GAME.start(players, records.Options(courses=1))
        playout(position, Generator(players))
        assert setting.FEWEST_PLAYERS <= len(position.result().ranks) <= setting.MOST_PLAYERS
