"""Section 10: the character cards."""

from __future__ import annotations

import pytest
from games.goblets.feast import A, B, C, D, Feast, letters, scores

from yomiai.games.goblets import characters, records, rules, state
from yomiai.games.goblets.told import GAME, setting
from yomiai.kernel.asking import choices
from yomiai.kernel.choice import Place, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER, seen_by, view

PLACE = state.FIRST_PLACE
SEAT = state.FIRST_SEAT


def has(card: str, players: int = 4, **options: object) -> Feast:
    """Player A has a card; the others have cards that do nothing by themselves here."""
    return Feast(players, cards={A: card}, **options)


def test_G48_cards_are_an_option_for_four_to_six() -> None:
    assert all(house.character == "" for house in Feast().seen(WATCHER).houses)
    for players in (2, 3, 7):
        assert not setting(players, records.Options(characters=True)).characters
    for players in (4, 5, 6):
        assert setting(players, records.Options(characters=True)).characters
    assert Feast().why_not(state.LOOK_AWAY) == "G-48"


def test_G49_everybody_has_one_open_for_all() -> None:
    shown = has("guard").seen(WATCHER).houses
    assert shown[A].character == "guard"
    assert len({house.character for house in shown}) == 4


def test_G50_survivors_keep_theirs_the_dead_draw_a_new_one() -> None:
    feast = has("guard").goblet(A, "p")
    before = [house.character for house in feast.position.houses]
    feast.toast().settle()
    after = [house.character for house in feast.position.houses]
    assert after[1:] == before[1:]
    assert after[A] not in before
    assert feast.position.used == [before[A]]


def test_G50_used_cards_go_under_the_pile_and_come_back_in_order() -> None:
    """Six cards, four players: two lie fresh; the dead lay theirs under those in seat order, then draw."""
    names = ("guard", "butler", "heavy_hand", "blackmailer", "go_between", "belladonna")
    feast = Feast(4, cards=dict(enumerate(names[:4])), courses=4)
    feast.position.fresh = sum(1 << characters.NAMES.index(name) for name in names[4:])

    def after_deaths_of(*dead: int) -> tuple[list[str], list[str]]:
        feast.all_goblets(*("p" if house in dead else "" for house in range(4))).toast().settle()
        held = [characters.NAMES[house.character] for house in feast.position.houses]
        return held, [characters.NAMES[card] for card in feast.position.used]

    held, under = after_deaths_of(A, B)
    assert under == ["guard", "butler"]
    assert set(held[:2]) == {"go_between", "belladonna"}, "what lies fresh is on top"
    assert held[2:] == ["heavy_hand", "blackmailer"]
    fresh = held[:2]
    held, under = after_deaths_of(C, D)
    assert held == [*fresh, "guard", "butler"], "the card laid first comes first"
    assert under == ["heavy_hand", "blackmailer"]
    held, under = after_deaths_of(D, A)
    assert held == ["heavy_hand", fresh[1], "guard", "blackmailer"]
    assert under == [fresh[0], "butler"]


def test_G50_a_pile_of_many_courses_loses_no_card() -> None:
    names = tuple(characters.NAMES[:6])
    options = records.Options(characters=True, cards=names, courses=4)
    position = rules.new_match(setting(4, options))
    generator = Generator(3)
    for _ in range(3):
        while position.actor < 0:
            position.apply(position.draw(generator))
        used = list(position.used)
        for goblet in position.goblets[:3]:
            goblet.contents = 64  # one poison
        before = [house.character for house in position.houses]
        while position.phase != state.LAST_ROUND:
            position.apply(state.TOAST)
        while position.phase == state.LAST_ROUND:
            position.apply(state.PASS)
        assert position.used[: len(used)] == used or position.fresh == 0
        assert set(before[:3]) <= {*position.used, *(h.character for h in position.houses)}


