"""`verify` finds every single change of luck, with and without rules."""

import random
from collections.abc import Callable

import msgspec
import pytest
from record.playing import SECRET, finished_record, played, sitters, started

from yomiai.record.entry import Entry, Outcome
from yomiai.record.file import Record, read, written
from yomiai.record.keeping import finished, header, running
from yomiai.record.lines import Luck, Opened
from yomiai.record.proof import outcome_faults, promise_faults, verified

RECORD = read(written(finished_record(seed=11)))
OPENED = RECORD.header.luck.opened
assert OPENED is not None


def changed_luck(**changes: object) -> Record:
    luck = msgspec.structs.replace(RECORD.header.luck, **changes)
    return msgspec.structs.replace(RECORD, header=msgspec.structs.replace(RECORD.header, luck=luck))


def changed_chance(change: Callable[[Outcome], Outcome], number: int) -> Record:
    entry = RECORD.entries[0]
    chance = [change(each) if place == number else each for place, each in enumerate(entry.chance)]
    bad: Entry = msgspec.structs.replace(entry, chance=tuple(chance))
    return msgspec.structs.replace(RECORD, entries=(bad, *RECORD.entries[1:]))


def flipped(digits: str, place: int) -> str:
    return digits[:place] + f"{int(digits[place], 16) ^ 1:x}" + digits[place + 1 :]


def test_an_honest_record_is_right() -> None:
    verdict = verified(RECORD)
    assert (verdict.wrong, verdict.unchecked) == ((), ())
    assert verdict.outcomes == 65  # 64 cards and the first starter
    assert verdict.replayed


def test_every_changed_outcome_is_found_without_rules() -> None:
    for number, stored in enumerate(RECORD.entries[0].chance):
        for other in range(len(stored.weights)):
            if other != stored.outcome:
                bad = changed_chance(lambda each, to=other: Outcome(each.weights, to), number)
                assert list(outcome_faults(bad, OPENED)) != []


def test_every_changed_weight_is_found() -> None:
    """By the digest when the file was changed; by the rules when somebody wrote a new digest too."""
    for number, stored in enumerate(RECORD.entries[0].chance):
        for place in range(len(stored.weights)):
            weights = list(stored.weights)
            weights[place] += 1
            bad = changed_chance(lambda each, to=tuple(weights): Outcome(to, each.outcome), number)
            assert any("By the rules" in fault or "key gives" in fault for fault in verified(bad).wrong)


def test_every_changed_digit_of_the_secret_is_found() -> None:
    for name in ("secret", "salt"):
        for place in range(64):
            digits = flipped(getattr(OPENED, name), place)
            bad = changed_luck(opened=msgspec.structs.replace(OPENED, **{name: digits}))
            assert promise_faults(bad, bad.header.luck.opened) != []


def test_every_changed_digit_of_the_promise_is_found() -> None:
    for place in range(64):
        assert verified(changed_luck(commitment=flipped(RECORD.header.luck.commitment, place))).wrong != ()


def test_every_changed_random_number_is_found() -> None:
    for seat in range(4):
        randoms = list(OPENED.randoms)
        randoms[seat] += "00"
        bad = changed_luck(opened=msgspec.structs.replace(OPENED, randoms=tuple(randoms)))
        assert list(outcome_faults(bad, bad.header.luck.opened)) != []


@pytest.mark.parametrize("randoms", [(), ("00",) * 3, ("00",) * 5])
def test_a_random_number_for_each_seat(randoms: tuple[str, ...]) -> None:
    verdict = verified(changed_luck(opened=msgspec.structs.replace(OPENED, randoms=randoms)))
    assert any("for each seat" in fault for fault in verdict.wrong)


def test_damage_of_the_file_is_found_even_where_the_rules_are_unknown() -> None:
    first = msgspec.structs.replace(RECORD.header, rules=999)
    content = bytearray(written(msgspec.structs.replace(RECORD, header=first)))
    dice = random.Random(5)
    for _ in range(100):
        place = content.index(b'"chance"') + dice.randrange(1500)
        if chr(content[place]) not in "123456":
            continue
        content[place] ^= 1 if content[place] != ord("1") else 2
        assert "digest" in verified(read(bytes(content))).wrong[0]
        content[place] ^= 1 if content[place] != ord("3") else 2
        break
    else:
        raise AssertionError


def test_short_secrets_and_hostile_weights_are_wrong_not_fatal() -> None:
    bad = changed_luck(opened=Opened("00", "00", OPENED.randoms))
    assert any("32 bytes" in fault for fault in verified(bad).wrong)
    for weights in ((), (0, 0), (-1, 2), (2**300,)):
        hostile = changed_chance(lambda each, to=weights: Outcome(to, each.outcome), 3)
        assert any("weights" in fault for fault in verified(hostile).wrong)


def test_a_running_record_says_what_cannot_be_checked() -> None:
    match = played(started(), steps=5)
    verdict = verified(running(header(match, sitters(4), Luck("key", "00" * 32)), match))
    assert verdict.wrong == ()
    assert "not over" in verdict.unchecked[0]


def test_luck_from_a_list_is_called_so() -> None:
    match = played(started())
    verdict = verified(finished(header(match, sitters(4), Luck("list")), match))
    assert "list" in verdict.unchecked[0]


def test_an_open_secret_without_a_key_is_wrong() -> None:
    assert any("did not come from a key" in fault for fault in verified(changed_luck(source="list")).wrong)


def test_secrets_are_those_of_the_test() -> None:
    assert bytes.fromhex(OPENED.secret) == SECRET
