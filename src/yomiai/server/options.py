"""What `yomiai serve` was told."""

import argparse
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit

from yomiai.server.engine import Durability, sqlite_address
from yomiai.server.folder import default_folder


@dataclass(frozen=True)
class Options:
    """Everything the server needs to know before it starts."""

    data: Path
    host: str = "0.0.0.0"  # noqa: S104 - phones in the same room shall reach it
    port: int = 8000
    database: str = ""
    public_url: str = ""
    """Where people reach this server from outside, when that is not host and port."""
    trust_proxy: bool = False
    """Whether the sender's address comes from X-Forwarded-For. Without a proxy anybody could write it."""
    opens_browser: bool = False
    durability: Durability = "full"
    keep_days: int = 30
    limits: float = 1.0
    """Raised by load tests, lowered by nobody."""
    most_tables: int = 20_000
    bot_seconds: float = 10.0

    @property
    def database_address(self) -> str:
        return self.database or sqlite_address(self.data / "yomiai.sqlite3")

    @property
    def public_origin(self) -> str:
        """Scheme and host of the public address, "" without one."""
        if not self.public_url:
            return ""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}"


def add_store(parser: argparse.ArgumentParser) -> None:
    """Adds the words that say which store is meant."""
    parser.add_argument("--data", type=Path, metavar="DIR", help="data folder; else YOMIAI_DATA")
    parser.add_argument("--database", default="", metavar="URL", help="postgresql://…; else a file in --data")


def options_of(given: argparse.Namespace) -> Options:
    """What was said, and defaults for the rest."""
    names = {field.name for field in fields(Options)}
    said = {name: value for name, value in vars(given).items() if name in names}
    said["data"] = said.get("data") or default_folder()
    return Options(**said)
