"""Promises about playing: each is a function of a case and a seed that raises when it is broken."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from promises.matches import Case, Match, encoded, played, replayed, some_moments

from yomiai.kernel.asking import Illegal, choices, options_of, taken
from yomiai.kernel.bits import places_of
from yomiai.kernel.choice import Card, Choice, Choices, Number, Place, Seat, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout
from yomiai.kernel.position import CHANCE, NOBODY, Position
from yomiai.kernel.secret import EVERY_EYE

WRONG_OPTIONS = (*range(-3, 64), 2**31, 2**40, -(2**40))


def replay_gives_the_same_record(case: Case, seed: int) -> None:
    *_, first = played(case, seed)
    second = replayed(case, first.steps)
    assert second.position.key() == first.position.key()
    assert encoded(second.events) == encoded(first.events)
    assert encoded(second.seen(EVERY_EYE)) == encoded(first.seen(EVERY_EYE))


def every_game_ends(case: Case, seed: int) -> None:
    *_, match = played(case, seed)
    position = match.position
    result = position.result()
    assert position.over
    assert position.actor == NOBODY
    assert position.legal == 0
    assert len(result.ranks) == len(result.payoffs) == case.players
    assert min(result.ranks) == 1 or len(set(result.ranks)) == 1  # who plays together can lose together
    assert max(result.ranks) <= case.players
    assert result.reason


def someone_can_act_or_it_is_over(case: Case, seed: int) -> None:
    for match in played(case, seed):
        position = match.position
        may = any(position.may_mask(seat) for seat in range(case.players))
        assert position.over != bool(position.legal or may)
        assert position.over == (position.actor == NOBODY)
        assert position.legal == position.legal_mask()
        if position.actor == CHANCE:
            weights = position.chance_weights()
            assert [place for place, weight in enumerate(weights) if weight] == places_of(position.legal)
            assert all(weight >= 0 for weight in weights)
        if not position.over:
            with pytest.raises(ValueError, match=r"."):
                position.result()


def promised_by(case: Case) -> Any:
    """What a game's own tests know of it: tests/games/<game>/promised.py."""
    return importlib.import_module(f"games.{case.game_name.replace('-', '_')}.promised")


def nothing_is_lost(case: Case, seed: int) -> None:
    for match in played(case, seed):
        promised_by(case).conserved(match.position)


def illegal_options_change_nothing(case: Case, seed: int) -> None:
    for number, match in enumerate(played(case, seed)):
        if number % 7 == 0 or match.position.over:
            _refuses_options(match)


def _refuses_options(match: Match) -> None:
    position = match.position
    before = position.key()
    for option in WRONG_OPTIONS:
        if not (0 <= option < 62 and position.legal >> option & 1):
            with pytest.raises(ValueError, match=r"."):
                position.apply(option)
        for seat in range(position.players):
            if not (0 <= option < 62 and position.may_mask(seat) >> option & 1):
                with pytest.raises(ValueError, match=r"."):
                    position.interject(seat, option)
    assert position.key() == before
    assert match.told == []


WRONG_CHOICES: tuple[Choice, ...] = (Card("nothing"), Seat(99), Seat(-1), Place(77), Number(-5), Word(""))


def malformed_actions_are_refused(case: Case, seed: int) -> None:
    for match in some_moments(case, seed, 0.02):
        before = match.position.key()
        for seat in range(case.players):
            for action in ([], *([wrong] for wrong in WRONG_CHOICES)):
                with pytest.raises(Illegal):
                    options_of(match.game, match.position, seat, action)
            asked = choices(match.game, match.position, seat)
            if asked is not None:
                _refuses_too_many_and_too_few(match, seat, asked)
        assert match.position.key() == before


def _refuses_too_many_and_too_few(match: Match, seat: int, asked: Choices) -> None:
    for place in (0, -1):
        action = _action(asked, place)
        for length in range(1, len(action)):
            with pytest.raises(Illegal):
                options_of(match.game, match.position, seat, action[:length])
        for more in (*([wrong] for wrong in WRONG_CHOICES), action[:1], _next_action(match, seat, action)):
            if more:
                with pytest.raises(Illegal):
                    options_of(match.game, match.position, seat, [*action, *more])


def _action(asked: Choices, place: int) -> list[Choice]:
    """The action of always the first (0) or the last (-1) branches."""
    branch = asked.questions[0].branches[place]
    action = [branch.choice]
    while branch.then >= 0:
        branch = asked.questions[branch.then].branches[place]
        action.append(branch.choice)
    return action


def _next_action(match: Match, seat: int, action: list[Choice]) -> list[Choice]:
    """What the seat may do once the action is complete: it must not be said in the same breath."""
    position = match.position.copy()
    for option in options_of(match.game, match.position, seat, action):
        position = taken(position, seat, option)
    asked = choices(match.game, position, seat)
    return _action(asked, 0) if asked else []


def reasons_agree_with_legality(case: Case, seed: int) -> None:
    for match in some_moments(case, seed, 0.1):
        position = match.position
        for seat in range(case.players):
            legal = position.legal if seat == position.actor else position.may_mask(seat)
            for option in range(62):
                assert (position.why_not(seat, option) == "") == bool(legal >> option & 1)


def copies_are_independent(case: Case, seed: int) -> None:
    for number, match in enumerate(played(case, seed)):
        if number % 11:
            continue
        before = match.position.key()
        copy = match.position.copy()
        assert copy.key() == before
        assert copy.told is None
        playout(copy, Generator(seed + number))
        assert match.position.key() == before
        copy.set_to(match.position)
        assert copy.key() == before
        assert (copy.actor, copy.legal, copy.question) == _asked(match)
        assert match.told == []


def _asked(match: Match) -> tuple[int, int, int]:
    return match.position.actor, match.position.legal, match.position.question


def draws_go_by_weight(case: Case, seed: int) -> None:
    """A game may draw in its own way, but what comes out is what the weights say."""
    for match in played(case, seed):
        if match.position.actor == CHANCE:
            own, general = (Generator(seed + len(match.steps)) for _ in range(2))
            assert match.position.draw(own) == Position.draw(match.position, general)


def different_seeds_differ(case: Case, seed: int) -> None:
    """Chance is different, whatever the seats do."""
    lucks = set()
    for number in range(6):
        *_, match = played(case, seed + number)
        lucks.add(tuple(option for actor, option in match.steps if actor == CHANCE))
    assert len(lucks) > 1


PROMISES = (
    replay_gives_the_same_record,
    every_game_ends,
    someone_can_act_or_it_is_over,
    nothing_is_lost,
    illegal_options_change_nothing,
    malformed_actions_are_refused,
    reasons_agree_with_legality,
    copies_are_independent,
    draws_go_by_weight,
    different_seeds_differ,
)
