"""What a host mistypes is answered in words, with an exit code and never with a traceback."""

from pathlib import Path

import pytest

from yomiai import cli

REFUSED = "postgresql://guest:secret@127.0.0.1:1/none"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("tables --data {gone}", "unable to open database file"),
        ("tables --database foo", "postgresql://name@host/database"),
        ("tables --database mysql://host/base", "of the kind mysql"),
        ("backup {gone}/copy --data {here}", "cannot be written"),
        ("backup {here}/copy --data {gone}", "unable to open database file"),
        ("restore {here}/none --data {here}", "No such file"),
        ("serve --data {file} --no-open", "cannot be used"),
        ("serve --data {here} --no-open --host nonsense.invalid", "Cannot listen on nonsense.invalid"),
        ("serve --data {here} --no-open --port 0 --database foo", "No store"),
        ("serve --host {nothing}", "an address has to be named"),
        ("backup {file} --data {here}", "--force writes over it"),
        ("serve --port 70000", "ports go from 0 to 65535"),
        ("serve --port -5", "ports go from 0 to 65535"),
        ("serve --public-url nonsense", "begins with https://"),
        ("play cockroach --record {gone}/match.jsonl", "there is no folder"),
    ],
)
def test_a_mistyped_wish_is_answered_in_words(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    places = {"gone": tmp_path / "gone", "here": tmp_path, "file": file, "nothing": ""}
    try:
        code = cli.main([word.format(**places) for word in words.split()])
    except SystemExit as left:
        code = int(left.code or 0)
    told = "".join(capsys.readouterr())
    assert code in {1, 2}
    assert said in told
    assert "Traceback" not in told


def test_a_database_that_does_not_answer_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("psycopg")
    assert cli.main(["tables", "--database", REFUSED]) == 2
    told = "".join(capsys.readouterr())
    assert "127.0.0.1" in told
    assert "secret" not in told
