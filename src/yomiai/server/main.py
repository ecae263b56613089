"""`yomiai serve`: what it can be told."""

import argparse
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from yomiai.server.options import Options, add_store, options_of
from yomiai.server.running import serve

HIGHEST_PORT: Final = 65_535


def port(text: str) -> int:
    """Return a port's number; argparse says what is wrong with another text."""
    number = int(text)
    if not 0 <= number <= HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"ports go from 0 to {HIGHEST_PORT}")
    return number


def listened_at(text: str) -> str:
    """Return an address to listen on as it is; sockets would take "" for all of them, which nobody said."""
    if not text.strip():
        raise argparse.ArgumentTypeError("an address has to be named; without --host it is all of them")
    return text


def web_address(text: str) -> str:
    """Return an address that browsers can open, as it is; "" for none."""
    parts = urlsplit(text)
    if text and (parts.scheme not in {"http", "https"} or not parts.netloc):
        raise argparse.ArgumentTypeError("an address begins with https:// or http:// and names a host")
    return text


def add_screen(parser: argparse.ArgumentParser) -> None:
    """Adds --open and --no-open."""
    yes_or_no = argparse.BooleanOptionalAction
    parser.add_argument("--open", dest="opens_browser", action=yes_or_no, default=True, help="open a browser")


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="yomiai serve", description="Serve tables to phones and browsers.")
    add_store(parser)
    parser.add_argument(
        "--host", type=listened_at, default=Options.host, help="address to listen on; all when not said"
    )
    parser.add_argument("--port", type=port, default=Options.port, help="0 takes any free one")
    parser.add_argument(
        "--public-url", type=web_address, default="", metavar="URL", help="where people reach it from outside"
    )
    parser.add_argument("--trust-proxy", action="store_true", help="believe a proxy's X-Forwarded-For")
    add_screen(parser)
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
