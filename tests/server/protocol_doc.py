"""The generated part of docs/protocol.md: `python tests/server/protocol_doc.py` writes it anew."""

import inspect
import re
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from yomiai.kernel import choice
from yomiai.server.app import STATUS
from yomiai.wire import PROTOCOL, client, http, server, shown
from yomiai.wire.codes import CODES

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN, END = "<!-- generated: from here", "<!-- generated: to here -->"
HTTP = (http.Create, http.Join, http.Claim, http.Seated, http.Peek, http.Health, http.Problem)
SHOWN = (
    *(
        shown.Table,
        shown.Settings,
        shown.Clock,
        shown.Person,
        shown.SeatShown,
        shown.AbsenceOffer,
        shown.Tally,
    ),
    *(server.Told, server.Sight, server.Asked, server.Deadline, server.Result),
    *(choice.Choices, choice.Question, choice.Branch),
    *typing.get_args(choice.Choice),
)


def generated() -> str:
    lines = [f"{BEGIN} (tests/server/protocol_doc.py) -->", "", f"Protocol version: {PROTOCOL}", ""]
    parts: Sequence[tuple[str, Sequence[type[msgspec.Struct]]]] = (
        ("From a device", typing.get_args(client.FromClient)),
        ("To a device", typing.get_args(server.FromServer)),
        ("Inside messages", SHOWN),
        ("Bodies of HTTP calls", HTTP),
    )
    for title, records in parts:
        lines += [f"### {title}", ""]
        for record in records:
            lines += [*_record(record), ""]
    lines += ["### Codes of refusals", "", "Over HTTP with the status in brackets.", ""]
    lines += [f"* `{code}` ({STATUS.get(code, 409)})" for code in CODES]
    return "\n".join([*lines, "", END])


def _record(record: type[msgspec.Struct]) -> Iterator[str]:
    config = record.__struct_config__
    name = f'`"{config.tag_field}": "{config.tag}"`' if config.tag else f"`{record.__name__}`"
    yield f"**{name}** {' '.join(inspect.getdoc(record).split())}"  # type: ignore[union-attr]
    if record.__struct_fields__:
        yield ""
    required = len(record.__struct_fields__) - len(record.__struct_defaults__)
    for place, field in enumerate(record.__struct_fields__):
        kind = _kind(str(record.__annotations__[field]))
        yield f"* `{field}`: `{kind}`" + (", optional" if place >= required else "")


def _kind(annotation: str) -> str:
    bare = re.sub(r"Annotated\[(.+?), msgspec\.Meta\([^)]*\)\]", r"\1", annotation)
    return bare.replace('"', "'")


def fresh(text: str) -> str:
    before, rest = text.split(BEGIN, 1)
    return before + generated() + rest.split(END, 1)[1]


if __name__ == "__main__":
    PAGE.write_text(fresh(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
