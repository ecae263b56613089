"""To the counter for Raise Your Goblets a claim is a hint from who can know, never against what it saw."""

from __future__ import annotations

import pytest
from games.goblets.feast import A, B, C, Feast

from yomiai.bots import goblets
from yomiai.bots.contract import Heard
from yomiai.bots.goblets_heard import hinted, hints
from yomiai.games.goblets import records
from yomiai.games.goblets.claiming import holds
from yomiai.games.goblets.told import GAME
from yomiai.kernel.asking import choices
from yomiai.kernel.choice import Card, Choice, Number, Place
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import seen_by, view

D = 3


def said(feast: Feast, seat: int, claim: str, *choices: Choice) -> Heard:
    """Return a claim made now."""
    return Heard(len(feast.told), seat, claim, choices)


def counting(feast: Feast, seat: int, *heard: Heard) -> list[Heard]:
    return hints([view(event, seen_by(seat)) for event in feast.told], heard, seat)


def coaster(feast: Feast, place: int) -> Place:
    return Place(feast.seen(seen_by(A)).goblets[place].coaster)


def test_a_claim_is_true_or_not_of_what_is_in_the_goblet() -> None:
    goblet = Place(0)
    wine, poison, both = (2, 0, 0, 0, 0), (1, 1, 0, 0, 0), (0, 1, 1, 0, 0)
    for claim, filled, true_of in (
        ("safe", (goblet,), (wine, both)),
        ("deadly", (goblet,), (poison,)),
        ("holds", (goblet, Card("poison"), Number(1)), (poison, both)),
        ("holds", (goblet, Card("poison"), Number(0)), (wine,)),
        ("poured", (Card("antidote"), goblet), (both,)),
    ):
        found = [tokens for tokens in (wine, poison, both) if holds(claim, filled, tokens)]
        assert found == list(true_of), (claim, filled)


def test_only_who_looked_or_poured_is_heard_and_only_while_it_can_still_be_so() -> None:
    feast = Feast(courses=1)
    of_a, of_b = coaster(feast, A), coaster(feast, B)
    guess = said(feast, A, "safe", of_a)
    feast.peek()
    looked = said(feast, A, "safe", of_a)
    other = said(feast, A, "safe", of_b)
    own = said(feast, B, "safe", of_b)
    assert counting(feast, B, guess, looked, other, own) == [looked]
    feast.pour("p", B)
    poured = said(feast, A, "poured", Card("antidote"), of_b)
    boast = said(feast, A, "poured", Card("wine"), of_a)
    assert counting(feast, B, looked, poured, boast) == [looked, poured]
    feast.swap(A)
    assert counting(feast, C, looked, poured) == [looked, poured], "a goblet is known by its coaster"
    feast.pour("w", A)
    standing = counting(feast, C, looked, poured)
    assert poured in standing
    assert looked in standing, "the goblet in front of A is B's former one now"
    feast.pass_turn().pour("w", B)
    assert counting(feast, D, looked, poured) == [poured]


def test_the_last_word_of_a_speaker_about_a_goblet_stands_and_once_is_enough() -> None:
    feast = Feast(courses=1).peek()
    goblet = coaster(feast, A)
    safe, deadly = said(feast, A, "safe", goblet), said(feast, A, "deadly", goblet)
    assert counting(feast, B, safe, deadly, deadly) == [deadly]


def liar() -> tuple[Feast, Heard]:
    """B poured wine for A, called it poison, and A looked; then B's turn comes again."""
    feast = Feast(courses=1, host=B).pour("w", A)
    lie = said(feast, B, "poured", Card("poison"), coaster(feast, A))
    feast.pass_turn().all_pass(2).peek().pass_turn()
    return feast, lie


def test_who_was_found_lying_is_heard_no_more_by_those_who_know() -> None:
    feast, lie = liar()
    feast.pour("p", C)
    later = said(feast, B, "poured", Card("poison"), coaster(feast, C))
    assert counting(feast, A, lie, later) == [], "A saw that there was no poison"
    assert counting(feast, D, lie, later) == [lie, later], "D saw nothing of it"
    assert counting(feast, A, later) == [later]


def test_what_is_drunk_gives_a_liar_away_in_the_next_course() -> None:
    feast = Feast(courses=2, host=B).pour("w", A)
    lie = said(feast, B, "poured", Card("poison"), coaster(feast, A))
    feast.pass_turn().toast()
    feast.next_course()
    while feast.actor != B:
        feast.pass_turn()
    feast.pour("w", A)
    again = said(feast, B, "poured", Card("wine"), coaster(feast, A))
    assert counting(feast, C, lie, again) == []
    assert counting(feast, C, again) == [again]


def worlds_with_poison(feast: Feast, seat: int, *heard: Heard) -> float:
    """Return in how many of many worlds A's goblet holds poison, as the seat hears it."""
    eyes = seen_by(seat)
    story = [view(event, eyes) for event in feast.told]
    belief = GAME.know(feast.seen(eyes), story, seat, records.Options(courses=1))
    generator = Generator(3)
    found = hinted(
        lambda: belief.world(generator).position,  # type: ignore[return-value]
        2000,
        hints(story, heard, seat),
        generator,
    )
    assert len(found) == 2000
    poison = (Card("poison"), coaster(feast, A))
    return sum(holds("poured", poison, _contents(world)) for world in found) / len(found)


def _contents(world: object) -> list[int]:
    return GAME.portray(world).goblets[A].contents.truth.counts  # type: ignore[arg-type, attr-defined]


def test_a_claim_that_counts_makes_what_it_says_twice_as_likely() -> None:
    feast = Feast(courses=1, host=B).pour("p", A)
    before = worlds_with_poison(feast, A)
    heard = said(feast, B, "poured", Card("poison"), coaster(feast, A))
    assert before == pytest.approx(2 / 7, abs=0.03), "a screen has three wine, two poison, two antidote"
    assert worlds_with_poison(feast, A, heard) == pytest.approx(4 / 9, abs=0.03)


def test_no_claim_counts_against_what_was_seen() -> None:
    feast, _ = liar()
    heard = said(feast, C, "safe", coaster(feast, A))
    assert worlds_with_poison(feast, A, heard) == 0.0
    feast = Feast(courses=1, host=B).pour("w", A).pass_turn().all_pass(2).peek()
    against = Heard(1, B, "poured", (Card("poison"), coaster(feast, A)))
    assert worlds_with_poison(feast, A, against) == 0.0
    unknowing = Heard(len(feast.told), B, "poured", (Card("poison"), coaster(feast, A)))
    assert counting(feast, A, unknowing) == [unknowing]
    assert worlds_with_poison(feast, A, unknowing) == 0.0


def test_without_claims_the_counter_answers_as_ever_and_with_them_by_its_dice_alone() -> None:
    feast = Feast(courses=1, host=B).pour("p", A).pour("p", A).pass_turn()
    while feast.actor != A:
        feast.pass_turn()
    eyes, options = seen_by(A), records.Options(courses=1)
    story = [view(event, eyes) for event in feast.told]
    tree = choices(GAME, feast.position, A)
    assert tree is not None
    heard = (said(feast, B, "poured", Card("poison"), coaster(feast, A)),)

    def answer(seed: int, *more: object) -> object:
        return goblets.choose(feast.seen(eyes), story, tree, Generator(seed), A, options, *more)  # type: ignore[arg-type]

    assert [answer(seed) for seed in range(12)] == [answer(seed, ()) for seed in range(12)]
    told = [answer(seed, heard) for seed in range(12)]
    assert told == [answer(seed, heard) for seed in range(12)]
    assert told != [answer(seed) for seed in range(12)]
