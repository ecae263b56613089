"""The data folder, used by one server at a time."""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class InUse(Exception):
    """Another server has this folder; `address` is where it answers, "" while it is only starting."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def default_folder() -> Path:
    """YOMIAI_DATA, or where this system keeps a person's programs' data."""
    chosen = os.environ.get("YOMIAI_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData/Local"))) / "yomiai"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/yomiai"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "yomiai"


class Folder:
    """Locked from `take` until the process ends or `release`; a dead process holds nothing."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._lock: IO[str] | None = None

    def take(self) -> None:
        self.place.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (self.place / "lock").open("a+", encoding="utf-8")
        try:
            _lock(lock)
        except OSError:
            lock.close()
            raise InUse(self._running()) from None
        self._lock = lock
        self._address.unlink(missing_ok=True)

    def running_at(self, address: str) -> None:
        """Tells the next one who tries where we are."""
        self._address.write_text(address, encoding="utf-8")

    def release(self) -> None:
        self._address.unlink(missing_ok=True)
        if self._lock:
            self._lock.close()
            self._lock = None

    @property
    def _address(self) -> Path:
        return self.place / "address"

    def _running(self) -> str:
        with contextlib.suppress(OSError):
            return self._address.read_text(encoding="utf-8").strip()
        return ""


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
