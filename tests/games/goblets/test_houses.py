"""Section 12: seven to twelve players, nobles and vassals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from games.goblets.feast import Feast, letters, scores

from yomiai.games.goblets import records, rules, state
from yomiai.games.goblets.told import GAME, setting
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER, seen_by, view

PLACE = state.FIRST_PLACE


def eight(**options: object) -> Feast:
    """Houses of seats (0, 1), (2, 3), (4, 5), (6, 7); the even seats are nobles in the first course."""
    return Feast(8, **options)


def rebel(feast: Feast, house: int) -> Feast:
    feast.position.rebels = 1 << house
    return feast


def test_G65_players_form_pairs_of_noble_and_vassal() -> None:
    shown = eight().seen(WATCHER).houses
    assert [(house.noble, house.vassal) for house in shown] == [(0, 1), (2, 3), (4, 5), (6, 7)]


def test_G65_free_pairs_share_two_actions_of_any_kind() -> None:
    feast = eight(pair_actions="free")
    assert feast.may(state.PEEK)
    feast.peek()
    assert feast.actor == 0
    feast.take(state.HAND_OVER)
    assert feast.actor == 1
    assert not feast.may(state.HAND_OVER)
    assert feast.why_not(state.HAND_OVER) == "G-70"
    assert feast.pour("w", 2).actor == 2
    feast.take(state.HAND_OVER)
    assert feast.may(state.TOAST)
    assert feast.call().events(records.Called)[0].seat == 3


def test_G65_in_the_last_round_free_pairs_act_one_after_the_other() -> None:
    feast = eight(pair_actions="free").call()
    assert not feast.may(state.HAND_OVER)
    assert feast.why_not(state.HAND_OVER) == "G-27"
    assert feast.peek().actor == 3


def test_G66_loyalty_is_seen_by_the_vassal_alone() -> None:
    feast = eight()
    for sworn in feast.events(records.Sworn):
        assert not view(sworn, seen_by(sworn.seat)).loyalty.closed
        assert view(sworn, seen_by(sworn.seat - 1)).loyalty.closed
        assert view(sworn, WATCHER).loyalty.closed
    assert [person.loyalty is None for person in feast.seen(WATCHER).persons] == [True, False] * 4


@pytest.mark.parametrize("rebels", [0, 1, 2, 4])
def test_G67_so_many_rebels_one_unless_told_otherwise(rebels: int) -> None:
    houses = set()
    for seed in range(15):
        feast = Feast(8, seed=seed, rebels=rebels)
        assert feast.position.rebels.bit_count() == rebels
        houses.add(feast.position.rebels)
    assert len(houses) == {0: 1, 1: 4, 4: 1}.get(rebels, len(houses))
    assert records.Options().rebels == 1


@pytest.mark.parametrize(("rebels", "ways"), [(1, 4), (2, 6), (3, 4)])
def test_G67_every_way_to_deal_loyalty_is_as_likely(rebels: int, ways: int) -> None:
    chances: dict[int, Fraction] = {}

    def walk(position: rules.Goblets, chance: Fraction) -> None:
        if position.actor >= 0 or position.question != state.DRAW_LOYALTY:
            chances[position.rebels] = chances.get(position.rebels, Fraction(0)) + chance
            return
        weights = position.chance_weights()
        for outcome, weight in enumerate(weights):
            if weight:
                after = position.copy()
                after.apply(outcome)
                walk(after, chance * weight / sum(weights))

    position = rules.new_match(setting(8, records.Options(rebels=rebels)))
    generator = Generator(1)
    while position.question != state.DRAW_LOYALTY:
        position.apply(position.draw(generator))
    walk(position, Fraction(1))
    assert list(chances.values()) == [Fraction(1, ways)] * ways


def test_G67_more_rebels_than_vassals_are_refused() -> None:
    with pytest.raises(ValueError, match="vassals"):
        GAME.start(7, records.Options(rebels=4))


@pytest.mark.parametrize(("players", "houses"), [(7, 4), (8, 4), (9, 5), (10, 5), (11, 6), (12, 6)])
def test_G68_G69_houses_are_half_the_players_rounded_up(players: int, houses: int) -> None:
    feast = Feast(players, initial_fill=True)
    assert len(feast.position.houses) == len(feast.position.goblets) == houses
    assert [letters(house.screen) for house in feast.position.houses] == ["wwwppaa"] * houses
    assert sorted(house.target for house in feast.position.houses) == list(range(houses))
    assert [len(content) for content in feast.contents] == [1] * houses


def test_G68_with_an_odd_number_a_random_noble_has_no_vassal() -> None:
    alone = Counter()
    for seed in range(40):
        position = rules.new_match(setting(7, records.Options()))
        position.apply(position.draw(Generator(seed)))
        houses = [(house.noble, house.vassal) for house in position.houses]
        seats = sorted(seat for pair in houses for seat in pair if seat >= 0)
        assert seats == list(range(7))
        alone[next(h for h, pair in enumerate(houses) if pair[1] < 0)] += 1
    assert set(alone) == {0, 1, 2, 3}


def lone_first(**options: object) -> Feast:
    """Seven players; house 0, which begins, is the noble without a vassal."""
    for seed in range(60):
        feast = Feast(7, seed=seed, **options)
        if feast.position.houses[0].vassal < 0:
            return feast
    raise AssertionError


def test_G68_who_has_no_vassal_plays_by_the_normal_rules() -> None:
    feast = lone_first()
    assert feast.position.actions == 2
    assert feast.may(state.PEEK)
    assert feast.may(state.TOAST)
    assert feast.peek().peek().actor == 1


def test_G70_one_action_each_noble_first() -> None:
    feast = eight()
    order = []
    for _ in range(5):
        order.append(feast.actor)
        feast.rotate()
    assert order == [0, 1, 2, 3, 4]
    assert feast.pass_turn().actor == 6  # whose noble follows; seat 5 was the vassal
    assert eight().pass_turn().actor == 1  # the vassal still has his action
    assert eight().why_not(state.PEEK, 5) == "G-70"


def test_G71_only_the_vassal_peeks_only_the_noble_calls() -> None:
    feast = eight()
    assert feast.why_not(state.PEEK) == "G-71"
    assert feast.may(state.TOAST)
    feast.rotate()
    assert feast.may(state.PEEK)
    assert not feast.may(state.TOAST)
    assert feast.why_not(state.TOAST) == "G-25"
    feast.position.acted = False
    assert feast.again().why_not(state.TOAST) == "G-71"


def test_G72_what_the_vassal_saw_only_he_knows() -> None:
    feast = eight().pass_turn().peek()
    event = feast.events(records.Peeked)[0]
    assert not view(event, seen_by(1)).contents.closed
    assert view(event, seen_by(0)).contents.closed


def test_G73_G84_both_see_the_tokens_of_their_house_and_what_it_pours() -> None:
    feast = eight().pour("p", 2)
    for seat in (0, 1):
        assert not feast.seen(seen_by(seat)).houses[0].tokens.closed
        assert not view(feast.events(records.Poured)[0], seen_by(seat)).tokens.closed
    for eyes in (seen_by(2), seen_by(3), WATCHER):
        assert feast.seen(eyes).houses[0].tokens.closed
        assert view(feast.events(records.Poured)[0], eyes).tokens.closed


def test_G74_the_call_takes_the_whole_turn_under_the_houses_condition() -> None:
    assert eight().call().actor == 2
    feast = eight(toast_needs_no_wine=True)
    assert feast.why_not(state.TOAST) == "G-74"
    assert feast.screen(0, "pa").may(state.TOAST)


def test_G75_every_person_has_one_last_action_house_by_house() -> None:
    feast = eight().call()
    order = []
    while feast.position.phase == state.LAST_ROUND:
        order.append(feast.actor)
        assert feast.actor == 0 or feast.why_not(state.PASS, 0) == "G-75"
        feast.rotate()
    assert order == [2, 3, 4, 5, 6, 7, 0, 1]
    feast = lone_first().call()
    alone = 0
    while feast.position.phase == state.LAST_ROUND:
        alone += feast.actor == 0
        feast.rotate()
    assert alone == 1


def test_G76_the_noble_drinks() -> None:
    feast = eight(courses=1).goblet(0, "p").toast()
    assert {event.seat for event in feast.events(records.Drank)} == {0, 2, 4, 6}
    assert feast.seen(WATCHER).houses[0].dead


def test_G77_points_of_noble_loyal_and_rebel() -> None:
    """House 0 has house 1 for a target, which dies; the vassal of house 1 is the rebel."""
    feast = rebel(eight(courses=1), 1).all_goblets("w", "p", "", "").toast()
    assert scores(feast)[:4] == [(1, 1, 1, 1, 0), (1, 1, 1, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 3)]
    feast = rebel(eight(courses=1), 0).all_goblets("w", "p", "", "").toast()
    assert scores(feast)[1] == (0, 0, 0, 0, 0)


def test_G78_after_a_course_noble_and_vassal_change_places_and_cards_are_dealt_anew() -> None:
    feast = eight().toast().settle()
    assert [(house.noble, house.vassal) for house in feast.position.houses] == [
        (1, 0),
        (3, 2),
        (5, 4),
        (7, 6),
    ]
    assert len(feast.events(records.Sworn)) == 8
    alone = lone_first()
    before = alone.position.houses[0].noble
    assert alone.toast().settle().position.houses[0].noble == before


def test_G79_loyalty_cards_are_opened_at_scoring() -> None:
    feast = rebel(eight(courses=1), 2)
    assert not feast.events(records.OpenedLoyalty)
    opened = [(event.seat, event.loyalty.value) for event in feast.toast().events(records.OpenedLoyalty)]
    assert opened == [(1, "loyal"), (3, "loyal"), (5, "rebel"), (7, "loyal")]


def test_G80_no_characters_but_goblin_and_unicorn() -> None:
    feast = eight(characters=False, goblin_unicorn=True)
    assert all(house.character == -1 for house in feast.position.houses)
    screens = [letters(house.screen) for house in feast.position.houses]
    assert {"wwwpaag", "wwwppau"} <= set(screens)
    assert not setting(8, records.Options(characters=True)).characters
