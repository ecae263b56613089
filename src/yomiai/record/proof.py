"""Checking the luck of a record: the promise, the key and every outcome. No rules are needed for that.

Without rules nobody can say which weights *should* stand there; the file's digest shows accidents, and
where the rules are known `verified` replays them as well.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from yomiai.kernel.chance import SECRET_BYTES, commitment, keyed_outcome, match_key
from yomiai.record.file import Record
from yomiai.record.keeping import OtherRules, replayed
from yomiai.record.lines import Opened
from yomiai.record.match import Different


class Verdict(msgspec.Struct, frozen=True):
    """What checking found.

    wrong: sentences that each prove the record wrong.
    unchecked: sentences that say what could not be checked, and why.
    outcomes: how many outcomes of chance were computed again and found equal.
    replayed: whether the rules of this program gave the same match.
    """

    wrong: tuple[str, ...]
    unchecked: tuple[str, ...]
    outcomes: int
    replayed: bool


def verified(record: Record) -> Verdict:
    """Check everything about a record that can be checked."""
    wrong = [] if record.intact else ["The file was changed after it was written: its digest does not fit."]
    unchecked: list[str] = []
    outcomes = 0
    opened = record.header.luck.opened
    if opened is None:
        unchecked.append(_why_closed(record))
    else:
        wrong += promise_faults(record, opened)
        faults = list(outcome_faults(record, opened))
        wrong += faults
        outcomes = sum(len(entry.chance) for entry in record.entries) - len(faults)
    again = _replay(record, wrong, unchecked)
    return Verdict(tuple(wrong), tuple(unchecked), outcomes, again)


def _why_closed(record: Record) -> str:
    source = record.header.luck.source
    if source != "key":
        return f"This match was not played with a sealed shuffle: its luck came from a {source}."
    if record.end is None:
        return "The match is not over, so the secret of its shuffle is not open yet."
    return "The secret of the shuffle was never opened."


def promise_faults(record: Record, opened: Opened) -> list[str]:
    """Return what is wrong with secret, salt and promise."""
    secret, salt = bytes.fromhex(opened.secret), bytes.fromhex(opened.salt)
    faults = []
    if record.header.luck.source != "key":
        faults.append("A secret is open, but the luck did not come from a key.")
    if len(opened.randoms) != record.header.players:
        faults.append("There must be one random number for each seat.")
    if len(secret) != SECRET_BYTES or len(salt) != SECRET_BYTES:
        return [*faults, f"Secret and salt must be {SECRET_BYTES} bytes long."]
    if commitment(secret, salt).hex() != record.header.luck.commitment:
        faults.append("The secret is not the one that was promised: the commitment does not fit.")
    return faults


def outcome_faults(record: Record, opened: Opened) -> Iterator[str]:
    """Tell each outcome that the key does not give."""
    key = match_key(bytes.fromhex(opened.secret), [bytes.fromhex(part) for part in opened.randoms])
    number = 0
    for entry in record.entries:
        for stored in entry.chance:
            where = f"Outcome {number} (entry {entry.number})"
            try:
                outcome = keyed_outcome(key, number, stored.weights)
            except ValueError as error:
                yield f"{where}: {error}."
            else:
                if outcome != stored.outcome:
                    yield f"{where} is {stored.outcome}; the key gives {outcome}."
            number += 1


def _replay(record: Record, wrong: list[str], unchecked: list[str]) -> bool:
    try:
        replayed(record)
    except OtherRules as reason:
        unchecked.append(f"The rules were not checked: {reason}.")
        return False
    except Different as fault:
        wrong.append(f"By the rules it is another match: {fault}.")
        return False
    return True
