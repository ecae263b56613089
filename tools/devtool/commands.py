"""The command line of tools/dev.py. `make` hands its variables over as environment variables."""

import argparse
import os
from collections.abc import Callable, Sequence

from devtool import check, generate, play, requirements, suites, watch
from devtool.console import CannotRun, Failed, hear_of_ends, say


def main(words: Sequence[str] | None = None) -> int:
    asked, rest = parser().parse_known_args(words)
    if rest and asked.command not in {"bench", "soak"}:
        parser().error(f"unknown: {' '.join(rest)}")
    hear_of_ends()
    try:
        return answer(asked, rest)
    except (CannotRun, Failed) as problem:
        say(str(problem))
    except KeyboardInterrupt:
        return 130
    return 1


def answer(asked: argparse.Namespace, rest: list[str]) -> int:
    answers: dict[str, Callable[[], int]] = {
        "play": lambda: play.play(asked.port, asked.host, open_browser=asked.open),
        "test": lambda: suites.test(asked.only, asked.skip),
        "check": check.check,
        "generate": lambda: generate.generate(only_check=asked.check),
        "requirements": requirements.write,
        "dev": lambda: watch.watch(asked.port),
        "bench": lambda: suites.bench(rest),
        "soak": lambda: suites.soak(rest),
    }
    return answers[asked.command]()


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/dev.py")
    commands = parser.add_subparsers(dest="command", required=True)
    _place(commands.add_parser("play", help="build, install and serve; opens a browser"))
    _place(commands.add_parser("dev", help="server with auto-reload, page with hot reload"))
    test = commands.add_parser("test", help="every part in order; ends with the sums")
    test.add_argument("only", nargs="*", help=f"of {', '.join(suites.NAMES)}; all by default")
    test.add_argument(
        "--skip", default=os.environ.get("SKIP", ""), help="parts that may be missing, by commas"
    )
    commands.add_parser("check", help="linters, types, import rules, house rules")
    generated = commands.add_parser("generate", help="write the generated files again")
    generated.add_argument("--check", action="store_true", help="only tell whether they are up to date")
    commands.add_parser("requirements", help="write requirements/*.txt again")
    told = "`rules`, `server` or `page`, with the options of each; without a word all of them"
    commands.add_parser("bench", help=f"what to measure: {told}", description=f"What to measure: {told}.")
    commands.add_parser("soak", help="passes its arguments to pytest")
    return parser


def _place(command: argparse.ArgumentParser) -> None:
    opens = os.environ.get("OPEN", "").lower() not in {"0", "no", "false", "off"}
    command.add_argument("--port", default=os.environ.get("PORT") or None)
    command.add_argument("--host", default=os.environ.get("HOST") or None)
    command.add_argument("--open", action=argparse.BooleanOptionalAction, default=opens)
