"""Components, dealing, the first starter; two players; the variant's set-up."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from games.cockroach.tables import EIGHT, Table, dealt, sizes

from yomiai.games.cockroach import rules, told
from yomiai.games.cockroach.told import GAME, Options
from yomiai.kernel.bits import counts_list, total_of
from yomiai.kernel.secret import WATCHER, Secret, seen_by, view

NORMAL = {2: [27, 27], 3: [22, 21, 21], 4: [16] * 4, 5: [13, 13, 13, 13, 12], 6: [11, 11, 11, 11, 10, 10]}
VARIANT = {2: [26, 26], 3: [21, 20, 20], 4: [15] * 4, 5: [12, 12, 12, 12, 11], 6: [10, 10, 10, 10, 9, 9]}


def all_cards(position: rules.Cockroach) -> list[int]:
    hands = [counts_list(seat.hand, 8) for seat in position.seats]
    tables = [counts_list(seat.table, 8) for seat in position.seats]
    return [sum(column) for column in zip(*hands, *tables, counts_list(position.aside, 8), strict=True)]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("variant", [False, True])
def test_C01_C02_all_64_cards_are_used_8_of_each_of_8_kinds(players: int, variant: bool) -> None:
    assert all_cards(dealt(players, variant_face_up=variant)) == [8] * 8


@pytest.mark.parametrize("players", GAME.seats)
def test_C03_CE03_everything_is_dealt_and_the_first_seats_get_the_rest(players: int) -> None:
    assert sizes(dealt(players)) == NORMAL[players]


def test_C03_CE04_cards_come_one_by_one_from_seat_0_on() -> None:
    position = cast("rules.Cockroach", GAME.start(3, Options()))
    counts = []
    for _ in range(4):
        position.apply(position.legal_options()[-1])
        counts.append(sizes(position))
    assert counts == [[1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1]]


def test_C02_any_undealt_card_can_come_next_in_proportion() -> None:
    position = GAME.start(4, Options())
    assert position.chance_weights() == [8] * 8
    position.apply(3)
    assert position.chance_weights() == [8, 8, 8, 7, 8, 8, 8, 8]


def test_C03_a_hand_is_secret_to_its_owner() -> None:
    position = dealt(4)
    for seat in range(4):
        seen = view(GAME.portray(position), seen_by(seat))
        assert [place.hand.closed for place in seen.places] == [other != seat for other in range(4)]
    assert all(place.hand.closed for place in view(GAME.portray(position), WATCHER).places)


def test_C04_CE05_the_first_starter_is_drawn_and_each_seat_can_be() -> None:
    starters = Counter(dealt(5, seed).actor for seed in range(60))
    assert set(starters) == set(range(5))


def test_C04_CE05_or_chosen() -> None:
    assert {dealt(5, seed, starter="chosen", starter_seat=3).actor for seed in range(5)} == {3}


@pytest.mark.parametrize("seat", [-1, 4])
def test_C04_a_chosen_starter_must_be_a_seat(seat: int) -> None:
    with pytest.raises(ValueError, match="starter"):
        GAME.start(4, Options(starter="chosen", starter_seat=seat))


@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_CE01_two_to_six_players(players: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.start(players, Options())


def test_CE02_the_eight_kinds() -> None:
    assert EIGHT == ("cockroach", "toad", "fly", "bat", "rat", "scorpion", "spider", "stink_bug")


@pytest.mark.parametrize("seed", range(5))
def test_C25_ten_cards_of_two_players_are_out_unseen(seed: int) -> None:
    position = dealt(2, seed)
    portrait = GAME.portray(position)
    assert total_of(position.aside) == portrait.aside_cards == 10
    assert isinstance(portrait.aside, Secret)
    assert portrait.aside.eyes == 0
    told_aside = [GAME.event(h) for h in position.told or [] if h.code == rules.SET_ASIDE]
    assert told_aside == [told.SetAside(10)]


def test_C25_they_are_taken_from_the_top() -> None:
    position = cast("rules.Cockroach", GAME.start(2, Options()))
    for _ in range(10):
        position.apply(position.legal_options()[0])
    assert total_of(position.aside) == 10
    assert sizes(position) == [0, 0]


def test_C26_the_other_54_are_dealt_as_usual() -> None:
    assert sizes(dealt(2)) == [27, 27]


def test_CE20_nobody_ever_sees_the_ten() -> None:
    seen = Table(2).seen(0, 1)
    assert seen.aside.closed
    assert seen.aside_cards == 10


@pytest.mark.parametrize("players", GAME.seats)
def test_C30_one_card_face_up_before_each_player(players: int) -> None:
    position = dealt(players, variant_face_up=True)
    assert [total_of(seat.table) for seat in position.seats] == [1] * players
    turned = [GAME.event(h) for h in position.told or [] if h.code == rules.TURNED_UP]
    assert [event.seat for event in turned if isinstance(event, told.TurnedUp)] == list(range(players))


@pytest.mark.parametrize("players", GAME.seats)
def test_C31_the_remaining_cards_are_dealt_as_usual(players: int) -> None:
    assert sizes(dealt(players, variant_face_up=True)) == VARIANT[players]


def test_CE21_the_variant_with_two_players() -> None:
    position = dealt(2, variant_face_up=True, variant_eight_kinds=True)
    assert (total_of(position.aside), sizes(position), position.setting.limit) == (10, [26, 26], 5)


@pytest.mark.parametrize("seed", range(10))
def test_CE22_set_up_decides_nothing(seed: int) -> None:
    assert not dealt(6, seed, variant_face_up=True, variant_eight_kinds=True).over


def test_CE23_each_part_of_the_variant_can_be_played_alone() -> None:
    face_up, eight = dealt(4, variant_face_up=True), dealt(4, variant_eight_kinds=True)
    assert (face_up.setting.face_up, face_up.setting.eight_kinds) == (4, False)
    assert (eight.setting.face_up, eight.setting.eight_kinds) == (0, True)


@pytest.mark.parametrize("players", GAME.seats)
def test_CE18_hand_sizes_are_public(players: int) -> None:
    position = dealt(players)
    seen = view(GAME.portray(position), WATCHER)
    assert [place.cards for place in seen.places] == sizes(position)
