"""Hashed requirements, resolved for every platform at once, and naming no index."""

import shutil

from devtool.console import CannotRun, run
from devtool.places import REQUIREMENTS

OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-header",
    "--no-annotate",
    "--quiet",
    "--upgrade",
)
# The tests run with exactly what players get, so dev is resolved under server's pins.
MADE_FROM = {
    "server": ("pyproject.toml", "--extra=server"),
    "dev": (
        "pyproject.toml",
        "--extra=server",
        "requirements/dev.in",
        "--constraints=requirements/server.txt",
    ),
    "build": ("requirements/build.in",),
    "node": ("requirements/node.in",),
}


def write() -> int:
    uv = shutil.which("uv")
    if not uv:
        raise CannotRun("needs uv: `pip install uv`")
    for name, sources in MADE_FROM.items():
        run([uv, "pip", "compile", *sources, *OPTIONS, f"--output-file={REQUIREMENTS / name}.txt"])
    return 0
