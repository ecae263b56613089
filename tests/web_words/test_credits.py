"""The credits name every game's makers and every library that is used, with the licence it comes with."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest

from yomiai.games.registry import SHELF
from yomiai.words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = json.loads((ROOT / "web/src/catalogue/libraries.json").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STATED = {
    "MIT": ("MIT",),
    "BSD-3-Clause": ("BSD",),
    "LGPL-3.0-only": ("LGPL", "Lesser General Public License v3"),
}
"""How a package may state a licence of the standard list."""


def needed() -> set[str]:
    """The distributions that the project asks for: the rules library and everything that serves."""
    asked = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]]
    return {re.split(r"[<>=\[;]", one)[0] for one in asked}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(SHELF))
def test_each_game_has_its_makers_and_a_place_to_buy_it(game: str, lang: str) -> None:
    told = words("credits", lang).texts
    assert re.search(r"20\d\d", str(told[f"{game}.made"]))
    assert told[f"{game}.buy"]


def test_every_library_that_serves_is_named() -> None:
    assert {one["package"] for one in LIBRARIES["server"]} == needed()


@pytest.mark.parametrize("library", LIBRARIES["server"], ids=lambda one: one["package"])
def test_a_library_has_the_licence_that_it_states(library: dict[str, str]) -> None:
    found = metadata(library["package"])
    stated = [
        found.get("License-Expression") or "",
        found.get("License") or "",
        *found.get_all("Classifier", []),
    ]
    assert any(word in line for word in STATED[library["licence"]] for line in stated), stated


def test_the_page_names_the_libraries_that_it_is_built_with() -> None:
    held = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for one in LIBRARIES["page"]:
        assert held[f"node_modules/{one['package']}"]["license"] == one["licence"]
