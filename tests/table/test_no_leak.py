"""What reaches a device is the same, byte for byte, in every world that its seats cannot tell apart."""

import pytest
from table.worlds import an_evening, imagined, played, truth

from yomiai.kernel.secret import EVERY_EYE, WATCHER
from yomiai.table import pace, showing, telling
from yomiai.table.house import House
from yomiai.table.state import State

MOMENTS = [(steps, seed) for seed in (1, 2) for steps in (0, 2, 5, 11)]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("steps", "seed"), MOMENTS)
def test_a_seat_hears_the_same_in_every_world(
    steps: int, seed: int, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = an_evening(steps, seed)
    truly = played(truth(match), (seat,), monkeypatch, seed)
    for world in range(2):
        script = imagined(match, seat, world)
        assert played(script, (seat,), monkeypatch, seed) == truly


def test_watchers_hear_the_same_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    match = an_evening(8, 3)
    truly = played(truth(match), (), monkeypatch, 3)
    for seat in range(3):
        assert played(imagined(match, seat, 5), (), monkeypatch, 3) == truly


def test_the_worlds_are_different(monkeypatch: pytest.MonkeyPatch) -> None:
    match = an_evening(8, 3)
    others = tuple({0, 1, 2} - {0})
    truly = played(truth(match), others, monkeypatch, 3)
    assert played(imagined(match, 0, 5), others, monkeypatch, 3) != truly


def _leaks(monkeypatch: pytest.MonkeyPatch) -> bool:
    match = an_evening(8, 3)
    truly = played(truth(match), (0,), monkeypatch, 3)
    return any(played(imagined(match, 0, world), (0,), monkeypatch, 3) != truly for world in range(4))


def test_without_a_planted_leak_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not _leaks(monkeypatch)


def test_a_view_that_is_open_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "eyes_of", lambda _seats: EVERY_EYE)
    assert _leaks(monkeypatch)


def test_an_event_told_to_every_eye_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = telling.view
    monkeypatch.setattr(telling, "view", lambda event, _eyes: view(event, EVERY_EYE))
    assert _leaks(monkeypatch)


def test_a_bot_that_hesitates_by_its_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    due = pace.bot_due_ms

    def hesitating(state: State, house: House) -> int | None:
        at_ms, course = due(state, house), state.running
        if at_ms is None or course is None or course.match is None or course.must is None:
            return at_ms
        hand = course.match.view(EVERY_EYE).places[course.must].hand  # type: ignore[attr-defined]
        return at_ms + sum(kind * count for kind, count in enumerate(hand.open().counts))

    monkeypatch.setattr("yomiai.table.asking_bots.bot_due_ms", hesitating)
    assert _leaks(monkeypatch)


def test_the_public_view_is_the_least() -> None:
    match = an_evening(8, 3)
    assert showing.eyes_of(()) == WATCHER
    assert match.view(WATCHER) != match.view(showing.eyes_of((0,)))
