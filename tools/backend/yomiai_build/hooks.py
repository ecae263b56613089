"""The hooks of PEP 517: setuptools, plus compiled rules and the page.

A wheel is built from a clean copy of the sources, because a stale build folder brings deleted modules back
to life. Compiling is all or nothing: where it fails, the same sources are packed again, plain. Whatever is
not built inside `extensions.compiling()` is plain, editable installs too: there an edit is what runs.
"""

import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import build_editable, prepare_metadata_for_build_wheel

from yomiai_build import extensions, page
from yomiai_build.copies import clean_copy

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return page.requirements(Path.cwd())


get_requires_for_build_sdist = get_requires_for_build_wheel


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return []


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    folder = str(Path(sdist_directory).absolute())
    page.bring_up_to_date(Path.cwd())
    with clean_copy():
        return build_meta.build_sdist(folder, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    folder = str(Path(wheel_directory).absolute())
    page.bring_up_to_date(Path.cwd())
    wish = extensions.wish()
    if wish == "never":
        return _plain_wheel(folder, config_settings, "YOMIAI_COMPILE says never")
    try:
        with extensions.compiling():
            wheel = _wheel(folder, config_settings)
    except (Exception, SystemExit) as problem:
        if wish == "always":
            raise
        return _plain_wheel(folder, config_settings, extensions.reason(problem))
    print("yomiai: compiled", file=sys.stderr)
    return wheel


def _wheel(folder: str, config_settings: Settings) -> str:
    with clean_copy():
        return build_meta.build_wheel(folder, config_settings)


def _plain_wheel(folder: str, config_settings: Settings, why: str) -> str:
    print(f"yomiai: plain, because {why}", file=sys.stderr)
    return _wheel(folder, config_settings)
