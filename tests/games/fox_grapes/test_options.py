"""Each option changes play, and only where it says so."""

from __future__ import annotations

from collections import Counter

import pytest
from games.fox_grapes.scenes import (
    dealt,
    declare,
    declare_all,
    give,
    lay_all,
    one_round,
    public,
    seats_offered,
    told,
)
from games.fox_grapes.test_two_players import declared

from yomiai.games.fox_grapes import codes
from yomiai.games.fox_grapes.rules import FoxGrapes
from yomiai.games.fox_grapes.setting import REVEAL_AS_CHOSEN, REVEAL_BY_TURNS, ROLES_FIXED, ROLES_RANDOM
from yomiai.games.fox_grapes.told import GAME, Options
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle


def stuck_fox(**options: bool) -> FoxGrapes:
    """Seat 3 is stuck with a true fox and has nothing to push; seat 0 has nothing to steal."""
    position = dealt("AA SA SA FA", **options)
    give(position, (0, 1, 0), (1, 1, 0), (1, 1, 0), (1, 0, 0))
    lay_all(position, "AA SS SS FF")
    declare_all(position, "1A 2A 0A")
    return position


def test_special_optional_lets_a_fox_taker_decline() -> None:
    position = one_round("AA FS AA", "1F 2A 0A", special_optional=True)
    assert position.legal_options() == [codes.PUSH, codes.STEAL, codes.DECLINE]
    before = [public(position, 0), public(position, 1)]
    position.apply(codes.DECLINE)
    assert told(position, codes.DID)[0].values == [0, 1, codes.DECLINE, 0, 0]
    assert public(position, 1) == before[1]


def test_special_optional_asks_also_when_only_one_deed_is_possible() -> None:
    position = dealt("A F A", special_optional=True)
    give(position, (0, 1, 0), (1, 1, 0), (1, 1, 0))
    lay_all(position, "AA FF AA")
    declare_all(position, "1A 2A 0A")
    assert position.legal_options() == [codes.PUSH, codes.DECLINE]
    assert position.why_not(1, codes.STEAL) == "F-31"


def test_special_optional_does_not_ask_when_nothing_is_possible() -> None:
    position = dealt("A F A", special_optional=True)
    give(position, (0, 1, 0), (1, 0, 0), (1, 1, 0))
    lay_all(position, "AA FF AA")
    declare_all(position, "1A 2A 0A")
    assert [h.values for h in told(position, codes.DID)] == [[1, 0, codes.NOTHING, 0, 1]]


def test_special_optional_lets_a_stuck_fox_decline_instead_of_naming() -> None:
    position = stuck_fox(special_optional=True)
    assert seats_offered(position) == [1, 2]
    assert position.legal >> codes.DECLINE & 1
    position.apply(codes.DECLINE)
    assert told(position, codes.DID)[0].values == [3, -1, codes.DECLINE, 0, 0]
    assert position.question == codes.PLACE_CARD


def test_special_any_player_lets_a_stuck_fox_name_somebody_in_vain() -> None:
    position = stuck_fox(special_any_player=True)
    assert seats_offered(position) == [0, 1, 2]
    position.apply(codes.FIRST_SEAT)
    assert told(position, codes.DID)[0].values == [3, 0, codes.NOTHING, 1, 1]
    assert public(position, 0) == (0, 2, 0)


def test_special_any_player_off() -> None:
    assert seats_offered(stuck_fox()) == [1, 2]


def test_special_any_player_asks_nobody_when_nothing_is_possible_at_all() -> None:
    position = dealt("AA AA FA", special_any_player=True)
    give(position, (0, 1, 0), (0, 1, 0), (1, 0, 0))
    lay_all(position, "AA AA FF")
    declare_all(position, "1A 0A")
    assert [h.values for h in told(position, codes.DID)] == [[2, -1, codes.NOTHING, 0, 1]]


def starts(roles: int, seed: int) -> list[int]:
    position = dealt("SAFSAFSAF SAFSAFSAF", roles=roles)
    generator = Generator(seed)
    settle(position, generator)
    playout(position, generator)
    return [happening.values[0] for happening in told(position, codes.STARTS)]


def test_roles_2p_fixed() -> None:
    assert starts(ROLES_FIXED, 1) == [0, 0, 0]


def test_roles_2p_random_draws_every_round() -> None:
    seen = Counter(tuple(starts(ROLES_RANDOM, seed)) for seed in range(80))
    assert set(seen) == {(0, a, b) for a in (0, 1) for b in (0, 1)}


def test_roles_2p_and_reveal_2p_are_for_two_players_only() -> None:
    for options in (Options(roles_2p="random"), Options(reveal_2p="chosen"), Options(reveal_2p="alternate")):
        ends = []
        for chosen in (Options(), options):
            position = GAME.start(4, chosen)
            playout(position, Generator(3))
            ends.append(position.key())
        assert ends[0] == ends[1]


def test_reveal_2p_chosen_by_the_declarer() -> None:
    position = declared(hands="SAASSS AASSSA", calls="AAAAAA", reveal=REVEAL_AS_CHOSEN)
    assert (position.actor, position.question) == (0, codes.OPEN_PLACE)
    assert position.legal_options() == [codes.FIRST_SLOT + slot for slot in range(3)]
    assert position.why_not(0, codes.PUSH) == "FE-17"
    position.apply(codes.FIRST_SLOT + 2)
    assert position.legal_options() == [codes.FIRST_SLOT, codes.FIRST_SLOT + 1]
    position.apply(codes.FIRST_SLOT)
    assert position.actor == 1, "the last card is no choice, so it was turned up by itself"
    position.apply(codes.FIRST_SLOT + 1)
    position.apply(codes.FIRST_SLOT + 2)
    opened = [happening.values[:3] for happening in told(position, codes.OPENED)]
    assert opened == [[0, 1, 2], [0, 1, 0], [0, 1, 1], [1, 0, 1], [1, 0, 2], [1, 0, 0]]


def test_reveal_2p_chosen_goes_on_after_a_special_action() -> None:
    position = declared(hands="SAASSS FASSSA", calls="FAAAAA", reveal=REVEAL_AS_CHOSEN)
    position.apply(codes.FIRST_SLOT)
    assert position.question == codes.SPECIAL
    position.apply(codes.STEAL)
    assert position.legal_options() == [codes.FIRST_SLOT + 1, codes.FIRST_SLOT + 2]


def test_reveal_2p_alternating() -> None:
    position = declared(hands="SAASSS AASSSA", calls="AAAAAA", reveal=REVEAL_BY_TURNS)
    opened = [happening.values[:3] for happening in told(position, codes.OPENED)]
    assert opened == [[0, 1, 0], [1, 0, 0], [0, 1, 1], [1, 0, 1], [0, 1, 2], [1, 0, 2]]


def test_starter_chosen_or_drawn() -> None:
    for seat in range(4):
        position = GAME.start(4, Options(starter="chosen", starter_seat=seat))
        settle(position, Generator(1))
        assert position.actor == seat
    drawn = set()
    for seed in range(40):
        position = GAME.start(4, Options())
        settle(position, Generator(seed))
        drawn.add(position.actor)
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("says", "SAF")
def test_options_do_not_touch_what_they_are_not_about(says: str) -> None:
    ends = []
    for options in ({}, {"special_optional": True, "special_any_player": True}):
        position = dealt("SA AS SS AA", **options)
        lay_all(position, "SS AA SS AA")
        for target in (1, 2, 3, 0):
            declare(position, says, target)
        ends.append([public(position, seat) for seat in range(4)])
    assert ends[0] == ends[1]
