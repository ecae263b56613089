"""The command `yomiai`: a word for each thing it can do. Only the chosen one is imported."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Final, cast

from yomiai import __version__, is_compiled

COMMANDS: Final = {
    "play": ("yomiai.terminal.play", "play in this terminal, against bots"),
    "serve": ("yomiai.server.main", "open a table for phones and browsers"),
    "replay": ("yomiai.terminal.replay", "show the record of a match"),
    "review": ("yomiai.terminal.review", "report who bluffed in the record of a match"),
    "verify": ("yomiai.terminal.verify", "check the luck of a record"),
    "arena": ("yomiai.arena.command", "let bots play many matches"),
    "bench": ("yomiai.bench", "measure the speed of the rules, or of the server"),
    "backup": ("yomiai.server.backup", "copy the tables of a server"),
    "restore": ("yomiai.server.restore", "put such a copy into an empty store"),
    "tables": ("yomiai.server.tables", "list the tables of a server"),
}
INTERRUPTED: Final = 130  # what shells say of a command that was stopped by Ctrl-C


def usage() -> str:
    lines = [f"  {name:<8} {what}" for name, (_, what) in COMMANDS.items()]
    return "\n".join(
        [
            "usage: yomiai COMMAND …",
            "",
            *lines,
            "  version  show the version",
            "",
            "yomiai COMMAND --help tells more.",
        ]
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; 2 when there is no such command."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in {"-h", "--help", "help"}:
        print(usage())
        return 0 if words else 2
    if words[0] in {"version", "--version", "-V"}:
        print(f"yomiai {__version__} ({'compiled' if is_compiled else 'plain'} rules)")
        return 0
    if words[0] not in COMMANDS:
        print(f"yomiai: there is no command {words[0]!r}\n\n{usage()}", file=sys.stderr)
        return 2
    return _run(words[0], words[1:])


def _module(command: str, words: list[str]) -> tuple[str, list[str]]:
    """Return where a command lives and the rest of its words.

    Rules and server are measured apart, since the rules' bench may not know the server.
    """
    if command == "bench" and words[:1] == ["server"]:
        return "yomiai.server.load", words[1:]
    return COMMANDS[command][0], words


def _run(command: str, words: list[str]) -> int:
    module, words = _module(command, words)
    try:
        run = importlib.import_module(module).main
    except ModuleNotFoundError as missing:
        print(_why_missing(command, missing), file=sys.stderr)
        return 2
    try:
        return cast(int, run(words))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has left; Python would complain at exit
        return 0
    except OSError as problem:  # a file that is not there, or cannot be written
        print(f"yomiai {command}: {problem.filename or ''}: {problem.strerror or problem}", file=sys.stderr)
        return 2


def _why_missing(command: str, missing: ModuleNotFoundError) -> str:
    name = missing.name or ""
    if name.startswith("yomiai"):
        return f"yomiai: {command} is not part of this installation"
    return f"yomiai: {command} needs {name}; install yomiai[server]"


if __name__ == "__main__":
    sys.exit(main())
