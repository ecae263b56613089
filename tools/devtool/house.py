"""Rules of this house that no linter has: names, lengths, hosts."""

import ast
import re
import statistics
import subprocess
from collections.abc import Iterator
from pathlib import Path

from devtool.console import say
from devtool.places import ROOT

FUNCTION_LINES = 25
MEDIAN_FILE_LINES = 150
PYTHON_PLACES = ("src", "tools", "tests", "bench")
CODE = {".py", ".ts", ".js", ".svelte", ".css"}
# Words that tell a reader nothing about what is in a file.
EMPTY_WORDS = {"util", "utils", "helper", "helpers", "common", "manager", "managers", "base", "misc"}
# Put together here so that this file does not complain of itself.
HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("deb", "debian", "org"),
    )
)


def complaints() -> list[str]:
    files = tracked_files()
    say(median_report(files))
    return [
        *bad_names(files),
        *(line for path in files for line in hosts_in(path)),
        *(line for path in files if _is_ours(path) for line in long_functions(path)),
    ]


def tracked_files() -> list[Path]:
    """What git tracks and would track, as far as it is there."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in sorted(set(told.split("\0"))) if name and (ROOT / name).is_file()]


def bad_names(files: list[Path]) -> list[str]:
    return [
        f"{_shown(path)}: the name does not say what is in it"
        for path in files
        if path.suffix in CODE and EMPTY_WORDS.intersection(_words(path.relative_to(ROOT)))
    ]


def _words(path: Path) -> list[str]:
    apart = re.sub(r"([a-z])([A-Z])", r"\1 \2", str(path.with_suffix("")))
    return re.split(r"[^a-z]+", apart.lower())


def hosts_in(path: Path) -> Iterator[str]:
    text = path.read_bytes().decode("utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), start=1):
        for host in HOSTS:
            if host in line:
                yield f"{_shown(path)}:{number}: names a registry; which one is for each machine to say"


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = _length(node)
            if lines > FUNCTION_LINES:
                yield f"{_shown(path)}:{node.lineno}: {node.name} has {lines} lines; {FUNCTION_LINES} will do"


def _length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines after the signature, without docstring and without the plain filling of own fields.

    Explaining is free; the formatter puts many parameters a line each; and `self.a = …` for each field of a
    position is a list to read along, not an idea more (compiled classes must fill all in one place).
    """
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    if not body:
        return 0
    filling = sum(_lines(statement) for statement in body if _fills_own_field(statement))
    return (node.end_lineno or node.lineno) - body[0].lineno + 1 - filling


def _lines(statement: ast.stmt) -> int:
    return (statement.end_lineno or statement.lineno) - statement.lineno + 1


def _fills_own_field(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"))]):
            return True
        case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"))):
            return True
        case _:
            return False


def median_report(files: list[Path]) -> str:
    lengths = [
        len(path.read_bytes().splitlines()) for path in files if path.suffix == ".py" and _in_source(path)
    ]
    median = statistics.median(lengths) if lengths else 0
    verdict = "fine" if median <= MEDIAN_FILE_LINES else f"more than {MEDIAN_FILE_LINES}"
    return f"median length of {len(lengths)} files in src: {median:.0f} lines ({verdict})"


def _is_ours(path: Path) -> bool:
    return path.suffix == ".py" and path.relative_to(ROOT).parts[0] in PYTHON_PLACES


def _in_source(path: Path) -> bool:
    return path.relative_to(ROOT).parts[0] == "src"


def _shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
