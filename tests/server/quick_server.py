"""`yomiai serve` with bots that answer at once."""

import sys

import msgspec

from yomiai.server import choosing, running
from yomiai.server.main import main

_house = choosing.house
running.house = lambda: msgspec.structs.replace(_house(), bot_delay_ms=(0, 0))
sys.exit(main(sys.argv[1:]))
