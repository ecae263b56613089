"""What a seat can conclude: told in small courses whose answer a person can work out."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from games.goblets.feast import A, B, C, Feast, letters

from yomiai.games.goblets import records, rules, state
from yomiai.games.goblets.told import GAME
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER, seen_by, view

PLACE, SEAT = state.FIRST_PLACE, state.FIRST_SEAT
WORLDS = 1500


def worlds(feast: Feast, seat: int, options: records.Options, number: int = WORLDS) -> list[rules.Goblets]:
    eyes = seen_by(seat) if seat >= 0 else WATCHER
    belief = GAME.know(feast.seen(eyes), [view(event, eyes) for event in feast.told], seat, options)
    generator = Generator(7)
    return [cast("rules.Goblets", belief.world(generator).position) for _ in range(number)]


def contents(found: list[rules.Goblets], place: int) -> Counter[str]:
    return Counter(letters(world.goblets[place].contents) for world in found)


def near(counted: Counter[str], **shares: float) -> None:
    assert set(counted) == set(shares)
    for content, share in shares.items():
        assert counted[content] / counted.total() == pytest.approx(share, abs=0.05)


def test_a_token_poured_is_any_of_those_behind_the_screen() -> None:
    feast = Feast().pour("p", C)
    near(contents(worlds(feast, B, records.Options()), C), w=3 / 7, p=2 / 7, a=2 / 7)
    near(contents(worlds(feast, A, records.Options()), C), p=1)


def test_two_tokens_are_drawn_without_putting_back() -> None:
    feast = Feast().pour("p", C).pour("a", C)
    found = contents(worlds(feast, B, records.Options()), C)
    near(found, ww=3 / 21, wp=6 / 21, wa=6 / 21, pp=1 / 21, pa=4 / 21, aa=1 / 21)


def test_a_peek_settles_what_was_in_there_then() -> None:
    feast = Feast().pour("p", B).pour("w", C).peek()
    found = worlds(feast, B, records.Options())
    near(contents(found, B), p=1)
    near(contents(found, C), w=3 / 6, p=1 / 6, a=2 / 6)


def test_a_goblet_is_followed_through_swaps_and_rotations() -> None:
    feast = Feast().pour("p", B).rotate().swap(A).peek()  # B gives A its goblet and looks into A's
    assert feast.contents[A] == ""
    found = worlds(feast, B, records.Options())
    near(contents(found, C), w=3 / 7, p=2 / 7, a=2 / 7)


def test_what_was_poured_after_a_peek_is_open_again() -> None:
    feast = Feast().pour("p", B).pass_turn().peek().pass_turn().pour("w", B)
    near(contents(worlds(feast, B, records.Options()), B), wp=3 / 7, pp=2 / 7, pa=2 / 7)


def test_a_call_says_that_no_wine_was_left() -> None:
    options: dict[str, Any] = {"toast_needs_no_wine": True, "screen": (1, 1, 1)}
    feast = Feast(**options).pour("w", C).pass_turn().all_pass(2).peek().pass_turn().call()
    near(contents(worlds(feast, B, records.Options(**options)), C), w=1)


def test_the_fill_is_a_random_token_a_goblet() -> None:
    feast = Feast(initial_fill=True)
    near(contents(worlds(feast, B, records.Options(initial_fill=True)), C), w=1 / 4, p=2 / 4, a=1 / 4)


def test_who_holds_goblin_and_unicorn_is_as_likely_for_all_others() -> None:
    feast = Feast(goblin_unicorn=True, seed=3)
    mine = next(h for h in range(4) if letters(feast.position.houses[h].screen) == "wwwppaa")
    found = worlds(feast, mine, records.Options(goblin_unicorn=True))
    holders = Counter(next(h for h in range(4) if w.houses[h].screen >> 18 & 63) for w in found)
    assert mine not in holders
    assert all(count / WORLDS == pytest.approx(1 / 3, abs=0.05) for count in holders.values())


def test_unmoved_coasters_say_nothing_about_goblets() -> None:
    cards = {A: "belladonna"}
    feast = Feast(cards=cards).pour("p", A).take(state.LOOK_AWAY, PLACE + B, state.AWAY_NEITHER)
    found = worlds(feast, C, records.Options(characters=True))
    empty = sum(not world.goblets[A].contents for world in found) / WORLDS
    assert empty == pytest.approx(1 / 2, abs=0.05)
    assert all([goblet.coaster for goblet in world.goblets] == [0, 1, 2, 3] for world in found)


def test_a_token_taken_back_is_any_of_the_goblet() -> None:
    feast = Feast(cards={A: "connoisseur"}).pour("p", A).peek().take(1).pass_turn()
    found = worlds(feast, C, records.Options(characters=True))
    assert {world.goblets[A].contents for world in found} == {0}
    assert {letters(world.houses[A].screen) for world in found} == {"wwwppaa"}


def test_a_token_seen_behind_a_screen_was_not_poured() -> None:
    cards = {A: "blackmailer"}
    feast = Feast(cards=cards, screen=(1, 1, 0)).pass_turn().pour("w", C).pass_turn().all_pass(2)
    feast.take(state.BLACKMAIL, SEAT + B, 1)
    options = records.Options(characters=True, screen=(1, 1, 0))
    near(contents(worlds(feast, A, options), C), w=1)


def test_drunk_goblets_say_who_poured_what_as_far_as_they_do() -> None:
    feast = Feast(courses=2).pour("p", C).pass_turn().pour("w", C).pass_turn().all_pass(2).toast().settle()
    belief = GAME.know(
        feast.seen(seen_by(C)),
        [view(event, seen_by(C)) for event in feast.told],
        C,
        records.Options(courses=2),
    )
    generator = Generator(3)
    poisoner = Counter()
    for _ in range(WORLDS):
        steps = belief.world(generator).steps
        kinds = [steps[i + 1][1] for i, (_, option) in enumerate(steps) if option == state.POUR]
        poisoner[tuple(kinds)] += 1
    assert set(poisoner) == {(1, 0), (0, 1)}
    assert poisoner[1, 0] / WORLDS == pytest.approx(1 / 2, abs=0.05)


def test_a_watcher_can_imagine_too_and_nobody_before_the_start() -> None:
    feast = Feast().pour("p", C)
    near(contents(worlds(feast, -1, records.Options()), C), w=3 / 7, p=2 / 7, a=2 / 7)
    empty = GAME.start(4, records.Options())
    with pytest.raises(ValueError, match="no course"):
        GAME.know(view(GAME.portray(empty), WATCHER), [], 0, records.Options())


def test_a_story_that_cannot_be_is_refused() -> None:
    feast = Feast().goblet(B, "pp").pass_turn().peek()  # nobody poured it
    with pytest.raises(ValueError, match="no placing"):
        worlds(feast, B, records.Options(), 1)
