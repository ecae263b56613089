"""Seeded matches as hashes: the same in both builds, in every process, on every machine.

`python tests/promises/traces.py` prints them; with `--write` it commits to them in traces.json. A hash
that changes means that old records replay differently: raise the game's rules_version with it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE / "traces.json"
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))

from promises.matches import Case, encoded, every_case, played  # noqa: E402 - found by the line above

from yomiai.kernel.secret import EVERY_EYE, seen_by  # noqa: E402 - the same

SEEDS = (1, 2)


def trace(case: Case) -> str:
    """Return a hash over every step, position, event and view of two matches."""
    digest = hashlib.sha256()
    for seed in SEEDS:
        for match in played(case, seed):
            digest.update(repr((match.steps[-1:], match.position.key(), match.position.legal)).encode())
        digest.update(encoded(match.seen(EVERY_EYE)))
        digest.update(encoded(match.story(seen_by(0))))
    return digest.hexdigest()[:24]


def traces() -> dict[str, str]:
    return {str(case): trace(case) for case in every_case()}


def main(arguments: list[str]) -> None:
    text = json.dumps(traces(), indent=1) + "\n"
    if "--write" in arguments:
        FILE.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