def test_G51_G52_there_are_21_and_most_work_once_a_course() -> None:
    assert len(characters.NAMES) == characters.CHARACTERS == 21
    feast = has("guard").take(state.STAND_GUARD)
    assert not feast.may(state.STAND_GUARD)
    assert feast.why_not(state.STAND_GUARD) == "G-52"
    assert feast.seen(WATCHER).houses[A].spent
    feast.pass_turn().toast().settle()
    assert not feast.seen(WATCHER).houses[A].spent


@pytest.mark.parametrize(
    ("card", "ability"),
    [
        ("belladonna", (state.LOOK_AWAY, PLACE + B, state.AWAY_SWAP)),
        ("intriguer", (state.EXCHANGE, SEAT + C)),
        ("go_between", (state.SWAP_OTHERS, PLACE + B, PLACE + C)),
        ("heavy_hand", (state.POUR_TWO, 1, 0, PLACE + C)),
        ("guard", (state.STAND_GUARD,)),
        ("blackmailer", (state.BLACKMAIL, SEAT + C, 0)),
    ],
)
def test_G52_GC02_GC08_GC09_GC10_GC16_GC19_once_is_once_a_course(card: str, ability: tuple[int, ...]) -> None:
    feast = has(card).take(*ability)
    assert feast.actor == A
    assert not feast.may(ability[0])
    assert feast.why_not(ability[0]) == "G-52"
    feast.pass_turn().toast().settle().all_pass(3)
    assert feast.actor == A
    assert feast.may(ability[0])


def test_G52_GC07_a_token_is_taken_back_once_a_course() -> None:
    feast = has("connoisseur").goblet(A, "wp").peek().take(1).peek()
    assert feast.actor == B


def test_G53_the_card_wins_against_the_rule() -> None:
    assert (
        has("avenger", courses=1, dead_score="wine_only").all_goblets("p", "p", "", "").toast().points[A] == 1
    )


def test_GC01_two_actions_in_the_last_round() -> None:
    feast = has("king_cobra").call()
    order = []
    while feast.position.phase == state.LAST_ROUND:
        order.append(feast.actor)
        feast.rotate()
    assert order == [B, C, D, A, A]


@pytest.mark.parametrize(
    ("how", "contents", "coasters"),
    [
        (state.AWAY_SWAP, ["p", "w", "", ""], [1, 0, 2, 3]),
        (state.AWAY_COASTERS, ["w", "p", "", ""], [1, 0, 2, 3]),
        (state.AWAY_BOTH, ["p", "w", "", ""], [0, 1, 2, 3]),
        (state.AWAY_NEITHER, ["w", "p", "", ""], [0, 1, 2, 3]),
    ],
)
def test_GC02_swap_and_or_exchange_coasters(how: int, contents: list[str], coasters: list[int]) -> None:
    feast = has("belladonna").all_goblets("w", "p", "", "").take(state.LOOK_AWAY, PLACE + B, how)
    assert feast.contents == contents
    assert feast.coasters == coasters
    assert feast.position.actions == 2
    assert feast.may(state.TOAST)


def test_G54_GC02_others_learn_which_two_were_touched_and_see_the_coasters() -> None:
    for how, other in (
        (state.AWAY_SWAP, state.AWAY_COASTERS),
        (state.AWAY_BOTH, state.AWAY_NEITHER),
    ):
        reached = []
        for done in (how, other):
            feast = has("belladonna").all_goblets("w", "p", "", "").take(state.LOOK_AWAY, PLACE + B, done)
            event = view(feast.events(records.LookedAway)[0], seen_by(C))
            assert event.how.closed
            reached.append((event, feast.seen(seen_by(C))))
        assert reached[0] == reached[1]
        assert not view(feast.events(records.LookedAway)[0], seen_by(A)).how.closed


