"""A start on a data folder that has a server points to that one, in a way that scripts can use."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from yomiai import cli
from yomiai.server.folder import Folder
from yomiai.server.running import ALREADY_RUNNING

HERE = "http://192.0.2.7:8000"


@pytest.fixture
def taken(tmp_path: Path) -> Iterator[Folder]:
    folder = Folder(tmp_path)
    folder.take()
    yield folder
    folder.release()


def started_again(folder: Folder) -> int:
    return cli.main(["serve", "--no-open", "--port", "0", "--data", str(folder.place)])


def test_the_address_stands_alone_on_stdout_and_the_code_is_that_of_the_hosting_page(
    taken: Folder, capsys: pytest.CaptureFixture[str]
) -> None:
    taken.running_at(HERE)
    assert started_again(taken) == ALREADY_RUNNING == 3
    told = capsys.readouterr()
    assert told.out == f"{HERE}\n"
    assert f"already runs at {HERE}" in told.err


def test_of_a_server_that_is_only_starting_there_is_no_address(
    taken: Folder, capsys: pytest.CaptureFixture[str]
) -> None:
    assert started_again(taken) == ALREADY_RUNNING
    told = capsys.readouterr()
    assert not told.out
    assert "is just starting" in told.err
