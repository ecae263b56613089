# never compiled: compiled generic structs lose the annotations that closing reads
"""Secrets in the data: a value in a box that names the eyes allowed to see it, and one closing function.

Invariant: `view` is the only function that turns the whole truth into what somebody may see.
There is no default viewer; whoever calls it says whose eyes look. A closed box has no content, so
two closed boxes with the same eyes are equal and reading one raises. The eyes themselves are public.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, NewType, TypeVar

import msgspec

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

Eyes = NewType("Eyes", int)
"""A mask of seats: bit s stands for seat s. What several seats on one device see is the union."""

WATCHER: Final = Eyes(0)
EVERY_EYE: Final = Eyes(-1)  # only for matches that are over


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
    """
    close = _struct_closer(type(truth))
    return truth if close is None else close(truth, eyes)  # type: ignore[no-any-return]


_closers: dict[type, Closer | None] = {}


def _struct_closer(kind: type[msgspec.Struct]) -> Closer | None:
    """Return how to close records of one type, or None when it can hold no box."""
    if kind in _closers:
        return _closers[kind]
    _closers[kind] = None  # a type that holds itself and no other box needs no closing
    hints = typing.get_type_hints(kind, include_extras=True)
    parts = [(name, _closer(hints[name])) for name in kind.__struct_fields__]
    found = [(name, close) for name, close in parts if close is not None]
    if not found:
        return None

    def close_struct(value: Any, eyes: int) -> Any:
        changes = {name: close(getattr(value, name), eyes) for name, close in found}
        return msgspec.structs.replace(value, **changes)

    _closers[kind] = close_struct
    return close_struct


def _close_box(value: Secret[Any], eyes: int) -> Secret[Any]:
    """Close one box, or the boxes inside it when it stays open."""
    if not value.eyes & eyes:
        return Secret(value.eyes)
    truth = value.truth
    if isinstance(truth, msgspec.Struct):
        close = _struct_closer(type(truth))
        if close is not None:
            return Secret(value.eyes, close(truth, eyes))
    return value


def _closer(annotation: Any) -> Closer | None:
    """Return how to close a value of an annotated type, or None when it can hold no box."""
    origin = typing.get_origin(annotation)
    if origin is Annotated:
        return _closer(typing.get_args(annotation)[0])
    if annotation is Secret or origin is Secret:
        return _close_box
    if origin in (typing.Union, types.UnionType):
        return _union_closer(typing.get_args(annotation))
    if origin is tuple:
        return _tuple_closer(typing.get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return _struct_closer(annotation)
    return _refuse_unknown(annotation, origin)


def _refuse_unknown(annotation: Any, origin: Any) -> None:
    """Records hold plain values, tuples, structs and boxes; anything else could hide a box from closing."""
    if origin in (list, dict, set, frozenset) or annotation in (list, dict, set, Any, object):
        message = f"a record may not hold {annotation}: use tuples and structs, so that boxes in it are found"
        raise TypeError(message)


def _union_closer(members: tuple[Any, ...]) -> Closer | None:
    if all(_closer(member) is None for member in members):
        return None

    def close_union(value: Any, eyes: int) -> Any:
        if isinstance(value, Secret):
            return _close_box(value, eyes)
        if isinstance(value, msgspec.Struct):
            close = _struct_closer(type(value))
            return value if close is None else close(value, eyes)
        if isinstance(value, tuple):
            return tuple(close_union(item, eyes) for item in value)
        return value

    return close_union


def _tuple_closer(members: tuple[Any, ...]) -> Closer | None:
    if members[-1] is Ellipsis:
        close = _closer(members[0])
        if close is None:
            return None
        return lambda value, eyes: tuple(close(item, eyes) for item in value)
    closers = [_closer(member) for member in members]
    if all(close is None for close in closers):
        return None
    return lambda value, eyes: tuple(
        item if close is None else close(item, eyes) for item, close in zip(value, closers, strict=True)
    )
