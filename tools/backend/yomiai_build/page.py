"""The page: built from web/ into src/yomiai/page/ when something it is made of has changed."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from yomiai_build import node

# What the page is made of, and what lies between without belonging to it.
SOURCES = ("web", "src/yomiai/words", "docs/rules")
PASSED_OVER = {"node_modules", "dist", "__pycache__", ".svelte-kit"}
# Begins with a dot so that it reaches the sdist but no wheel.
STAMP = ".made-from"


def requirements(repository: Path) -> list[str]:
    """What building the page needs from the package index: Node, if the machine has none that will do."""
    if _reason_to_leave(repository) or node.own_npm():
        return []
    return [node.REQUIREMENT]


def bring_up_to_date(repository: Path) -> None:
    why = _reason_to_leave(repository)
    if why:
        print(f"yomiai: the page is left as it is: {why}", file=sys.stderr)
    else:
        _build(repository)


def _reason_to_leave(repository: Path) -> str:
    if os.environ.get("YOMIAI_PAGE") == "never":
        return "YOMIAI_PAGE says never"
    if not _has_sources(repository):
        return "there is no web/package.json"
    return "it is up to date" if _is_fresh(repository) else ""


def _has_sources(repository: Path) -> bool:
    return (repository / "web/package.json").is_file()


def _page(repository: Path) -> Path:
    return repository / "src/yomiai/page"


def _is_fresh(repository: Path) -> bool:
    stamp = _page(repository) / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(repository)


def fingerprint(repository: Path) -> str:
    """A hash over the names and bytes of everything the page is made of."""
    digest = hashlib.sha256()
    for path in _source_files(repository):
        digest.update(path.relative_to(repository).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _source_files(repository: Path) -> list[Path]:
    return sorted(
        path
        for source in SOURCES
        for path in (repository / source).rglob("*")
        if path.is_file() and not PASSED_OVER.intersection(path.relative_to(repository).parts)
    )


def _build(repository: Path) -> None:
    made_from = fingerprint(repository)  # before building: an edit meanwhile must build again
    web = repository / "web"
    npm, environment = node.npm()
    if not _installed(web):
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
    subprocess.run([*npm, "run", "build"], cwd=web, env=environment, check=True)
    page = _page(repository)
    shutil.rmtree(page, ignore_errors=True)
    shutil.copytree(web / "dist", page)
    (page / STAMP).write_text(made_from)


def _installed(web: Path) -> bool:
    """Whether node_modules is at least as new as the lock file it must agree with."""
    installed = web / "node_modules/.package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


if __name__ == "__main__":
    bring_up_to_date(Path(sys.argv[1]))
