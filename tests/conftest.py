"""What may take longest begins first, so that no worker goes on alone long after the others."""

from __future__ import annotations

import pytest


def may_take_s(item: pytest.Item) -> float:
    """The limit of a test that says it is slow, in seconds; 0 for all others."""
    if item.get_closest_marker("slow") is None:
        return 0
    limit = item.get_closest_marker("timeout")
    return float(limit.args[0]) if limit is not None else 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=may_take_s, reverse=True)
