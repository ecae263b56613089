# never compiled: compiled generic structs lose the annotations that closing reads
"""Secrets in the data: a value in a box that names the eyes allowed to see it, and one closing function.

Invariant: `view` is the only function that turns the whole truth into what somebody may see.
There is no default viewer; whoever calls it says whose eyes look. A closed box has no content, so
two closed boxes with the same eyes are equal and reading one raises. The eyes themselves are public.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, NewType, TypeVar, cast

import msgspec

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

Eyes = NewType("Eyes", int)
"""A mask of seats: bit s stands for seat s. What several seats on one device see is the union."""

WATCHER: Final = Eyes(0)
EVERY_EYE: Final = Eyes(-1)  # opens every box, also those for nobody; only for matches that are over


class Public:
    """The marker inside `Open`."""


Open = Annotated[T, Public()]
"""A value of a hideable kind that is public by the rules here (a claim, a face-up card).

Hideable kinds stand in `Secret[...]` or `Open[...]`, nowhere bare; a test walks the annotations.
"""


class Concealed(Exception):
    """Somebody tried to read a closed box."""


class Secret(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """A value with the set of eyes that may see it; closed when `truth` is missing."""

    eyes: int
    truth: T | msgspec.UnsetType = msgspec.UNSET

    @property
    def closed(self) -> bool:
        """Whether these eyes may not look inside."""
        return self.truth is msgspec.UNSET

    def open(self) -> T:
        """Return the content; `Concealed` when the box is closed."""
        if isinstance(self.truth, msgspec.UnsetType):
            raise Concealed
        return self.truth


def seen_by(seat: int) -> Eyes:
    """Return the eyes of one seat."""
    return Eyes(1 << seat)


Closer = Callable[[Any, int], Any]


def view(truth: S, eyes: Eyes) -> S:
    """Return a record with every box closed that these eyes may not see.

    Only fields that can hold a box are copied; the rest is shared with the original.
    TypeError for a record type that could hide a box from closing.
    """
    close = _struct_closer(type(truth))
    return truth if close is None else cast("S", close(truth, eyes))


_PLAIN = (int, float, str, bytes, enum.Enum, types.NoneType, msgspec.UnsetType)
_closers: dict[type, Closer | None] = {}
_under_way: set[type] = set()


def _struct_closer(kind: type[msgspec.Struct]) -> Closer | None:
    """Return how to close records of one type, or None when it can hold no box."""
    if kind in _closers:
        return _closers[kind]
    if kind in _under_way:
        raise TypeError(f"{kind.__name__} holds itself: closing would have to know how deep")
    _under_way.add(kind)
    try:
        found = _fields_that_hold_boxes(kind)
    finally:
        _under_way.discard(kind)
    _closers[kind] = _closer_of_fields(found) if found else None
    return _closers[kind]


def _fields_that_hold_boxes(kind: type[msgspec.Struct]) -> list[tuple[str, Closer]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    parts = [(name, _closer(hints[name])) for name in kind.__struct_fields__]
    return [(name, close) for name, close in parts if close is not None]


def _closer_of_fields(found: list[tuple[str, Closer]]) -> Closer:
    def close_struct(value: Any, eyes: int) -> Any:
        changes = {name: close(getattr(value, name), eyes) for name, close in found}
        return msgspec.structs.replace(value, **changes)

    return close_struct


def _close_box(value: Secret[Any], eyes: int) -> Secret[Any]:
    """Close one box, or the boxes inside it when it stays open."""
    if not value.eyes & eyes and eyes != EVERY_EYE:
        return Secret(value.eyes)
    inside = _close_any(value.truth, eyes)
    return value if inside is value.truth else Secret(value.eyes, inside)


def _close_any(value: Any, eyes: int) -> Any:
    """Close a value whose type is only known now that it is there."""
    if isinstance(value, Secret):
        return _close_box(value, eyes)
    if isinstance(value, msgspec.Struct):
        close = _struct_closer(type(value))
        return value if close is None else close(value, eyes)
    if isinstance(value, tuple):
        return tuple(_close_any(item, eyes) for item in value)
    return value


def _closer(annotation: Any) -> Closer | None:
    """Return how to close a value of an annotated type, or None when it can hold no box."""
    origin = typing.get_origin(annotation)
    if origin is Annotated:
        return _closer(typing.get_args(annotation)[0])
    if isinstance(annotation, NewType):
        return _closer(annotation.__supertype__)
    if annotation is Secret or origin is Secret:
        for inside in typing.get_args(annotation):
            _closer(inside)  # what a box holds must be something that closing understands
        return _close_box
    if origin in {typing.Union, types.UnionType}:
        closers = [_closer(member) for member in typing.get_args(annotation)]
        return None if all(close is None for close in closers) else _close_any
    if origin is tuple:
        return _tuple_closer(typing.get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return _struct_closer(annotation)
    _refuse_unknown(annotation, origin)
    return None


def _refuse_unknown(annotation: Any, origin: Any) -> None:
    """Refuse what could hide a box from closing: records hold plain values, tuples, structs, boxes."""
    plain = isinstance(annotation, type) and issubclass(annotation, _PLAIN)
    if not plain and origin is not typing.Literal:
        raise TypeError(f"a record may not hold {annotation}: only in tuples and structs are boxes found")


def _tuple_closer(members: tuple[Any, ...]) -> Closer | None:
    closers = [_closer(member) for member in members if member is not Ellipsis]
    if all(close is None for close in closers):
        return None
    if members[-1] is Ellipsis:
        close_item = closers[0]
        assert close_item is not None
        return lambda value, eyes: tuple(close_item(item, eyes) for item in value)
    return lambda value, eyes: tuple(
        item if close is None else close(item, eyes) for item, close in zip(value, closers, strict=True)
    )
