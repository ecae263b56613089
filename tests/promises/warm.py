"""Answers where checks fail, each time from a fresh child of a process that has loaded pytest already.

Invariant: nothing of yomiai and none of its checks is loaded before the fork, so that the child finds what
stands first on its path. A line of the input is JSON: the folders to look into first, the game, the checks. A
line of the output names those that fail.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path

import msgspec
import pytest

LOADED_BEFOREHAND = (asyncio, msgspec, pytest, random)


def answered(line: str) -> str:
    """Return the names of the checks that fail."""
    first, game, names = json.loads(line)
    sys.path[:0] = first
    from promises.catch import fails  # noqa: PLC0415 - only here it is known which yomiai is meant

    return " ".join(name for name in names if fails(name, game))


def main() -> None:
    assert not any(name.partition(".")[0] == "yomiai" for name in sys.modules)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            print(answered(line), flush=True)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status:
            print("the child ended", status, flush=True)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    main()
