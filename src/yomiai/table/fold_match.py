"""What entries about the match do to the table."""
# ruff: noqa: ARG001 - all folders take the same arguments

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from yomiai.bots.contract import Heard
from yomiai.games import registry
from yomiai.record.match import Match, resumed
from yomiai.table.clock import charged, spent
from yomiai.table.log import (
    Aborted,
    AbsenceAnswered,
    Act,
    Acted,
    BotTookOver,
    Claimed,
    EndWanted,
    Entry,
    MatchEnded,
    Paused,
    PauseWanted,
    Resumed,
    Returned,
    Seen,
    Started,
    TimedOut,
)
from yomiai.table.state import Chair, Course, Player, State
from yomiai.table.tally import counted


def matched(state: State, entry: Entry, match: Match) -> State:
    """Fold a start or an action whose match is at hand."""
    if isinstance(entry.act, Started):
        return _begun(state, entry, entry.act, match)
    if isinstance(entry.act, Acted | TimedOut):
        return _advanced(state, entry, entry.act, match)
    raise TypeError("only starts and actions lead to another match")


def _started(state: State, entry: Entry, act: Started) -> State:
    """Replay a start; a match of other rules is set aside and waits for its end."""
    return _begun(state, entry, act, _start_again(act))


def set_aside(state: State, entry: Entry, act: Started) -> State:
    """Fold the start of a match whose steps are not played again."""
    return _begun(state, entry, act, None)


def _start_again(act: Started) -> Match | None:
    try:
        game = registry.game(act.game)
    except KeyError:
        return None
    if game.rules_version != act.rules_version:
        return None
    return resumed(game, act.players, msgspec.convert(act.options, game.options_type), (act.entry,))


def _begun(state: State, entry: Entry, act: Started, match: Match | None) -> State:
    return state.with_(
        status="playing",
        course=_opening(state, entry, act, match),
        next_luck=None,
        chairs=tuple(msgspec.structs.replace(chair, random=None) for chair in state.chairs),
        settings=msgspec.structs.replace(state.settings, screen_shows="table"),
        kept_from=state.after_match,
    )


def _opening(state: State, entry: Entry, act: Started, match: Match | None) -> Course:
    luck = state.next_luck
    if luck is None:
        raise ValueError("a match starts only on a promise")
    return Course(
        number=act.match,
        started=act,
        commitment=luck,
        match=match,
        numbers=(entry.number,),
        banks_ms=(state.settings.clock.bank * 1000,) * act.players,
        seen=(0,) * act.players,
        played=tuple((_player(state, seat),) for seat in range(act.players)),
        asked_ms=entry.at_ms,
        asked_draw=entry.draw,
        step_ms=entry.at_ms,
        step_draw=entry.draw,
        thinking_ms=entry.at_ms,
    )


def _player(state: State, seat: int) -> Player:
    bot = state.chairs[seat].bot
    return Player(state.name_at(seat), "person") if bot is None else Player(state.bot_name(seat), bot)


def _acted(state: State, entry: Entry, act: Acted | TimedOut) -> State:
    match = _course(state).match
    if match is None:  # set aside: there are no rules to replay it by
        return state
    return _advanced(state, entry, act, match.replay(act.entry))


def _advanced(state: State, entry: Entry, act: Acted | TimedOut, match: Match) -> State:
    course = _course(state)
    before = course.must, None if course.must is None else course.question(course.must)
    charge = charged(state, act, entry.at_ms)
    after = msgspec.structs.replace(
        course,
        match=match,
        numbers=(*course.numbers, entry.number),
        banks_ms=charge,
        step_ms=entry.at_ms,
        step_draw=entry.draw,
        claimed=(),
    )
    if before != (after.must, None if after.must is None else after.question(after.must)):
        after = msgspec.structs.replace(
            after, asked_ms=entry.at_ms, asked_draw=entry.draw, thinking_ms=entry.at_ms, wants=()
        )
    return state.with_(course=after)


def _absence_answered(state: State, entry: Entry, act: AbsenceAnswered) -> State:
    person = entry.person
    if person is None:
        raise ValueError("somebody must have answered")
    course = _course(state)
    wants = tuple(want for want in course.wants if want[0] != person)
    if act.want != "wait":
        wants = (*wants, (person, act.want))
    return state.with_(course=msgspec.structs.replace(course, wants=wants))


