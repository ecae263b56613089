"""`yomiai serve` with bots that do not keep a test waiting; they think in threads, which start at once.

The first two arguments are the bots' delay and how long somebody is only grey before he is absent, in ms.
"""

import sys

import msgspec

from yomiai import cli
from yomiai.server import bots, running

if __name__ == "__main__":
    delay, absent, *words = sys.argv[1:]
    house = msgspec.structs.replace(
        bots.house(),
        bot_delay_ms=(int(delay), int(delay) * 2),
        grey_ms=int(absent) // 2,
        absent_ms=int(absent),
    )
    vars(running).update(house=lambda: house, BotsInProcesses=lambda seconds: bots.BotsHere(seconds=seconds))
    sys.exit(cli.main(["serve", *words]))
