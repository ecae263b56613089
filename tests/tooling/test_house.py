"""The house rules find what they should, and the house keeps them."""

from pathlib import Path

import pytest
from devtool import house
from devtool.places import ROOT


@pytest.mark.parametrize("name", ["src/yomiai/utils.py", "web/src/DeckManager.ts", "tests/table_helpers.py"])
def test_a_name_that_says_nothing_is_found(name: str) -> None:
    assert len(house.bad_names([ROOT / name])) == 1


@pytest.mark.parametrize("name", ["src/yomiai/table/database.py", "src/yomiai/kernel/bits.py"])
def test_other_names_are_fine(name: str) -> None:
    assert house.bad_names([ROOT / name]) == []


def test_a_registry_host_is_found(tmp_path: Path) -> None:
    file = tmp_path / "package-lock.json"
    file.write_text(f'{{\n"resolved": "https://registry.{house.HOSTS[2]}/x.tgz"}}\n')
    (line,) = house.hosts_in(file)
    assert line.startswith("package-lock.json:2: ")


def test_a_long_function_is_found_and_its_docstring_is_free(tmp_path: Path) -> None:
    file = tmp_path / "long.py"
    docstring = '    """One.\n\n    Two.\n    """\n'
    just_short = f"def short():\n{docstring}" + "    x = 1\n" * house.FUNCTION_LINES
    file.write_text(just_short + "def long():\n" + "    x = 1\n" * (house.FUNCTION_LINES + 1))
    (line,) = house.long_functions(file)
    assert "long has 26 lines" in line


def test_the_house_keeps_its_rules() -> None:
    assert house.complaints() == []
