"""Records older than a field of a portrait are still of these rules; every other difference is found."""

from __future__ import annotations

import msgspec
from games.duet.arranged import lay, play

from yomiai.games.duet.told import GAME
from yomiai.record.keeping import _is_of


def test_a_record_from_before_landings_were_told_is_still_of_these_rules() -> None:
    position = play(lay("D5 R2", "D7 R4"), "D5", "D7", "no")
    given = GAME.portray(position)
    kept = msgspec.json.decode(msgspec.json.encode(given))
    assert _is_of(given, kept)
    assert _is_of(given, {name: value for name, value in kept.items() if name != "landings"})
    assert not _is_of(given, {name: value for name, value in kept.items() if name != "gift"})
    assert not _is_of(given, {**kept, "landings": []})
    assert not _is_of(given, {**kept, "round": 2})
