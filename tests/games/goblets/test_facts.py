"""Facts that hold in every match, and that every option is tried and changes something."""

from __future__ import annotations

from typing import Any

import pytest
from games.goblets.feast import A, B, Feast, letters

from yomiai.games.goblets import records, rules, state, tokens
from yomiai.games.goblets.told import GAME, setting
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle

HIDDEN = {"screen", "goblets", "round_limit", "cards"}
NUMBERS = range(2, 13)


@pytest.mark.parametrize("seed", range(6))
def test_payoffs_add_up_to_nothing_and_ranks_follow_points(seed: int) -> None:
    for players in NUMBERS:
        position = rules.new_match(setting(players, records.Options(courses=1, round_limit=3)))
        playout(position, Generator(seed))
        result = position.result()
        assert sum(result.payoffs) == pytest.approx(0)
        points = [person.points + person.wins for person in position.persons]
        assert all(
            (points[a] > points[b]) == (result.ranks[a] < result.ranks[b])
            for a in range(players)
            for b in range(players)
        )


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_rotations_as_goblets_change_nothing(players: int) -> None:
    feast = Feast(players).all_goblets(*"wpapw"[: players - 1], "a")
    before = feast.contents
    for _ in range(players):
        feast.rotate()
    assert feast.contents == before


def test_two_equal_swaps_change_nothing() -> None:
    feast = Feast().all_goblets("w", "p", "a", "")
    assert feast.swap(B).swap(B).contents == ["w", "p", "a", ""]


def test_what_was_poured_is_what_is_missing_behind_the_screens() -> None:
    position = rules.new_match(setting(5, records.Options(round_limit=4, courses=1)))
    generator = Generator(2)
    settle(position, generator)
    whole = sum(house.screen for house in position.houses)
    while position.phase != state.DRINKING and not position.over:
        there = sum(house.screen for house in position.houses)
        assert there + sum(goblet.contents for goblet in position.goblets) == whole
        legal = position.legal_options()
        position.apply(legal[generator.below(len(legal))])


def test_every_option_is_tried_with_some_number_of_players() -> None:
    default = records.Options()
    for name in set(records.Options.__struct_fields__) - HIDDEN:
        tried = {getattr(options, name) for n in NUMBERS for options in GAME.options_for(n)}
        assert tried - {getattr(default, name)}, name


CHANGES: dict[str, tuple[int, Any]] = {
    "initial_fill": (4, True),
    "toast_needs_no_wine": (4, True),
    "courses": (4, 2),
    "wine": (4, "each"),
    "dead_score": (4, "wine_only"),
    "targets": (4, "secret"),
    "characters": (4, True),
    "goblin_unicorn": (4, True),
    "three_players": (3, "table_of_six"),
    "rebels": (8, 2),
    "pair_actions": (8, "free"),
    "wins_needed": (2, 2),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_option_changes_play(name: str) -> None:
    players, value = CHANGES[name]
    assert _played(players, records.Options()) != _played(players, records.Options(**{name: value}))


def _played(players: int, options: records.Options) -> list[Any]:
    """Everything told and every question asked in a few seeded matches."""
    found: list[Any] = []
    for seed in range(6):
        position = GAME.start(players, options)
        position.told = told = []
        generator = Generator(seed)
        while not position.over:
            settle(position, generator)
            found.append(position.legal)
            if position.actor >= 0:
                legal = position.legal_options()
                position.apply(legal[generator.below(len(legal))])
        found += [GAME.event(happening) for happening in told]
    return found


def test_memory_is_a_matter_of_the_page() -> None:
    assert _played(4, records.Options(memory="own")) == _played(4, records.Options())


def test_claims_have_words_and_arguments_that_fit() -> None:
    from yomiai.words import words  # noqa: PLC0415 - only this test needs them

    for claim in GAME.claims(Feast().position):
        for lang in ("en", "ja"):
            assert words("goblets", lang).arguments(f"claim.{claim.code}") == {
                blank.name for blank in claim.blanks
            }


def test_a_copy_tells_nothing_and_a_set_to_is_equal() -> None:
    feast = Feast(cards={A: "guard"}).take(state.STAND_GUARD)
    copy = feast.position.copy()
    assert copy.told is None
    copy.apply(state.PASS)
    assert copy.key() != feast.position.key()
    copy.set_to(feast.position)
    assert copy.key() == feast.position.key()


def test_letters_and_tokens_agree() -> None:
    assert letters(tokens.together(2, 1, 1)) == "wwpa"
