"""Records as text: JSON lines, one match a file, read strictly. docs/record.md is the byte for byte text."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from yomiai.record.entry import Entry
from yomiai.record.lines import FORMAT, End, Header, Line, Placing, Spoken, Step

LARGEST: Final = 64 * 2**20
"""Bytes; a match takes some ten to five hundred thousand."""
NO_DIGEST: Final = b"0" * 64


class Unreadable(Exception):
    """A file is no record; the text names the line and what is wrong with it."""


class Record(msgspec.Struct, frozen=True):
    """One match as a value.

    portraits: one for each entry, as plain data with the boxes' content; empty while the match runs.
    end: None while the match runs.
    intact: whether the file's digest fits its lines; True for a record that was not read from a file.
    claims: for each entry what was claimed after it and before the next; empty when nobody claimed anything.
    """

    header: Header
    entries: tuple[Entry, ...]
    portraits: tuple[dict[str, Any], ...] = ()
    end: End | None = None
    intact: bool = True
    claims: tuple[tuple[Spoken, ...], ...] = ()


_decoder = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def written(record: Record) -> bytes:
    """Return a record as the bytes of a file; the digest is computed anew."""
    portraits: Sequence[Any] = record.portraits or [msgspec.UNSET] * len(record.entries)
    claims: Sequence[tuple[Spoken, ...]] = record.claims or [()] * len(record.entries)
    steps = [Step(*step) for step in zip(record.entries, portraits, claims, strict=True)]
    body = b"".join(_encoder.encode(line) + b"\n" for line in (record.header, *steps))
    if record.end is None:
        return body
    last = _encoder.encode(ended(record.end.result))
    return body + last.replace(NO_DIGEST, _digest(body + last).encode()) + b"\n"


def read(content: bytes) -> Record:
    """Return the record in the bytes of a file; `Unreadable` when it is none."""
    if len(content) > LARGEST:
        raise Unreadable(f"larger than {LARGEST // 2**20} MiB; no match is that long")
    raw = content.split(b"\n")
    if raw[-1] == b"":
        raw.pop()
    if not raw:
        raise Unreadable("the file is empty")
    _check_format(raw[0])
    lines = [_line(number, text) for number, text in enumerate(raw, start=1)]
    return _assembled(lines, _digest_of_lines(raw, lines[-1]))


def _digest_of_lines(raw: Sequence[bytes], last: Line) -> str:
    """Compute the digest over the bytes as they came; only the digest itself is blanked."""
    if not isinstance(last, End):
        return ""
    return _digest(b"\n".join([*raw[:-1], raw[-1].replace(last.digest.encode(), NO_DIGEST)]))


def _digest(blanked: bytes) -> str:
    return hashlib.sha256(blanked).hexdigest()


class _Format(msgspec.Struct):
    line: str
    format: int


def _check_format(first: bytes) -> None:
    """Say clearly that a file is of another format, before its fields are called wrong."""
    try:
        found = msgspec.json.decode(first, type=_Format)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Unreadable(f"line 1: not the header of a record: {error}") from error
    if found.line != "match":
        raise Unreadable("line 1: not the header of a record")
    if found.format != FORMAT:
        raise Unreadable(f"line 1: the record has format {found.format}; this program reads format {FORMAT}")


def _line(number: int, text: bytes) -> Line:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Unreadable(f"line {number}: {error}") from error


def _assembled(lines: Sequence[Line], digest: str) -> Record:
    header, *rest = lines
    end = rest.pop() if rest and isinstance(rest[-1], End) else None
    if not isinstance(header, Header) or not (end is None or isinstance(end, End)):
        raise Unreadable("line 1: not the header of a record")
    steps = [_step(number, line, header.players) for number, line in enumerate(rest)]
    _check_header(header, end)
    portraits = tuple(step.portrait for step in steps if not isinstance(step.portrait, msgspec.UnsetType))
    if len(portraits) not in ({len(steps)} if end else {0, len(steps)}):
        raise Unreadable("some entries have no portrait; a finished record has one after each entry")
    _check_result(end, header.players)
    intact = end is None or end.digest == digest
    claims = tuple(step.claims for step in steps) if any(step.claims for step in steps) else ()
    return Record(header, tuple(step.entry for step in steps), portraits, end, intact, claims)


def _check_header(header: Header, end: End | None) -> None:
    if len(header.seats) != header.players:
        raise Unreadable(f"line 1: {header.players} players but {len(header.seats)} seats")
    if header.luck.opened is not None and end is None:
        raise Unreadable("line 1: the secret is open, though the match has no end")


def _step(number: int, line: Line, players: int) -> Step:
    where = f"line {number + 2}"
    if not isinstance(line, Step):
        raise Unreadable(f"{where}: not an entry")
    entry = line.entry
    if entry.number != number:
        raise Unreadable(f"{where}: entry {entry.number} stands where entry {number} belongs")
    if (entry.seat is None) != (number == 0):
        raise Unreadable(f"{where}: the first entry, and no other, has no seat")
    speakers = [seat for spoken in line.claims for seat in (spoken.seat, spoken.to or 0)]
    for seat in (entry.seat or 0, *speakers):
        if not 0 <= seat < players:
            raise Unreadable(f"{where}: there is no seat {seat}")
    return line


def _check_result(end: End | None, players: int) -> None:
    if end is None:
        return
    if (end.result is None) != (end.ended == "abandoned"):
        raise Unreadable("last line: a match that is over has a result, an abandoned one has none")
    result = end.result
    if result is not None and not len(result.ranks) == len(result.payoffs) == players:
        raise Unreadable("last line: the result does not fit the number of players")


def ended(result: Placing | None) -> End:
    """Return an end line whose digest `written` fills in."""
    return End("abandoned" if result is None else "over", result, NO_DIGEST.decode())
