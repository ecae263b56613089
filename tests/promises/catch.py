"""Runs checks against whatever copy of yomiai stands first on the path, and says whether they fail.

A check is module:function. A promise is tried with a few cases and seeds, a clause's test just called, once
for each of its parameters.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from promises.matches import Case, cases

from yomiai.games import registry

SEEDS = range(2)


def runs(check: Callable[..., None], game: str) -> Iterator[Callable[[], object]]:
    """Yield the calls that make up a check."""
    if list(inspect.signature(check).parameters)[:2] == ["case", "seed"] and not _parameters(check):
        for case, seed in itertools.product(_cases(check, game), SEEDS):
            yield lambda case=case, seed=seed: check(case, seed)
        return
    for arguments in _argument_sets(check):
        yield lambda arguments=arguments: check(**arguments)


def _cases(check: Callable[..., None], game: str) -> list[Case]:
    """Small settings for what tries everything; else two players, four with every option set.

    Who may see a secret is quickly looked at: small settings too, where rare cards are common, and seven
    players, of whom two are one house.
    """
    every = cases(registry.game(game))
    if check.__module__.endswith("exhaustive"):
        return [case for case in every if case.small]
    if check.__module__.endswith("audience"):
        return [case for case in every if case.players in {2, 4, 7}]
    return [case for case in every if not case.small and case.players in {2, 4}]


def _parameters(check: Callable[..., None]) -> list[Any]:
    return [mark for mark in getattr(check, "pytestmark", []) if mark.name == "parametrize"]


def _argument_sets(check: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """Do what pytest does with parametrize."""
    axes = []
    for mark in _parameters(check):
        names, values = mark.args
        split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
        axes.append(
            [dict(zip(split, value if len(split) > 1 else (value,), strict=True)) for value in values]
        )
    for parts in itertools.product(*axes):
        yield {name: value for part in parts for name, value in part.items()}


def fails(name: str, game: str) -> bool:
    module, _, function = name.partition(":")
    check = getattr(importlib.import_module(module), function)
    try:
        for run in runs(check, game):
            run()
    except (Exception, pytest.fail.Exception):  # noqa: BLE001 - a planted fault may raise anything
        return True
    return False
