"""Build, install and serve: all that `make play` needs is a Python."""

import os
import subprocess
import sys
from pathlib import Path

from devtool.console import environment as clean_environment
from devtool.console import say, signs_of_life
from devtool.environments import environment, install, install_requirements, once, program_of
from devtool.fingerprint import fingerprint
from devtool.places import REQUIREMENTS
from devtool.wheels import Wheel, wheel


def play(port: str | None, host: str | None, *, open_browser: bool) -> int:
    wish = os.environ.get("YOMIAI_COMPILE") or "auto"
    with signs_of_life():
        built = wheel("play", with_page=True, settings={"YOMIAI_COMPILE": wish})
        place = _installed(built)
    say(built.how)
    serve = [str(program_of(place, "yomiai")), "serve", "--open" if open_browser else "--no-open"]
    serve += ["--port", port] if port else []
    serve += ["--host", host] if host else []
    return _become(serve)


def _installed(built: Wheel) -> Path:
    requirements = REQUIREMENTS / "server.txt"
    place = environment("play", fingerprint([requirements]), lambda new: install_requirements(new, "server"))
    words = ("--no-deps", "--force-reinstall", built.path)
    once(place / "wheel-installed", fingerprint([built.path]), lambda: install(place, *words))
    return place


def _become(command: list[str]) -> int:
    """The server takes this process's place, so that signals reach it; Windows has no such thing."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], command, clean_environment(None))  # noqa: S606 - no shell is wanted
    return subprocess.run(command, env=clean_environment(None), check=False).returncode
