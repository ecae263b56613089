"""Walks the annotations of portraits and events: a hideable kind stands in a box or is marked open."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from yomiai.kernel.game import Game
from yomiai.kernel.secret import Public, Secret

FRAMES = {tuple, typing.Union, types.UnionType}


def records(game: Game) -> tuple[type, ...]:
    return (game.portrait_type, *(typing.get_args(game.event_type) or (game.event_type,)))


def bare_secrets(top: tuple[type, ...]) -> list[str]:
    """Return every field whose type is hideable elsewhere but stands bare; ValueError without any box."""
    fields = [field for record in all_records(top) for field in annotated_fields(record)]
    hideable = {kind for _, annotation in fields for kind in _in_boxes(annotation)}
    if not hideable:
        raise ValueError("no box was found: the annotations were lost, or nothing is secret")
    return [name for name, annotation in fields if hideable & set(_bare(annotation))]


def all_records(top: tuple[type, ...]) -> list[type]:
    """The records themselves and all that stand in them."""
    found: list[type] = []
    waiting = list(top)
    while waiting:
        record = waiting.pop()
        if record not in found:
            found.append(record)
            named = {kind for _, annotation in annotated_fields(record) for kind in _every_type(annotation)}
            waiting += sorted((kind for kind in named if _is_record(kind)), key=lambda kind: kind.__name__)
    return found


def can_hide(annotation: Any) -> bool:
    """Whether a box, or something marked open, stands anywhere in an annotation."""
    origin = typing.get_origin(annotation)
    if origin is Annotated and _marked_open(annotation):
        return True
    return origin is Secret or any(map(can_hide, typing.get_args(annotation)))


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not Secret


def annotated_fields(record: type) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(record, include_extras=True)
    return [(f"{record.__name__}.{name}", annotation) for name, annotation in hints.items()]


def _every_type(annotation: Any) -> Iterator[Any]:
    arguments = typing.get_args(annotation)
    if not arguments:
        yield annotation
    for argument in arguments:
        yield from _every_type(argument)


def _in_boxes(annotation: Any) -> Iterator[Any]:
    if typing.get_origin(annotation) is Secret:
        (inside,) = typing.get_args(annotation)
        yield from _leaves(inside)
    else:
        for argument in typing.get_args(annotation):
            yield from _in_boxes(argument)


def _leaves(annotation: Any) -> Iterator[Any]:
    """The types a value is made of, without the frames that hold it together."""
    if typing.get_origin(annotation) in FRAMES | {Annotated}:
        for argument in typing.get_args(annotation):
            yield from _leaves(argument)
    elif annotation not in {Ellipsis, types.NoneType} and not isinstance(annotation, Public):
        yield annotation


def _bare(annotation: Any) -> Iterator[Any]:
    """The types that stand neither in a box nor marked open."""
    origin = typing.get_origin(annotation)
    if origin is Secret or (origin is Annotated and _marked_open(annotation)):
        return
    if origin in FRAMES | {Annotated}:
        for argument in typing.get_args(annotation):
            yield from _bare(argument)
    else:
        yield annotation


def _marked_open(annotation: Any) -> bool:
    return any(isinstance(mark, Public) for mark in annotation.__metadata__)
