"""`yomiai serve`: what it can be told."""

import argparse
from collections.abc import Sequence

from yomiai.server.options import Options, add_store, options_of
from yomiai.server.running import serve


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="yomiai serve", description="Serve tables to phones and browsers.")
    add_store(parser)
    parser.add_argument("--host", default=Options.host, help="address to listen on; all when not said")
    parser.add_argument("--port", type=int, default=Options.port, help="0 takes any free one")
    parser.add_argument("--public-url", default="", metavar="URL", help="where people reach it from outside")
    parser.add_argument("--trust-proxy", action="store_true", help="believe a proxy's X-Forwarded-For")
    parser.add_argument(
        "--open",
        dest="opens_browser",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="open a browser",
    )
    parser.add_argument(
        "--durability",
        choices=("full", "normal"),
        default="full",
        help="normal spares SD cards and may lose the last seconds when the power fails",
    )
    parser.add_argument(
        "--keep-days", type=int, default=Options.keep_days, metavar="N", help="forget unused tables"
    )
    parser.add_argument("--limits", type=float, default=1.0, help=argparse.SUPPRESS)
    return serve(options_of(parser.parse_args(words)))
