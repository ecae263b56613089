"""Where a team in The Fox in the Forest Duet walked without finding a gem (D-41)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yomiai.games.duet.events import Moved, Strayed, Taken
from yomiai.record.entry import Entry


class Missed(msgspec.Struct, frozen=True):
    """A trick after which no gem was found; strayed: because the team left the path."""

    entry: int
    strayed: bool


def missed(entries: Sequence[Entry]) -> list[Missed]:
    """Return them in order."""
    found: list[Missed] = []
    for entry in entries:
        kinds = {type(event) for event in entry.events}
        if Taken not in kinds and kinds & {Moved, Strayed}:
            found.append(Missed(entry.number, Strayed in kinds))
    return found
