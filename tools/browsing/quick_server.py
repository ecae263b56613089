"""`yomiai serve` as it is, but with bots that do not keep a test waiting: the first argument is their delay in ms."""

import sys

import msgspec

from yomiai import cli
from yomiai.server import running

if __name__ == "__main__":
    delay, *words = sys.argv[1:]
    usual = running.house
    running.house = lambda: msgspec.structs.replace(usual(), bot_delay_ms=(int(delay), int(delay) * 2))
    sys.exit(cli.main(["serve", *words]))