def _claimed(state: State, entry: Entry, act: Claimed) -> State:
    """What is claimed has no effect on the match; bots hear it, and who claimed waits until the next step."""
    course = _course(state)
    told = () if course.match is None else course.match.entries
    heard = Heard(sum(len(each.events) for each in told), act.seat, act.claim, act.choices, act.to)
    after = msgspec.structs.replace(course, claimed=(*course.claimed, act.seat), heard=(*course.heard, heard))
    return state.with_(course=after)


def _end_wanted(state: State, entry: Entry, act: EndWanted) -> State:
    course = _course(state)
    wants = _wanting(course.wants_end, entry, want=act.want)
    return state.with_(course=msgspec.structs.replace(course, wants_end=wants))


def _pause_wanted(state: State, entry: Entry, act: PauseWanted) -> State:
    course = _course(state)
    wants = _wanting(course.wants_pause, entry, want=act.want)
    return state.with_(course=msgspec.structs.replace(course, wants_pause=wants))


def _wanting(persons: tuple[int, ...], entry: Entry, *, want: bool) -> tuple[int, ...]:
    """Return who wants something after an entry in which a person said so, or took it back."""
    if entry.person is None:
        raise ValueError("somebody must want it")
    others = tuple(other for other in persons if other != entry.person)
    return (*others, entry.person) if want else others


def _paused(state: State, entry: Entry, act: Paused) -> State:
    course = _course(state)
    banks = spent(state, course, entry.at_ms)
    rest = msgspec.structs.replace(course, banks_ms=banks, wants_pause=(), wants=(), paused=True)
    return state.with_(course=rest)


def _seen(state: State, entry: Entry, act: Seen) -> State:
    course = _course(state)
    seen = (*course.seen[: act.seat], act.number, *course.seen[act.seat + 1 :])
    return state.with_(course=msgspec.structs.replace(course, seen=seen))


def _bot_took_over(state: State, entry: Entry, act: BotTookOver) -> State:
    chair = msgspec.structs.replace(
        state.chairs[act.seat], bot=act.bot, bot_since_ms=entry.at_ms, bot_draw=entry.draw
    )
    player = Player(state.bot_name(act.seat), act.bot)
    course = msgspec.structs.replace(_course(state), wants=())
    return state.with_(course=_joined_by(course, act.seat, player)).with_chair(act.seat, chair)


def _returned(state: State, entry: Entry, act: Returned) -> State:
    course = _course(state)
    if course.must == act.seat:
        course = msgspec.structs.replace(course, thinking_ms=entry.at_ms)
    player = Player(state.members[act.person].name, "person")
    return state.with_(course=_joined_by(course, act.seat, player)).with_chair(
        act.seat, Chair(owner=act.person)
    )


def _joined_by(course: Course, seat: int, player: Player) -> Course:
    played = course.played
    return msgspec.structs.replace(
        course, played=(*played[:seat], (*played[seat], player), *played[seat + 1 :])
    )


def _resumed(state: State, entry: Entry, act: Resumed) -> State:
    course = msgspec.structs.replace(_course(state), thinking_ms=entry.at_ms, paused=False)
    return state.with_(course=course)


def _match_ended(state: State, entry: Entry, act: MatchEnded) -> State:
    course = msgspec.structs.replace(_course(state), result=act.result)
    return _over(state if state.lesson else counted(state, act.result), course, entry)


def _aborted(state: State, entry: Entry, act: Aborted) -> State:
    return _over(state, msgspec.structs.replace(_course(state), aborted=act.reason, wants=()), entry)


def _over(state: State, course: Course, entry: Entry) -> State:
    """Seats go back to their owners; a seat without one stays its bot's."""
    chairs = tuple(Chair(chair.owner, None if chair.owner else chair.bot) for chair in state.chairs)
    return state.with_(status="over", course=course, chairs=chairs, after_match=entry.number + 1)


def _course(state: State) -> Course:
    if state.running is None:
        raise ValueError("no match is running")
    return state.running


FOLDERS: dict[type[Act], Callable[[State, Entry, Any], State]] = {
    Started: _started,
    Acted: _acted,
    TimedOut: _acted,
    AbsenceAnswered: _absence_answered,
    Claimed: _claimed,
    EndWanted: _end_wanted,
    PauseWanted: _pause_wanted,
    Paused: _paused,
    Seen: _seen,
    BotTookOver: _bot_took_over,
    Returned: _returned,
    Resumed: _resumed,
    MatchEnded: _match_ended,
    Aborted: _aborted,
}
