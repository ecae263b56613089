"""A tool that is told to end takes along what it has started, and what that has started."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
# Does what pip and compilers do: a program of ours starts one of its own, which would work on for minutes.
COMPILER = """
import pathlib, subprocess, sys
inner = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
file = pathlib.Path(sys.argv[1])
file.with_suffix(".new").write_text(str(inner.pid))
file.with_suffix(".new").replace(file)
inner.wait()
"""
# A tool that was started in the background of a script is deaf to Ctrl-C, and so are those that it starts.
TOOL = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from pathlib import Path
from devtool import at_once, commands, console
how, compiler, file = sys.argv[1:]
command = [sys.executable, "-c", compiler, file]
ways = {
    "run": lambda: console.run(command),
    "logged": lambda: console.logged(command, Path(file).with_suffix(".log")),
    "shown": lambda: console.shown(command),
    "at_once": lambda: at_once.at_once([lambda: console.run(command), lambda: None]),
}
commands.answer = lambda asked, rest: ways[how]()
sys.exit(commands.main(["requirements"]))
"""


def is_there(process: int) -> bool:
    """Whether it runs; one that has ended and waits to be noticed does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(") ")[2][0]
    except OSError:
        return False
    return state != "Z"


def waited(happens: object, patience_s: float = 20) -> bool:
    assert callable(happens)
    until = time.monotonic() + patience_s
    while not happens() and time.monotonic() < until:
        time.sleep(0.05)
    return bool(happens())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize(("told", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
@pytest.mark.parametrize("how", ["run", "logged", "shown", "at_once"])
def test_what_a_tool_has_started_ends_with_it(
    how: str, told: signal.Signals, code: int, tmp_path: Path
) -> None:
    file = tmp_path / "process"
    tool = subprocess.Popen(
        [sys.executable, "-c", TOOL, how, COMPILER, str(file)],
        env={**os.environ, "PYTHONPATH": str(TOOLS)},
        stdout=subprocess.DEVNULL,
    )
    assert waited(file.exists)
    inner = int(file.read_text(encoding="ascii"))
    assert is_there(inner)
    tool.send_signal(told)
    try:
        assert tool.wait(20) == code
        assert waited(lambda: not is_there(inner), 3)
    finally:
        if is_there(inner):
            os.kill(inner, signal.SIGKILL)
