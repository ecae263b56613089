"""One hash over files, to know whether something made from them is still true."""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

from devtool.places import ROOT

NOT_SOURCES = {"node_modules", "dist", "build", "__pycache__", ".svelte-kit", "page"}


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """Over names and bytes, the Python that would use the result, and whatever else decides it."""
    digest = hashlib.sha256("\0".join([sys.version, sys.executable, *words]).encode())
    for path in sorted(found for given in paths for found in _files(given)):
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [found for found in path.rglob("*") if found.is_file() and _is_source(found.relative_to(ROOT))]


def _is_source(path: Path) -> bool:
    return not NOT_SOURCES.intersection(path.parts) and not any(
        part.endswith(".egg-info") for part in path.parts
    )
