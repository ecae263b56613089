"""Lines in and lines out. Nothing that comes from a file or a person can steer the terminal."""

from __future__ import annotations

import os
import sys
import unicodedata
from typing import TextIO

JOINER = "\u200d"  # holds emoji together


class Screen:
    """A place to print lines and to read answers."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        """Use these streams, or those of the process."""
        self._source = source or sys.stdin
        self._target = target or harmless(sys.stdout)

    def say(self, text: str = "") -> None:
        """Print a line; control characters are shown as a replacement character."""
        self._target.write(plain(text) + "\n")

    def ask(self, prompt: str) -> str | None:
        """Return a typed line without the spaces around it, or None when the input has ended."""
        self._target.write(f"{plain(prompt)} > ")
        self._target.flush()
        line = self._source.readline()
        return line.strip() if line else None


def plain(text: str) -> str:
    """Return text without characters that move the cursor, change direction or are no characters."""
    return "".join(
        letter if unicodedata.category(letter)[0] != "C" or letter == JOINER else "\N{REPLACEMENT CHARACTER}"
        for letter in text
    )


def harmless(stream: TextIO) -> TextIO:
    """Let a stream that lacks a letter print a mark instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return stream


def language() -> str:
    """Return the language of the person's system, if we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ja" if value.startswith("ja") else "en"
    return "en"
