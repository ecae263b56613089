"""The example client plays a whole game against a real server, as its file says, and checks the luck."""

import hashlib
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from server.client_example import PATH, main, seal_holds
from server.running_server import running


def test_the_example_plays_a_whole_game_and_the_seal_holds(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        ended = subprocess.run(
            [sys.executable, PATH, server.base], capture_output=True, text=True, timeout=120, check=False
        )
    assert ended.returncode == 0, ended.stderr
    result, verdict = ended.stdout.splitlines()
    assert "'ranks':" in result
    assert verdict == "The seal holds."


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """Something that gives this answer to whatever it is sent; its address."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_said: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (429, b'{"code": "too_fast"}', "the server refused it: too_fast"),
        (404, b"<h1>nothing here</h1>", "is no Yomiai (status 404)"),
        (200, b"<h1>welcome</h1>", "is no Yomiai (status 200)"),
        (500, b"[]", "is no Yomiai (status 500)"),
    ],
)
def test_a_game_that_does_not_come_about_is_told_in_words(
    status: int, body: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with answering(status, body) as address:
        assert main([address]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("address", ["http://127.0.0.1:1", "nonsense", "http://[", "ftp://127.0.0.1"])
def test_where_no_server_is_that_is_said(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([address]) == 2
    assert f"at {address}" in capsys.readouterr().err


def test_a_socket_that_is_refused_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with answering(201, b'{"code": "BCDFG", "token": "none"}') as address:
        assert main([address]) == 2
    assert f"at {address}" in capsys.readouterr().err


def test_a_seal_that_was_changed_is_seen() -> None:
    secret, salt = "ab" * 32, "cd" * 32
    promised = hashlib.sha256(bytes.fromhex(secret + salt)).hexdigest()
    assert seal_holds(promised, f"secret={secret} salt={salt} randoms=00,,")
    assert not seal_holds(promised, f"secret={'ac' * 32} salt={salt} randoms=00,,")
