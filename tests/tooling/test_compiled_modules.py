"""Which modules are compiled, and what those must not do."""

import ast
from pathlib import Path

import pytest
from devtool import native
from yomiai_build.modules import compiled_modules


def repository(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        path = folder / "src/yomiai" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def complaints(text: str) -> list[str]:
    tree = ast.parse(text)
    return [what for _, what in [*native.shifts(tree), *native.large_literals(tree)]]


def test_kernel_and_games_are_compiled_and_nothing_else(tmp_path: Path) -> None:
    place = repository(
        tmp_path, kernel__bits="", games__fox__rules="", games__fox__told="", wire="", kernel__secret=""
    )
    assert compiled_modules(place) == ["src/yomiai/games/fox/rules.py", "src/yomiai/kernel/bits.py"]


def test_a_marked_module_stays_plain(tmp_path: Path) -> None:
    marked = '"""Describes a game."""\n\n# never compiled: tests replace it\n'
    place = repository(tmp_path, kernel__game=marked, kernel__bits="x = 1  # never compiled\n")
    assert compiled_modules(place) == ["src/yomiai/kernel/bits.py"]


def test_no_compiled_module_does_what_mypyc_gets_wrong() -> None:
    assert native.complaints() == []


@pytest.mark.parametrize(
    "text",
    [
        "1 << n",
        "-1 << n",
        "(1 + 2) << n",
        "i64(1) << n",
        "ONE << n",
        "one: Final[i64] = 1\none << n",
        "mask |= 1 << (n + 3)",
        "one: i64 = 1\none << n",
        "one = 1\none << n",
        "(1 if odd else mask) << n",
        "int(1) << n",
    ],
)
def test_a_shift_of_a_constant_by_a_variable_is_found(text: str) -> None:
    assert len(complaints(text)) == 1


@pytest.mark.parametrize("text", ["1 << 40", "ONE << WIDTH", "mask << n", "mask >> n", "mask <<= n"])
def test_other_shifts_are_fine(text: str) -> None:
    assert complaints(text) == []


def test_large_literals_are_found() -> None:
    assert complaints(f"x = {2**62}") == ["holds a literal of 2**62 or more"]
    assert complaints(f"x = {2**62 - 1}") == []


def test_only_seeding_may_hold_large_literals(tmp_path: Path) -> None:
    large = f"x = {2**63}\n"
    place = repository(tmp_path, kernel__generator=large, kernel__bits=large)
    assert native.complaints(place) == ["src/yomiai/kernel/bits.py:1: holds a literal of 2**62 or more"]


@pytest.mark.parametrize(
    "line",
    ["import yomiai.wire", "from yomiai.wire import Told", "from yomiai import wire", "from .told import X"],
)
def test_an_uncompiled_import_is_found(tmp_path: Path, line: str) -> None:
    place = repository(tmp_path, games__fox__rules=line, games__fox__told="", wire="")
    assert [" which is not compiled" in found for found in native.complaints(place)] == [True]


@pytest.mark.parametrize(
    "line",
    ["from yomiai.kernel import bits", "from yomiai.kernel.bits import bit", "from typing import Final"],
)
def test_compiled_and_standard_imports_are_fine(tmp_path: Path, line: str) -> None:
    place = repository(tmp_path, games__fox__rules=line, kernel__bits="")
    assert native.complaints(place) == []
