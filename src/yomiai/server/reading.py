"""Tables out of the store, each by itself: one whose entries lead nowhere is set aside, and the others live.

What the store itself raises is no damage of a table: it is passed on, and the table is read another time.
"""

import logging

from yomiai.server.faults import where
from yomiai.server.services import Services
from yomiai.table.log import decoded
from yomiai.table.table import Table

_log = logging.getLogger(__name__)


def restored(services: Services, code: str) -> Table | None:
    """The table as the store has it; None when there is none. Raises when its entries lead nowhere."""
    return _led_by(services, services.store.entries(code))


def _led_by(services: Services, lines: list[bytes]) -> Table | None:
    if not lines:
        return None
    entries = [decoded(line) for line in lines]
    return Table.restore(entries, services.house, services.clock.now_ms())


def restored_or_set_aside(services: Services, code: str) -> Table | None:
    """As above, but a table whose entries lead nowhere is marked broken."""
    if services.store.status_of(code) in {None, "broken"}:
        return None
    lines = services.store.entries(code)
    try:
        return _led_by(services, lines)
    except Exception as problem:  # noqa: BLE001 - damage has many faces
        _log.error("table %s is broken and set aside: %s", code, where(problem))
        services.store.set_aside(code)
        return None


def take_back(services: Services) -> None:
    """Try the tables that were set aside once more: the fault may have been ours, and be mended by now."""
    for code in services.store.aside():
        lines = services.store.entries(code)
        try:
            table = _led_by(services, lines)
        except Exception as problem:  # noqa: BLE001 - damage has many faces
            _log.warning("table %s is still broken: %s", code, where(problem))
            continue
        if table is not None:
            services.store.take_back(code, table.status)
