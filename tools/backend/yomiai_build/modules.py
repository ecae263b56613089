"""Which modules are compiled: the kernel and the games, except what says otherwise in its first lines."""

from pathlib import Path

PLACES = ("src/yomiai/kernel", "src/yomiai/games")
MARK = "# never compiled"
# How far down the mark may stand: above the module's own text, so that a reader meets it first.
FIRST_LINES = 5
# Told happenings are data for the wire, and a secret lives by being replaced in tests.
NEVER_NAMES = {"__init__.py", "told.py"}
NEVER_PATHS = {"src/yomiai/kernel/secret.py"}


def compiled_modules(repository: Path) -> list[str]:
    """The compiled modules' paths, relative to the repository, in a fixed order."""
    found = [path for place in PLACES for path in (repository / place).rglob("*.py")]
    return sorted(path.relative_to(repository).as_posix() for path in found if _is_compiled(path, repository))


def _is_compiled(path: Path, repository: Path) -> bool:
    if path.name in NEVER_NAMES or path.relative_to(repository).as_posix() in NEVER_PATHS:
        return False
    first = path.read_text(encoding="utf-8").splitlines()[:FIRST_LINES]
    return not any(line.startswith(MARK) for line in first)
