"""Between matches: settings, being ready, and the start that follows when everybody is."""

from __future__ import annotations

from typing import Any

import msgspec

from yomiai.record.entry import Note
from yomiai.record.match import Match
from yomiai.table import lesson, luck
from yomiai.table.bots_here import change_bots
from yomiai.table.drafting import Drafting
from yomiai.table.log import Committed, Created, Joined, Readied, SettingsSet, Started
from yomiai.table.names import name_among
from yomiai.table.people import require_host
from yomiai.table.refusal import Refusal
from yomiai.table.seats import kept_chairs, require_no_match
from yomiai.table.settings import checked, game_of, options_of
from yomiai.table.state import State
from yomiai.wire.client import Ready, SetSettings
from yomiai.wire.http import Create
from yomiai.wire.shown import Settings

ALWAYS = frozenset({"locked", "watchers", "talk", "screen_language", "screen_shows"})
"""Settings that are not about the match, so they can be changed during one."""


def create(pen: Drafting, code: str, message: Create, token_hash: str) -> None:
    """Make a table, its host on the first seat, the first promise made; a lesson has begun already."""
    if message.lesson:
        lesson.begin(pen, code, message, token_hash)
        start_when_ready(pen)
        return
    settings = checked(Settings(game=message.game, players=message.players))
    name = name_among(message.name, ())
    pen.write(Created(code, settings))
    pen.write(Joined(1, token_hash, name, message.language, 0), 1, message.id)
    pen.write(luck.promised(pen.dice))


def set_settings(pen: Drafting, person: int, message: SetSettings) -> None:
    require_host(pen.state, person)
    fields = [name for name in message.__struct_fields__ if name != "id"]
    changes = {name: getattr(message, name) for name in fields if getattr(message, name) is not None}
    if changes.keys() - ALWAYS:
        require_no_match(pen.state)
    settings = changed(pen.state.settings, changes)
    only_lock = changes["locked"] if changes.keys() == {"locked"} else None
    kept = kept_chairs(pen.state.chairs, settings.players)
    pen.write(SettingsSet(settings, only_lock, kept), person, message.id)
    if changes.keys() - ALWAYS:
        change_bots(pen)


def changed(before: Settings, changes: dict[str, Any]) -> Settings:
    """Return settings with changes; another game takes its own options and as many players as it can."""
    if changes.get("game", before.game) != before.game:
        seats = game_of(changes["game"]).seats
        players = min(max(before.players, seats.start), seats.stop - 1)
        changes = {"options": {}, "players": players} | changes
    return checked(msgspec.structs.replace(before, **changes))


def ready(pen: Drafting, person: int, message: Ready) -> None:
    require_no_match(pen.state)
    seat = pen.state.seat_of(person)
    if seat is None:
        raise Refusal("not_your_seat")
    random = lesson.NO_RANDOM if pen.state.lesson else message.random
    pen.write(Readied(seat, random if message.ready else None), person, message.id)


def start_when_ready(pen: Drafting) -> None:
    """Start as soon as every seat is filled and every person on one is ready."""
    chairs = pen.state.chairs
    somebody = any(chair.owner is not None for chair in chairs)
    if pen.state.running is None and somebody and all(chair.ready for chair in chairs):
        _start(pen, pen.state)


def _start(pen: Drafting, state: State) -> None:
    promise, settings = state.next_luck, state.settings
    if promise is None:
        raise ValueError("there is a promise whenever no match is running")
    game = game_of(settings.game)
    options = options_of(game, settings.options)
    randoms = tuple(chair.random or "" for chair in state.chairs)
    chance = luck.source(promise.secret, randoms, 0)
    match, entry = Match.start(game, settings.players, options, chance, Note(by="table", at=pen.now_ms))
    act = Started(
        match=1 if state.course is None else state.course.number + 1,
        game=game.name,
        rules_version=game.rules_version,
        players=settings.players,
        options=msgspec.to_builtins(options),
        commitment=promise.shown,
        holders=tuple(state.name_at(seat) for seat in range(settings.players)),
        randoms=randoms,
        entry=entry,
    )
    pen.write(act, match=match)


def promise_next(pen: Drafting) -> None:
    """Make the promise for the next match as soon as there is none."""
    if pen.state.running is None and pen.state.next_luck is None:
        state = pen.state
        act: Committed = lesson.prepared(state.settings.game) if state.lesson else luck.promised(pen.dice)
        pen.write(act)
