"""From a match to its record and, where the rules are still the same, back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from yomiai.games.registry import game as game_of
from yomiai.kernel.game import Game
from yomiai.record.file import Record, ended
from yomiai.record.lines import FORMAT, Header, Luck, Placing, Sitter
from yomiai.record.match import Different, Match, stages


class OtherRules(Exception):
    """This program has no game of that name, or another version of its rules."""


def header(match: Match, seats: Iterable[Sitter], luck: Luck, at: int = 0) -> Header:
    """Return the first line of a match's record."""
    return Header(
        format=FORMAT,
        game=match.game.name,
        rules=match.game.rules_version,
        players=match.players,
        options=msgspec.to_builtins(match.options),
        seats=tuple(seats),
        luck=luck,
        at=at,
    )


def running(first: Header, match: Match) -> Record:
    """Return the record of a match that goes on."""
    return Record(first, match.entries)


def finished(first: Header, match: Match) -> Record:
    """Return the record of a match that is over or was abandoned, with a portrait after each entry."""
    portraits = tuple(
        msgspec.json.decode(msgspec.json.encode(stage.portrait()))
        for stage in stages(match.game, match.players, match.options, match.entries)
    )
    return Record(first, match.entries, portraits, ended(_placing(match)))


def _placing(match: Match) -> Placing | None:
    if not match.over:
        return None
    result = match.result()
    return Placing(tuple(result.ranks), tuple(result.payoffs), result.reason)


def rules_of(first: Header) -> Game:
    """Return the game of a record; `OtherRules` when this program cannot replay it."""
    try:
        found = game_of(first.game)
    except KeyError:
        raise OtherRules(f"this program has no game {first.game!r}") from None
    if found.rules_version != first.rules:
        raise OtherRules(
            f"the record follows version {first.rules} of the rules, "
            f"this program version {found.rules_version}"
        )
    return found


def options_of(first: Header, game: Game) -> msgspec.Struct:
    """Return the options of a record; `Different` when they do not belong to the game."""
    try:
        options: msgspec.Struct = msgspec.convert(first.options, game.options_type)
    except msgspec.ValidationError as error:
        raise Different(f"the options are not those of the game: {error}") from error
    if _as_read(options) != _as_read(first.options):
        raise Different("the options are not those of the game")
    return options


def _as_read(value: object) -> object:
    """Return a value as it would come out of a file, where a tuple is a list."""
    return msgspec.json.decode(msgspec.json.encode(value))


def replayed(record: Record) -> list[Match]:
    """Return the match after each entry, by the rules; `OtherRules` or `Different` when that cannot be."""
    first = record.header
    game = rules_of(first)
    found = list(_stages(record, game))
    for stage, portrait in zip(found, record.portraits, strict=False):
        if not _is_of(stage.portrait(), portrait):
            raise Different(f"the portrait after entry {len(stage.entries) - 1} is not what the rules give")
    if record.end is not None and found and record.end.result != _placing(found[-1]):
        raise Different("the result is not what the rules give")
    return found


def _is_of(given: msgspec.Struct, kept: dict[str, Any]) -> bool:
    """Whether the rules give what was kept. Records may be older than a field that has a default."""
    found = msgspec.json.decode(msgspec.json.encode(given))
    for field in msgspec.structs.fields(given):
        if not field.required and field.encode_name not in kept:
            found.pop(field.encode_name, None)
    return msgspec.json.encode(found) == msgspec.json.encode(kept)


def _stages(record: Record, game: Game) -> Iterable[Match]:
    try:
        yield from stages(game, record.header.players, options_of(record.header, game), record.entries)
    except ValueError as error:
        raise Different(f"the match cannot be started: {error}") from error


def portraits_of(record: Record) -> tuple[Any, ...]:
    """Return the portrait after each entry as plain data: stored ones, or by the rules while a match runs."""
    if record.portraits:
        return record.portraits
    return tuple(msgspec.json.decode(msgspec.json.encode(stage.portrait())) for stage in replayed(record))