def test_GC02_which_goblet_and_what_is_done_are_one_action() -> None:
    asked = choices(GAME, has("belladonna").position, A)
    assert asked is not None
    (looked,) = (branch for branch in asked.questions[0].branches if branch.choice == Word("look_away"))
    goblet = asked.questions[looked.then]
    assert [branch.choice for branch in goblet.branches] == [Place(B), Place(C), Place(D)]
    how = asked.questions[goblet.branches[0].then].branches
    assert {branch.choice for branch in how} == {
        Word(code) for code in ("swap_goblets", "exchange_coasters", "swap_both", "leave_both")
    }
    assert all(branch.then == -1 for branch in how)


def test_G30_GC02_who_had_all_look_away_has_not_only_passed() -> None:
    feast = has("belladonna").take(state.LOOK_AWAY, PLACE + B, state.AWAY_NEITHER).pass_turn().all_pass(3)
    assert feast.position.phase == state.MAIN
    assert feast.pass_turn().position.phase == state.LAST_ROUND


def test_GC03_may_peek_into_any_goblet() -> None:
    feast = has("onlooker").goblet(C, "wp").peek(C)
    assert feast.events(records.Peeked)[0].contents.open() == records.Tokens((1, 1, 0, 0, 0))
    assert has("onlooker").take(state.PEEK).why_not(state.PASS) == "GC-03"


def test_GC04_one_more_antidote_in_each_course() -> None:
    feast = has("apothecary")
    assert letters(feast.position.houses[A].screen) == "wwwppaaa"
    assert letters(feast.toast().settle().position.houses[A].screen) == "wwwppaaa"


def test_GC05_one_more_poison_in_each_course() -> None:
    feast = has("toxicologist")
    assert letters(feast.position.houses[A].screen) == "wwwpppaa"
    assert letters(feast.toast().settle().position.houses[A].screen) == "wwwpppaa"


def test_GC06_may_rotate_two_places() -> None:
    feast = has("butler", players=5).all_goblets("w", "p", "a", "", "").take(state.ROTATE_TWO)
    assert feast.contents == ["", "", "w", "p", "a"]
    assert feast.take(state.ROTATE_BACK_TWO).contents == ["w", "p", "a", "", ""]
    assert not has("butler").may(state.ROTATE_BACK_TWO)
    assert has("butler").may(state.ROTATE_TWO)


def test_GC07_takes_one_seen_token_back_right_after_an_own_peek() -> None:
    feast = has("connoisseur").goblet(A, "wp").peek()
    assert (feast.actor, feast.position.question) == (A, state.TAKE_BACK)
    assert feast.why_not(2) == "GC-07"
    feast.take(1)
    assert feast.contents[A] == "w"
    assert letters(feast.position.houses[A].screen) == "wwwpppaa"
    assert view(feast.events(records.TookBack)[0], seen_by(B)).token.closed
    assert feast.peek().actor == B


def test_GC07_is_asked_even_with_an_empty_goblet_and_may_decline() -> None:
    feast = has("connoisseur").peek()
    assert feast.position.legal == 1 << state.DECLINE
    feast.take(state.DECLINE)
    assert feast.events(records.TookNothing)
    assert feast.peek().position.question == state.TAKE_BACK


def test_GC08_exchanges_target_cards() -> None:
    feast = has("intriguer", players=5).take(state.EXCHANGE, SEAT + C)
    assert [house.target for house in feast.position.houses] == [D, C, B, 4, A]
    assert feast.position.actions == 1


def test_G55_GC08_nobody_may_become_their_own_target() -> None:
    feast = has("intriguer").take(state.EXCHANGE)
    assert feast.position.legal == 1 << SEAT + C
    assert feast.why_not(SEAT + B) == feast.why_not(SEAT + D) == "G-55"


def test_G55_GC08_with_targets_in_pairs_everybody_but_the_own_one() -> None:
    feast = has("intriguer")
    for h, target in ((A, B), (B, A), (C, D), (D, C)):
        feast.position.houses[h].target = target
    assert feast.again().take(state.EXCHANGE).position.legal == 1 << SEAT + C | 1 << SEAT + D


