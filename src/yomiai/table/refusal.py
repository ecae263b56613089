"""A message that changed nothing, and why."""

from __future__ import annotations


class Refusal(Exception):
    """The table said no; `code` is one of `yomiai.wire.codes`, `clause` the rule that forbids it, or ""."""

    def __init__(self, code: str, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
