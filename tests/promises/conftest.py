"""A soak tells how many worlds its promises were held against."""

from __future__ import annotations

import pytest
from promises.hiding import imagined_worlds
from promises.matches import SOAK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if SOAK:
        told = ", ".join(f"{game} {count:,}" for game, count in sorted(imagined_worlds.items()))
        terminalreporter.write_line(f"{sum(imagined_worlds.values()):,} worlds imagined: {told}")
