"""The example client plays a whole game against a real server, as its file says, and checks the luck."""

import hashlib
import subprocess
import sys
from pathlib import Path

from server.client_example import PATH, seal_holds
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


def test_a_seal_that_was_changed_is_seen() -> None:
    secret, salt = "ab" * 32, "cd" * 32
    promised = hashlib.sha256(bytes.fromhex(secret + salt)).hexdigest()
    assert seal_holds(promised, f"secret={secret} salt={salt} randoms=00,,")
    assert not seal_holds(promised, f"secret={'ac' * 32} salt={salt} randoms=00,,")
