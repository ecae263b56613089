"""Places where a test can make the process die as if the power had failed.

YOMIAI_CRASH=append.after:3 ends the process at the third time it passes that place. Unset, a place costs one
comparison.
"""

import os
from collections import Counter
from typing import Final

POINTS: Final = (
    "decide.before",
    "decide.after",
    "append.before",
    "disk.before",  # in the writer, before the commit
    "disk.after",  # in the writer, after the commit and before anybody hears of it
    "append.after",
    "answer.before",
    "answer.after",
    "tell.before",
    "tell.after",
)
EXIT: Final = 86
_WISH = os.environ.get("YOMIAI_CRASH", "")
_passed: Counter[str] = Counter()


def point(name: str) -> None:
    if not _WISH:
        return
    place, _, count = _WISH.partition(":")
    if place != name:
        return
    _passed[name] += 1
    if _passed[name] >= int(count or "1"):
        os._exit(EXIT)