def test_GC08_is_left_out_when_targets_are_secret() -> None:
    cards = setting(4, records.Options(characters=True, targets="secret")).cards
    assert not cards >> characters.INTRIGUER & 1


def test_GC09_swaps_two_goblets_of_others() -> None:
    feast = has("go_between").all_goblets("w", "p", "a", "").take(state.SWAP_OTHERS, PLACE + C, PLACE + B)
    assert feast.contents == ["w", "a", "p", ""]
    assert feast.position.actions == 1
    begun = has("go_between").take(state.SWAP_OTHERS)
    assert begun.why_not(PLACE + A) == "GC-09"


def test_GC10_one_pour_may_put_two_tokens_into_the_same_goblet() -> None:
    feast = has("heavy_hand").take(state.POUR_TWO, 1, 0, PLACE + C)
    assert feast.contents[C] == "wp"
    assert feast.position.actions == 1
    event = feast.events(records.Poured)[0]
    assert (event.count, event.tokens.open()) == (2, (records.Token.POISON, records.Token.WINE))
    assert has("heavy_hand").take(state.POUR_TWO, 0).why_not(PLACE) == "GC-10"


def test_GC11_dies_only_with_two_more_poison_than_antidotes() -> None:
    assert has("iron_stomach", courses=1).goblet(A, "p").toast().position.dead == 0
    assert has("iron_stomach", courses=1).goblet(A, "pp").toast().position.dead == 1


def test_GC12_wins_ties_for_wine_alone() -> None:
    feast = has("drinker", courses=1).all_goblets("w", "w", "", "").toast()
    assert [score[3] for score in scores(feast)] == [1, 0, 0, 0]
    feast = has("drinker", courses=1).all_goblets("w", "ww", "ww", "").toast()
    assert [score[3] for score in scores(feast)] == [0, 1, 1, 0]
    assert not setting(4, records.Options(characters=True, wine="each")).cards >> characters.DRINKER & 1


def test_GC13_dead_with_the_target_still_gets_the_bonus() -> None:
    feast = has("avenger", courses=1).all_goblets("p", "p", "", "").toast()
    assert scores(feast)[A] == (0, 1, 1, 0, 0)


def test_GC14_may_call_with_one_wine_left() -> None:
    feast = has("impatient", toast_needs_no_wine=True)
    assert not feast.screen(A, "wwp").may(state.TOAST)
    assert feast.screen(A, "wp").may(state.TOAST)


def test_GC15_acts_after_the_caller_and_as_usual_when_calling() -> None:
    feast = Feast(cards={C: "latecomer"}).call()
    order = []
    while feast.position.phase == state.LAST_ROUND:
        if order[-1:] != [feast.actor]:
            order.append(feast.actor)
        feast.rotate()
    assert order == [B, D, A, C]
    feast = Feast(host=C, cards={C: "latecomer"}).call()
    assert feast.actor == D


def test_GC16_nobody_else_may_swap_the_goblet_until_the_next_own_turn() -> None:
    feast = has("guard").take(state.STAND_GUARD).pass_turn().take(state.SWAP)
    assert not feast.may(PLACE + A)
    assert feast.why_not(PLACE + A) == "GC-16"
    feast.take(PLACE + C).rotate()
    assert feast.events(records.Rotated)
    assert feast.all_pass(2).actor == A
    assert not feast.seen(WATCHER).houses[A].guarded
    assert feast.pass_turn().take(state.SWAP).may(PLACE + A)


def test_GC16_the_own_last_action_ends_the_guard() -> None:
    feast = has("guard").take(state.STAND_GUARD).pass_turn().call().take(state.SWAP)
    assert (feast.actor, feast.may(PLACE + A)) == (C, False)
    feast.take(PLACE + D).all_pass(2)
    assert feast.actor == B
    assert feast.take(state.SWAP).may(PLACE + A)


