"""A clean copy of the sources to build in."""

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

# What a build reads: of the docs only the rulebooks, which the page shows.
WANTED = (
    "CHANGELOG.md",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "docs/rules",
    "pyproject.toml",
    "requirements",
    "setup.py",
    "src",
    "tools",
    "web",
)
UNWANTED = shutil.ignore_patterns(
    "__pycache__", "*.egg-info", "*.so", "*.pyd", "build", "dist", "node_modules", ".svelte-kit"
)


@contextlib.contextmanager
def clean_copy() -> Iterator[Path]:
    """Work inside a fresh copy of the current folder's sources, and come back."""
    home = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="yomiai-build-") as name:
        copy = Path(name)
        for path in map(home.joinpath, WANTED):
            if path.is_dir():
                shutil.copytree(path, copy / path.relative_to(home), ignore=UNWANTED)
            elif path.exists():
                shutil.copy2(path, copy)
        with contextlib.chdir(copy):
            yield copy
