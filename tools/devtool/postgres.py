"""A PostgreSQL server of our own for as long as the tests last."""

import contextlib
import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

from devtool.console import CannotRun, logged
from devtool.places import LOGS
from devtool.system import postgres_programs

USER = "yomiai"
# Nothing here outlives the tests, so nothing waits for the disk.
CAREFREE = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Yields the address of an empty database."""
    programs = postgres_programs()
    with tempfile.TemporaryDirectory(prefix="yomiai-postgres-") as name:
        folder, port = Path(name), _free_port()
        as_owner = _owner(folder)
        data, log = folder / "data", LOGS / "postgres.log"
        create = f"{programs}/initdb -D {data} -U {USER} -A trust -E UTF8 --locale=C.UTF-8 --no-sync".split()
        options = f"-k {folder} -p {port} -c listen_addresses=127.0.0.1 {CAREFREE}"
        control = [*as_owner, f"{programs}/pg_ctl", "-D", str(data), "-w"]
        logged([*as_owner, *create], log)
        logged([*control, "-o", options, "-l", str(folder / "server.log"), "start"], log)
        try:
            yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            logged([*control, "-m", "immediate", "stop"], log)


def _owner(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root, so root hands the folder to somebody else."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return []
    runuser = shutil.which("runuser") or "/usr/sbin/runuser"
    if not Path(runuser).exists():
        raise CannotRun("PostgreSQL does not run as root, and runuser is missing")
    shutil.chown(folder, "postgres")
    return [runuser, "-u", "postgres", "--"]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
