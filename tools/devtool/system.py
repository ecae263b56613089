"""Programs that come from the operating system; on Debian as root they are installed when missing."""

import functools
import os
import shutil
from pathlib import Path

from devtool.console import CannotRun, Failed, logged, say
from devtool.places import LOGS

# The same engine without a window: it draws the same pages with a third less work.
SHELL = "chromium-headless-shell"
CHROMIUMS = (SHELL, "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The browser of the tests: the one without a window where it is or can be installed, else any."""
    if not shutil.which(SHELL) and (_may_install() or not _first_on_path(CHROMIUMS)):
        _install_browser()
    found = _first_on_path(CHROMIUMS)
    if not found:
        raise CannotRun("Chromium was installed but is not on PATH")
    return found


def _install_browser() -> None:
    """Install the one without a window; where there is no such package, any will do."""
    try:
        _apt_install(SHELL)
    except (CannotRun, Failed):
        if not _first_on_path(CHROMIUMS):
            _apt_install("chromium")


def postgres_programs() -> Path:
    """The folder that holds initdb and pg_ctl."""
    found = _postgres_folder()
    if not found:
        _apt_install("postgresql")
        found = _postgres_folder()
    if not found:
        raise CannotRun("PostgreSQL was installed but its initdb is not to be found")
    return found


def _postgres_folder() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def _first_on_path(names: tuple[str, ...]) -> str | None:
    return next((found for found in map(shutil.which, names) if found), None)


def _may_install() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def _apt_install(package: str) -> None:
    if not _may_install():
        raise CannotRun(f"needs {package}; install it, or run as root on Debian")
    say(f"installing {package} with apt")
    _apt_update()
    install = ["apt-get", "install", "--yes", "--no-install-recommends", package]
    logged(install, LOGS / f"apt-{package}.log", extra={"DEBIAN_FRONTEND": "noninteractive"})


@functools.cache
def _apt_update() -> None:
    logged(["apt-get", "update"], LOGS / "apt-update.log")
