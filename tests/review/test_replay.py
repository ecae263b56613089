"""A replay shows what a seat saw, and everything only to open eyes."""

from __future__ import annotations

import msgspec
import pytest
from record.playing import finished_record

from yomiai.kernel.secret import EVERY_EYE, WATCHER, seen_by
from yomiai.record.file import Record, read, written
from yomiai.record.keeping import replayed
from yomiai.review.replay import StillRunning, replay


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_each_picture_is_what_was_seen_then(seat: int | None) -> None:
    record = read(written(finished_record(3)))
    eyes = WATCHER if seat is None else seen_by(seat)
    shown = replay(record, eyes)
    for frame, match in zip(shown.frames, replayed(record), strict=True):
        assert msgspec.json.encode(frame.view) == msgspec.json.encode(match.view(eyes))
    told = [event for frame in shown.frames for event in frame.events]
    assert msgspec.json.encode(told) == msgspec.json.encode(replayed(record)[-1].story(eyes))


def test_open_eyes_see_every_hand() -> None:
    shown = replay(finished_record(3), EVERY_EYE)
    assert all("truth" in place["hand"] for frame in shown.frames for place in frame.view["places"])
    assert shown.result is not None


def test_a_running_match_is_not_shown() -> None:
    record = finished_record(3)
    with pytest.raises(StillRunning):
        replay(Record(record.header, record.entries), EVERY_EYE)
