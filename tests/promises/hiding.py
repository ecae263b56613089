"""Promises about secrets: what reaches a seat is the same in every world that fits its story."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from promises.matches import SOAK, Case, Match, encoded, played, replayed, some_moments
from promises.playing import promised_by

from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout
from yomiai.kernel.secret import EVERY_EYE, WATCHER, Secret, seen_by

SHARE = 0.2 if SOAK else 0.03  # of the moments of a match
WORLDS = 12 if SOAK else 3  # imagined at each of them for each seat
MANY_WORLDS = 400  # enough to see also what is rare; mostly two or three will do


imagined_worlds: Counter[str] = Counter()
"""How many worlds were imagined in this run, by game; a soak says so at its end."""

Steps = tuple[tuple[int, int], ...]
Path = tuple[str | int, ...]


def imagined(match: Match, seat: int, worlds: int, seed: int) -> Iterator[Match]:
    """Yield matches that may have been, for what a seat knows; each is replayed and listened to."""
    eyes = seen_by(seat)
    belief = match.game.know(match.seen(eyes), match.story(eyes), seat, match.case.options)
    generator = Generator(seed)
    for _ in range(worlds):
        world = belief.world(generator)
        other = replayed(match.case, world.steps)
        imagined_worlds[match.game.name] += 1
        assert other.position.key() == world.position.key(), "a world's steps do not lead to its position"
        yield other


def nothing_leaks(case: Case, seed: int) -> None:
    for match in some_moments(case, seed, SHARE):
        for seat in range(case.players):
            truly, watchers = match.reaches(seat), match.reaches_watchers()
            for other in imagined(match, seat, WORLDS, seed):
                assert other.reaches(seat) == truly
                assert other.reaches_watchers() == watchers


def worlds_play_on(case: Case, seed: int) -> None:
    for match in some_moments(case, seed, SHARE):
        for other in imagined(match, seed % case.players, 1, seed):
            position = other.position.copy()
            playout(position, Generator(seed))
            assert position.over
            promised_by(case).conserved(position)


def half_made_actions_are_hidden(case: Case, seed: int) -> None:
    """From the beginning of an action to its end nobody else notices anything."""
    dice = random.Random(seed)
    before: list[bytes] = []
    for match in played(case, seed):
        if match.settled:
            before = _all_but_the_actor(match) if dice.random() < 2 * SHARE else []
        elif match.position.half_made() and before:  # between rounds chance is due, which is no action
            assert _all_but_the_actor(match) == before


def _all_but_the_actor(match: Match) -> list[bytes]:
    others = (seat for seat in range(match.case.players) if seat != match.position.actor)
    return [*(match.reaches(seat) for seat in others), match.reaches_watchers()]


def boxes(
    record: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Secret[Any]]]:
    """Yield every box in a record with the way to it, outer boxes first."""
    if isinstance(record, Secret):
        yield path, record
        if not record.closed:
            yield from boxes(record.truth, (*path, "truth"))
    elif isinstance(record, msgspec.Struct):
        for name in record.__struct_fields__:
            yield from boxes(getattr(record, name), (*path, name))
    elif isinstance(record, tuple | list):
        for number, item in enumerate(record):
            yield from boxes(item, (*path, number))


def watchers_see_no_open_box(case: Case, seed: int) -> None:
    for match in some_moments(case, seed, 0.1):
        seen = (match.seen(WATCHER), match.story(WATCHER))
        assert all(box.closed for _, box in boxes(seen))
    assert all(not box.closed for _, box in boxes(match.seen(EVERY_EYE)))


def eyes_are_within_reason(case: Case, seed: int) -> None:
    """A box opens only for seats that exist, and a seat's view holds only what its eyes allow."""
    everyone = (1 << case.players) - 1
    for match in some_moments(case, seed, 0.05):
        for seat in range(case.players):
            for _, box in boxes((match.seen(seen_by(seat)), match.story(seen_by(seat)))):
                assert 0 <= box.eyes <= everyone
                assert box.closed != bool(box.eyes >> seat & 1)


def closed_boxes_vary(case: Case, seed: int) -> None:
    """Every closed box holds at least two things over many worlds, unless the story forces its content."""
    dice = random.Random(seed)
    chosen: dict[str, Steps] = {}
    for match in some_moments(case, seed, 1.0):
        asked = "" if match.position.over else match.game.ask(match.position, match.position.actor)
        if asked not in chosen or dice.random() < SHARE:
            chosen[asked] = tuple(match.steps)
    for steps in chosen.values():
        match = replayed(case, steps)
        for seat in range(case.players):
            _varies(match, seat, seed)


def _varies(match: Match, seat: int, seed: int) -> None:
    closed = [path for path, box in boxes(match.seen(seen_by(seat))) if box.closed]
    forced = promised_by(match.case).forced
    contents: dict[Path, set[bytes]] = {path: set() for path in closed if not forced(match, seat, path)}
    for other in imagined(match, seat, MANY_WORLDS if contents else 0, seed):
        for path, box in boxes(other.game.portray(other.position)):
            if path in contents:
                contents[path].add(encoded(box.open()))
        if all(len(found) > 1 for found in contents.values()):
            return
    assert not contents, f"always the same: {[path for path, found in contents.items() if len(found) < 2]}"


PROMISES = (
    nothing_leaks,
    worlds_play_on,
    half_made_actions_are_hidden,
    watchers_see_no_open_box,
    eyes_are_within_reason,
    closed_boxes_vary,
)
