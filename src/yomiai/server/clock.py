"""The time of tables: the wall clock's at start, and never set back while the process runs."""

import time


class Clock:
    """Milliseconds since 1970."""

    def __init__(self) -> None:
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> int:
        return (time.monotonic_ns() + self._offset_ns) // 1_000_000
