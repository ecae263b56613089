"""Real builds of a package of one module: compiled, plain, and all or nothing."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from devtool.places import ROOT

BUILD = "import sys; from yomiai_build import hooks; print(hooks.build_wheel(sys.argv[1]))"
MODULE = "def twice(number: int) -> int:\n    return 2 * number\n"

pytestmark = pytest.mark.slow


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    texts = {
        "pyproject.toml": (ROOT / "pyproject.toml").read_text(),
        "setup.py": (ROOT / "setup.py").read_text(),
        "README.md": "",
        "LICENSE": "",
        "src/yomiai/__init__.py": '__version__ = "1.0"\n',
        "src/yomiai/kernel/__init__.py": "",
        "src/yomiai/kernel/bits.py": MODULE,
        "src/yomiai/kernel/masks.py": MODULE,
        # What an earlier build left behind: nothing of it may reach the wheel.
        "build/lib/yomiai/deleted.py": "",
    }
    for name, text in texts.items():
        path = tmp_path / "repository" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "repository"


def build(repository: Path, **settings: str) -> tuple[list[str], str]:
    """The names in the wheel, and what the build said."""
    extra = {"PYTHONPATH": str(ROOT / "tools/backend"), "YOMIAI_OPT_LEVEL": "0", **settings}
    out = repository.parent / "out"
    out.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", BUILD, out],
        cwd=repository, env={**os.environ, **extra}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    names = [name for wheel in out.glob("*.whl") for name in zipfile.ZipFile(wheel).namelist()]
    return names, done.stderr + done.stdout


def extensions(names: list[str]) -> list[str]:
    return sorted(name.partition(".")[0] for name in names if name.endswith((".so", ".pyd")))


def test_the_rules_are_compiled(repository: Path) -> None:
    names, told = build(repository, YOMIAI_COMPILE="always")
    assert extensions(names) == ["yomiai/kernel/bits", "yomiai/kernel/masks", "yomiai__mypyc"]
    assert "yomiai: compiled" in told
    assert "yomiai/deleted.py" not in names


def test_without_a_compiler_the_wheel_is_plain_and_says_why(repository: Path) -> None:
    names, told = build(repository, YOMIAI_COMPILE="auto", CC="no-such-compiler")
    assert "yomiai/kernel/bits.py" in names
    assert extensions(names) == []
    assert re.search("yomiai: plain, because no C compiler did the work: .*no-such-compiler", told)


def test_always_means_always(repository: Path) -> None:
    names, told = build(repository, YOMIAI_COMPILE="always", CC="no-such-compiler")
    assert names == []
    assert "no-such-compiler" in told


def test_one_wrong_type_makes_the_whole_wheel_plain(repository: Path) -> None:
    (repository / "src/yomiai/kernel/masks.py").write_text(MODULE.replace("2 * number", "'2'"))
    names, told = build(repository)
    assert extensions(names) == []
    assert "yomiai: plain, because mypyc refused the rules" in told


def test_never_means_never(repository: Path) -> None:
    names, told = build(repository, YOMIAI_COMPILE="never")
    assert extensions(names) == []
    assert "yomiai: plain, because YOMIAI_COMPILE says never" in told


def test_an_unknown_wish_is_refused(repository: Path) -> None:
    names, told = build(repository, YOMIAI_COMPILE="maybe")
    assert names == []
    assert "it can be auto, always, never" in told
