"""`yomiai serve` with bots that do not keep a test waiting; the first argument is their delay in ms."""

import sys

import msgspec

from yomiai import cli
from yomiai.server import bots, running

if __name__ == "__main__":
    delay, *words = sys.argv[1:]
    quick = msgspec.structs.replace(bots.house(), bot_delay_ms=(int(delay), int(delay) * 2))
    vars(running)["house"] = lambda: quick
    sys.exit(cli.main(["serve", *words]))
