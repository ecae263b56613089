"""Tables out of the store, each by itself: one that cannot be read is set aside, and the others live."""

import logging

from yomiai.server.faults import where
from yomiai.server.services import Services
from yomiai.table.log import decoded
from yomiai.table.table import Table

_log = logging.getLogger(__name__)


def restored(services: Services, code: str) -> Table | None:
    """The table as the store has it; None when there is none. Raises when its entries lead nowhere."""
    lines = services.store.entries(code)
    if not lines:
        return None
    entries = [decoded(line) for line in lines]
    return Table.restore(entries, services.house, services.clock.now_ms())


def restored_or_set_aside(services: Services, code: str) -> Table | None:
    """As above, but a table whose entries lead nowhere is marked broken."""
    if services.store.status_of(code) in {None, "broken"}:
        return None
    try:
        return restored(services, code)
    except Exception as problem:  # noqa: BLE001 - damage has many faces
        _log.error("table %s is broken and set aside: %s", code, where(problem))
        services.store.set_aside(code)
        return None
