"""What is installed is pinned, hashed, and the same wherever it is named."""

import re
import tomllib

import pytest
from devtool.places import REQUIREMENTS, ROOT
from yomiai_build import node

NAMES = ("server", "dev", "build", "node")


def pins(name: str) -> dict[str, str]:
    text = (REQUIREMENTS / name).read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;\\]+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", NAMES)
def test_every_requirement_has_a_hash_and_no_place_to_come_from(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.txt").read_text()
    entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_builders_get_the_same_with_and_without_isolation() -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert dict(line.split("==") for line in required) == pins("build.in")
    assert pins("build.in").items() <= pins("build.txt").items()


def test_types_are_checked_by_the_mypy_that_compiles() -> None:
    assert pins("dev.txt")["mypy"] == pins("build.txt")["mypy"]


def test_the_node_of_the_backend_is_the_hashed_one() -> None:
    assert dict([node.REQUIREMENT.split("==")]) == pins("node.in") == pins("node.txt")


def test_tests_run_with_what_players_get() -> None:
    assert pins("server.txt").items() <= pins("dev.txt").items()
