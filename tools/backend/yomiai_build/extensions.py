"""The rules as C extensions, by mypyc."""

import contextlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from setuptools import Extension

from yomiai_build.modules import compiled_modules

WISHES = ("auto", "always", "never")
GROUP = "yomiai"
OPTIMIZED = ("0", "1", "2", "3")
# Lets the C compiler inline between functions of one library: a quarter to a half faster.
POSIX_FLAGS = ["-fno-semantic-interposition"]

_compiling = False


class CompileRefused(Exception):
    """The rules cannot be compiled as they stand."""


def wish() -> str:
    """What the builder asked for: `YOMIAI_COMPILE` is auto, always or never."""
    return _asked("YOMIAI_COMPILE", WISHES, "auto")


def opt_level() -> str:
    """How much the C compiler optimizes: `YOMIAI_OPT_LEVEL`, or all it can."""
    return _asked("YOMIAI_OPT_LEVEL", OPTIMIZED, "3")


def _asked(name: str, known: Sequence[str], otherwise: str) -> str:
    asked = os.environ.get(name) or otherwise
    if asked not in known:
        raise SystemExit(f"{name} is {asked!r}; it can be {', '.join(known)}")
    return asked


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Inside, setup.py compiles; outside it never does, so that metadata and editable installs stay quick."""
    global _compiling  # noqa: PLW0603 - setuptools runs setup.py without arguments of ours
    _compiling = True
    try:
        yield
    finally:
        _compiling = False


def extensions() -> list[Extension]:
    """For setup.py: all extensions, or none."""
    if not _compiling:
        return []
    modules = compiled_modules(Path.cwd())
    if not modules:
        raise CompileRefused("there is nothing to compile")
    found = _translated(modules)
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *POSIX_FLAGS]
    return found


def _translated(modules: list[str]) -> list[Extension]:
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - a builder without mypy gets a plain wheel
    except ImportError as problem:
        raise CompileRefused(f"mypyc is missing ({problem})") from problem
    try:
        # Silent: the uncompiled packages around them are checked elsewhere, where their needs are installed.
        flags = ["--follow-imports=silent"]
        found = mypycify([*flags, *modules], opt_level=opt_level(), debug_level="0", group_name=GROUP)
    except SystemExit as problem:
        raise CompileRefused("mypyc refused the rules; its complaint is above") from problem
    return cast("list[Extension]", found)


def reason(problem: BaseException) -> str:
    """One line for the person who wonders why the wheel is plain."""
    if isinstance(problem, CompileRefused):
        return str(problem)
    lines = str(problem).strip().splitlines() or [type(problem).__name__]
    return f"no C compiler did the work: {lines[-1].removeprefix('error: ')}"
