"""The committed hashes hold in whichever build runs, and whatever order Python's sets come in."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from promises import traces
from promises.matches import every_case

COMMITTED = json.loads(traces.FILE.read_text())


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_a_trace_is_the_committed_one(case: traces.Case) -> None:
    assert traces.trace(case) == COMMITTED[str(case)]


def test_no_committed_trace_is_left_over() -> None:
    assert set(COMMITTED) == {str(case) for case in every_case()}


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_equal_in_processes_with_another_hash_seed(hash_seed: str) -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    command = [sys.executable, str(traces.HERE / "traces.py")]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == COMMITTED
