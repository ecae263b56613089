"""`yomiai serve` with bots that answer at once, in threads: their processes would take seconds to start."""

import sys

import msgspec

from yomiai.server import bots, running
from yomiai.server.main import main

if __name__ == "__main__":
    running.house = lambda: msgspec.structs.replace(bots.house(), bot_delay_ms=(0, 0))
    running.BotsInProcesses = lambda seconds: bots.BotsHere(seconds=seconds)
    sys.exit(main(sys.argv[1:]))