def test_GC16_a_guard_of_the_last_round_does_not_stand_in_the_next_course() -> None:
    feast = has("guard").pass_turn().call().all_pass(2).take(state.STAND_GUARD)
    assert feast.seen(WATCHER).houses[A].guarded
    feast.pass_turn().settle()
    assert (feast.actor, feast.position.course) == (B, 1)
    assert feast.take(state.SWAP).may(PLACE + A)


def test_GC17_one_more_antidote_for_another_just_before_drinking() -> None:
    feast = has("physician", courses=1).all_goblets("", "p", "", "").call()
    while feast.position.phase == state.LAST_ROUND:
        feast.pass_turn()
    assert (feast.actor, feast.position.question) == (A, state.TREAT)
    assert feast.why_not(SEAT + A) == "GC-17"
    assert feast.why_not(state.PASS, B) == "GC-17"
    feast.take(SEAT + B)
    assert feast.position.dead == 0
    assert [event.treated for event in feast.events(records.Drank)] == [True, False, False, False]


def test_GC18_guesses_the_deaths_before_the_first_turn() -> None:
    position = rules.new_match(
        setting(
            4, records.Options(characters=True, cards=("gambler", "avenger", "butler", "guard"), courses=1)
        )
    )
    while position.actor < 0:
        position.apply(position.draw(Generator(1)))
    gambler = position.actor
    assert position.question == state.GUESS
    assert position.why_not(gambler, state.PASS) == "GC-18"
    position.told = told = []
    position.apply(state.FIRST_NUMBER + 1)
    guessed = GAME.event(told[0])
    assert view(guessed, seen_by(gambler)).guess.open() == records.Guess(1)
    assert view(guessed, seen_by((gambler + 1) % 4)).guess.closed
    position.goblets[(gambler + 1) % 4].contents = 64
    position.apply(state.TOAST)
    while position.phase == state.LAST_ROUND:
        position.apply(state.PASS)
    scored = [event for event in map(GAME.event, told) if isinstance(event, records.Scored)]
    assert [event.by_card for event in scored if event.seat == gambler] == [1]


def test_GC18_a_wrong_guess_brings_nothing() -> None:
    assert Feast(cards={A: "gambler"}, courses=1).goblet(B, "p").toast().points[A] == 3
    assert Feast(cards={A: "gambler"}, courses=1).toast().points[A] == 2


def test_GC19_sees_a_random_token_behind_another_screen() -> None:
    seen = set()
    for kind in range(3):
        feast = has("blackmailer").take(state.BLACKMAIL, SEAT + C)
        assert feast.position.chance_weights() == [3, 2, 2]
        feast.take(kind)
        event = feast.events(records.Blackmailed)[0]
        seen.add(view(event, seen_by(A)).token.open())
        for eyes in (seen_by(B), seen_by(C), seen_by(D), WATCHER):  # C, whose token it is, neither
            assert view(event, eyes).token.closed
        assert feast.position.actions == 1
    assert len(seen) == 3
    feast = has("blackmailer").screen(C, "").take(state.BLACKMAIL)
    assert feast.why_not(SEAT + C) == "GC-19"


def test_GC20_three_actions_on_the_first_own_turn_of_each_course() -> None:
    feast = has("early_bird")
    assert feast.position.actions == 3
    feast.rotate().rotate().rotate()
    assert feast.actor == B
    for _ in range(6):
        feast.rotate()
    assert (feast.actor, feast.position.actions) == (A, 2)
    assert feast.toast().settle().all_pass(3).position.actions == 3


def test_GC21_surviving_without_wine_brings_a_point() -> None:
    assert scores(has("ascetic", courses=1).toast())[A] == (1, 0, 0, 0, 1)
    assert scores(has("ascetic", courses=1).goblet(A, "w").toast())[A] == (1, 0, 0, 1, 0)
    assert scores(has("ascetic", courses=1).goblet(A, "p").toast())[A] == (0, 0, 0, 0, 0)
